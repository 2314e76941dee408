import Diagnostics
import SourceText
import TestSupport
import Testing

/// Faults do not hide each other, and none gives rise to another finding.
@Suite struct ManyFaultsTests {
  /// A fault: the id that it prints, and what stands in the file instead of what is right.
  private struct Fault {
    let id: String
    let right: String
    let wrong: String
    /// The part of `wrong` that is marked.
    let marked: String

    init(_ id: String, _ right: String, _ wrong: String, marks marked: String) {
      self.id = id
      self.right = right
      self.wrong = wrong
      self.marked = marked
    }
  }

  private static let campaign = """
    id: weekend-sale
    description: Weekend flash sale
    platforms: [ios, android, fireos, web]
    content:
      _default: en
      en:
        title: Weekend sale
        subtitle: Until Sunday
        body: "{{firstName|there}}, 30% off everything"
        image: https://cdn.acme.example/weekend.jpg
        url: https://acme.example/sale
      tr:
        title: Hafta sonu
        body: "{{firstName|sen}}, her şeyde %30 indirim"
        url: https://acme.example/tr
    presentation:
      badge: 1
      interruptionLevel: active
      color: "#ff6600"
    delivery:
      ttl: 3d
      collapseId: sale
    data:
      screen: sale
      saleId: "42"
    variables:
      firstName: {maxLength: 40}
    variants:
      control: {weight: 50}
      emoji: {weight: 50, content: {en: {title: "🔥 Sale"}}}

    """

  private static let faults: [Fault] = [
    Fault("invalid-campaign-id", "id: weekend-sale", "id: Weekend Sale", marks: "Weekend Sale"),
    Fault("unknown-key", "description: ", "descripton: ", marks: "descripton"),
    Fault("invalid-enum", "[ios,", "[ois,", marks: "ois"),
    Fault("line-break-in-title", "title: Weekend sale", "title: \"Weekend\\nsale\"", marks: "\\n"),
    Fault("surrounding-space", "subtitle: Until Sunday", "subtitle: \"Until Sunday \"", marks: " "),
    Fault("image-not-https", "https://cdn", "http://cdn", marks: "http://cdn.acme.example/weekend.jpg"),
    Fault(
      "placeholder-mismatch", "{{firstName|sen}}", "{{isim|sen}}", marks: "\"{{isim|sen}}, her şeyde %30 indirim\""),
    Fault("relative-url", "https://acme.example/tr", "/acme/tr", marks: "/acme/tr"),
    Fault("wrong-type", "badge: 1", "badge: \"1\"", marks: "\"1\""),
    Fault("invalid-enum", "interruptionLevel: active", "interruptionLevel: activ", marks: "activ"),
    Fault("invalid-color", "\"#ff6600\"", "\"#ff66\"", marks: "\"#ff66\""),
    Fault("ttl-looks-like-milliseconds", "ttl: 3d", "ttl: 259200000", marks: "259200000"),
    Fault("ambiguous-scalar", "collapseId: sale", "collapseId: 0755", marks: "0755"),
    Fault("data-value-not-string", "saleId: \"42\"", "saleId: 42", marks: "42"),
    Fault("reserved-data-key", "screen: sale", "from: sale", marks: "from"),
    Fault("out-of-range", "maxLength: 40", "maxLength: -1", marks: "-1"),
    Fault("variant-weights", "emoji: {weight: 50", "emoji: {weight: 40", marks: "40"),
  ]

  /// The id and the marked text of each diagnostic, in the order of the file.
  private func found(in text: String) -> [String] {
    let run = FixtureRun([(path: "campaigns/weekend-sale.yaml", bytes: Array(text.utf8))])
    return run.diagnostics().map { diagnostic in
      let bytes = diagnostic.finding.range.map { run.files[Int($0.file.rawValue)].bytes[$0.bytes] } ?? []
      return "\(diagnostic.finding.rule): \(String(decoding: bytes, as: UTF8.self))"
    }
  }

  private func broken(by faults: [Fault]) -> String {
    faults.reduce(Self.campaign) { text, fault in
      #expect(text.contains(fault.right), "\(fault.id)")
      return text.split(separator: fault.right, maxSplits: 1, omittingEmptySubsequences: false)
        .joined(separator: fault.wrong)
    }
  }

  @Test func `the campaign itself has no fault`() {
    let found = found(in: Self.campaign)
    #expect(found.isEmpty)
  }

  @Test(arguments: faults.indices)
  func `a fault alone prints one finding at its place`(_ index: Int) {
    let fault = Self.faults[index]
    let found = found(in: broken(by: [fault]))
    #expect(found == ["\(fault.id): \(fault.marked)"])
  }

  @Test func `all of them at once print all of them, each at its place`() {
    #expect(Self.faults.count >= 15)
    let found = found(in: broken(by: Self.faults))
    #expect(found.sorted() == Self.faults.map { "\($0.id): \($0.marked)" }.sorted())
  }
}
