/// Why bytes are not the JSON that the reader takes, and where.
package struct JSONSyntaxError: Error, Sendable, Equatable, CustomStringConvertible {
  /// Lower-case, without a place.
  package let message: String

  /// In bytes, from 0.
  package let offset: Int

  /// From 1.
  package let line: Int

  /// In Unicode scalars, from 1.
  package let column: Int

  package var description: String {
    "line \(line), column \(column): \(message)"
  }

  init(_ message: String, at offset: Int, in bytes: [UInt8]) {
    self.message = message
    self.offset = offset
    let before = bytes[..<min(offset, bytes.count)]
    let lineStart = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    line = before.count { $0 == UInt8(ascii: "\n") } + 1
    column = before[lineStart...].count { $0 & 0xC0 != 0x80 } + 1
  }
}

/// Reads JSON strictly: RFC 8259 to the letter, valid UTF-8 without a byte-order mark, each name once in an object.
///
/// An integer that does not fit `Int`, and every number with a fraction or exponent, is a `Double`; one beyond its range
/// is an error.
package struct JSONReader {
  /// How deep containers may nest.
  package static let depthLimit = 128

  /// The value that the bytes hold, surrounded by nothing but space.
  ///
  /// Programs that hold text in UTF-16 may cut a character in two and write the half as an escape. That is no text, and an
  /// error; or, where asked for, U+FFFD.
  package static func read(
    _ bytes: [UInt8], replacingHalfCharacters replaces: Bool = false
  ) throws(JSONSyntaxError) -> JSON {
    if let fault = firstInvalidUTF8(in: bytes) { throw JSONSyntaxError("invalid UTF-8", at: fault, in: bytes) }
    var reader = JSONReader(bytes: bytes, replacesHalfCharacters: replaces)
    reader.skipSpace()
    let value = try reader.value(depth: 0)
    reader.skipSpace()
    if reader.index < bytes.count { throw reader.fault("unexpected text after the value") }
    return value
  }

  let bytes: [UInt8]
  let replacesHalfCharacters: Bool
  var index = 0

  private mutating func value(depth: Int) throws(JSONSyntaxError) -> JSON {
    guard let byte = peek() else { throw fault("unexpected end of the text; expected a value") }
    switch byte {
    case UInt8(ascii: "{"): return try object(depth: depth)
    case UInt8(ascii: "["): return try array(depth: depth)
    case quote: return .string(try string())
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return try number()
    case UInt8(ascii: "t"): return try word("true", .boolean(true))
    case UInt8(ascii: "f"): return try word("false", .boolean(false))
    case UInt8(ascii: "n"): return try word("null", .null)
    default: throw fault("expected a value")
    }
  }

  private mutating func object(depth: Int) throws(JSONSyntaxError) -> JSON {
    try enter(depth)
    var members: [JSON.Member] = []
    var names: Set<[UInt8]> = []
    if take(UInt8(ascii: "}")) { return .object([]) }
    repeat {
      skipSpace()
      let start = index
      guard peek() == quote else { throw fault("expected a name in double quotes") }
      let name = try string()
      guard names.insert(Array(name.utf8)).inserted else {
        throw JSONSyntaxError("the name '\(name)' stands twice in one object", at: start, in: bytes)
      }
      skipSpace()
      guard take(UInt8(ascii: ":")) else { throw fault("expected ':' after a name") }
      skipSpace()
      members.append(JSON.Member(name, try value(depth: depth + 1)))
      skipSpace()
    } while take(UInt8(ascii: ","))
    guard take(UInt8(ascii: "}")) else { throw fault("expected ',' or '}'") }
    return .object(members)
  }

  private mutating func array(depth: Int) throws(JSONSyntaxError) -> JSON {
    try enter(depth)
    var items: [JSON] = []
    if take(UInt8(ascii: "]")) { return .array([]) }
    repeat {
      skipSpace()
      items.append(try value(depth: depth + 1))
      skipSpace()
    } while take(UInt8(ascii: ","))
    guard take(UInt8(ascii: "]")) else { throw fault("expected ',' or ']'") }
    return .array(items)
  }

  /// Steps over the opening bracket and the space after it.
  private mutating func enter(_ depth: Int) throws(JSONSyntaxError) {
    guard depth < Self.depthLimit else { throw fault("containers nest deeper than \(Self.depthLimit) levels") }
    index += 1
    skipSpace()
  }

  private mutating func word(_ word: String, _ value: JSON) throws(JSONSyntaxError) -> JSON {
    guard bytes[index...].starts(with: word.utf8) else { throw fault("expected a value") }
    index += word.utf8.count
    return value
  }

  func peek() -> UInt8? {
    index < bytes.count ? bytes[index] : nil
  }

  mutating func take(_ byte: UInt8) -> Bool {
    guard peek() == byte else { return false }
    index += 1
    return true
  }

  mutating func skipSpace() {
    while let byte = peek(), byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 { index += 1 }
  }

  func fault(_ message: String) -> JSONSyntaxError {
    JSONSyntaxError(message, at: index, in: bytes)
  }
}
