/// A text as it was decoded, and the way back from each of its bytes to the source.
///
/// Rules find faults inside texts (a control character, an unclosed tag); this says where in the file they stand, also
/// in escaped, folded and block scalars, where text and source differ.
package struct LocatedText: Sendable, Equatable {
  /// A stretch of text whose bytes stand in the source one for one, from `source` on, up to the next run.
  package struct Run: Sendable, Equatable {
    /// Offset in the text's UTF-8.
    package let text: UInt32

    /// Offset in the file.
    package let source: UInt32

    /// Whether it is one character that the source spells with several, up to where the next run starts.
    package let isEscape: Bool

    package init(text: UInt32, source: UInt32, isEscape: Bool = false) {
      self.text = text
      self.source = source
      self.isEscape = isEscape
    }
  }

  /// The decoded text.
  package let value: String

  /// The whole scalar in the source, quotes and block indicator included.
  package let range: SourceRange

  /// Where the text starts in the source, if it stands there unchanged; the only run of the usual text.
  private let verbatimStart: UInt32

  /// In text order; empty where the text stands in the source unchanged.
  private let runs: [Run]

  /// A text that stands in the source unchanged, from `start` on.
  package init(_ value: String, at range: SourceRange, verbatimFrom start: UInt32) {
    self.value = value
    self.range = range
    self.verbatimStart = start
    self.runs = []
  }

  /// A text that the source spells otherwise: at least one run, in text order, the first at text offset 0.
  package init(_ value: String, at range: SourceRange, runs: [Run]) {
    precondition(runs.first?.text == 0, "the first run starts the text")
    self.value = value
    self.range = range
    self.verbatimStart = 0
    self.runs = runs
  }

  /// Texts that follow each other, in one; at least one.
  package init(joining texts: [LocatedText], at range: SourceRange) {
    var value = ""
    var runs: [Run] = []
    for text in texts where !text.value.isEmpty {
      let offset = UInt32(value.utf8.count)
      if text.runs.isEmpty { runs.append(Run(text: offset, source: text.verbatimStart)) }
      runs += text.runs.map { Run(text: $0.text + offset, source: $0.source, isEscape: $0.isEscape) }
      value += text.value
    }
    if runs.isEmpty { runs = [Run(text: 0, source: range.start)] }
    self.init(value, at: range, runs: runs)
  }

  /// The place in the source of a part of the text, given by offsets in the UTF-8 of `value`.
  package func range(of part: Range<Int>) -> SourceRange {
    let start = min(sourceOffset(of: part.lowerBound), range.end)
    guard part.upperBound > part.lowerBound else { return SourceRange(file: range.file, start: start, end: start) }
    // The end of the last byte, not the start of the byte after it: between the two may lie a line break's indentation.
    let end = min(sourceOffset(of: part.upperBound - 1, sourceEnd: true), range.end)
    return SourceRange(file: range.file, start: start, end: max(start, end))
  }

  /// The value with its place.
  package var located: Located<String> {
    Located(value, at: range)
  }

  private func sourceOffset(of offset: Int, sourceEnd: Bool = false) -> UInt32 {
    guard !runs.isEmpty else { return verbatimStart + UInt32(offset) + (sourceEnd ? 1 : 0) }
    var low = 0
    var high = runs.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if Int(runs[middle].text) <= offset { low = middle } else { high = middle }
    }
    let run = runs[low]
    let source = run.source + UInt32(offset) - run.text
    guard sourceEnd else { return source }
    guard run.isEscape, low + 1 < runs.count else { return source + 1 }
    return max(source + 1, min(runs[low + 1].source, range.end))
  }
}
