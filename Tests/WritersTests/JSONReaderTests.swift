import Testing
import Writers

@Suite struct JSONReaderTests {
  static let accepted: [(String, JSON)] = [
    (" null ", .null), ("true", .boolean(true)), ("false\r\n", .boolean(false)), ("0", .integer(0)),
    ("-12", .integer(-12)), ("9223372036854775807", .integer(.max)),
    ("9223372036854775808", .number(9_223_372_036_854_775_808)), ("1.0", .number(1)), ("1e2", .number(100)),
    ("-0.5E-1", .number(-0.05)), ("1e-400", .number(0)), (#""""#, .string("")),
    (#""\"\\\/\b\f\n\r\t\u00e9\uD83D\ude00é""#, .string("\"\\/\u{8}\u{C}\n\r\té😀é")), ("[ ]", .array([])),
    ("[1, [2],{}]", .array([.integer(1), .array([.integer(2)]), .object([])])),
    (#"{ "b" : 1 , "a":{} }"#, .object([.init("b", .integer(1)), .init("a", .object([]))])),
    (
      "{\"caf\u{E9}\":1,\"cafe\u{301}\":2}",
      .object([.init("caf\u{E9}", .integer(1)), .init("cafe\u{301}", .integer(2))])
    ),
  ]

  @Test(arguments: accepted)
  func `what RFC 8259 allows is read`(_ source: String, _ expected: JSON) throws {
    let value = try JSONReader.read(Array(source.utf8))
    #expect(value == expected)
  }

  static let refused: [(String, String)] = [
    ("", "line 1, column 1: unexpected end of the text; expected a value"),
    ("[1\n,]", "line 2, column 2: expected a value"), ("[1 2]", "line 1, column 4: expected ',' or ']'"),
    ("[", "line 1, column 2: unexpected end of the text; expected a value"),
    ("{\"é\":1,}", "line 1, column 8: expected a name in double quotes"),
    ("{a:1}", "line 1, column 2: expected a name in double quotes"),
    ("{\"a\" 1}", "line 1, column 6: expected ':' after a name"),
    ("{\"a\":1", "line 1, column 7: expected ',' or '}'"),
    ("{\"a\":1,\n \"\\u0061\":2}", "line 2, column 2: the name 'a' stands twice in one object"),
    ("01", "line 1, column 2: a number has no leading zeros"), ("-", "line 1, column 2: expected a digit"),
    ("1.", "line 1, column 3: expected a digit"), ("1e", "line 1, column 3: expected a digit"),
    (".5", "line 1, column 1: expected a value"), ("+1", "line 1, column 1: expected a value"),
    ("1e999", "line 1, column 1: a number beyond what a double can hold"),
    ("NaN", "line 1, column 1: expected a value"),
    ("tru", "line 1, column 1: expected a value"), ("'a'", "line 1, column 1: expected a value"),
    ("\"a", "line 1, column 3: unexpected end of the text inside a string"),
    ("\"a\nb\"", "line 1, column 3: a control character must be escaped in a string"),
    (#""\x""#, "line 1, column 2: unknown escape"),
    (#""\u00g0""#, "line 1, column 2: '\\u' needs four hexadecimal digits"),
    (#""\ud800""#, "line 1, column 2: half of a surrogate pair"),
    (#""\udc00\ud800""#, "line 1, column 2: half of a surrogate pair"),
    (#""\ud800\u0041""#, "line 1, column 2: half of a surrogate pair"),
    ("1 1", "line 1, column 3: unexpected text after the value"), ("\u{FEFF}1", "line 1, column 1: expected a value"),
    ("[1] // no", "line 1, column 5: unexpected text after the value"),
  ]

  @Test(arguments: refused)
  func `what RFC 8259 forbids is refused, with its place`(_ source: String, _ expected: String) {
    let error = #expect(throws: JSONSyntaxError.self) { try JSONReader.read(Array(source.utf8)) }
    #expect(error?.description == expected)
  }

  @Test
  func `containers nest to the limit and no deeper`() throws {
    let limit = JSONReader.depthLimit
    func nested(_ depth: Int) -> [UInt8] {
      Array((String(repeating: "[", count: depth) + String(repeating: "]", count: depth)).utf8)
    }
    _ = try JSONReader.read(nested(limit))
    #expect(throws: JSONSyntaxError.self) { try JSONReader.read(nested(limit + 1)) }
    #expect(throws: JSONSyntaxError.self) { try JSONReader.read(Array(repeating: UInt8(ascii: "["), count: 100_000)) }
  }

  static let invalidUTF8: [([UInt8], Int)] = [
    ([0x80], 0), ([0x61, 0xC0, 0x80], 1), ([0xE0, 0x80, 0x80], 0), ([0xED, 0xA0, 0x80], 0),
    ([0xF0, 0x80, 0x80, 0x80], 0),
    ([0xF4, 0x90, 0x80, 0x80], 0), ([0xF5, 0x80, 0x80, 0x80], 0), ([0x61, 0x62, 0xE2, 0x82], 2),
    ([0xE2, 0x28, 0xA1], 0),
  ]

  @Test(arguments: invalidUTF8)
  func `invalid UTF-8 is found where it starts`(_ bytes: [UInt8], _ offset: Int) {
    #expect(firstInvalidUTF8(in: bytes) == offset)
    let error = #expect(throws: JSONSyntaxError.self) { try JSONReader.read([0x22] + bytes + [0x22]) }
    #expect(error?.offset == offset + 1)
  }

  @Test
  func `every scalar's UTF-8 is valid`() {
    for value in stride(from: UInt32(0), through: 0x10FFFF, by: 61) {
      guard let scalar = Unicode.Scalar(value) else { continue }
      #expect(firstInvalidUTF8(in: Array(String(scalar).utf8)) == nil)
    }
  }
}
