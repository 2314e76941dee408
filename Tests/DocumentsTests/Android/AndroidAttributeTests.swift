import Documents
import Testing

/// What aapt2 2.19 stored for each of these (run 2026-12-01).
@Suite struct AndroidAttributeTests {
  @Test(
    arguments: [
      ("3", .integer(3)), (" 3 ", .integer(3)), ("+3", .integer(3)), ("-3", .integer(-3)), ("007", .integer(7)),
      ("-0", .integer(0)), ("0X1f", .integer(31)), ("-0x1", .integer(-1)), ("0x1F", .hexadecimal(31)),
      ("0xFFFFFFFF", .hexadecimal(.max)), ("0x100000000", .measure), ("2147483647", .integer(.max)),
      ("2147483648", .measure), ("-2147483648", .integer(.min)), ("true ", .boolean(true)), ("TRUE", .boolean(true)),
      ("False", .boolean(false)), ("TRue", .text), ("#fff", .color), ("#abcd", .color), ("#abcde", .text),
      (" #aabbcc ", .color), ("#ggg", .text), ("1.5", .measure), ("1e3", .measure), (".5", .measure), ("5.", .measure),
      ("1,5", .text), ("10dp", .measure), ("10 dp", .text), ("10%p", .measure), ("inf", .text), ("NaN", .text),
      ("1f", .text), ("0x1.8p1", .measure), ("0x", .text), ("", .text), ("1_000", .text), ("１", .text), ("3-", .text),
      ("--3", .text), ("08", .integer(8)), ("1d", .text), ("com.acme", .text), ("e3", .text),
    ] as [(String, AndroidAttribute)])
  func `an attribute is what aapt2 stores`(_ text: String, _ expected: AndroidAttribute) {
    #expect(AndroidAttribute(text) == expected)
  }

  @Test(arguments: [("007", "7"), ("TRUE", "true"), ("0x1F", "0x1f"), (" 3", "3"), ("a b", "a b")])
  func `a program that asks for the text gets that of what is stored`(_ source: String, _ expected: String) {
    #expect(AndroidAttribute(source).text(of: source) == expected)
  }
}
