/// How many bytes a text takes once it is JSON-encoded several times over, the quotes around it not counted.
func escapedCount(_ text: some Sequence<UInt8>, encoded times: Int) -> Int {
  var count = 0
  for byte in text {
    count += 1
    guard times > 0, byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") else { continue }
    // Encoding puts a backslash before a quotation mark and before a backslash; a control character becomes a backslash
    // and a letter, or a backslash and five characters. Each further time doubles the backslashes and adds one for the mark.
    var backslashes: Int
    let mark: Int
    let others: Int
    switch byte {
    case UInt8(ascii: "\""): (backslashes, mark, others) = (1, 1, 0)
    case UInt8(ascii: "\\"): (backslashes, mark, others) = (2, 0, 0)
    case 0x08, 0x09, 0x0A, 0x0C, 0x0D: (backslashes, mark, others) = (1, 0, 1)
    default: (backslashes, mark, others) = (1, 0, 5)
    }
    for _ in 1..<times { backslashes = 2 * backslashes + mark }
    count += backslashes + mark + others - 1
  }
  return count
}
