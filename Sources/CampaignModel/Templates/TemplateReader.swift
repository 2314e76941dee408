package import Diagnostics
package import SourceText

extension RuleID {
  package static let placeholderSyntax: RuleID = "placeholder-syntax"
}

/// Reads texts that may hold placeholders: `{{name}}`, `{{name|fallback}}`, and `\{{` for two literal braces.
///
/// A name is a letter or underscore, then letters, digits, underscores and points; a fallback is any text without `}}`.
package enum TemplateReader {
  /// The template, or nil where a placeholder in it is malformed; each malformed one is one finding.
  package static func read(_ text: LocatedText) -> Outcome<Template?> {
    guard mayHoldPlaceholders(text.value.utf8) else { return Outcome(Template(text: text, segments: [])) }
    var scanner = TemplateScanner(text: text)
    scanner.scan()
    guard scanner.findings.isEmpty else { return Outcome(nil, findings: scanner.findings) }
    return Outcome(Template(text: text, segments: scanner.hasMarkup ? scanner.segments : []))
  }

  /// Whether two braces meet in the text, of either width. Most texts have none: this is their whole cost.
  static func mayHoldPlaceholders(_ text: String.UTF8View) -> Bool {
    for byte in text where byte == openingBrace || byte == fullWidthLead { return true }
    return false
  }

  /// Whether a text is a placeholder's name.
  package static func isName(_ text: some Collection<UInt8>) -> Bool {
    guard let first = text.first, isLetter(first) || first == UInt8(ascii: "_") else { return false }
    return text.allSatisfy { isLetter($0) || isDigit($0) || $0 == UInt8(ascii: "_") || $0 == UInt8(ascii: ".") }
  }
}

/// Goes through one text from left to right.
private struct TemplateScanner {
  let text: LocatedText
  let bytes: [UInt8]
  var segments: [Template.Segment] = []
  var findings: [Finding] = []
  /// Whether anything but literal text was found.
  var hasMarkup = false
  private var position = 0
  private var literalStart = 0

  init(text: LocatedText) {
    self.text = text
    bytes = Array(text.value.utf8)
  }

  mutating func scan() {
    while position < bytes.count {
      switch bytes[position] {
      case UInt8(ascii: "\\") where brace(at: position + 1) == .narrow && brace(at: position + 2) == .narrow:
        take(.escapedBraces, upTo: position + 3)
      case openingBrace where brace(at: position + 1) == .narrow:
        placeholder()
      case openingBrace, fullWidthLead:
        doubledWideBraces()
      default:
        position += 1
      }
    }
    flushLiteral()
  }

  /// At `{{`.
  private mutating func placeholder() {
    let start = position
    let content = start + 2
    let close = closing(from: content)
    guard let close, close.isNarrow else {
      unclosed(from: start, close: close)
      return
    }
    if let next = opening(from: content), next < close.start {
      report(
        "placeholder is not closed: '}}' is missing", start..<content, help: "write '{{name}}', or '\\{{' for braces")
      position = next
      return
    }
    let inside = content..<close.start
    let bar = bytes[inside].firstIndex(of: UInt8(ascii: "|")) ?? inside.upperBound
    guard checkName(inside.lowerBound..<bar, placeholder: start..<close.end) else {
      position = close.end
      return
    }
    let fallback = bar < inside.upperBound ? string(bar + 1..<inside.upperBound) : nil
    take(.placeholder(name: string(inside.lowerBound..<bar), fallback: fallback), upTo: close.end)
  }

  private mutating func checkName(_ range: Range<Int>, placeholder: Range<Int>) -> Bool {
    if TemplateReader.isName(bytes[range]) { return true }
    let name = string(range)
    let trimmed = bytes[range].trimmingSpaces
    if trimmed.isEmpty {
      report("placeholder '\(string(placeholder))' has no name", placeholder, help: nameShape)
    } else if TemplateReader.isName(trimmed) {
      let right = String(decoding: trimmed, as: UTF8.self)
      report(
        "placeholder name '\(name)' has spaces around it", range, help: "write '\(right)'",
        fix: [Finding.Edit(text.range(of: range), text: right)])
    } else {
      report("'\(name)' is no placeholder name", range, help: nameShape)
    }
    return false
  }

