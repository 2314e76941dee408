@testable import CarillonServer
import CarillonServer
import Testing
import Writers

@Suite struct CompletionTests {
  /// A text with `‸` where the cursor is, and what the context must be: path, whether a value, word, siblings.
  static let contexts: [(text: String, path: String, isValue: Bool, word: String, siblings: [String])] = [
    ("‸", "", false, "", []), ("pre‸", "", false, "pre", []), ("a: 1\n‸\nb: 2", "", false, "", ["a", "b"]),
    ("a: 1\npre‸sen: 2\nb: 3", "", false, "presen", ["a", "b"]),
    ("presentation:\n  ‸", "presentation", false, "", []),
    ("presentation:\n  badge: 1\n  cha‸\n  sound: x\ndata:", "presentation", false, "cha", ["badge", "sound"]),
    ("presentation:\n  channelId: pro‸", "presentation.channelId", true, "pro", []),
    ("presentation: {badge: 1, ‸}", "presentation", false, "", ["badge"]),
    ("presentation: {badge: 1, channelId: ‸}", "presentation.channelId", true, "", ["badge", "channelId"]),
    ("platforms: [ios, ‸]", "platforms.-", true, "", []),
    ("platforms:\n  - ios\n  - an‸", "platforms.-", false, "an", []),
    ("platforms:\n- ‸", "platforms.-", false, "", []),
    ("content:\n  en:\n    actions:\n      - {id: a, ‸}", "content.en.actions.-", false, "", ["id"]),
    ("content:\n  en:\n    actions:\n      - id: a\n        ti‸", "content.en.actions.-", false, "ti", ["id"]),
    ("content:\n  en:\n    actions:\n      - ti‸\n        id: a", "content.en.actions.-", false, "ti", ["id"]),
    ("content:\n  en:\n    actions:\n    - id: a\n    - id: ‸", "content.en.actions.-.id", true, "", []),
    ("content:\n  en: &x\n    title: \"a ‸", "content.en.title", true, "a ", []),
    ("content:\r\n  en:\r\n    ti‸\r\n    body: x\r\n", "content.en", false, "ti", ["body"]),
    ("\u{FEFF}a: 1\n‸", "", false, "", ["a"]),
  ]

  @Test(arguments: contexts)
  func `the place of a cursor is told from indentation and brackets`(
    _ expected: (text: String, path: String, isValue: Bool, word: String, siblings: [String])
  ) throws {
    let parts = expected.text.split(separator: "‸", omittingEmptySubsequences: false)
    let bytes = Array((parts[0] + parts[1]).utf8)
    let context = try #require(CursorContext(bytes, at: parts[0].utf8.count))
    let path = context.path.map { step in if case .key(let name) = step { name } else { "-" } }
    #expect(path.joined(separator: ".") == expected.path)
    #expect(context.isValue == expected.isValue)
    #expect(String(decoding: bytes[context.word], as: UTF8.self) == expected.word)
    #expect(context.siblings == expected.siblings)
  }

  @Test func `inside a comment there is nothing to complete`() {
    #expect(CursorContext(Array("a: b # c".utf8), at: 8) == nil)
    #expect(CursorContext(Array("# c".utf8), at: 3) == nil)
  }

  @Test func `no cursor in any cut of a file is out of bounds`() {
    let bytes = Array(SessionTests.sale.utf8) + Array("\nx: {\"a: [b, 'c\n  - {- \"\\\"".utf8)
    for end in bytes.indices {
      for cursor in stride(from: 0, through: end, by: 3) { _ = CursorContext(Array(bytes[..<end]), at: cursor) }
    }
  }

  @Test func `the schema's keys and words are found through references and conditions`() {
    let guide = SchemaGuide.campaign
    #expect(guide.keys(at: []).map(\.name).contains("presentation"))
    #expect(guide.keys(at: [.key("content"), .key("en")]).map(\.name).prefix(2) == ["title", "subtitle"])
    #expect(
      guide.keys(at: [.key("content"), .key("en"), .key("actions"), .item]).map(\.name) == ["id", "title", "url"])
    #expect(guide.words(at: [.key("platforms"), .item]) == ["ios", "android", "fireos", "web"])
    #expect(guide.words(at: [.key("draft")]) == ["true", "false"])
    #expect(guide.keys(at: [.key("variants"), .key("a"), .key("ios")]).map(\.name).contains("badge"))
    #expect(guide.key(at: [.key("presentation"), .key("relevanceScore")])?.type == "a number from 0 to 1")
    #expect(guide.key(at: [.key("nothing")]) == nil)
    #expect(
      SchemaGuide.configuration.words(at: [.key("rules"), .key("title-too-long")]) == ["off", "warning", "error"])
  }

  /// The labels offered at `‸` in a campaign of the sample session.
  private func labels(_ marked: String) throws -> [String: String] {
    var client = try SessionClient(
      SessionTests.files + [(path: "channels/values/strings.xml", text: "<resources/>")],
      capabilities: #"{"general": {"positionEncodings": ["utf-8"]}}"#)
    let text = marked.replacing("‸", with: "")
    client.open("campaigns/sale.yaml", text)
    let mark = try #require(marked.range(of: "‸"))
    let offset = marked.utf8.distance(from: marked.startIndex, to: mark.lowerBound)
    let answer = try client.ask("completion", "campaigns/sale.yaml", in: text, offset: offset)
    guard case .array(let items)? = answer["items"] else { return [:] }
    return items.reduce(into: [:]) { labels, item in
      guard case .string(let label)? = item["label"], case .string(let text)? = item["textEdit"]?["newText"] else {
        return
      }
      labels[label] = text
    }
  }

  @Test func `channels, variables, keys and rules are offered where they belong`() throws {
    #expect(try labels("presentation:\n  channelId: ‸")["promos"] == "promos")
    #expect(try labels("variables: {who: {}}\ndata: {a: \"{{‸\"}")["who"] == "who}}")
    #expect(try labels("data: {a: \"{{w‸}}\"}\nvariables: {who: {}}")["who"] == "who")
    #expect(try labels("data: {a: \"\\{{‸\"}")["who"] == nil)
    #expect(try labels("pres‸")["presentation"] == "presentation:")
    #expect(try labels("dra‸")["draft"] == "draft: ")
    #expect(try labels("dra‸: x")["draft"] == "draft")
    #expect(try labels("draft: ‸")["true"] == "true")
    #expect(try labels("# carillon: allow ‸\nsilent: true")["untranslated-copy"] == "untranslated-copy")
    #expect(try labels("# carillon: allow x -- ‸").isEmpty)
    #expect(try labels("content:\n  _default: ‸\n  en: {}\n  de: {}").keys.sorted() == ["de", "en"])
  }
}
