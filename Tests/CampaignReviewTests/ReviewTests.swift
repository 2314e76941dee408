import CampaignCompiler
import CampaignModel
import CampaignReview
import Diagnostics
import SourceText
import Testing
import Writers

@Suite struct ReviewTests {
  private static let sale = """
    id: sale
    description: A sale
    content:
      _default: en
      en: {title: Sale, body: Today, url: "https://acme.example/sale"}
      de: {title: Verkauf, body: Heute, url: "https://acme.example/sale"}
    presentation: {badge: 1}
    delivery: {ttl: 3d}
    data: {screen: sale}

    """

  private func side(_ files: [String: String]) -> ReviewSide {
    let project = Project(configuration: Configuration(), catalog: Catalog())
    let sorted = files.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
    return ReviewSide(
      project: project,
      campaigns: sorted.enumerated().map { index, file in
        ReviewedCampaign(
          SourceFile(id: FileID(UInt32(index + 1)), path: file.key, bytes: Array(file.value.utf8)), in: project)
      })
  }

  private func review(_ base: String?, _ head: String?) -> Review {
    let path = "campaigns/sale.yaml"
    return compare(side(base.map { [path: $0] } ?? [:]), side(head.map { [path: $0] } ?? [:]))
  }

  /// The changes of the one campaign, findings apart, each as a line.
  private func lines(_ review: Review) -> [String] {
    review.campaigns.flatMap(\.changes).filter { $0.kind != .findingAdded && $0.kind != .findingRemoved }.map {
      change in
      let scope = [change.subject, change.locale, change.platform, change.variant].compactMap { $0 }.joined(
        separator: "/")
      return "\(change.impact) \(change.kind.name) \(scope): \(change.before ?? "-") → \(change.after ?? "-")"
    }
  }

  /// An edit of the sale and what a review must say of it, all of it.
  struct Case: Sendable, CustomTestStringConvertible {
    let name: String
    let old: String
    let new: String
    let expected: [String]
    var testDescription: String { name }

    init(_ name: String, _ old: String, _ new: String, _ expected: [String]) {
      self.name = name
      self.old = old
      self.new = new
      self.expected = expected
    }
  }

  static let cases = [
    Case("a title", "title: Verkauf", "title: Angebot", ["visible field-changed content.title/de: Verkauf → Angebot"]),
    Case("a description", "A sale", "The sale", ["internal field-changed description: A sale → The sale"]),
    Case("a badge", "{badge: 1}", "{badge: 2}", ["visible field-changed presentation.badge: 1 → 2"]),
    Case(
      "a field more and one less", "{badge: 1}", "{threadId: a}",
      ["visible field-added presentation.threadId: - → a", "visible field-removed presentation.badge: 1 → -"]),
    Case("a time to live", "ttl: 3d", "ttl: 36h", ["internal field-changed delivery.ttl: 3d → 36h"]),
    Case("the same time to live in another unit", "ttl: 3d", "ttl: 72h", []),
    Case("data", "screen: sale", "screen: home", ["internal field-changed data.screen: sale → home"]),
    Case(
      "a locale less", "  de: {title: Verkauf, body: Heute, url: \"https://acme.example/sale\"}\n", "",
      ["breaking locale-removed de: Verkauf → -"]),
    Case(
      "a locale more", "presentation:",
      "  fr: {title: Vente, body: Ici, url: \"https://acme.example/sale\"}\npresentation:",
      ["visible locale-added fr: - → Vente"]),
    Case(
      "a placeholder", "body: Today", "body: \"Today, {{firstName|you}}\"",
      [
        "breaking placeholder-added firstName: - → -",
        "visible field-changed content.body/en: Today → Today, {{firstName|you}}",
      ]),
    Case(
      "a platform block", "presentation:", "ios: {threadId: x}\npresentation:",
      ["visible field-added presentation.threadId/ios: - → x"]),
    Case(
      "the platforms", "presentation:", "platforms: [ios, android, fireos]\npresentation:",
      ["breaking target-removed webpush: - → -", "visible field-added platforms: - → ios, android, fireos"]),
    Case("a comment and the order of keys", "data: {screen: sale}", "# a comment\ndata:\n  screen: sale", []),
  ]

  @Test(arguments: cases)
  func `an edit is told, and nothing else`(_ test: Case) throws {
    let edited = Self.sale.replacing(test.old, with: test.new)
    try #require(edited != Self.sale)
    let review = review(Self.sale, edited)
    #expect(lines(review) == test.expected)
    #expect(review.isEmpty == test.expected.isEmpty)
  }

  @Test(arguments: cases)
  func `with the ends exchanged a review is mirrored`(_ test: Case) {
    let edited = Self.sale.replacing(test.old, with: test.new)
    let (there, back) = (review(Self.sale, edited), review(edited, Self.sale))
    #expect(there.payloads.added == back.payloads.removed && there.payloads.changed == back.payloads.changed)
    let forward = there.campaigns.flatMap(\.changes).map { [$0.subject, $0.locale, $0.before, $0.after] }
    let backward = back.campaigns.flatMap(\.changes).map { [$0.subject, $0.locale, $0.after, $0.before] }
    let key = { (row: [String?]) in row.map { $0 ?? "" }.joined(separator: "\u{0}") }
    #expect(forward.map(key).sorted() == backward.map(key).sorted())
  }

