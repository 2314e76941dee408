/// What an attribute of an XML file of the app is on the device, where no schema says what it should be.
///
/// aapt2 stores such a value as the first of these that it can be read as; a program that asks for the text gets that of
/// the stored value, `7` for `007` (aapt2 2.19 run, and `TypedValue.coerceToString` of Android read, 2026-12-01).
package enum AndroidAttribute: Sendable, Equatable {
  case boolean(Bool)
  /// `#rgb`, `#argb`, `#rrggbb` or `#aarrggbb`.
  case color
  case integer(Int32)
  /// Written as `0x…`; read back as such.
  case hexadecimal(UInt32)
  /// A number with a point, an exponent or a unit (`1.5`, `10dp`, `50%`), and whole numbers that are too large.
  case measure
  case text

  package init(_ source: String) {
    let bytes = Self.trimmed(Array(source.utf8)[...])
    switch String(decoding: bytes, as: UTF8.self) {
    case "true", "TRUE", "True": self = .boolean(true)
    case "false", "FALSE", "False": self = .boolean(false)
    default:
      if Self.isColor(bytes) {
        self = .color
      } else {
        self = Self.integer(bytes) ?? (Self.isMeasure(bytes) ? .measure : .text)
      }
    }
  }

  /// What a program that asks for the text of a value gets, blanks around it apart; nil where that is not known here.
  package func text(of source: String) -> String? {
    switch self {
    case .boolean(let flag): flag ? "true" : "false"
    case .integer(let number): String(number)
    case .hexadecimal(let number): "0x" + String(number, radix: 16)
    case .color, .measure: nil
    case .text: source
    }
  }

  private static func trimmed(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }
    let start = bytes.drop(while: isBlank)
    guard let end = start.lastIndex(where: { !isBlank($0) }) else { return [] }
    return start[...end]
  }

  private static func isColor(_ bytes: ArraySlice<UInt8>) -> Bool {
    bytes.first == UInt8(ascii: "#") && [4, 5, 7, 9].contains(bytes.count) && bytes.dropFirst().allSatisfy(isHexDigit)
  }

  private static func integer(_ bytes: ArraySlice<UInt8>) -> AndroidAttribute? {
    let isSigned = bytes.first == UInt8(ascii: "-") || bytes.first == UInt8(ascii: "+")
    let digits = isSigned ? bytes.dropFirst() : bytes
    let sign = bytes.first == UInt8(ascii: "-") ? "-" : ""
    if digits.first == UInt8(ascii: "0"), digits.dropFirst().first.map({ $0 | 0x20 }) == UInt8(ascii: "x") {
      let body = digits.dropFirst(2)
      guard !body.isEmpty, body.allSatisfy(isHexDigit),
        let value = UInt32(String(decoding: body, as: UTF8.self), radix: 16)
      else { return nil }
      if bytes.starts(with: Array("0x".utf8)) { return .hexadecimal(value) }
      return Int32(sign + String(value)).map { .integer($0) }
    }
    guard !digits.isEmpty, digits.allSatisfy(isDigit) else { return nil }
    return Int32(sign + String(decoding: digits, as: UTF8.self)).map { .integer($0) }
  }

  /// Digits with a point or an exponent, or hexadecimal ones with a point, and perhaps a unit behind them.
  private static func isMeasure(_ bytes: ArraySlice<UInt8>) -> Bool {
    let units = ["dip", "dp", "px", "sp", "in", "mm", "pt", "%p", "%"]
    let text = String(decoding: bytes, as: UTF8.self)
    let unit = units.first { text.hasSuffix($0) } ?? ""
    let number = text.dropLast(unit.count)
    let allowed = number.utf8.allSatisfy { isHexDigit($0) || ".+-xXpP".utf8.contains($0) }
    guard let first = number.utf8.first(where: { $0 != UInt8(ascii: "+") && $0 != UInt8(ascii: "-") }),
      allowed, isDigit(first) || first == UInt8(ascii: ".")
    else { return false }
    return Double(number) != nil
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  private static func isHexDigit(_ byte: UInt8) -> Bool {
    isDigit(byte) || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(byte | 0x20)
  }
}
