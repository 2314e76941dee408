import CarillonServer
import Testing
import Writers

@Suite struct FeatureTests {
  private let path = "campaigns/sale.yaml"
  private let channelsPath = "channels/ua_custom_notification_channels.xml"

  private func client() throws -> SessionClient {
    var client = try SessionClient(
      SessionTests.files,
      capabilities:
        #"{"general": {"positionEncodings": ["utf-8"]}, "textDocument": {"hover": {"contentFormat": ["markdown"]}}}"#)
    client.open(path, SessionTests.sale)
    return client
  }

  private func text(_ json: JSON?) -> String {
    if case .string(let text)? = json { text } else { "" }
  }

  private func items(_ json: JSON?) -> [JSON] {
    if case .array(let items)? = json { items } else { [] }
  }

  @Test(arguments: [
    ("title", "**content.title**"), ("title", "Arrives on adm, apns, fcm, webpush"), ("title", "**Payloads of en**"),
    ("title", "| apns |"), ("channelId", "**presentation.channelId**"), ("channelId", "not on apns: not-expressible"),
    ("promos", "**Notification channel promos**"), ("promos", "importance: 3, default"),
    ("promos", "Declared in channels/"), ("name|you", "**Placeholder name**"),
    ("name|you", "Declared in this campaign"),
    ("presentation", "**Largest payloads**"), ("maxLength", "Unicode characters"),
  ])
  func `hover tells what a place means`(_ mark: String, _ expected: String) throws {
    var client = try client()
    let hover = try client.ask("hover", path, in: SessionTests.sale, at: mark, 1)
    let text = text(hover["contents"]?["value"])
    #expect(text.contains(expected), "\(text)")
  }

  @Test func `hover over a finding explains its rule, and has the range of the name`() throws {
    var client = try client()
    let broken = SessionTests.sale.replacing("channelId: promos", with: "channelId: promo")
    client.change(path, broken)
    let hover = try client.ask("hover", path, in: broken, at: "promo\n", 1)
    let told = text(hover["contents"]?["value"])
    #expect(told.contains("**unknown-channel: "))
    #expect(hover["range"]?["start"]?["character"] == .integer(13))
    #expect(hover["range"]?["end"]?["character"] == .integer(18))
  }

  @Test func `text from sources is not drawn as markup`() throws {
    var client = try client()
    client.open(
      channelsPath,
      SessionTests.channels.replacing("Promotions", with: "[x](command:y) &lt;img&gt; **b** `c` | d"))
    let hover = try client.ask("hover", path, in: SessionTests.sale, at: "promos", 1)
    let text = text(hover["contents"]?["value"])
    #expect(text.contains(#"\[x\](command:y) \<img\> \*\*b\*\* `c` \| d"#), "\(text)")
  }

  @Test func `definition and references lead there and back`() throws {
    var client = try client()
    let places = items(try client.ask("definition", path, in: SessionTests.sale, at: "promos", 1))
    #expect(places.map { text($0["uri"]) } == ["file:///project/" + channelsPath])
    #expect(places.first?["range"]?["start"]?["line"] == .integer(1))
    let uses = items(
      try client.ask("references", channelsPath, in: SessionTests.channels, at: "promos", 1))
    #expect(uses.map { text($0["uri"]) } == ["file:///project/" + path, "file:///project/" + channelsPath])
    let others = items(
      try client.ask(
        "references", channelsPath, in: SessionTests.channels, at: "promos", 1,
        more: [.init("context", .object([.init("includeDeclaration", .boolean(false))]))]))
    #expect(others.map { text($0["uri"]) } == ["file:///project/" + path])
    let variable = items(try client.ask("definition", path, in: SessionTests.sale, at: "name|you", 1))
    #expect(variable.first?["range"]?["start"]?["line"] == .integer(5))
  }

  @Test func `a misspelt name has a fix, and a comment that allows it`() throws {
    var client = try client()
    let broken = SessionTests.sale.replacing("presentation:", with: "presentatoin:")
    client.change(path, broken)
    let actions = items(try client.ask("codeAction", path, in: broken, at: "presentatoin", 1))
    let fix = try #require(actions.first { text($0["kind"]) == "quickfix" && $0["isPreferred"] == .boolean(true) })
    #expect(text(fix["title"]) == "Change 'presentatoin' to 'presentation'")
    #expect(newTexts(fix) == ["presentation"])
    let unknown = SessionTests.sale.replacing("channelId: promos", with: "channelId: promo")
    client.change(path, unknown)
    let offered = items(try client.ask("codeAction", path, in: unknown, at: "promo\n", 1))
    let found = offered.first { text($0["title"]) == "Allow unknown-channel here" }
    let edits = found?["edit"]?["changes"]?["file:///project/\(path)"]
    let edit = try #require(items(edits).first)
    #expect(text(edit["newText"]) == "  # carillon: allow unknown-channel\n")
    #expect(edit["range"]?["start"] == .object([.init("character", .integer(0)), .init("line", .integer(4))]))
  }

  @Test(arguments: [
    ("promo", "promos", 13), ("'promo'", "promos", 14), ("\"promo\"", "promos", 14), (#""p\u0072omo""#, nil, 0),
  ])
  func `what a finding asks about is offered where one word can stand for another`(
    _ written: String, _ proposed: String?, _ column: Int
  ) throws {
    var client = try client()
    let wrong = SessionTests.sale.replacing("channelId: promos", with: "channelId: \(written)")
    client.change(path, wrong)
    let actions = items(try client.ask("codeAction", path, in: wrong, at: "channelId: ", 12))
    #expect(actions.last.map { text($0["title"]) } == "Allow unknown-channel here")
    let proposals = actions.dropLast()
    #expect(proposals.map { text($0["title"]) } == proposed.map { ["Change 'promo' to '\($0)'"] } ?? [])
    // It is a question: not for those who take every certain fix.
    #expect(proposals.allSatisfy { $0["isPreferred"] == .boolean(false) })
    for action in proposals {
      #expect(newTexts(action) == ["promos"])
      let edits = items(action["edit"]?["changes"]?["file:///project/\(path)"])
      #expect(
        edits.first?["range"]?["start"] == .object([.init("character", .integer(column)), .init("line", .integer(4))]))
    }
  }

  /// What an action writes into the campaign.
  private func newTexts(_ action: JSON) -> [String] {
    items(action["edit"]?["changes"]?["file:///project/\(path)"]).map { text($0["newText"]) }
  }

  @Test func `all certain fixes of a file are one action, where a client asks for it`() throws {
    var client = try client()
    let broken = SessionTests.sale.replacing("presentation:", with: "presentatoin:")
      .replacing("title: Sale", with: "title: 12:30")
    client.change(path, broken)
    func actions(_ kinds: [String]?) throws -> [JSON] {
      let only = kinds.map { [JSON.Member("only", .array($0.map(JSON.string)))] } ?? []
      return items(
        try client.ask(
          "codeAction", path, in: broken, at: "variables", 1,
          more: [.init("context", .object([.init("diagnostics", .array([]))] + only))]))
    }
    // A part of a kind is asked for by the whole; a client that asks for nothing in particular is offered what is at the place.
    for kind in ["source.fixAll.carillon", "source.fixAll", "source"] {
      let action = try #require(try actions([kind]).first, "\(kind)")
      #expect(text(action["kind"]) == "source.fixAll.carillon")
      #expect(Set(newTexts(action)) == ["presentation", "\"12:30\""])
    }
    for kinds in [nil, ["quickfix"], ["source.fixAll.other"], ["sourcery"]] { #expect(try actions(kinds) == []) }
    client.change(path, SessionTests.sale)
    #expect(try actions(["source.fixAll"]) == [])
  }

  @Test func `the outline has keys, or what a resource file declares`() throws {
    var client = try client()
    let keys = items(try client.ask("documentSymbol", path, in: SessionTests.sale, at: "content"))
    #expect(keys.map { text($0["name"]) }.prefix(4) == ["content", "_default", "en", "title"])
    let channels = items(try client.ask("documentSymbol", channelsPath, in: SessionTests.channels, at: "promos"))
    #expect(channels.map { text($0["name"]) } == ["promos"])
  }
}
