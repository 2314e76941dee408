/// What aapt2 asks of strings that go through `String.format`.
enum JavaFormat {
  /// Whether a string has several substitutions and one of them has no position: translators could not reorder them, and
  /// aapt2 refuses the file. Formats of dates (`%Y`) end the check, as they do in aapt2.
  static func needsPositions(_ text: String) -> Bool {
    let bytes = Array(text.utf8)
    var count = 0
    var hasUnpositioned = false
    var index = 0
    while index < bytes.count {
      guard bytes[index] == UInt8(ascii: "%"), index + 1 < bytes.count else {
        index += 1
        continue
      }
      index += 1
      if bytes[index] == UInt8(ascii: "%") || bytes[index] == UInt8(ascii: "n") {
        index += 1
        continue
      }
      count += 1
      let digits = bytes[index...].prefix { isDigit($0) }.count
      if digits > 0 {
        index += digits
        if index < bytes.count, bytes[index] != UInt8(ascii: "$") { hasUnpositioned = true }
      } else {
        hasUnpositioned = true
        if bytes[index] == UInt8(ascii: "<") {
          index += 1
          if index < bytes.count, bytes[index] == UInt8(ascii: "$") { index += 1 }
        }
      }
      while index < bytes.count, isDigit(bytes[index]) || flags.contains(bytes[index]) { index += 1 }
      if index < bytes.count, dateLetters.contains(bytes[index]) { return false }
      index += 1
    }
    return count > 1 && hasUnpositioned
  }

  private static let flags = Array("-#+ ,(".utf8)
  private static let dateLetters = Array("DFKMWYZkmwyz".utf8)

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }
}
