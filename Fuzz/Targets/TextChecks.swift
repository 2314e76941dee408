import CampaignModel
import CampaignTargets
import Diagnostics
import Documents
import SourceText
import Writers

/// What is read inside texts: any text that a YAML file can hold.
enum TextChecks {
  static func placeholders(_ bytes: [UInt8]) throws(Violation) -> [String] {
    guard let (text, places) = text(bytes) else { return [] }
    let outcome = TemplateReader.read(text)
    try explained(outcome, "the placeholder reader")
    var lines = try places.check(outcome.findings)
    guard let template = outcome.value else { return lines }
    // The segments are the text, taken apart: put together again they say the same.
    var again = ""
    for segment in template.segments {
      lines.append("\(segment)")
      switch segment {
      case .literal(let literal): again += literal
      case .escapedBraces: again += "\\{{"
      case .placeholder(let name, let fallback):
        try require(TemplateReader.isName(Array(name.utf8)), "a placeholder is called '\(name)'")
        again += "{{" + name + (fallback.map { "|" + $0 } ?? "") + "}}"
      }
    }
    if !template.isPlain {
      try require(
        again.utf8.filter { $0 != 0x20 }.elementsEqual(text.value.utf8.filter { $0 != 0x20 }),
        "the parts make '\(again)', and the text is '\(text.value)'")
    }
    return lines
  }

  static func locales(_ bytes: [UInt8]) throws(Violation) -> [String] {
    guard let (text, places) = text(bytes) else { return [] }
    let outcome = LocaleReader.read(text)
    try explained(outcome, "the locale reader")
    let lines = try places.check(outcome.findings)
    guard let tag = outcome.value?.value else { return lines }
    try require(LocaleTag.canonical(tag.description) == tag, "'\(tag)' is canonical, and is not read as itself")
    guard let standard = LocaleTag.canonical("en") else { return lines }
    let authored = ["en", "tr", "pt-BR", "zh-Hant"].compactMap(LocaleTag.canonical)
    let resolution = LocaleResolution.resolve(tag, authored: authored, default: standard)
    try require(authored.contains(resolution.locale), "'\(tag)' is sent to '\(resolution.locale)', which has no copy")
    return lines + ["\(tag) \(resolution.locale) \(resolution.by)"]
  }

  static func urls(_ bytes: [UInt8]) throws(Violation) -> [String] {
    guard let (text, places) = text(bytes), let template = TemplateReader.read(text).value else { return [] }
    var lines: [String] = []
    for kind in [URLReader.Kind.any, .https] {
      lines += try places.check(URLReader.fault(in: template, kind).map { [$0] } ?? [])
    }
    // What passes for a picture passes for a link.
    if URLReader.fault(in: template, .https) == nil {
      try require(URLReader.fault(in: template, .any) == nil, "'\(text.value)' is good for a picture and no URL at all")
    }
    return lines
  }

  static func html(_ bytes: [UInt8]) throws(Violation) -> [String] {
    guard let (text, _) = text(bytes) else { return [] }
    let plain = HTMLText.plain(text.value)
    var lines = [plain]
    if let template = TemplateReader.read(text).value {
      let stripped = HTMLText.plain(template)
      let names = { (template: Template) in
        template.segments.compactMap { if case .placeholder(let name, _) = $0 { name } else { nil } }
      }
      try require(
        names(stripped).allSatisfy(names(template).contains), "markup made a placeholder of '\(text.value)'")
      lines.append(stripped.source)
    }
    // Whatever a text says, a page shows it and obeys none of it.
    var page: [UInt8] = []
    HTMLWriter.append(.element("p", .init("title", text.value), content: .text(text.value)), to: &page)
    let inner = page.dropFirst("<p title=\"".utf8.count).dropLast("</p>\n".utf8.count)
    let quotes = inner.count { $0 == UInt8(ascii: "\"") }
    let angles = inner.count { $0 == UInt8(ascii: "<") } + inner.count { $0 == UInt8(ascii: ">") }
    try require(
      quotes == 1 && angles == 1, "a page holds '\(String(decoding: page, as: UTF8.self))' of '\(text.value)'")
    return lines
  }

  /// The bytes as a text that stands in a file of its own; nil where they are none.
  private static func text(_ bytes: [UInt8]) -> (LocatedText, Places)? {
    guard firstInvalidUTF8(in: bytes) == nil else { return nil }
    let file = SourceFile(id: FileID(0), path: "a.yaml", bytes: bytes)
    let range = SourceRange(file: file.id, 0..<bytes.count)
    return (LocatedText(String(decoding: bytes, as: UTF8.self), at: range, verbatimFrom: 0), Places([file]))
  }
}
