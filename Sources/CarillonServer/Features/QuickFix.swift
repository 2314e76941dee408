import CampaignRules
import CarillonBuild
import Diagnostics
import Documents
import SourceText

/// A change that an editor offers for a finding.
struct QuickFix {
  let title: String
  let edits: [Finding.Edit]

  /// The finding it takes care of.
  let diagnostic: Diagnostic

  /// Whether it is what the finding asks for, not a way around it.
  let isPreferred: Bool

  /// The changes for the findings of a file that touch a range.
  static func all(_ query: FileQuery, in range: Range<Int>) -> [QuickFix] {
    let touched = query.analysis.diagnostics(of: query.file).filter { diagnostic in
      guard let place = diagnostic.finding.range else { return false }
      return Int(place.start) <= range.upperBound && range.lowerBound <= Int(place.end)
    }
    guard !touched.isEmpty else { return [] }
    let document = query.guide == nil ? nil : YAMLReader.read(query.source).value
    return touched.compactMap { fix(of: $0, query) ?? proposal(of: $0, query) }
      + touched.compactMap { diagnostic in document.flatMap { allowance(of: diagnostic, in: $0, query) } }
  }

  /// The certain changes of a whole file; of two that overlap the first.
  static func whole(_ query: FileQuery) -> [Finding.Edit] {
    let edits = query.analysis.diagnostics(of: query.file).filter {
      $0.finding.fix.allSatisfy { $0.range.file == query.file }
    }
    .map(\.finding.fix)
    var taken: [Finding.Edit] = []
    for fix in edits where !fix.contains(where: { edit in taken.contains { overlaps($0.range, edit.range) } }) {
      taken += fix
    }
    return taken
  }

  private static func overlaps(_ first: SourceRange, _ second: SourceRange) -> Bool {
    first == second || first.start < second.end && second.start < first.end
  }

  private static func fix(of diagnostic: Diagnostic, _ query: FileQuery) -> QuickFix? {
    let finding = diagnostic.finding
    guard !finding.fix.isEmpty else { return nil }
    return QuickFix(title: title(of: finding, query), edits: finding.fix, diagnostic: diagnostic, isPreferred: true)
  }

  /// What the finding asks about, where a word can stand for another: between quotes, or where none are needed.
  private static func proposal(of diagnostic: Diagnostic, _ query: FileQuery) -> QuickFix? {
    guard let meant = diagnostic.finding.meant, let range = diagnostic.finding.range, range.file == query.file,
      Int(range.end) <= query.bytes.count, meant.utf8.allSatisfy(isWordByte)
    else { return nil }
    var place = range.bytes
    if let quote = query.bytes[place].first, quote == UInt8(ascii: "'") || quote == UInt8(ascii: "\""), place.count > 2,
      query.bytes[place.upperBound - 1] == quote
    {
      place = place.lowerBound + 1..<place.upperBound - 1
    }
    guard query.bytes[place].allSatisfy(isWordByte) else { return nil }
    let edit = Finding.Edit(SourceRange(file: query.file, place), text: meant)
    let old = String(decoding: query.bytes[place], as: UTF8.self)
    return QuickFix(title: "Change '\(old)' to '\(meant)'", edits: [edit], diagnostic: diagnostic, isPreferred: false)
  }

  /// Those that mean the same in every kind of YAML scalar, in XML and in JSON.
  private static func isWordByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"),
      UInt8(ascii: "_"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "/"), UInt8(ascii: "@"):
      true
    default: false
    }
  }

  /// What the change does, where it is small; else what the finding says.
  private static func title(of finding: Finding, _ query: FileQuery) -> String {
    if finding.fix.count == 1, let edit = finding.fix.first, edit.range.file == query.file,
      Int(edit.range.end) <= query.bytes.count
    {
      let old = String(decoding: query.bytes[edit.range.bytes], as: UTF8.self)
      if isShort(old), isShort(edit.text) {
        if old.isEmpty { return "Insert '\(edit.text)'" }
        return edit.text.isEmpty ? "Delete '\(old)'" : "Change '\(old)' to '\(edit.text)'"
      }
    }
    let text = finding.help ?? finding.message
    return Session.shortened(text.prefix(1).uppercased() + text.dropFirst())
  }

  private static func isShort(_ text: String) -> Bool {
    text.utf8.count <= 60 && !text.utf8.contains { $0 < 0x20 }
  }

  /// A comment above the entry that the finding is in.
  private static func allowance(of diagnostic: Diagnostic, in document: Document, _ query: FileQuery) -> QuickFix? {
    let finding = diagnostic.finding
    guard let rule = Rule.named(finding.rule), rule.isLowerable, rule.id != .unusedAllowance, let range = finding.range,
      let key = document.entryKeys(enclosing: range).last(where: { startsLine($0, in: query.bytes) })
    else { return nil }
    let start = lineStart(of: Int(key.start), in: query.bytes)
    let indentation = String(decoding: query.bytes[start..<Int(key.start)].prefix { $0 == space }, as: UTF8.self)
    let ending =
      query.bytes[start...].firstIndex(of: newline).map { query.bytes[..<$0].last == 0x0D } == true ? "\r\n" : "\n"
    let point = SourceRange(file: query.file, start: UInt32(start), end: UInt32(start))
    let edit = Finding.Edit(point, text: "\(indentation)# carillon: allow \(rule.id)\(ending)")
    return QuickFix(title: "Allow \(rule.id) here", edits: [edit], diagnostic: diagnostic, isPreferred: false)
  }

  /// Whether nothing but blanks and dashes stands before a key: then a comment may stand above its line.
  private static func startsLine(_ key: SourceRange, in bytes: [UInt8]) -> Bool {
    let start = lineStart(of: Int(key.start), in: bytes)
    return bytes[start..<Int(key.start)].allSatisfy { $0 == space || $0 == UInt8(ascii: "-") }
  }

  private static func lineStart(of offset: Int, in bytes: [UInt8]) -> Int {
    let start = bytes[..<offset].lastIndex(of: newline).map { $0 + 1 } ?? 0
    return start == 0 && bytes.starts(with: byteOrderMark) ? byteOrderMark.count : start
  }

  private static let space = UInt8(ascii: " ")
  private static let newline = UInt8(ascii: "\n")
}
