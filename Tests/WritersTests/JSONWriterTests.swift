import Foundation
import Testing
import Writers

@Suite struct JSONWriterTests {
  /// A value and its RFC 8785 form.
  struct Case: Sendable, CustomTestStringConvertible {
    let json: JSON
    let wire: String
    var testDescription: String { wire }

    init(_ json: JSON, _ wire: String) {
      self.json = json
      self.wire = wire
    }
  }

  static let cases = [
    Case(.null, "null"),
    Case(.boolean(true), "true"),
    Case(.integer(-9_007_199_254_740_993), "-9007199254740993"),
    Case(.integer(Int.min), "-9223372036854775808"),
    Case(.integer(7), "7"),
    Case(.integer(10), "10"),
    Case(.array([]), "[]"),
    Case(.object([]), "{}"),
    Case(.string(""), #""""#),
    Case(.string("\u{8}\t\n\u{B}\u{C}\r\u{1F}\u{7F}\"\\/<&"), #""\b\t\n\u000b\f\r\u001f"# + "\u{7F}" + #"\"\\/<&""#),
    Case(.string("\u{80}\u{20AC}\u{2028}\u{1F602}"), "\"\u{80}\u{20AC}\u{2028}\u{1F602}\""),
    Case(.string("eight by\"tes and \\ more\nthan that"), #""eight by\"tes and \\ more\nthan that""#),
    Case(
      .object([
        .init("\u{20AC}", .string("Euro Sign")), .init("\r", .string("Carriage Return")),
        .init("\u{FB33}", .string("Hebrew Letter Dalet With Dagesh")), .init("1", .string("One")),
        .init("\u{1F600}", .string("Emoji: Grinning Face")), .init("\u{80}", .string("Control")),
        .init("\u{F6}", .string("Latin Small Letter O With Diaeresis")),
      ]),
      #"{"\r":"Carriage Return","1":"One","# + "\"\u{80}\":\"Control\",\"\u{F6}\":"
        + "\"Latin Small Letter O With Diaeresis\",\"\u{20AC}\":\"Euro Sign\",\"\u{1F600}\":\"Emoji: Grinning Face\","
        + "\"\u{FB33}\":\"Hebrew Letter Dalet With Dagesh\"}"),
    Case(
      .object([.init("b", .array([.integer(1), .object([])])), .init("aa", .null), .init("a", .boolean(false))]),
      #"{"a":false,"aa":null,"b":[1,{}]}"#),
    Case(
      // Equal under canonical equivalence, but two names.
      .object([.init("caf\u{E9}", .integer(1)), .init("cafe\u{301}", .integer(2))]),
      "{\"cafe\u{301}\":2,\"caf\u{E9}\":1}"),
  ]

  @Test(arguments: cases)
  func `the wire form is RFC 8785's`(_ test: Case) {
    #expect(text(JSONWriter.wire(test.json)).utf8.elementsEqual(test.wire.utf8))
  }

  /// RFC 8785 appendix B, and the borders between ECMAScript's forms.
  static let numbers: [(UInt64, String)] = [
    (0x0000_0000_0000_0000, "0"), (0x8000_0000_0000_0000, "0"), (0x0000_0000_0000_0001, "5e-324"),
    (0x8000_0000_0000_0001, "-5e-324"), (0x7FEF_FFFF_FFFF_FFFF, "1.7976931348623157e+308"),
    (0xFFEF_FFFF_FFFF_FFFF, "-1.7976931348623157e+308"), (0x4340_0000_0000_0000, "9007199254740992"),
    (0xC340_0000_0000_0000, "-9007199254740992"), (0x4430_0000_0000_0000, "295147905179352830000"),
    (0x44B5_2D02_C7E1_4AF5, "9.999999999999997e+22"), (0x44B5_2D02_C7E1_4AF6, "1e+23"),
    (0x44B5_2D02_C7E1_4AF7, "1.0000000000000001e+23"), (0x444B_1AE4_D6E2_EF4E, "999999999999999700000"),
    (0x444B_1AE4_D6E2_EF4F, "999999999999999900000"), (0x444B_1AE4_D6E2_EF50, "1e+21"),
    (0x3EB0_C6F7_A0B5_ED8C, "9.999999999999997e-7"), (0x3EB0_C6F7_A0B5_ED8D, "0.000001"),
    (0x41B3_DE43_5555_5553, "333333333.3333332"), (0x41B3_DE43_5555_5554, "333333333.33333325"),
    (0x41B3_DE43_5555_5555, "333333333.3333333"), (0x41B3_DE43_5555_5556, "333333333.3333334"),
    (0x41B3_DE43_5555_5557, "333333333.33333343"), (0xBECB_F647_612F_3696, "-0.0000033333333333333333"),
    (0x4314_3FF3_C1CB_0959, "1424953923781206.2"), ((0.5).bitPattern, "0.5"), ((1e-7).bitPattern, "1e-7"),
    ((1.5e300).bitPattern, "1.5e+300"), ((123.0).bitPattern, "123"), ((100.0).bitPattern, "100"),
    ((0.1).bitPattern, "0.1"), ((12.5).bitPattern, "12.5"), ((1e16).bitPattern, "10000000000000000"),
  ]

  @Test(arguments: numbers)
  func `numbers are printed as ECMAScript prints them`(_ bits: UInt64, _ expected: String) {
    #expect(text(JSONWriter.wire(.number(Double(bitPattern: bits)))) == expected)
  }

  @Test
  func `any number reads back to itself`() {
    var generator = SystemRandomNumberGenerator()
    for _ in 0..<20_000 {
      let number = Double(bitPattern: generator.next())
      guard number.isFinite else { continue }
      #expect(Double(text(JSONWriter.wire(.number(number)))) == number)
    }
  }

  @Test
  func `the indented form has two spaces a level and one line feed at the end`() {
    let json = JSON.object([
      .init("b", .array([.integer(1), .object([]), .array([]), .string("a{,\\\":[")])),
      .init("a", .object([.init("x", .null)])),
    ])
    let expected = #"""
      {
        "a": {
          "x": null
        },
        "b": [
          1,
          {},
          [],
          "a{,\\\":["
        ]
      }

      """#
    #expect(text(JSONWriter.indented(json)) == expected)
    #expect(text(JSONWriter.indented(wire: JSONWriter.wire(json))) == expected)
    #expect(text(JSONWriter.indented(.integer(1))) == "1\n")
    #expect(text(JSONWriter.indented(.array([]))) == "[]\n")
  }

  @Test
  func `Foundation reads both forms back to the same values`() throws {
    var generator = SystemRandomNumberGenerator()
    for _ in 0..<200 {
      let json = JSON.array([randomValue(depth: 0, using: &generator)])
      let wire = try JSONSerialization.jsonObject(with: Data(JSONWriter.wire(json)))
      let indented = try JSONSerialization.jsonObject(with: Data(JSONWriter.indented(json)))
      #expect(isEqual(json, wire), "\(text(JSONWriter.wire(json)))")
      #expect(isEqual(json, indented), "\(text(JSONWriter.indented(json)))")
      let again = try JSONReader.read(JSONWriter.indented(json))
      #expect(JSONWriter.wire(again) == JSONWriter.wire(json))
    }
  }

  @Test(arguments: ["", "plain", "q\"b\\n\nu\u{1}é😀", String(repeating: "x\t", count: 9)])
  func `the count of a string's bytes is what is written`(_ string: String) {
    let once = ByteBuffer.bytes { JSONWriter.append(unquoted: string, to: &$0) }
    #expect(JSONWriter.unquotedCount(of: string) == once.count)
    let twice = ByteBuffer.bytes { JSONWriter.append(unquoted: text(once), to: &$0) }
    #expect(JSONWriter.unquotedCount(of: string, encoded: 2) == twice.count)
    #expect(JSONWriter.unquotedCount(of: string, encoded: 0) == string.utf8.count)
  }

  @Test
  func `names are ordered by their UTF-16 units`() {
    let names = ["", "a", "a\u{0}", "aa", "b", "é", "\u{D7FF}", "\u{10000}", "\u{10FFFF}", "\u{E000}", "\u{FFFD}"]
    for (i, first) in names.enumerated() {
      for (j, second) in names.enumerated() {
        #expect(JSONWriter.nameOrder(first, second) == (i < j), "\(first.debugDescription) \(second.debugDescription)")
      }
    }
  }

  private func randomValue(depth: Int, using generator: inout SystemRandomNumberGenerator) -> JSON {
    switch Int.random(in: 0..<(depth < 4 ? 7 : 5), using: &generator) {
    case 0: return .null
    case 1: return .boolean(.random(using: &generator))
    case 2: return .integer(.random(in: -1_000_000...1_000_000, using: &generator))
    case 3: return .number(.random(in: -1e3...1e3, using: &generator))
    case 4: return .string(randomString(using: &generator))
    case 5:
      let count = Int.random(in: 0..<4, using: &generator)
      return .array((0..<count).map { _ in randomValue(depth: depth + 1, using: &generator) })
    default:
      let count = Int.random(in: 0..<4, using: &generator)
      return .object(
        (0..<count).map {
          .init("\($0)" + randomString(using: &generator), randomValue(depth: depth + 1, using: &generator))
        })
    }
  }

  private func randomString(using generator: inout SystemRandomNumberGenerator) -> String {
    let scalars = ["\u{1}", "\n", "\"", "\\", "a", "b", "é", "漢", "😀", "\u{E000}", "\u{2028}", "/", "{", ","]
    return (0..<Int.random(in: 0..<20, using: &generator)).map { _ in scalars.randomElement(using: &generator) ?? "" }
      .joined()
  }

  /// Whether what Foundation read is the value, member for member.
  private func isEqual(_ json: JSON, _ read: Any) -> Bool {
    switch json {
    case .null: return read is NSNull
    case .boolean(let value): return (read as? Bool) == value
    case .integer(let value): return (read as? Int) == value
    // Foundation reads numbers by way of its decimal type, which is off by a unit in the last place now and then.
    case .number(let value): return (read as? NSNumber).map { abs($0.doubleValue - value) < 1e-12 } ?? false
    case .string(let value): return (read as? String)?.utf8.elementsEqual(value.utf8) == true
    case .array(let items):
      guard let read = read as? [Any], read.count == items.count else { return false }
      return zip(items, read).allSatisfy { isEqual($0, $1) }
    case .object(let members):
      guard let read = read as? [String: Any], read.count == members.count else { return false }
      return members.allSatisfy { member in read[member.name].map { isEqual(member.value, $0) } ?? false }
    }
  }
}

func text(_ bytes: [UInt8]) -> String {
  String(decoding: bytes, as: UTF8.self)
}
