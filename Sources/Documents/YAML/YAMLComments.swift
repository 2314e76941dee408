package import SourceText

/// Finds the comments that speak to this tool.
package enum YAMLComments {
  /// The comments that hold `carillon:`, from `#` to the end of the line, in order; never text inside a scalar.
  package static func markers(in file: SourceFile, document: Document) -> [Located<String>] {
    let bytes = file.bytes
    let word = Array("carillon:".utf8)
    var markers: [Located<String>] = []
    var index = 0
    while let hash = bytes[index...].firstIndex(of: UInt8(ascii: "#")) {
      var end = bytes[hash...].firstIndex(of: 0x0A) ?? bytes.count
      if end > hash, bytes[end - 1] == 0x0D { end -= 1 }
      let starts = hash == 0 || [0x20, 0x09, 0x0A, 0x0D, 0xBF].contains(bytes[hash - 1])
      guard starts, holds(bytes[hash..<end], word), !document.isInScalar(hash) else {
        index = hash + 1
        continue
      }
      markers.append(
        Located(String(decoding: bytes[hash..<end], as: UTF8.self), at: SourceRange(file: file.id, hash..<end)))
      index = end
    }
    return markers
  }

  private static func holds(_ line: ArraySlice<UInt8>, _ word: [UInt8]) -> Bool {
    line.indices.contains { line[$0...].starts(with: word) }
  }
}

extension Document {
  /// Whether a byte belongs to a scalar. The header line of a block scalar does not: its comment is one.
  func isInScalar(_ offset: Int) -> Bool {
    records.contains { record in
      guard record.kind == .scalar, Int(record.start) <= offset, offset < Int(record.end) else { return false }
      guard record.style == .literal || record.style == .folded, !record.isVerbatim else { return true }
      return runs[Int(record.origin)].first.map { offset >= Int($0.source) } ?? true
    }
  }
}
