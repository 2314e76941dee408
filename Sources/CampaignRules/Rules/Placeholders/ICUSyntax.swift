import CampaignModel
import Diagnostics
import SourceText

extension Rule {
  package static let icuSyntax = Rule(
    id: "icu-syntax",
    category: .suspicious,
    summary: "a text holds plural or select forms, which nothing here fills",
    rationale: """
      Translation tools export messages in ICU's syntax: `{count, plural, one {# item} other {# items}}`. Nothing between
      this tool and the device reads it, so people would see the braces. Write a text that holds for every number, or let
      the sender choose the words and use a placeholder.
      """,
    examples: [
      .flags(
        "A plural",
        """
        content:
          _default: en
          en:
            title: Sale
            body: "You have {count, plural, one {# item} other {# items}} left"
        #                   ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        """),
      .flags(
        "A selection, not closed",
        """
        content:
          _default: en
          en: {title: Sale, body: "{gender,select, male {his} other {their}"}
        #                          ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        """),
      .accepts(
        "Braces that mean nothing, and a placeholder",
        """
        content:
          _default: en
          en: {title: "Sale {today}", body: "{{count|Many}}, plural or not, {one, two, three}"}
        """),
    ],
    check: .campaign(checkICUSyntax))
}

@Sendable
private func checkICUSyntax(_ subject: CampaignSubject, report: inout Report) {
  for text in subject.texts where text.traits.contains(.brace) {
    var scanner = MessageScanner(bytes: Array(text.source.utf8))
    while let found = scanner.next() {
      report(
        "'\(found.keyword)' form of ICU messages is not read: people would see it as it is \(text.place)",
        at: text.range(of: found.range), help: "write a text that holds for every value, or use a placeholder",
        subject: text.subject)
    }
  }
}

/// Finds `{name, plural,` and the like.
private struct MessageScanner {
  let bytes: [UInt8]
  private var position = 0

  init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// The next form, up to the brace that closes it, or to the end of the text.
  mutating func next() -> (keyword: String, range: Range<Int>)? {
    while let start = bytes[position...].firstIndex(of: UInt8(ascii: "{")) {
      position = start + 1
      // The second brace of a placeholder starts none.
      if position < bytes.count, bytes[position] == UInt8(ascii: "{") {
        position += 1
        continue
      }
      if let keyword = keyword(after: start) {
        let end = closing(of: start)
        position = end
        return (keyword, start..<end)
      }
    }
    return nil
  }

  /// The form's name, where a name and a comma stand before it.
  private func keyword(after brace: Int) -> String? {
    let parts = bytes[(brace + 1)...].prefix { $0 != UInt8(ascii: "}") && $0 != UInt8(ascii: "{") }
      .split(separator: UInt8(ascii: ","), maxSplits: 2, omittingEmptySubsequences: false)
    guard parts.count >= 2, !word(parts[0]).isEmpty else { return nil }
    let keyword = word(parts[1])
    return ["plural", "select", "selectordinal", "choice"].contains(keyword) ? keyword : nil
  }

  /// The part without blanks around it; empty where it is not one word.
  private func word(_ part: ArraySlice<UInt8>) -> String {
    let words = part.split(separator: UInt8(ascii: " "))
    guard words.count == 1, let word = words.first else { return "" }
    return String(decoding: word, as: UTF8.self)
  }

  private func closing(of brace: Int) -> Int {
    var depth = 0
    for index in brace..<bytes.count {
      if bytes[index] == UInt8(ascii: "{") { depth += 1 }
      if bytes[index] == UInt8(ascii: "}") { depth -= 1 }
      if depth == 0 { return index + 1 }
    }
    return bytes.count
  }
}
