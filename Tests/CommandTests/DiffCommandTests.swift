import Foundation
import TestSupport
import Testing
import Writers

@Suite struct DiffCommandTests {
  private static let sale = """
    content:
      _default: en
      en: {title: Sale, body: Everything must go, url: "https://shop.example/sale"}
      de: {title: Verkauf, body: Alles muss raus, url: "https://shop.example/sale"}
    presentation: {badge: 1}

    """

  private func project() throws -> TemporaryFolder {
    let folder = try TemporaryFolder.repository()
    try folder.write("carillon.yaml", "version: 1\ntargets: [apns, fcm]\n")
    try folder.write("campaigns/sale.yaml", Self.sale)
    try folder.write("campaigns/news.yaml", saleText)
    try folder.commit()
    return folder
  }

  /// An edit of one file and the lines that a review must have, the summary and payloads apart.
  struct Edit: Sendable {
    let file: String
    let old: String
    let new: String
    let expected: [String]

    init(_ file: String, _ old: String, _ new: String, _ expected: [String]) {
      self.file = file
      self.old = old
      self.new = new
      self.expected = expected
    }
  }

  static let history = [
    Edit("sale", "title: Sale", "title: Big sale", ["visible   content.title (en): 'Sale' → 'Big sale'"]),
    Edit("sale", "Alles muss raus", "Nur heute", ["visible   content.body (de): 'Alles muss raus' → 'Nur heute'"]),
    Edit("sale", "{badge: 1}", "{badge: 2}", ["visible   presentation.badge: '1' → '2'"]),
    Edit("sale", "{badge: 2}", "{badge: 2, threadId: s}", ["visible   presentation.threadId: added 's'"]),
    Edit("sale", ", threadId: s", "", ["visible   presentation.threadId: removed 's'"]),
    Edit("sale", "presentation:", "description: A sale\npresentation:", ["internal  description: added 'A sale'"]),
    Edit("sale", "A sale", "The sale", ["internal  description: 'A sale' → 'The sale'"]),
    Edit("sale", "presentation:", "# why\npresentation:", []),
    Edit("sale", "presentation:", "delivery: {ttl: 1d}\npresentation:", ["internal  delivery.ttl: added '1d'"]),
    Edit("sale", "ttl: 1d", "ttl: 24h", []),
    Edit("sale", "ttl: 24h", "ttl: 2h", ["internal  delivery.ttl: '1d' → '2h'"]),
    Edit("sale", "presentation:", "data: {a: b}\npresentation:", ["internal  data.a: added 'b'"]),
    Edit("sale", "{a: b}", "{a: c}", ["internal  data.a: 'b' → 'c'"]),
    Edit(
      "sale", "presentation:", "labels: [x, y]\npresentation:", ["internal  labels: added 'x, y'"]),
    Edit(
      "sale", "presentation:", "ios: {threadId: t}\npresentation:", ["visible   presentation.threadId (ios): added 't'"]
    ),
    Edit(
      "news", "title: Sale", "title: \"<b>@all</b> `x` ::error::y\"",
      [
        "visible   content.title (en): 'Sale' → '<b>@all</b> `x` :<U+003A>error:<U+003A>y'"
      ]),
    Edit(
      "news", "\"<b>@all</b> `x` ::error::y\"", "News",
      [
        "visible   content.title (en): '<b>@all</b> `x` :<U+003A>error:<U+003A>y' → 'News'"
      ]),
    Edit(
      "news", "title: News", "title: \"News for {{name|you}}\"",
      [
        "breaking  placeholder name added; the sender must have its value",
        "visible   content.title (en): 'News' → 'News for {{name|you}}'",
      ]),
    Edit(
      "news", "News for {{name|you}}", "News",
      [
        "visible   content.title (en): 'News for {{name|you}}' → 'News'", "internal  placeholder name removed",
      ]),
    Edit(
      "sale", "  de: {title: Verkauf, body: Nur heute, url: \"https://shop.example/sale\"}\n", "",
      [
        "breaking  locale de removed: 'Verkauf'"
      ]),
  ]

