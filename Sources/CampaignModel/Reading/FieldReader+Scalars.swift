import Diagnostics
import Documents
import SourceText

/// Scalars: what a field makes of their text.
extension FieldReader {
  /// `true` or `false`, unquoted.
  mutating func flag(_ node: Document.Node, _ field: String) -> Located<Bool>? {
    let range = document.range(of: node)
    guard document.kind(of: node) == .scalar else {
      wrongType(node, field, expected: "true or false")
      return nil
    }
    if document.style(of: node) == .plain {
      if text(of: node, is: "true") { return Located(true, at: range) }
      if text(of: node, is: "false") { return Located(false, at: range) }
    }
    let meant: String? =
      switch document.string(of: node).lowercased() {
      case "true", "yes", "on", "y", "1": "true"
      case "false", "no", "off", "n", "0": "false"
      default: nil
      }
    wrongType(
      node, field, expected: "true or false", help: meant.map { "write \($0)" },
      fix: meant.map { [Finding.Edit(range, text: $0)] } ?? [])
    return nil
  }

  /// A whole number in its plain decimal form, unquoted, within a range.
  mutating func integer(_ node: Document.Node, _ field: String, in range: ClosedRange<Int>) -> Located<Int>? {
    guard document.kind(of: node) == .scalar, document.style(of: node) == .plain,
      ScalarText.isPlainInteger(document.utf8(of: node))
    else {
      let bare = document.utf8(of: node)
      let isQuoted = document.kind(of: node) == .scalar && document.style(of: node) != .plain
      let isNumber = isQuoted && ScalarText.isPlainInteger(bare)
      let text = document.string(of: node)
      wrongType(
        node, field, expected: "a whole number", help: isNumber ? "write \(text) without quotes" : nil,
        fix: isNumber ? [Finding.Edit(document.range(of: node), text: text)] : [])
      return nil
    }
    let text = document.string(of: node)
    guard let value = Int(text), range.contains(value) else {
      report(
        .outOfRange, "'\(field)' is \(text), outside \(describe(range))", at: document.range(of: node), field: field)
      return nil
    }
    return Located(value, at: document.range(of: node))
  }

  /// A decimal number, unquoted, within a range.
  mutating func number(_ node: Document.Node, _ field: String, in range: ClosedRange<Double>) -> Located<Double>? {
    guard document.kind(of: node) == .scalar, document.style(of: node) == .plain,
      ScalarText.isPlainNumber(document.utf8(of: node)), let value = Double(document.string(of: node))
    else {
      let isQuoted = document.kind(of: node) == .scalar && document.style(of: node) != .plain
      let isNumber = isQuoted && ScalarText.isPlainNumber(document.utf8(of: node))
      let text = document.string(of: node)
      wrongType(
        node, field, expected: "a number", help: isNumber ? "write \(text) without quotes" : nil,
        fix: isNumber ? [Finding.Edit(document.range(of: node), text: text)] : [])
      return nil
    }
    guard range.contains(value) else {
      report(
        .outOfRange,
        "'\(field)' is \(document.string(of: node)), outside \(describe(range.lowerBound)) to \(describe(range.upperBound))",
        at: document.range(of: node), field: field)
      return nil
    }
    // -0 would print as 0; make them one value.
    return Located(value == 0 ? 0 : value, at: document.range(of: node))
  }

  /// Any text, with a warning where other readers of YAML would not take it for one.
  mutating func text(_ node: Document.Node, _ field: String) -> Located<String>? {
    guard isText(node, field) else { return nil }
    return Located(document.string(of: node), at: document.range(of: node))
  }

  /// The same, with the way back to the source.
  mutating func locatedText(_ node: Document.Node, _ field: String) -> LocatedText? {
    guard isText(node, field) else { return nil }
    return document.locatedText(of: node)
  }

  /// A text with placeholders.
  mutating func template(_ node: Document.Node, _ field: String) -> Template? {
    guard let text = locatedText(node, field) else { return nil }
    let outcome = TemplateReader.read(text)
    if !outcome.findings.isEmpty { adopt(outcome.findings, field: field) }
    return outcome.value
  }

