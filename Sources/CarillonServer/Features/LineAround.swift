/// The line around a cursor, for what is told from its text alone.
struct LineAround {
  private let bytes: [UInt8]
  private let before: ArraySlice<UInt8>
  private let after: ArraySlice<UInt8>

  init(_ bytes: [UInt8], _ offset: Int) {
    self.bytes = bytes
    let start = bytes[..<offset].lastIndex { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }.map { $0 + 1 } ?? 0
    let end = bytes[offset...].firstIndex { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") } ?? bytes.count
    before = bytes[start..<offset]
    after = bytes[offset..<end]
  }

  /// The word of the cursor in a comment that allows findings; nil elsewhere.
  var allowance: Range<Int>? {
    guard let hash = before.lastIndex(of: UInt8(ascii: "#")) else { return nil }
    let comment = String(decoding: before[hash...], as: UTF8.self)
    guard comment.wholeMatch(of: /#\s*carillon:\s*allow(-file)?\s[a-z0-9,\s-]*/) != nil, !comment.contains(" -- ")
    else {
      return nil
    }
    return word { $0.isWordByte }
  }

  /// The name of a placeholder that the cursor is in, and whether the placeholder is closed; nil elsewhere.
  var placeholder: (range: Range<Int>, isClosed: Bool)? {
    let range = word { $0.isWordByte && $0 != UInt8(ascii: "-") }
    guard bytes[before.startIndex..<range.lowerBound].suffix(2).elementsEqual("{{".utf8),
      !bytes[before.startIndex..<range.lowerBound].suffix(3).starts(with: "\\".utf8)
    else { return nil }
    let rest = bytes[range.upperBound..<after.endIndex]
    return (range, rest.starts(with: "}}".utf8) || rest.first == UInt8(ascii: "|"))
  }

  /// The name of a resource that the cursor is in, and its type: `@string/na`; nil elsewhere.
  var resourceReference: (range: Range<Int>, type: String)? {
    let range = word { $0.isWordByte && $0 != UInt8(ascii: "-") }
    let text = String(decoding: bytes[before.startIndex..<range.lowerBound], as: UTF8.self)
    guard let match = text.firstMatch(of: /@([a-z]+)\/$/) else { return nil }
    return (range, String(match.1))
  }

  private func word(_ belongs: (UInt8) -> Bool) -> Range<Int> {
    let start = before.lastIndex { !belongs($0) }.map { $0 + 1 } ?? before.startIndex
    let end = after.firstIndex { !belongs($0) } ?? after.endIndex
    return start..<end
  }
}

/// Names in a YAML text that may not be well-formed.
enum TextScan {
  /// The words that stand behind a key, wherever it is: each once, in the order of the text.
  static func values(of key: String, in bytes: [UInt8]) -> [String] {
    let name = Array((key + ":").utf8)
    var values: [String] = []
    var index = 0
    while let start = next(name, in: bytes, from: index) {
      index = start + name.count
      let rest = bytes[index...].drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "'") }
      let value = String(decoding: rest.prefix(while: \.isWordByte), as: UTF8.self)
      if !value.isEmpty, !values.contains(value) { values.append(value) }
    }
    return values
  }

  /// The keys of the mapping of a top-level key, in block style.
  static func keys(below key: String, in bytes: [UInt8]) -> [String] {
    let lines = YAMLLines(bytes)
    guard let line = lines.first(withKey: key) else { return [] }
    return lines.keys(below: line)
  }

  private static func next(_ name: [UInt8], in bytes: [UInt8], from start: Int) -> Int? {
    var index = start
    while index + name.count <= bytes.count {
      if bytes[index] == name[0], bytes[index...].starts(with: name), index == 0 || !bytes[index - 1].isWordByte {
        return index
      }
      index += 1
    }
    return nil
  }
}