  /// At `{{` whose `}}` is missing, or written in full-width braces.
  private mutating func unclosed(from start: Int, close: (start: Int, end: Int, isNarrow: Bool)?) {
    if let close {
      report(
        "placeholder ends in full-width braces", close.start..<close.end, help: "write '}}'",
        fix: [Finding.Edit(text.range(of: close.start..<close.end), text: "}}")])
      position = close.end
      return
    }
    let end = bytes[(start + 2)...].firstIndex(of: UInt8(ascii: "}"))
    if let end, TemplateReader.isName(bytes[start + 2..<end].prefix { $0 != UInt8(ascii: "|") }) {
      report(
        "placeholder '\(string(start..<end + 1))' is not closed: one '}' is missing", start..<end + 1,
        help: "did you mean '\(string(start..<end + 1))}'?")
      position = end + 1
    } else {
      report(
        "placeholder is not closed: '}}' is missing", start..<start + 2, help: "write '{{name}}', or '\\{{' for braces")
      position = start + 2
    }
  }

  /// At a brace that is not the first of `{{`: a finding if it is the first of two of which one is full-width.
  private mutating func doubledWideBraces() {
    let start = position
    guard let first = brace(at: start), let second = brace(at: start + first.width) else {
      position += 1
      return
    }
    let opened = start + first.width + second.width
    guard let close = closing(from: opened), opening(from: opened).map({ $0 >= close.start }) != false else {
      report("full-width braces make no placeholder", start..<opened, help: "write '{{name}}'")
      position = opened
      return
    }
    let right = "{{" + string(opened..<close.start) + "}}"
    let isRight = TemplateReader.isName(bytes[opened..<close.start].prefix { $0 != UInt8(ascii: "|") })
    report(
      "full-width braces make no placeholder", start..<close.end, help: "write '\(isRight ? right : "{{name}}")'",
      fix: isRight ? [Finding.Edit(text.range(of: start..<close.end), text: right)] : [])
    position = close.end
  }

  private mutating func take(_ segment: Template.Segment, upTo end: Int) {
    flushLiteral()
    segments.append(segment)
    hasMarkup = true
    position = end
    literalStart = end
  }

  private mutating func flushLiteral() {
    if literalStart < position { segments.append(.literal(string(literalStart..<position))) }
    literalStart = position
  }

  private mutating func report(_ message: String, _ range: Range<Int>, help: String, fix: [Finding.Edit] = []) {
    findings.append(Finding(.placeholderSyntax, message, at: text.range(of: range), help: help, fix: fix))
  }

  private enum Brace {
    case narrow
    case wide

    var width: Int { self == .narrow ? 1 : 3 }
  }

  private func brace(at index: Int) -> Brace? {
    guard index < bytes.count else { return nil }
    if bytes[index] == openingBrace { return .narrow }
    return isFullWidthBrace(at: index, last: 0x9B) ? .wide : nil
  }

  private func opening(from start: Int) -> Int? {
    (start..<max(start, bytes.count - 1)).first { bytes[$0] == openingBrace && bytes[$0 + 1] == openingBrace }
  }

  /// The next two closing braces, of either width.
  private func closing(from start: Int) -> (start: Int, end: Int, isNarrow: Bool)? {
    var index = start
    while index < bytes.count {
      let first = closingWidth(at: index)
      let second = closingWidth(at: index + first)
      if first > 0, second > 0 { return (index, index + first + second, first + second == 2) }
      index += 1
    }
    return nil
  }

  private func closingWidth(at index: Int) -> Int {
    guard index < bytes.count else { return 0 }
    if bytes[index] == UInt8(ascii: "}") { return 1 }
    return isFullWidthBrace(at: index, last: 0x9D) ? 3 : 0
  }

  private func isFullWidthBrace(at index: Int, last: UInt8) -> Bool {
    index + 2 < bytes.count && bytes[index] == fullWidthLead && bytes[index + 1] == 0xBD && bytes[index + 2] == last
  }

  private func string(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }
}

private let openingBrace = UInt8(ascii: "{")
/// The first byte of U+FF5B and U+FF5D.
private let fullWidthLead: UInt8 = 0xEF
private let nameShape = "a name has letters, digits, '_' and '.', and does not start with a digit or '.'"

extension ArraySlice<UInt8> {
  /// Without the blanks at both ends.
  fileprivate var trimmingSpaces: ArraySlice<UInt8> {
    let front = drop { $0 == UInt8(ascii: " ") }
    guard let last = front.lastIndex(where: { $0 != UInt8(ascii: " ") }) else { return [] }
    return front[...last]
  }
}