  /// One of some words.
  mutating func choice(_ node: Document.Node, _ field: String, of words: [String]) -> Located<String>? {
    guard document.kind(of: node) == .scalar, !document.isNull(node) else {
      wrongType(node, field, expected: "one of \(listed(words))")
      return nil
    }
    let bytes = document.utf8(of: node)
    if let word = words.first(where: { bytes.elementsEqual($0.utf8) }) {
      return Located(word, at: document.range(of: node))
    }
    let written = document.string(of: node)
    let nearest =
      words.first { $0.lowercased().utf8.elementsEqual(written.lowercased().utf8) }
      ?? Suggestion.nearest(to: written, in: words)
    // Of two words that are equally near neither is certain.
    let certain =
      words.first { $0.lowercased().utf8.elementsEqual(written.lowercased().utf8) }
      ?? Suggestion.onlyNear(to: written, in: words)
    report(
      .invalidEnum, "'\(field)' is \(describe(node)), which is not one of \(listed(words))",
      at: document.range(of: node), field: field, meant: nearest,
      fix: certain.map { rewriting(node, as: $0) } ?? [])
    return nil
  }

  /// One of an enumeration's words.
  mutating func choice<Word: CaseIterable & RawRepresentable<String>>(
    _ node: Document.Node, _ field: String, as type: Word.Type
  ) -> Located<Word>? {
    guard let word = choice(node, field, of: Word.allCases.map(\.rawValue)) else { return nil }
    return Word(rawValue: word.value).map { Located($0, at: word.range) }
  }

  /// A list of texts.
  mutating func texts(_ node: Document.Node, _ field: String) -> Located<[String]>? {
    guard let items = items(of: node, field, expected: "a list of texts") else { return nil }
    var values: [String] = []
    for item in items {
      guard let text = text(item, field) else { continue }
      values.append(text.value)
    }
    return values.count == items.count ? Located(values, at: document.range(of: node)) : nil
  }

  /// A list of whole numbers within a range.
  mutating func integers(_ node: Document.Node, _ field: String, in range: ClosedRange<Int>) -> Located<[Int]>? {
    guard let items = items(of: node, field, expected: "a list of whole numbers") else { return nil }
    var values: [Int] = []
    for item in items {
      guard let number = integer(item, field, in: range) else { continue }
      values.append(number.value)
    }
    return values.count == items.count ? Located(values, at: document.range(of: node)) : nil
  }

  /// Whether the node is a text; null is none. Says so if other readers of YAML would take it for something else.
  mutating func isText(_ node: Document.Node, _ field: String) -> Bool {
    guard document.kind(of: node) == .scalar, !document.isNull(node) else {
      wrongType(node, field, expected: "text", help: document.isNull(node) ? nullHelp(node) : nil)
      return false
    }
    warnIfAmbiguous(node, field)
    return true
  }

  /// Reports a plain scalar, a text or a key, that YAML 1.1 or 1.2 would read as something else.
  mutating func warnIfAmbiguous(_ node: Document.Node, _ field: String) {
    guard document.style(of: node) == .plain,
      let reading = ScalarText.otherReading(of: document.utf8(of: node))
    else { return }
    let text = document.string(of: node)
    report(
      .ambiguousScalar, "'\(text)' is read as text here, but other readers of YAML take it for \(reading)",
      at: document.range(of: node), field: field, help: "write \"\(text)\"",
      fix: [Finding.Edit(document.range(of: node), text: "\"\(text)\"")])
  }

  /// An unquoted `#` leaves nothing of a text.
  func nullHelp(_ node: Document.Node) -> String {
    document.range(of: node).bytes.isEmpty
      ? "write a text, in quotes where it starts with '#', or leave the key out"
      : "write a text, in quotes if this is one"
  }

  func listed(_ words: [String]) -> String {
    words.map { "'\($0)'" }.joined(separator: ", ")
  }

  private func describe(_ range: ClosedRange<Int>) -> String {
    range.upperBound == Int.max ? "\(range.lowerBound) and up" : "\(range.lowerBound) to \(range.upperBound)"
  }

  private func describe(_ number: Double) -> String {
    let text = String(number)
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
