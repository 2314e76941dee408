import Diagnostics
import Documents
import SourceText
import Writers

/// Holds ranges against the files that they point into.
struct Places {
  private let files: [SourceFile]
  /// Whether a file's bytes are characters at all: where they are not, there is nothing to be inside of.
  private let areText: [Bool]

  /// Files by their ids, from 0 on, and what was found in them.
  ///
  /// A character that may not stand in a text is reported, and then read as if 'x' stood for each of its bytes, so that
  /// nothing else is said of it: places may be inside it.
  init(_ files: [SourceFile], knowing findings: [Finding] = []) {
    self.files = files
    let masked = findings.filter { $0.rule == .invalidCharacter }.compactMap(\.range?.file)
    areText = files.map { firstInvalidUTF8(in: $0.bytes) == nil && !masked.contains($0.id) }
  }

  /// The range lies inside its file, and starts and ends between characters.
  func check(_ range: SourceRange, _ what: @autoclosure () -> String) throws(Violation) {
    let file = Int(range.file.rawValue)
    try require(file < files.count, "\(what()): the range is in file \(file), and there are \(files.count)")
    let bytes = files[file].bytes
    try require(
      Int(range.end) <= bytes.count,
      "\(what()): the range \(range.start)..<\(range.end) ends outside the \(bytes.count) bytes of \(files[file].path)")
    guard areText[file] else { return }
    for offset in [Int(range.start), Int(range.end)] where offset < bytes.count {
      try require(
        bytes[offset] & 0xC0 != 0x80,
        "\(what()): the range \(range.start)..<\(range.end) of \(files[file].path) cuts a character at \(offset)")
    }
  }

  /// Each finding and all that belongs to it; what they say, as lines.
  func check(_ findings: [Finding]) throws(Violation) -> [String] {
    var lines: [String] = []
    for finding in findings {
      let name = "\(finding.rule): \(finding.message)"
      try require(!finding.message.isEmpty, "\(finding.rule) says nothing")
      if let range = finding.range { try check(range, name) }
      for note in finding.notes { try check(note.range, "a note of \(name)") }
      var previousEnd: [FileID: UInt32] = [:]
      for edit in finding.fix {
        try check(edit.range, "an edit of \(name)")
        try require(
          edit.range.start >= previousEnd[edit.range.file] ?? 0,
          "the edits of \(name) overlap, or stand in another order")
        previousEnd[edit.range.file] = edit.range.end
      }
      lines.append(
        "\(name) \(finding.range.map { "\($0.file.rawValue):\($0.start)-\($0.end)" } ?? "-") \(finding.help ?? "")")
    }
    return lines
  }

  /// The text's place, and that of each of its characters, which lie inside it and do not go backwards.
  func check(_ text: LocatedText) throws(Violation) {
    try check(text.range, "the text '\(text.value)'")
    var offset = 0
    var lowest: UInt32 = 0
    // Enough of a long text: places are found by looking up runs, which the first ones have come through by then.
    for scalar in text.value.unicodeScalars.prefix(200) {
      let width = UTF8.width(scalar)
      let range = text.range(of: offset..<(offset + width))
      try check(range, "U+\(String(scalar.value, radix: 16)) at \(offset) of '\(text.value)'")
      try require(
        range.start >= text.range.start && range.end <= text.range.end,
        "U+\(String(scalar.value, radix: 16)) at \(offset) of '\(text.value)' lies outside the text's place")
      try require(range.start >= lowest, "places go backwards at \(offset) of '\(text.value)'")
      lowest = range.start
      offset += width
    }
  }
}

/// A value with its findings: nil must be explained by at least one.
func explained<Value>(_ outcome: Outcome<Value?>, _ what: String) throws(Violation) {
  try require(outcome.value != nil || !outcome.findings.isEmpty, "\(what) gave nothing, and no finding says why")
}
