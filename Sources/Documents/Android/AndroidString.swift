package import Diagnostics
import SourceText

extension RuleID {
  package static let stringEscape: RuleID = "string-escape"
}

/// What a `<string>` of an Android app becomes on the device.
package struct AndroidString: Sendable, Equatable {
  /// The text as it is shown, markup taken away; empty for a reference.
  package let text: String

  /// What the string stands for instead of a text: `@string/other`.
  package let reference: AndroidReference?

  /// Whether the text has spans (`<b>`, `<i>`, `<a>` …): a place that wants plain text loses them.
  package let hasMarkup: Bool
}

/// Decodes strings by aapt2's rules, which differ from XML's: quotes, escapes, blanks, references.
///
/// Each rule was run against aapt2 2.19 of Debian 12 (2026-12-01); the tests hold what it gave.
package struct AndroidStringDecoder {
  private var output: [UInt8] = []
  private var isQuoted = false
  private var quote: SourceRange?
  private var lastWasBlank = false
  private var findings: [Finding] = []

  /// The decoded string, or nil where aapt2 refuses it; then a finding says why.
  package static func decode(_ element: XMLElement, isFormatted: Bool = true) -> Outcome<AndroidString?> {
    var stretches = [Stretch(followsSpan: false)]
    var hasMarkup = false
    collect(element, into: &stretches, hasMarkup: &hasMarkup)
    let pieces = stretches.map(\.joined)
    let range = contentRange(pieces.compactMap(\.self), of: element)
    var decoder = AndroidStringDecoder()
    let bytes = trimmed(pieces.map { $0.map { Array($0.value.utf8) } }, whole: !hasMarkup)
    for (stretch, (piece, part)) in zip(stretches, zip(pieces, bytes)) {
      if stretch.followsSpan { decoder.startSpan() }
      if let piece { decoder.append(Array(piece.value.utf8), part, of: piece) }
    }
    decoder.closeQuote()
    let text = String(decoding: decoder.output, as: UTF8.self)
    if decoder.isRefused { return Outcome(nil, findings: decoder.findings) }
    if !hasMarkup, let outcome = reference(pieces.map { $0?.value ?? "" }.joined(), at: range) { return outcome }
    if isFormatted, !hasMarkup, JavaFormat.needsPositions(text) {
      decoder.findings.append(
        Finding(
          .stringEscape, "the string has several substitutions without positions; the app does not build",
          at: range, help: "write '%1$s … %2$s', or add formatted=\"false\""))
    }
    return Outcome(
      decoder.isRefused ? nil : AndroidString(text: text, reference: nil, hasMarkup: hasMarkup),
      findings: decoder.findings)
  }

  private var isRefused: Bool {
    findings.contains { $0.severity != .warning }
  }

  private static func reference(_ raw: String, at range: SourceRange) -> Outcome<AndroidString?>? {
    if let reference = AndroidReference(raw) {
      return Outcome(AndroidString(text: "", reference: reference, hasMarkup: false))
    }
    if AndroidReference.isNothing(raw) { return Outcome(AndroidString(text: "", reference: nil, hasMarkup: false)) }
    guard AndroidReference.isThemeAttribute(raw) else { return nil }
    return Outcome(
      nil,
      findings: [
        Finding(
          .stringEscape, "a string that starts with '?' is read as an attribute of a theme; the app does not build",
          at: range, help: "write '\\?' for a question mark")
      ])
  }

  /// Text without an element in it: comments and CDATA do not part it.
  private struct Stretch {
    var texts: [LocatedText] = []

    /// Whether a span begins or ends before it.
    let followsSpan: Bool

    init(followsSpan: Bool) {
      self.followsSpan = followsSpan
    }

    var joined: LocatedText? {
      guard let first = texts.first, let last = texts.last else { return nil }
      guard texts.count > 1 else { return first }
      return LocatedText(
        joining: texts, at: SourceRange(file: first.range.file, start: first.range.start, end: last.range.end))
    }
  }

  /// The texts in document order. Elements of the interchange namespace (`xliff:g`) leave no trace; others are spans.
  private static func collect(_ element: XMLElement, into stretches: inout [Stretch], hasMarkup: inout Bool) {
    for child in element.children {
      switch child {
      case .text(let text, isCDATA: _): stretches[stretches.count - 1].texts.append(text)
      case .element(let element):
        let isSpan = element.namespace == nil
        if isSpan { hasMarkup = true }
        stretches.append(Stretch(followsSpan: isSpan))
        collect(element, into: &stretches, hasMarkup: &hasMarkup)
        stretches.append(Stretch(followsSpan: isSpan))
      }
    }
  }

  private static func contentRange(_ pieces: [LocatedText], of element: XMLElement) -> SourceRange {
    guard let first = pieces.first, let last = pieces.last else { return element.name.range }
    return SourceRange(file: first.range.file, start: first.range.start, end: last.range.end)
  }

  /// The part of each piece that counts: in a string without spans, blanks before the first and behind the last piece do
  /// not. Pieces without text have nil.
  private static func trimmed(_ pieces: [[UInt8]?], whole: Bool) -> [Range<Int>] {
    var parts = pieces.map { 0..<($0?.count ?? 0) }
    guard whole, let first = pieces.firstIndex(where: { $0 != nil }), let last = pieces.lastIndex(where: { $0 != nil })
    else { return parts }
    let start = pieces[first]?.firstIndex { !isBlank($0) } ?? parts[first].upperBound
    parts[first] = start..<parts[first].upperBound
    let end = pieces[last]?.lastIndex { !isBlank($0) }.map { $0 + 1 } ?? 0
    parts[last] = parts[last].lowerBound..<max(end, parts[last].lowerBound)
    return parts
  }

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == 0x20 || (0x09...0x0D).contains(byte)
  }

  // MARK: One piece

  /// Blanks before and after the border of a span count each for themselves, and quotes do not reach over it.
  private mutating func startSpan() {
    closeQuote()
    lastWasBlank = false
  }

  private mutating func closeQuote() {
    guard isQuoted, let quote else { return }
    isQuoted = false
    findings.append(
      Finding(
        .stringEscape, "this quote is never closed: Android drops it and keeps the blanks after it", at: quote,
        help: "write '\\\"' for a quote, or close it", severity: .warning))
  }

  private mutating func append(_ bytes: [UInt8], _ part: Range<Int>, of piece: LocatedText) {
    var index = part.lowerBound
    while index < part.upperBound {
      let byte = bytes[index]
      if !isQuoted, Self.isBlank(byte) {
        if !lastWasBlank { output.append(0x20) }
        lastWasBlank = true
        index += 1
        continue
      }
      lastWasBlank = false
      switch byte {
      case UInt8(ascii: "\\"):
        index = escape(bytes, from: index, to: part.upperBound, of: piece)
      case UInt8(ascii: "\""):
        isQuoted.toggle()
        quote = piece.range(of: index..<index + 1)
        index += 1
      case UInt8(ascii: "'") where !isQuoted:
        let place = piece.range(of: index..<index + 1)
        findings.append(
          Finding(
            .stringEscape, "an apostrophe must be escaped; the app does not build", at: place,
            help: "write '\\''", fix: [.init(place.startPoint, text: "\\")]))
        output.append(byte)
        index += 1
      default:
        output.append(byte)
        index += 1
      }
    }
  }

  /// Decodes the escape at a backslash; the index after it. A backslash at the very end is dropped.
  private mutating func escape(_ bytes: [UInt8], from start: Int, to end: Int, of piece: LocatedText) -> Int {
    guard start + 1 < end else { return end }
    switch bytes[start + 1] {
    case UInt8(ascii: "t"): output.append(0x09)
    case UInt8(ascii: "n"): output.append(0x0A)
    case UInt8(ascii: "u"): return unicodeEscape(bytes, from: start, to: end, of: piece)
    default: output.append(bytes[start + 1])
    }
    return start + 2
  }

  private mutating func unicodeEscape(_ bytes: [UInt8], from start: Int, to end: Int, of piece: LocatedText) -> Int {
    var value: UInt32 = 0
    var index = start + 2
    while index < min(end, start + 6) {
      guard let digit = Character(Unicode.Scalar(bytes[index])).hexDigitValue else {
        report("the escape needs four hexadecimal digits; the app does not build", start..<index, of: piece)
        return index
      }
      value = value << 4 | UInt32(digit)
      index += 1
    }
    guard let scalar = Unicode.Scalar(value), value != 0 else {
      report(
        value == 0
          ? "the escape stands for U+0000, which no text may hold"
          : "a surrogate escape becomes nothing; Android knows no pairs of them", start..<index, of: piece,
        help: value == 0 ? nil : "write the character itself")
      return index
    }
    output += UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter
    return index
  }

  private mutating func report(
    _ message: String, _ part: Range<Int>, of piece: LocatedText, help: String? = nil
  ) {
    findings.append(Finding(.stringEscape, message, at: piece.range(of: part), help: help))
  }
}
