import SourceText

/// Finds the way back from a decoded scalar to its source, where the source spells it otherwise: escapes, doubled quotes,
/// folded lines, block scalars.
///
/// Source and text are walked side by side. Where they part for a reason that is not foreseen, the walk ends: the rest of
/// the text then maps to what follows, within the scalar.
struct YAMLScalarRuns {
  private let bytes: [UInt8]
  private let text: ArraySlice<UInt8>
  private var source: Int
  private let end: Int
  private var position: Int
  private var runs: [LocatedText.Run] = []

  /// The runs of a scalar that takes up `range` in `bytes`, quotes and block header included.
  static func runs(
    of text: ArraySlice<UInt8>, in bytes: [UInt8], at range: Range<Int>, style: Document.ScalarStyle
  ) -> [LocatedText.Run] {
    var walk = YAMLScalarRuns(bytes: bytes, text: text, range: range)
    switch style {
    case .plain: walk.flow(quote: nil)
    case .singleQuoted: walk.flow(quote: UInt8(ascii: "'"))
    case .doubleQuoted: walk.flow(quote: UInt8(ascii: "\""))
    case .literal, .folded: walk.block()
    }
    if walk.runs.first?.text != 0 {
      walk.runs.insert(.init(text: 0, source: UInt32(range.lowerBound)), at: 0)
    }
    return walk.runs
  }

  private init(bytes: [UInt8], text: ArraySlice<UInt8>, range: Range<Int>) {
    self.bytes = bytes
    self.text = text
    source = range.lowerBound
    end = range.upperBound
    position = text.startIndex
  }

  private mutating func mark(isEscape: Bool = false) {
    let run = LocatedText.Run(
      text: UInt32(position - text.startIndex), source: UInt32(source), isEscape: isEscape)
    if let last = runs.last {
      if last.text == run.text {
        runs[runs.count - 1] = run
        return
      }
      if !isEscape, !last.isEscape, last.source + (run.text - last.text) == run.source { return }
    }
    runs.append(run)
  }

  // MARK: Plain and quoted

  private mutating func flow(quote: UInt8?) {
    if quote != nil { source += 1 }
    mark()
    while source < end, position < text.endIndex {
      let byte = bytes[source]
      if isBlank(byte) || isBreak(byte), let next = foldedLine() {
        source = next
        mark()
      } else if quote == UInt8(ascii: "\""), byte == UInt8(ascii: "\\") {
        escape()
      } else if quote == UInt8(ascii: "'"), byte == UInt8(ascii: "'") {
        // Two quotes stand for one.
        mark(isEscape: true)
        position += 1
        source += 2
        mark()
      } else {
        guard byte == text[position] else { return }
        source += 1
        position += 1
      }
    }
  }

  /// Passes over blanks that hold a line break: one break is a blank in the text, several are one less.
  private mutating func foldedLine() -> Int? {
    var next = source
    var breaks = 0
    while next < end, isBlank(bytes[next]) || isBreak(bytes[next]) {
      if endsLine(next) { breaks += 1 }
      next += 1
    }
    guard breaks > 0 else { return nil }
    position += max(1, breaks - 1)
    return next
  }

  private mutating func escape() {
    guard source + 1 < end else { return }
    let letter = bytes[source + 1]
    if isBreak(letter) {
      // An escaped line break joins two lines, and the next one's indentation goes with it.
      source += 1
      while source < end, isBlank(bytes[source]) || isBreak(bytes[source]) { source += 1 }
    } else {
      mark(isEscape: true)
      let digits =
        switch letter {
        case UInt8(ascii: "x"): 2
        case UInt8(ascii: "u"): 4
        case UInt8(ascii: "U"): 8
        default: 0
        }
      source += 2 + digits
      position += 1
      while position < text.endIndex, text[position] & 0xC0 == 0x80 { position += 1 }
    }
    mark()
  }

  // MARK: Block scalars

  private mutating func block() {
    // The header, to its end of line; it may hold a comment.
    while source < end, !isBreak(bytes[source]) { source += 1 }
    passBreaks()
    var indentation = 0
    var probe = source
    while probe < end, isBlank(bytes[probe]) || isBreak(bytes[probe]) {
      indentation = isBreak(bytes[probe]) ? 0 : indentation + 1
      probe += 1
    }
    while position < text.endIndex, text[position] == 0x0A { position += 1 }
    // Blanks that the text itself starts with belong to the text, not to the indentation.
    indentation -= text[position...].prefix { $0 == 0x20 }.count
    while source < end, position < text.endIndex {
      let start = (source, position)
      var column = 0
      while source < end, column < indentation, bytes[source] == 0x20 {
        source += 1
        column += 1
      }
      mark()
      while source < end, position < text.endIndex, !isBreak(bytes[source]) {
        guard bytes[source] == text[position] else { return }
        source += 1
        position += 1
      }
      mark()
      passBreaks()
      let before = position
      while position < text.endIndex, text[position] == 0x0A { position += 1 }
      if position == before, position < text.endIndex, text[position] == 0x20 { position += 1 }
      // What is not foreseen ends the walk, and never keeps it in place.
      guard start != (source, position) else { return }
    }
  }

  /// Passes over line breaks and over lines that hold only blanks.
  private mutating func passBreaks() {
    var line = source
    while line < end, isBlank(bytes[line]) || isBreak(bytes[line]) {
      if endsLine(line) { source = line + 1 }
      line += 1
    }
  }

  private func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }
  private func isBreak(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }

  /// Whether a line ends with this byte: a carriage return does so alone, and not before a line feed.
  private func endsLine(_ index: Int) -> Bool {
    bytes[index] == 0x0A || bytes[index] == 0x0D && (index + 1 == bytes.count || bytes[index + 1] != 0x0A)
  }
}
