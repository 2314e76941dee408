import CampaignCompiler
import CampaignModel
import CampaignRules
import Diagnostics
import Documents
import SourceText
import Testing

/// One fault in a campaign that uses everything: the whole compiler prints one finding, and nothing that follows from it.
@Suite struct ContentFaultTests {
  /// A change to the good campaign: what is replaced, by what, and the rule that then finds it.
  struct Fault: CustomTestStringConvertible, Sendable {
    let old: String
    let new: String
    let rule: RuleID

    init(_ old: String, _ new: String, _ rule: RuleID) {
      self.old = old
      self.new = new
      self.rule = rule
    }

    var testDescription: String { "\(rule): \(new)" }
  }

  private static let good = """
    id: everything
    platforms: [ios, android, fireos, web]
    content:
      _default: en
      en:
        title: Weekend sale
        subtitle: Until Sunday
        body: "{{firstName|Hello}}, shop now."
        summary: Ends on Sunday
        image: https://cdn.acme.example/en.jpg
        url: https://acme.example/en
        actions: [{id: shop, title: Shop now}, {id: later, title: Not now, url: "https://acme.example/later"}]
      de:
        title: Wochenendangebot
        subtitle: Bis Sonntag
        body: "{{firstName|Hallo}}, jetzt einkaufen."
        summary: Endet am Sonntag
        image: https://cdn.acme.example/de.jpg
        url: https://acme.example/de
        actions: [{id: shop, title: Einkaufen}, {id: later, title: Nicht jetzt}]
      tr: {title: Hafta sonu, subtitle: Pazara kadar, body: "{{firstName|Merhaba}}, hemen al.", summary: Pazar biter,
        image: https://cdn.acme.example/tr.jpg, url: https://acme.example/tr,
        actions: [{id: shop, title: Hemen al}, {id: later, title: Sonra}]}
    presentation: {sound: default, badge: 1, threadId: sales, channelId: com.acme.promos, color: "#ff6600"}
    delivery: {ttl: 3d, priority: high, collapseId: sale}
    data: {screen: sale, saleId: "42"}
    variables: {firstName: {maxLength: 40, sample: Ada}}
    variants:
      control: {weight: 50}
      emoji: {weight: 50, content: {en: {title: Sale ends soon}}}
    web: {tag: sale, renotify: true}

    """

  private static let project: Project? = {
    let yaml = """
      app:
        ios: {bundleId: com.acme.app, notificationOptions: [alert, badge, sound], serviceExtension: true}
        android: {package: com.acme.app, minSdk: 26}
        urlSchemes: [https]
      locales: {required: [en, de], served: [en, de, tr]}

      """
    let file = SourceFile(id: FileID(0), path: "carillon.yaml", bytes: Array(yaml.utf8))
    guard let document = YAMLReader.read(file).value else { return nil }
    return Project(configuration: ConfigurationReader.read(document).value, catalog: Catalog())
  }()

  private func printed(_ yaml: String) throws -> [Finding] {
    let project = try #require(Self.project)
    let file = SourceFile(id: FileID(1), path: "campaigns/everything.yaml", bytes: Array(yaml.utf8))
    let compiled = compile(file, in: project)
    return project.policy.diagnostics(compiled.findings, allowances: compiled.allowances).map(\.finding)
  }

  @Test func `the campaign itself has no finding`() throws {
    #expect(try printed(Self.good).map(\.message) == [])
  }

