/// One line of YAML, read from its start up to a cursor: dashes, keys, brackets.
struct YAMLLineScan {
  /// A dash or a key with its colon, and the column of its first byte.
  struct Token {
    let step: SchemaGuide.Step
    let column: Int

    var isDash: Bool {
      step == .item
    }
  }

  /// A bracket that is open at the cursor.
  struct Level {
    let isMapping: Bool

    /// The key whose value the cursor is in.
    var key: String?

    /// The keys that have been read.
    var keys: [String] = []

    var steps: [SchemaGuide.Step] {
      isMapping ? key.map { [.key($0)] } ?? [] : [.item]
    }
  }

  private(set) var tokens: [Token] = []
  private(set) var flow: [Level] = []

  /// The column of what follows the last dash, or of the line's first word.
  private(set) var column = 0

  /// Where the word before the cursor starts.
  private(set) var wordStart: Int

  /// The quote that is open at the cursor.
  private(set) var quote: UInt8?
  private(set) var isComment = false

  private let bytes: [UInt8]
  private let start: Int
  private let end: Int
  private var index: Int

  init(_ bytes: [UInt8], _ line: Range<Int>, upTo cursor: Int) {
    self.bytes = bytes
    // A byte-order mark takes no column.
    start = line.lowerBound == 0 && bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : line.lowerBound
    end = max(start, min(cursor, line.upperBound))
    index = start
    wordStart = start
    readBlock()
  }

  /// Whether the cursor is where a scalar stands.
  var isValue: Bool {
    guard let level = flow.last else { return tokens.last.map { !$0.isDash } ?? false }
    return !level.isMapping || level.key != nil
  }

  private mutating func readBlock() {
    skipSpaces()
    column = index - start
    wordStart = index
    while index < end, bytes[index] == UInt8(ascii: "-"), index + 1 == end || bytes[index + 1] == space {
      // A dash right before the cursor may become one.
      guard index + 1 < end else { return }
      tokens.append(Token(step: .item, column: index - start))
      index += 1
      skipSpaces()
      column = index - start
      wordStart = index
    }
    guard index < end, bytes[index] != UInt8(ascii: "#") else {
      isComment = index < end
      return
    }
    if bytes[index] == UInt8(ascii: "{") || bytes[index] == UInt8(ascii: "[") { return readFlow() }
    guard let name = readKey() else { return }
    tokens.append(Token(step: .key(name), column: column))
    skipProperties()
    wordStart = index
    guard index < end else { return }
    switch bytes[index] {
    case UInt8(ascii: "{"), UInt8(ascii: "["): readFlow()
    default: readScalar()
    }
  }

  /// A key with its colon; nil where there is none before the cursor.
  private mutating func readKey() -> String? {
    let first = index
    var text: ArraySlice<UInt8>?
    if bytes[index] == UInt8(ascii: "\"") || bytes[index] == UInt8(ascii: "'") {
      guard skipQuoted() else { return nil }
      text = bytes[first + 1..<index - 1]
    }
    while index < end {
      if bytes[index] == colon, index + 1 == end || bytes[index + 1] == space || bytes[index + 1] == tab {
        let name = text ?? bytes[first..<index]
        index += 1
        return String(decoding: name, as: UTF8.self)
      }
      if startsComment() {
        isComment = true
        return nil
      }
      index += 1
    }
    return nil
  }

  /// Anchors and tags.
  private mutating func skipProperties() {
    skipSpaces()
    while index < end, bytes[index] == UInt8(ascii: "&") || bytes[index] == UInt8(ascii: "!") {
      while index < end, bytes[index] != space { index += 1 }
      skipSpaces()
    }
  }

  /// What is left of the line: a scalar up to a comment.
  private mutating func readScalar() {
    if bytes[index] == UInt8(ascii: "\"") || bytes[index] == UInt8(ascii: "'") {
      wordStart = index + 1
      guard skipQuoted() else { return }
    }
    while index < end {
      if startsComment() {
        isComment = true
        return
      }
      index += 1
    }
  }

  private mutating func readFlow() {
    while index < end {
      switch bytes[index] {
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        flow.append(Level(isMapping: bytes[index] == UInt8(ascii: "{")))
        startWord()
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        _ = flow.popLast()
        startWord()
      case UInt8(ascii: ","):
        if !flow.isEmpty { flow[flow.count - 1].key = nil }
        startWord()
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        guard bytes[wordStart..<index].allSatisfy({ $0 == space }) else {
          index += 1
          continue
        }
        wordStart = index + 1
        guard skipQuoted() else { return }
      case colon where flow.last?.isMapping == true && flow.last?.key == nil && endsKey():
        let text = bytes[wordStart..<index].prefix { $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "'") }
        let name = String(decoding: text, as: UTF8.self)
        flow[flow.count - 1].key = name
        flow[flow.count - 1].keys.append(name)
        startWord()
      default:
        if startsComment() {
          isComment = true
          return
        }
        index += 1
      }
    }
  }

  private func endsKey() -> Bool {
    index + 1 == end || bytes[index + 1] == space || bytes[index - 1] == UInt8(ascii: "\"")
      || bytes[index - 1] == UInt8(ascii: "'")
  }

  private mutating func startWord() {
    index += 1
    skipSpaces()
    wordStart = index
  }

  private func startsComment() -> Bool {
    bytes[index] == UInt8(ascii: "#") && (index == start || bytes[index - 1] == space || bytes[index - 1] == tab)
  }

  /// From a quote to behind the one that closes it; false where the cursor comes first.
  private mutating func skipQuoted() -> Bool {
    let mark = bytes[index]
    index += 1
    while index < end {
      if bytes[index] == UInt8(ascii: "\\"), mark == UInt8(ascii: "\"") {
        index += 2
      } else if bytes[index] == mark {
        index += 1
        return true
      } else {
        index += 1
      }
    }
    index = end
    quote = mark
    return false
  }

  private mutating func skipSpaces() {
    while index < end, bytes[index] == space || bytes[index] == tab { index += 1 }
  }
}

private let space = UInt8(ascii: " ")
private let tab = UInt8(ascii: "\t")
private let colon = UInt8(ascii: ":")
