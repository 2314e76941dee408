/// Where a cursor stands in a YAML text that may not be well-formed, since it is being written: told from indentation and
/// brackets, not from a parse.
struct CursorContext: Equatable, Sendable {
  /// From the root to the value that the cursor stands in: a mapping that a key may be added to, or a scalar.
  let path: [SchemaGuide.Step]

  /// Whether the cursor is where a scalar's text stands, not a key.
  let isValue: Bool

  /// The bytes of the word that the cursor stands in: what a choice replaces.
  let word: Range<Int>

  /// Whether the word is inside quotes.
  let isQuoted: Bool

  /// Whether it is inside brackets.
  let isFlow: Bool

  /// Whether the word is followed by a colon already.
  let hasColon: Bool

  /// The keys that the mapping has besides the word.
  let siblings: [String]

  /// Nil inside a comment.
  init?(_ bytes: [UInt8], at offset: Int) {
    let lines = YAMLLines(bytes)
    let line = lines.line(of: offset)
    let scan = YAMLLineScan(bytes, lines.range(of: line), upTo: offset)
    guard !scan.isComment else { return nil }
    let first = scan.tokens.first
    let above = lines.ancestors(of: line, column: first?.column ?? scan.column, isDash: first?.isDash ?? false)
    path = above.path + scan.tokens.map(\.step) + scan.flow.flatMap(\.steps)
    isValue = scan.isValue
    isQuoted = scan.quote != nil
    isFlow = !scan.flow.isEmpty
    let end = bytes[offset..<lines.range(of: line).upperBound].firstIndex { !$0.isWordByte }
    word = scan.wordStart..<(end ?? lines.range(of: line).upperBound)
    let rest = bytes[word.upperBound..<lines.range(of: line).upperBound].drop { $0 == UInt8(ascii: " ") }
    hasColon = rest.first == UInt8(ascii: ":")
    if let level = scan.flow.last {
      siblings = level.keys
    } else if !scan.isValue {
      siblings =
        (scan.tokens.isEmpty ? above.siblings : []) + lines.siblings(below: line, column: scan.column)
    } else {
      siblings = []
    }
  }
}

extension UInt8 {
  /// Whether ids, keys and locales are made of it.
  var isWordByte: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"), UInt8(ascii: "."), 0x80...:
      true
    default: false
    }
  }
}

/// The lines of a YAML text, for whoever walks up and down from one.
struct YAMLLines {
  private let bytes: [UInt8]
  private let starts: [Int]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    starts = [0] + bytes.indices.filter { bytes[$0] == UInt8(ascii: "\n") }.map { $0 + 1 }
  }

  var count: Int {
    starts.count
  }

  func line(of offset: Int) -> Int {
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return low
  }

  /// Without its end.
  func range(of line: Int) -> Range<Int> {
    var end = line + 1 < starts.count ? starts[line + 1] - 1 : bytes.count
    if end > starts[line], bytes[end - 1] == UInt8(ascii: "\r") { end -= 1 }
    return starts[line]..<end
  }

  /// The steps from the root to what a line at a column is part of, and the keys beside it in the lines above.
  func ancestors(of line: Int, column: Int, isDash: Bool) -> (path: [SchemaGuide.Step], siblings: [String]) {
    var steps: [SchemaGuide.Step] = []
    var siblings: [String] = []
    var column = column
    var afterDash = isDash
    var index = line - 1
    while index >= 0, column > 0 || afterDash {
      for token in tokens(of: index).reversed() {
        if token.isDash {
          guard token.column < column else { continue }
          steps.append(.item)
          column = token.column
          afterDash = true
        } else if token.column < column || afterDash && token.column == column {
          // A list may stand in the same column as its key.
          steps.append(token.step)
          column = token.column
          afterDash = false
        } else if token.column == column, steps.isEmpty, !isDash, case .key(let name) = token.step {
          siblings.append(name)
        }
      }
      index -= 1
    }
    // At the left edge the walk ends at once, but keys still stand above.
    while index >= 0, steps.isEmpty, column == 0, !isDash {
      siblings += keys(of: index, column: 0)
      index -= 1
    }
    return (steps.reversed(), siblings)
  }

  /// The keys of the same mapping in the lines below.
  func siblings(below line: Int, column: Int) -> [String] {
    var siblings: [String] = []
    var index = line + 1
    while index < starts.count {
      if let first = tokens(of: index).first, first.column < column || first.isDash && first.column == column { break }
      siblings += keys(of: index, column: column)
      index += 1
    }
    return siblings
  }

  func keys(of line: Int, column: Int) -> [String] {
    tokens(of: line).compactMap { token in
      guard token.column == column, case .key(let name) = token.step else { return nil }
      return name
    }
  }

  func tokens(of line: Int) -> [YAMLLineScan.Token] {
    let range = range(of: line)
    return YAMLLineScan(bytes, range, upTo: range.upperBound).tokens
  }
}

extension CursorContext {
  /// The keys beside the key whose value the cursor is in.
  func siblingsOfValue(in bytes: [UInt8]) -> [String] {
    let lines = YAMLLines(bytes)
    let line = lines.line(of: word.lowerBound)
    let scan = YAMLLineScan(bytes, lines.range(of: line), upTo: word.lowerBound)
    if let level = scan.flow.last { return level.keys }
    return lines.ancestors(of: line, column: scan.column, isDash: false).siblings
      + lines.siblings(below: line, column: scan.column)
  }
}

extension YAMLLines {
  /// The first line that has a key at the left edge.
  func first(withKey key: String) -> Int? {
    (0..<count).first { keys(of: $0, column: 0).contains(key) }
  }

  /// The keys of the block mapping below a line.
  func keys(below line: Int) -> [String] {
    guard let next = (line + 1..<max(count, line + 1)).first(where: { !tokens(of: $0).isEmpty }),
      let first = tokens(of: next).first, first.column > 0
    else { return [] }
    return keys(of: next, column: first.column) + siblings(below: next, column: first.column)
  }
}