  @Test
  func `a history of twenty edits is told edit by edit, mirrors, and adds up`() throws {
    let folder = try project()
    var commits = [try folder.git("rev-parse", "HEAD")]
    for edit in Self.history {
      let file = "campaigns/\(edit.file).yaml"
      let text = try folder.read(file)
      let edited = text.replacing(edit.old, with: edit.new)
      try #require(edited != text, "\(edit.old)")
      try folder.write(file, edited)
      // The working tree against the last commit, then the commit itself: the same.
      let unsaved = carillon("diff", "HEAD", in: folder)
      commits.append(try folder.commit())
      let call = carillon("diff", "HEAD~1", "HEAD", in: folder)
      #expect(call.status == 0 && call.errors.isEmpty)
      #expect(unsaved.output == call.output)
      #expect(changes(call.output) == edit.expected, "\(edit.new)")
      let isNothing = carillon("diff", "HEAD~1", "HEAD", "--exit-code", in: folder).status == 0
      #expect(isNothing == edit.expected.isEmpty)
      let back = carillon("diff", "HEAD", "HEAD~1", "--format", "json", in: folder)
      let there = carillon("diff", "HEAD~1", "HEAD", "--format", "json", in: folder)
      #expect(try values(there.output, "before", "after") == values(back.output, "after", "before"))
    }
    let whole = carillon("diff", try #require(commits.first), in: folder)
    #expect(whole.output.hasPrefix("0 added, 0 removed, 2 changed, 0 unchanged campaigns"))
    #expect(carillon("diff", "HEAD", "--exit-code", in: folder).status == 0)
  }

  @Test
  func `only what breaks fails with --breaking`() throws {
    let folder = try project()
    try folder.write("campaigns/sale.yaml", Self.sale.replacing("title: Sale", with: "title: Sales"))
    #expect(carillon("diff", "HEAD", "--breaking", in: folder).status == 0)
    try folder.remove("campaigns/sale.yaml")
    #expect(carillon("diff", "HEAD", "--breaking", in: folder).status == 1)
  }

  @Test
  func `without a base it is where the branch left main`() throws {
    let folder = try project()
    try folder.git("switch", "--quiet", "--create", "topic")
    try folder.write("campaigns/sale.yaml", Self.sale.replacing("title: Sale", with: "title: Sales"))
    try folder.commit()
    try folder.git("switch", "--quiet", "main")
    try folder.write("campaigns/other.yaml", saleText)
    try folder.commit()
    try folder.git("switch", "--quiet", "topic")
    let call = carillon("diff", in: folder)
    #expect(changes(call.output) == ["visible   content.title (en): 'Sale' → 'Sales'"])
  }

  @Test
  func `directories are compared without git`() throws {
    let (old, new) = (try TemporaryFolder(), try TemporaryFolder())
    try old.write("campaigns/sale.yaml", Self.sale)
    try new.write("campaigns/sale.yaml", Self.sale.replacing("{badge: 1}", with: "{badge: 3}"))
    #expect(changes(carillon("diff", old.path, new.path).output) == ["visible   presentation.badge: '1' → '3'"])
  }

  @Test
  func `a setting is told, with what it does to payloads`() throws {
    let folder = try project()
    try folder.write("carillon.yaml", "version: 1\ntargets: [apns]\n")
    let output = carillon("diff", "HEAD", in: folder).output
    #expect(output.contains("\nsettings\n  visible   setting targets: '[\"apns\",\"fcm\"]' → '[\"apns\"]'"))
    #expect(output.contains("  breaking  target fcm removed\n"))
  }

  @Test
  func `what cannot be compared is status 2 and says why`() throws {
    let folder = try project()
    let missing = carillon("diff", "nowhere", in: folder)
    #expect(missing.status == 2 && missing.errors.contains("there is no revision 'nowhere'"))
    let outside = try TemporaryFolder()
    try outside.write("campaigns/sale.yaml", Self.sale)
    let call = carillon("diff", in: outside)
    #expect(call.status == 2 && call.errors.contains("no git repository"))
  }

  @Test
  func `a comment with hostile text has neither HTML nor mention nor command`() throws {
    let folder = try project()
    try folder.write(
      "campaigns/sale.yaml", Self.sale.replacing("title: Sale", with: "title: \"</details> @all ##[error]x\""))
    let markdown = carillon("diff", "HEAD", "--format", "markdown", in: folder).output
    #expect(markdown.contains("`</details> @all #<U+0023>[error]x`"))
    #expect(markdown.ranges(of: "##[").isEmpty)
    let html = carillon("diff", "HEAD", "--format", "html", in: folder).output
    #expect(html.contains("&lt;/details&gt;") && html.contains("Before") && html.contains("After"))
  }

  /// The lines of changes without their places.
  private func changes(_ output: String) -> [String] {
    output.split(separator: "\n").filter { line in
      ["  breaking", "  visible", "  internal"].contains { line.hasPrefix($0) } && !line.contains("finding")
    }
    .map { line in
      let text = line.dropFirst(2)
      return String(text.range(of: "  campaigns/", options: .backwards).map { text[..<$0.lowerBound] } ?? text)
    }
  }

  /// The values that changes have at one end and at the other, sorted.
  private func values(_ output: String, _ first: String, _ second: String) throws -> [String] {
    guard case .array(let campaigns)? = try JSONReader.read(Array(output.utf8))["campaigns"] else { return [] }
    return campaigns.flatMap { campaign -> [String] in
      guard case .array(let changes)? = campaign["changes"] else { return [] }
      return changes.map { "\($0["subject"] ?? .null) \($0[first] ?? .null) \($0[second] ?? .null)" }
    }
    .sorted()
  }
}