  @Test
  func `nothing changed is an empty review`() {
    let review = review(Self.sale, Self.sale)
    #expect(review.isEmpty && !review.isBreaking && review.unchangedCampaigns == 1)
    #expect(
      renderText(review)
        == "0 added, 0 removed, 0 changed, 1 unchanged campaigns; payloads: 0 added, 0 removed, 0 changed; 0 errors introduced\n"
    )
  }

  @Test
  func `campaigns that come and go are counted with their payloads`() {
    let added = review(nil, Self.sale)
    #expect(added.count(.added) == 1 && added.payloads.added == 8 && !added.isBreaking)
    let removed = review(Self.sale, nil)
    #expect(removed.count(.removed) == 1 && removed.payloads.removed == 8 && removed.isBreaking)
  }

  @Test
  func `a campaign that moved to another file is still itself`() {
    let review = compare(side(["campaigns/a.yaml": Self.sale]), side(["campaigns/b/c.yaml": Self.sale]))
    #expect(lines(review) == ["internal campaign-moved : campaigns/a.yaml → campaigns/b/c.yaml"])
    #expect(review.payloads == (0, 0, 0))
  }

  @Test
  func `a campaign that does not compile any more is shown with its findings`() throws {
    let review = review(Self.sale, Self.sale.replacing("badge: 1", with: "bagde: 1"))
    let campaign = try #require(review.campaigns.first)
    #expect(campaign.compiles == (true, false))
    let finding = try #require(campaign.changes.first { $0.kind == .findingAdded })
    #expect(finding.subject == "unknown-key" && finding.impact == .breaking)
    #expect(finding.head?.position == LineIndex.Position(line: 7, column: 16))
    #expect(review.introducedErrors == 1 && review.isBreaking)
    #expect(renderText(review).contains("sale: changed; has no payloads any more"))
  }

  @Test
  func `a campaign that becomes a draft is lost, one that is a draft no more is new`() {
    let draft = Self.sale + "draft: true\n"
    #expect(lines(review(Self.sale, draft)).first == "breaking field-changed draft: false → true")
    #expect(lines(review(draft, Self.sale)).first == "visible field-changed draft: true → false")
  }

  @Test
  func `a finding that only moved is none`() {
    let broken = Self.sale.replacing("badge: 1", with: "bagde: 1")
    #expect(review(broken, "# a line\n" + broken).isEmpty)
  }

  @Test
  func `each change has its place at both ends`() throws {
    let edited = "# a line\n" + Self.sale.replacing("title: Verkauf", with: "title: Angebot")
    let change = try #require(review(Self.sale, edited).campaigns.first?.changes.first)
    #expect(change.base?.description == "campaigns/sale.yaml:6:15")
    #expect(change.head?.description == "campaigns/sale.yaml:7:15")
  }

  @Test
  func `channels and categories are told with the campaigns that use them`() {
    let channels = { (importance: Int, name: String) in
      "<resources><NotificationChannel id=\"promos\" name=\"\(name)\" importance=\"\(importance)\"/></resources>"
    }
    func end(_ xml: String) -> ReviewSide {
      let file = SourceFile(id: FileID(9), path: "channels/ua_custom_notification_channels.xml", bytes: Array(xml.utf8))
      let catalog = CatalogReader.read([file], otherPaths: [], configuration: Configuration()).value
      let project = Project(configuration: Configuration(), catalog: catalog)
      let source = Self.sale.replacing("{badge: 1}", with: "{badge: 1, channelId: promos}")
      let campaign = SourceFile(id: FileID(1), path: "campaigns/sale.yaml", bytes: Array(source.utf8))
      return ReviewSide(project: project, campaigns: [ReviewedCampaign(campaign, in: project)], resources: [file])
    }
    let base = end(channels(3, "Offers"))
    #expect(
      compare(base, end(channels(2, "Offers"))).resources.first?.head?.description
        == "channels/ua_custom_notification_channels.xml:1:71")
    let lower = compare(base, end(channels(2, "Offers"))).resources
    #expect(lower.map(\.kind.name) == ["channel-changed"] && lower.map(\.impact) == [.breaking])
    #expect(lower.map(\.attribute) == ["importance"] && lower.map(\.campaigns) == [["sale"]])
    let renamed = compare(base, end(channels(3, "Deals"))).resources
    #expect(renamed.map(\.attribute) == ["name"] && renamed.map(\.impact) == [.visible])
    let removed = compare(base, end("<resources/>")).resources
    #expect(removed.map(\.kind.name) == ["channel-removed"] && removed.map(\.impact) == [.breaking])
    let added = compare(end("<resources/>"), base).resources
    #expect(added.map(\.kind.name) == ["channel-added"] && added.map(\.impact) == [.visible])
    #expect(compare(base, base).isEmpty)
  }

  @Test
  func `a setting of the project is told by its path`() {
    func end(_ served: [String]) -> ReviewSide {
      var configuration = Configuration()
      configuration.canonical = .object([
        .init("locales", .object([.init("served", .array(served.map(JSON.string)))])), .init("version", .integer(1)),
      ])
      return ReviewSide(project: Project(configuration: configuration, catalog: Catalog()), campaigns: [])
    }
    let review = compare(end([]), end(["en"]))
    #expect(review.settings.map(\.subject) == ["locales.served"])
    #expect(review.settings.map(\.after) == ["[\"en\"]"])
  }

  @Test
  func `many payloads of a target that change are told in one line`() {
    let payloads = (0..<5).map {
      PayloadChange(target: "apns", variant: nil, locale: "l\($0)", before: 100, after: 110 + $0, limit: 4096)
    }
    let campaign = CampaignReview(
      name: "sale", path: "campaigns/sale.yaml", status: .changed, changes: [], payloads: payloads,
      compiles: (true, true))
    let text = renderText(Review(campaigns: [campaign], settings: [], resources: [], unchangedCampaigns: 0))
    #expect(text.contains("  payload   apns: 5 changed (+10 to +14); largest apns/l4 with 114 of 4096 bytes\n"))
  }
}
