import Diagnostics

extension Rule {
  package static let ineffectiveHTMLStyle = Rule(
    id: "ineffective-html-style",
    category: .suspicious,
    summary: "a style has no effect on Android",
    rationale: """
      Of `style`, Android reads `color`, `background`, `background-color` and `text-decoration: line-through` on `p`, `li`
      and `span`, and `text-align: start`, `center` or `end` on blocks. Everything else, `text-decoration: underline`
      among it, does nothing, and `font` has no size.
      """,
    examples: [
      .flags(
        "Underlined by a style",
        """
        content:
          _default: en
          en:
            title: Sale
            body: "<span style='text-decoration: underline'>today</span>"
        #                       ^^^^^^^^^^^^^^^^^^^^^^^^^^
        presentation: {html: true}
        """),
      .flags(
        "A size of a font",
        """
        content:
          _default: en
          en:
            title: Sale
            body: "<font color='red' size='5'>today</font>"
        #                            ^^^^
        presentation: {html: true}
        """),
      .accepts(
        "Colours",
        """
        content:
          _default: en
          en:
            title: Sale
            body: "<span style='color: #ff0000; background-color: #ffffff'>today</span>"
        presentation: {html: true}
        """),
    ],
    check: .campaign(checkIneffectiveHTMLStyle))
}

@Sendable
private func checkIneffectiveHTMLStyle(_ subject: CampaignSubject, report: inout Report) {
  for (text, tags) in subject.markupTexts {
    for tag in tags where !tag.isClosing && AndroidMarkup.tags.contains(tag.name) {
      for attribute in tag.attributes {
        if tag.name == "font", attribute.name == "size" {
          report(
            "'size' of '<font>' has no effect \(text.place)", at: text.range(of: attribute.nameRange),
            help: "use '<big>' or '<small>'", subject: text.subject)
        } else if attribute.name == "style" {
          for style in styles(attribute)
          where !AndroidMarkup.draws(property: style.property, value: style.value, on: tag.name) {
            report(
              "'\(style.property): \(style.value)' on '<\(tag.name)>' has no effect \(text.place)",
              at: text.range(of: style.range), help: help(for: style, on: tag.name), subject: text.subject)
          }
        }
      }
    }
  }
}

private struct Style {
  /// Both lower-case and without surrounding space.
  let property: String
  let value: String

  /// Offsets in the text's UTF-8.
  let range: Range<Int>
}

/// The declarations of a `style` attribute.
private func styles(_ attribute: HTMLTag.Attribute) -> [Style] {
  var start = attribute.valueRange.lowerBound
  return attribute.value.utf8.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false).compactMap { part in
    let bytes = Array(part)
    defer { start += bytes.count + 1 }
    let isSpace: (UInt8) -> Bool = { $0 == 0x20 || (0x09...0x0D).contains($0) }
    guard let first = bytes.firstIndex(where: { !isSpace($0) }), let last = bytes.lastIndex(where: { !isSpace($0) })
    else { return nil }
    let words = bytes[first...last].split(separator: UInt8(ascii: ":"), maxSplits: 1).map { word in
      String(decoding: word.drop(while: isSpace), as: UTF8.self).lowercased()
    }
    let property = String((words.first ?? "").prefix { !$0.isWhitespace })
    return Style(property: property, value: words.count > 1 ? words[1] : "", range: start + first..<start + last + 1)
  }
}

private func help(for style: Style, on tag: String) -> String {
  switch (style.property, style.value) {
  case ("text-decoration", "underline"): "use '<u>'"
  case ("font-weight", _): "use '<b>'"
  case ("font-style", _): "use '<i>'"
  case ("font-size", _): "use '<big>' or '<small>'"
  case ("color", _), ("background", _), ("background-color", _): "put it on a '<span>'"
  default: "remove it"
  }
}
