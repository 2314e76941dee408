package import Diagnostics
package import SourceText

/// A resource that a file of a `values` directory declares.
package struct AndroidValue: Sendable {
  /// `string`, `color`, `bool` and the like.
  package let type: String
  package let name: Located<String>

  /// What a string is on the device; nil for other types, and where it was reported.
  package let string: AndroidString?

  /// What stands between the tags, blanks around it apart.
  package let content: String

  /// The content's place, or the element's name where there is none.
  package let contentRange: SourceRange

  /// The variant of the device that a value is for, as in `product="tablet"`; nil for any.
  package let product: String?

  /// False where `translatable="false"` says so.
  package let isTranslatable: Bool
}

/// Reads what a `<resources>` file declares.
package enum AndroidValuesReader {
  /// Elements that are no resources of their own.
  private static let others: Set<String> = [
    "eat-comment", "skip", "overlayable", "public", "public-group", "declare-styleable",
  ]

  /// Every value in the order of the file. A resource without a name is passed over: aapt2 refuses the file.
  package static func read(_ document: XMLDocument) -> Outcome<[AndroidValue]> {
    var findings: [Finding] = []
    var values: [AndroidValue] = []
    for element in document.root.elements where !others.contains(element.name.value) {
      guard let name = element.attribute("name"), !name.value.value.isEmpty else {
        findings.append(
          Finding(
            .xmlSyntax, "<\(element.name.value)> has no name; the app does not build", at: element.name.range,
            help: "add name=\"…\""))
        continue
      }
      var string: AndroidString?
      let type = element.name.value == "item" ? element.attribute("type")?.value.value ?? "item" : element.name.value
      if type == "string" {
        let isFormatted =
          element.attribute("formatted")?.value.value != "false"
          && element.attribute("translatable")?.value.value != "false"
        let outcome = AndroidStringDecoder.decode(element, isFormatted: isFormatted)
        findings += outcome.findings
        string = outcome.value
      }
      let texts = element.children.compactMap { if case .text(let text, isCDATA: _) = $0 { text } else { nil } }
      var range = element.name.range
      if let first = texts.first, let last = texts.last {
        range = SourceRange(file: range.file, start: first.range.start, end: last.range.end)
      }
      values.append(
        AndroidValue(
          type: type, name: Located(name.value.value, at: name.value.range), string: string,
          content: trimmed(element.text), contentRange: range, product: element.attribute("product")?.value.value,
          isTranslatable: element.attribute("translatable")?.value.value != "false"))
    }
    return Outcome(values, findings: findings)
  }

  private static func trimmed(_ text: String) -> String {
    var rest = text[...]
    while let first = rest.first, first.isWhitespace { rest = rest.dropFirst() }
    while let last = rest.last, last.isWhitespace { rest = rest.dropLast() }
    return String(rest)
  }
}
