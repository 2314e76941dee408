import CarillonServer
import TestSupport
import Testing

@Suite struct TextLinesTests {
  /// A text, a byte in it, and where that is: line, then character in UTF-8, UTF-16 and UTF-32.
  static let places: [(text: String, offset: Int, line: Int, utf8: Int, utf16: Int, utf32: Int)] = [
    ("abc", 2, 0, 2, 2, 2), ("", 0, 0, 0, 0, 0), ("a\nb", 2, 1, 0, 0, 0), ("a\r\nb", 3, 1, 0, 0, 0),
    ("a\rb", 2, 1, 0, 0, 0), ("é!", 2, 0, 2, 1, 1), ("🎄!", 4, 0, 4, 2, 1), ("漢字!", 6, 0, 6, 2, 2),
    ("a\r\n🎄🎄x\r\n", 11, 1, 8, 4, 2), ("\u{FEFF}a", 4, 0, 1, 1, 1), ("\u{FEFF}é\nb", 6, 1, 0, 0, 0),
    ("👨‍👩‍👧x", 18, 0, 18, 8, 5), ("a\n", 2, 1, 0, 0, 0),
  ]

  @Test(arguments: places)
  func `a byte is at its position, and back`(
    _ place: (text: String, offset: Int, line: Int, utf8: Int, utf16: Int, utf32: Int)
  ) {
    let lines = TextLines(Array(place.text.utf8))
    for (encoding, character) in [
      (PositionEncoding.utf8, place.utf8), (.utf16, place.utf16), (.utf32, place.utf32),
    ] {
      let position = TextPosition(line: place.line, character: character)
      #expect(lines.position(of: place.offset, as: encoding) == position, "\(place.text.debugDescription) \(encoding)")
      #expect(lines.offset(of: position, as: encoding) == place.offset, "\(place.text.debugDescription) \(encoding)")
    }
  }

  @Test(arguments: [
    (0, 99, 3), (1, 99, 9), (99, 0, 11), (1, 0, 5), (1, 1, 5), (1, 2, 9), (-1, 0, 0), (0, -3, 0),
  ])
  func `what lies outside is brought inside`(_ line: Int, _ character: Int, _ offset: Int) {
    let lines = TextLines(Array("abc\r\n🎄\r\n".utf8))
    #expect(lines.offset(of: TextPosition(line: line, character: character), as: .utf16) == offset)
  }

  @Test func `a mark that an editor sends is a character`() {
    let lines = TextLines(Array("\u{FEFF}a".utf8), isFromEditor: true)
    #expect(lines.position(of: 3, as: .utf16) == TextPosition(line: 0, character: 1))
    #expect(lines.offset(of: TextPosition(line: 0, character: 1), as: .utf16) == 3)
  }

  @Test func `between CR and LF is the end of the line`() {
    let lines = TextLines(Array("ab\r\nc".utf8))
    #expect(lines.position(of: 3, as: .utf16) == TextPosition(line: 0, character: 2))
    #expect(lines.range(ofLine: 0) == 0..<2)
  }

  @Test func `every character of a long text of any kind comes back`() {
    var generator = SeededGenerator(seed: 7)
    let pieces = ["a", "é", "漢", "🎄", "\n", "\r\n", "\r", " ", "👩‍🚀"]
    for _ in 0..<6 {
      let text = (0..<Int.random(in: 0..<1500, using: &generator))
        .map { _ in pieces.randomElement(using: &generator) ?? "" }.joined()
      let bytes = Array(text.utf8)
      let lines = TextLines(bytes)
      var offset = 0
      var previous: UInt8 = 0
      for scalar in text.unicodeScalars {
        defer {
          previous = bytes[offset]
          offset += scalar.utf8.count
        }
        // Between CR and LF there is no position.
        if scalar == "\n", previous == 0x0D { continue }
        for encoding in PositionEncoding.allCases {
          let position = lines.position(of: offset, as: encoding)
          #expect(lines.offset(of: position, as: encoding) == offset)
        }
      }
    }
  }
}
