import CarillonServer
import TestSupport
import Testing
import Writers

@Suite struct OpenDocumentTests {
  private func change(_ start: (Int, Int), _ end: (Int, Int), _ text: String) -> JSON {
    func place(_ position: (Int, Int)) -> JSON {
      .object([.init("line", .integer(position.0)), .init("character", .integer(position.1))])
    }
    return .object([
      .init("range", .object([.init("start", place(start)), .init("end", place(end))])), .init("text", .string(text)),
    ])
  }

  private func applied(_ changes: [JSON], to text: String, as encoding: PositionEncoding = .utf16) -> String {
    var document = OpenDocument(uri: "file:///x", path: "/x", version: 1, text: text)
    document.apply(changes, version: 2, encoding: encoding)
    #expect(document.version == 2)
    return String(decoding: document.text, as: UTF8.self)
  }

  @Test func `edits apply one after the other`() {
    let changes = [change((0, 0), (0, 0), "🎄\n"), change((0, 2), (0, 2), "!"), change((1, 0), (1, 3), "")]
    #expect(applied(changes, to: "abcd") == "🎄!\nd")
  }

  @Test(arguments: [(PositionEncoding.utf8, 4), (.utf16, 2), (.utf32, 1)])
  func `characters are counted as agreed`(_ encoding: PositionEncoding, _ width: Int) {
    #expect(applied([change((0, width), (0, width + 1), "y")], to: "🎄x", as: encoding) == "🎄y")
  }

  @Test func `a text without a range is the whole text`() {
    #expect(applied([.object([.init("text", .string("new"))])], to: "old") == "new")
  }

  @Test func `a CR LF may be cut in two and joined again`() {
    #expect(applied([change((0, 1), (1, 0), "\r"), change((1, 0), (1, 0), "\n")], to: "a\r\nb") == "a\r\nb")
  }

  @Test func `edits of no shape change nothing`() {
    let wrong: [JSON] = [
      .null, .object([]), .string("x"), .object([.init("range", .object([])), .init("text", .string("x"))]),
      .object([.init("text", .integer(3))]), change((-1, 0), (0, 0), "x"),
    ]
    #expect(applied(wrong, to: "abc") == "abc")
  }

  @Test func `a range that ends before it starts is turned round`() {
    #expect(applied([change((0, 2), (0, 1), "")], to: "abc") == "ac")
  }

  /// The same edits on an array of UTF-16 units, as most editors hold their text.
  @Test func `random edits agree with a text held in UTF-16`() {
    var generator = SeededGenerator(seed: 11)
    let pieces = ["a", "é", "🎄", "\n", "\r\n", "漢", "  ", "key: "]
    var document = OpenDocument(uri: "file:///x", path: "/x", version: 0, text: "")
    var units: [UInt16] = []
    for version in 1...800 {
      let text = (0..<Int.random(in: 0..<4, using: &generator)).map { _ in pieces.randomElement(using: &generator) ?? ""
      }
      .joined()
      let cuts = boundaries(of: units)
      let ends = [cuts.randomElement(using: &generator) ?? 0, cuts.randomElement(using: &generator) ?? 0].sorted()
      document.apply(
        [change(position(of: ends[0], in: units), position(of: ends[1], in: units), text)], version: version,
        encoding: .utf16)
      units.replaceSubrange(ends[0]..<ends[1], with: Array(text.utf16))
      #expect(String(decoding: document.text, as: UTF8.self) == String(decoding: units, as: UTF16.self))
    }
  }

  /// Where a position can be: not inside a character, nor between CR and LF.
  private func boundaries(of units: [UInt16]) -> [Int] {
    (0...units.count).filter { index in
      guard index > 0, index < units.count else { return true }
      return !UTF16.isTrailSurrogate(units[index]) && !(units[index] == 0x0A && units[index - 1] == 0x0D)
    }
  }

  private func position(of index: Int, in units: [UInt16]) -> (Int, Int) {
    var line = 0
    var start = 0
    for (place, unit) in units[..<index].enumerated() {
      let isEnd = unit == 0x0A || unit == 0x0D && (place + 1 == units.count || units[place + 1] != 0x0A)
      guard isEnd else { continue }
      line += 1
      start = place + 1
    }
    return (line, index - start)
  }
}