  @Test(arguments: [
    Fault("id: everything", "id: Every thing", .invalidCampaignID),
    Fault("_default: en", "_default: fr", .defaultLocaleMissing),
    Fault("_default: en\n", "_default: [en]\n", .wrongType), Fault("  _default: en\n", "", .missingKey),
    Fault("  _default: en\n", "  default: en\n", .unknownKey),
    Fault("content:\n", "contents:\n", .unknownKey),
    Fault("control: {weight: 50}", "control: {wieght: 50}", .unknownKey),
    Fault("_default: en", "_default: english", .invalidLocale),
    Fault("_default: en", "_default: EN", .nonCanonicalLocale),
    Fault("title: Wochenendangebot", "title:", .wrongType),
    Fault("title: Weekend sale", "title: [Weekend]", .wrongType),
    Fault("    title: Wochenendangebot\n", "", .missingKey),
    Fault("title: Weekend sale", "titel: Weekend sale", .unknownKey),
    Fault("{{firstName|Hello}}", "{{first name|Hello}}", .placeholderSyntax),
    Fault("{{firstName|Hallo}}", "{{firstName|Hallo}", .placeholderSyntax),
    Fault("{{firstName|Hallo}}", "｛｛firstName｝｝", .placeholderSyntax),
    Fault("image: https://cdn.acme.example/en.jpg", "image: http://cdn.acme.example/en.jpg", .imageNotHTTPS),
    Fault("image: https://cdn.acme.example/en.jpg", "image: {a: b}", .wrongType),
    Fault("url: https://acme.example/de", "url: /de", .relativeURL),
    Fault("url: https://acme.example/en", "url: \"https://acme.example/e n\"", .invalidURL),
    Fault("  de:\n", "  DE:\n", .nonCanonicalLocale), Fault("  tr: {", "  türkisch: {", .invalidLocale),
    Fault("  tr: {", "  iw: {", .deprecatedLocale), Fault("  tr: {", "  no: {", .macroLocale),
    Fault("{id: shop, title: Shop now}", "{id: Shop, title: Shop now}", .invalidActionID),
    Fault("{id: shop, title: Einkaufen}", "{id: shop}", .missingKey),
    Fault("{id: shop, title: Einkaufen}", "{title: Einkaufen}", .missingKey),
    Fault("{id: later, title: Sonra}", "{id: shop, title: Sonra}", .duplicateAction),
    Fault("title: Not now, url: \"https://acme.example/later\"", "title: Not now, url: later", .relativeURL),
    Fault("actions: [{id: shop, title: Einkaufen}, {id: later, title: Nicht jetzt}]", "actions: shop", .wrongType),
    Fault("platforms: [ios, android, fireos, web]", "platforms: [ios, android, fireos, webb]", .invalidEnum),
    Fault("platforms: [ios, android, fireos, web]", "platforms: ios", .wrongType),
    Fault("channelId: com.acme.promos", "channelId: [a]", .wrongType), Fault("badge: 1", "badge: \"1\"", .wrongType),
    Fault("ttl: 3d", "ttl: 3600", .wrongType), Fault("ttl: 3d", "ttl: 1712400000000", .ttlLooksLikeMilliseconds),
    Fault("delivery: {ttl: 3d, priority: high, collapseId: sale}", "delivery: [ttl]", .wrongType),
    Fault("saleId: \"42\"", "saleId: 42", .dataValueNotString), Fault("screen: sale", "screen: ~", .dataValueNull),
    Fault("saleId: \"42\"", "saleId: 0755", .ambiguousScalar),
    Fault("{maxLength: 40, sample: Ada}", "{maxLength: \"40\", sample: Ada}", .wrongType),
    Fault("{maxLength: 40, sample: Ada}", "{maxLenght: 40, sample: Ada}", .unknownKey),
    Fault("{firstName: {maxLength: 40", "{first-name: {maxLength: 40", .invalidVariableName),
    Fault("control: {weight: 50}", "control: {weight: \"50\"}", .wrongType),
    Fault("control: {weight: 50}", "control: {}", .missingKey),
    Fault("control: {weight: 50}", "Control: {weight: 50}", .invalidVariantID),
    Fault("control: {weight: 50}", "control: fifty", .wrongType),
    Fault("content: {en: {title: Sale ends soon}}", "content: {fr: {title: Sale ends soon}}", .unknownKey),
    Fault("content: {en: {title: Sale ends soon}}", "content: {en: {title: }}", .wrongType),
    Fault("tag: sale, ", "tag: [a], ", .wrongType), Fault("renotify: true", "renotify: yes", .wrongType),
    Fault("variants:", "draft: \"true\"\nvariants:", .wrongType),
    Fault("variants:", "silent: no\nvariants:", .wrongType),
  ])
  func `one fault is one finding`(_ fault: Fault) throws {
    #expect(Self.good.contains(fault.old))
    let findings = try printed(Self.good.replacing(fault.old, with: fault.new, maxReplacements: 1))
    #expect(findings.map(\.rule) == [fault.rule], "\(findings.map { "\($0.rule): \($0.message)" })")
  }

  @Test func `fifteen faults are fifteen findings`() throws {
    let faults = [
      ("title: Weekend sale", "titel: Weekend sale"),
      ("image: https://cdn.acme.example/en.jpg", "image: http://a.example/b.jpg"),
      ("{id: shop, title: Shop now}", "{id: Shop, title: Shop now}"), ("{{firstName|Hallo}}", "{{first name}}"),
      ("url: https://acme.example/de", "url: /de"), ("subtitle: Pazara kadar", "subtitle: [a]"),
      ("badge: 1", "badge: \"1\""),
      ("color: \"#ff6600\"", "color: orange"), ("ttl: 3d", "ttl: 3600"), ("priority: high", "priority: hihg"),
      ("saleId: \"42\"", "saleId: 42"), ("screen: sale", "screen: {a: b}"), ("maxLength: 40", "maxLength: forty"),
      ("renotify: true", "renotify: yes"), ("{weight: 50, content: {en:", "{weight: 50, content: {fr:"),
    ]
    let yaml = faults.reduce(Self.good) { $0.replacing($1.0, with: $1.1, maxReplacements: 1) }
    let findings = try printed(yaml)
    #expect(findings.count == 15, "\(findings.map { "\($0.rule): \($0.message)" })")
    #expect(Set(findings.map(\.range)).count == 15)
  }
}
