package import SourceText

/// Finds the comments that speak to this tool.
package enum YAMLComments {
  /// The comments that hold `carillon:`, from `#` to the end of the line, in order; never text inside a scalar.
  package static func markers(in file: SourceFile, document: Document) -> [Located<String>] {
    let bytes = file.bytes
    guard holdsWord(bytes[...]) else { return [] }
    let scalars = document.scalarPlaces
    var markers: [Located<String>] = []
    var index = 0
    while let hash = bytes[index...].firstIndex(of: UInt8(ascii: "#")) {
      index = hash + 1
      let starts = hash == 0 || [0x20, 0x09, 0x0A, 0x0D, 0xBF].contains(bytes[hash - 1])
      guard starts, !scalars.contain(hash) else { continue }
      // A comment, then, and all of the line belongs to it.
      var end = bytes[hash...].firstIndex(of: 0x0A) ?? bytes.count
      index = end
      if end > hash, bytes[end - 1] == 0x0D { end -= 1 }
      guard holdsWord(bytes[hash..<end]) else { continue }
      markers.append(
        Located(String(decoding: bytes[hash..<end], as: UTF8.self), at: SourceRange(file: file.id, hash..<end)))
    }
    return markers
  }

  /// Whether `carillon:` is in some bytes. A byte where the word would end, and which is not of the word, rules out the
  /// eight before it too: most of a file is passed over in such steps.
  private static func holdsWord(_ bytes: ArraySlice<UInt8>) -> Bool {
    var end = bytes.startIndex + word.count - 1
    while end < bytes.endIndex {
      let byte = bytes[end]
      if byte == UInt8(ascii: ":"), bytes[(end - word.count + 1)...end].elementsEqual(word) { return true }
      end += isOfWord[Int(byte)] ? 1 : word.count
    }
    return false
  }

  private static let word = Array("carillon:".utf8)
  private static let isOfWord: [Bool] = (0...255).map { (byte: UInt8) in word.contains(byte) }
}

/// Where the texts of a document stand, without the header lines of block scalars: their comments are comments.
private struct ScalarPlaces {
  /// In the order of the source; none overlaps another.
  let ranges: [Range<Int>]

  /// By bisection: a hostile file has a hundred thousand texts and as many comments.
  func contain(_ offset: Int) -> Bool {
    var low = 0
    var high = ranges.count
    while low < high {
      let middle = (low + high) / 2
      if ranges[middle].upperBound <= offset { low = middle + 1 } else { high = middle }
    }
    return low < ranges.count && ranges[low].contains(offset)
  }
}

extension Document {
  fileprivate var scalarPlaces: ScalarPlaces {
    ScalarPlaces(
      ranges: records.compactMap { record in
        guard record.kind == .scalar else { return nil }
        let isBlock = record.style == .literal || record.style == .folded
        let first = isBlock && !record.isVerbatim ? runs[Int(record.origin)].first : nil
        return min(max(Int(record.start), first.map { Int($0.source) } ?? 0), Int(record.end))..<Int(record.end)
      })
  }
}
