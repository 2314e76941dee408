/// Writes JSON values as bytes, in the two forms that the tool knows.
///
/// *Wire* is RFC 8785 (JSON Canonicalization Scheme): no space, members in the order of their names' UTF-16 units,
/// numbers as ECMAScript prints them, nothing escaped that need not be, everything else as UTF-8. *Indented* is the same
/// with two spaces a level and one LF at the end: what people review.
package enum JSONWriter {
  /// The RFC 8785 bytes of a value.
  package static func wire(_ json: JSON) -> [UInt8] {
    ByteBuffer.bytes { append(json, to: &$0) }
  }

  /// The value indented by two spaces, with one LF at the end.
  package static func indented(_ json: JSON) -> [UInt8] {
    indented(wire: wire(json))
  }

  /// Appends the RFC 8785 bytes of a value.
  package static func append(_ json: JSON, to bytes: inout ByteBuffer) {
    switch json {
    case .null: bytes.append("null")
    case .boolean(let value): bytes.append(value ? "true" : "false")
    case .integer(let value): append(integer: value, to: &bytes)
    case .number(let value): append(number: value, to: &bytes)
    case .string(let value): append(string: value, to: &bytes)
    case .array(let items):
      bytes.append(UInt8(ascii: "["))
      for (index, item) in items.enumerated() {
        if index > 0 { bytes.append(UInt8(ascii: ",")) }
        append(item, to: &bytes)
      }
      bytes.append(UInt8(ascii: "]"))
    case .object(let members): append(members: members, to: &bytes)
    }
  }

  private static func append(members: [JSON.Member], to bytes: inout ByteBuffer) {
    bytes.append(UInt8(ascii: "{"))
    for (index, member) in sorted(members).enumerated() {
      if index > 0 { bytes.append(UInt8(ascii: ",")) }
      append(string: member.name, to: &bytes)
      bytes.append(UInt8(ascii: ":"))
      append(member.value, to: &bytes)
    }
    bytes.append(UInt8(ascii: "}"))
  }

  /// Many objects are in their order already.
  private static func sorted(_ members: [JSON.Member]) -> [JSON.Member] {
    let isSorted = zip(members, members.dropFirst()).allSatisfy { nameOrder($0.name, $1.name) }
    return isSorted ? members : members.sorted { nameOrder($0.name, $1.name) }
  }

  /// Whether the first name stands before the second in an RFC 8785 object: the order of UTF-16 code units.
  ///
  /// It is the order of UTF-8 bytes, but that characters beyond U+FFFF, which UTF-16 writes as surrogates, come before
  /// U+E000 to U+FFFF.
  package static func nameOrder(_ first: String, _ second: String) -> Bool {
    var first = first
    var second = second
    return first.withUTF8 { (left: UnsafeBufferPointer<UInt8>) in
      second.withUTF8 { (right: UnsafeBufferPointer<UInt8>) in
        let shared = min(left.count, right.count)
        var index = 0
        while index < shared {
          let (a, b) = unsafe (left[index], right[index])
          if a != b {
            // Up to here the bytes are equal, so either both start a character or neither does.
            return min(a, b) >= 0xEE && (a >= 0xF0) != (b >= 0xF0) ? a >= 0xF0 : a < b
          }
          index += 1
        }
        return left.count < right.count
      }
    }
  }
}
