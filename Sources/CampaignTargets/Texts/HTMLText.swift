package import CampaignModel
import SourceText

/// The text that markup makes, for what draws none.
///
/// It is the text of Android's `Html.fromHtml` in its legacy mode (AOSP `android/text/Html.java`, read 2026-11-30): tags
/// go, `<br>` is a line break, blocks are set apart by an empty line, runs of blanks and line breaks collapse, entities
/// are decoded. A picture leaves nothing, and the empty lines after a last block are left out: nothing would be drawn.
package enum HTMLText {
  /// A template without its markup, its placeholders kept; a fallback loses its own markup.
  package static func plain(_ template: Template) -> Template {
    guard mayHaveMarkup(template.source) else { return template }
    var reader = MarkupReader()
    if template.isPlain {
      reader.read(template.source)
      return rewritten(template, reader.text, [])
    }
    var placeholders: [Template.Segment] = []
    var input: [UInt8] = []
    for segment in template.segments {
      switch segment {
      case .literal(let text): input += text.utf8
      case .escapedBraces: input += "{{".utf8
      case .placeholder(let name, let fallback):
        input.append(MarkupReader.placeholder)
        placeholders.append(.placeholder(name: name, fallback: fallback.map(plain)))
      }
    }
    reader.read(input)
    return rewritten(template, reader.text, reader.keptPlaceholders.map { placeholders[$0] })
  }

  /// A text without its markup.
  package static func plain(_ text: String) -> String {
    guard mayHaveMarkup(text) else { return text }
    var reader = MarkupReader()
    reader.read(text)
    return String(decoding: reader.text, as: UTF8.self)
  }

  /// Most texts have nothing that markup would change.
  private static func mayHaveMarkup(_ text: String) -> Bool {
    var previous: UInt8 = UInt8(ascii: "\n")
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "<"), UInt8(ascii: "&"), UInt8(ascii: "\n"): return true
      case UInt8(ascii: " ") where previous == UInt8(ascii: " ") || previous == UInt8(ascii: "\n"): return true
      default: previous = byte
      }
    }
    return false
  }

  /// The template of a text in which single bytes stand for placeholders.
  private static func rewritten(_ template: Template, _ text: [UInt8], _ placeholders: [Template.Segment]) -> Template {
    var segments: [Template.Segment] = []
    var source = ""
    func add(_ segment: Template.Segment) {
      segments.append(segment)
      switch segment {
      case .literal(let text): source += text
      case .escapedBraces: source += "\\{{"
      case .placeholder(let name, let fallback): source += "{{" + name + (fallback.map { "|" + $0 } ?? "") + "}}"
      }
    }
    let literals = text.split(separator: MarkupReader.placeholder, omittingEmptySubsequences: false)
    for (index, literal) in literals.enumerated() {
      if index > 0 { add(placeholders[index - 1]) }
      // Two braces of the text, such as decoded ones, are no placeholder.
      for (part, text) in String(decoding: literal, as: UTF8.self).split(
        separator: "{{", omittingEmptySubsequences: false
      ).enumerated() {
        if part > 0 { add(.escapedBraces) }
        if !text.isEmpty { add(.literal(String(text))) }
      }
    }
    let isPlain = segments.allSatisfy { if case .literal = $0 { true } else { false } }
    let range = template.text.range
    return Template(
      text: LocatedText(source, at: range, verbatimFrom: range.start), segments: isPlain ? [] : segments)
  }
}
