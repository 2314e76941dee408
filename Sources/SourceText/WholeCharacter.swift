extension [UInt8] {
  /// The bytes of the UTF-8 character that starts at an index, for a place that marks all of it; the byte alone where none
  /// does, and nothing at the end.
  package func wholeCharacter(at index: Int) -> Range<Int> {
    guard index < count else { return count..<count }
    return index..<(self[(index + 1)...].prefix(3).firstIndex { $0 & 0xC0 != 0x80 } ?? Swift.min(index + 4, count))
  }
}
