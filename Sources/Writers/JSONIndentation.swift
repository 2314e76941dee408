extension JSONWriter {
  /// Re-spaces canonical bytes: two spaces a level, `": "` after names, one LF at the end; empty containers stay `{}`
  /// and `[]`.
  ///
  /// One linear pass that takes its input as what `wire` gives; it neither checks nor sorts.
  package static func indented(wire: [UInt8]) -> [UInt8] {
    var bytes = ByteBuffer(capacity: wire.count * 2)
    var depth = 0
    var index = 0
    while index < wire.count {
      let byte = wire[index]
      switch byte {
      case quote:
        let end = endOfString(in: wire, from: index)
        bytes.append(contentsOf: wire[index..<end])
        index = end
        continue
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        bytes.append(byte)
        if index + 1 < wire.count, wire[index + 1] == byte + 2 {
          index += 1
          bytes.append(byte + 2)
        } else {
          depth += 1
          breakLine(depth, &bytes)
        }
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        depth -= 1
        breakLine(depth, &bytes)
        bytes.append(byte)
      case UInt8(ascii: ","):
        bytes.append(byte)
        breakLine(depth, &bytes)
      case UInt8(ascii: ":"):
        bytes.append(byte)
        bytes.append(UInt8(ascii: " "))
      default:
        bytes.append(byte)
      }
      index += 1
    }
    bytes.append(UInt8(ascii: "\n"))
    return bytes.array
  }

  private static func breakLine(_ depth: Int, _ bytes: inout ByteBuffer) {
    bytes.append(UInt8(ascii: "\n"))
    bytes.append(repeating: UInt8(ascii: " "), count: depth * 2)
  }

  /// One past the closing quote of the string that starts at `start`.
  private static func endOfString(in wire: [UInt8], from start: Int) -> Int {
    var index = start + 1
    while index < wire.count, wire[index] != quote {
      index += wire[index] == backslash ? 2 : 1
    }
    return min(index + 1, wire.count)
  }
}
