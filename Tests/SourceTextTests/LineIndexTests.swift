import SourceText
import TestSupport
import Testing

@Suite struct LineIndexTests {
  @Test(arguments: 0..<8)
  func `columns are counted as if from the start of the line, however long it is`(_ seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    var text = ""
    while text.utf8.count < 30_000 {
      text += random.pick(["a", "é", "日", "😀", "xyz "])
      // Long lines and short ones.
      if random.chance(seed < 4 ? 40_000 : 60) { text += "\n" }
    }
    let bytes = Array(text.utf8)
    let lines = LineIndex(bytes)
    for _ in 0..<200 {
      let offset = Int.random(in: 0...bytes.count, using: &random)
      let before = bytes[..<offset]
      let start = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
      let position = lines.position(of: offset)
      #expect(position.line == before.count { $0 == UInt8(ascii: "\n") } + 1)
      #expect(position.column == bytes[start..<offset].count { $0 & 0xC0 != 0x80 } + 1)
    }
  }

  @Test(arguments: [4095, 4096, 4097, 8191, 8192, 8193, 12_288])
  func `the end of a line at a bound of blocks`(_ count: Int) {
    let lines = LineIndex(Array(String(repeating: "a", count: count).utf8))
    #expect(lines.position(of: count).column == count + 1)
    #expect(lines.position(of: count - 1).column == count)
  }
}
