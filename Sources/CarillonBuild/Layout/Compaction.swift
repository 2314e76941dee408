/// The bytes of a JSON text without the blanks and line ends between its tokens: the wire form of what is indented and
/// otherwise canonical.
func compacted(_ json: [UInt8]) -> [UInt8] {
  var bytes: [UInt8] = []
  bytes.reserveCapacity(json.count)
  var isInString = false
  var isEscaped = false
  for byte in json {
    if isInString {
      if isEscaped {
        isEscaped = false
      } else if byte == UInt8(ascii: "\\") {
        isEscaped = true
      } else if byte == UInt8(ascii: "\"") {
        isInString = false
      }
    } else if byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\n") {
      continue
    } else if byte == UInt8(ascii: "\"") {
      isInString = true
    }
    bytes.append(byte)
  }
  return bytes
}
