import CampaignRules
import Diagnostics
import SourceText

/// The numbers that files have in a run, by their paths.
///
/// A class, since a coding of places is made for each campaign, and a workspace is much to copy.
final class FileNumbers: Sendable {
  private let workspace: Workspace

  init(_ workspace: Workspace) {
    self.workspace = workspace
  }

  func path(of file: FileID) -> String {
    workspace.paths[Int(file.rawValue)]
  }

  func file(at path: String) -> FileID? {
    workspace.file(at: path)
  }
}

/// How places are kept: files have another number in each run, and are kept by their paths.
struct PlaceCoding {
  private let files: FileNumbers

  /// The file that most places are in: its path is not repeated; nil where there is none.
  private let own: FileID?

  init(_ files: FileNumbers, own: FileID?) {
    self.files = files
    self.own = own
  }

  func write(_ range: SourceRange, to writer: inout CacheWriter) {
    writer.flag(range.file == own)
    if range.file != own { writer.text(files.path(of: range.file)) }
    writer.count(Int(range.start))
    writer.count(Int(range.end))
  }

  func range(from reader: inout CacheReader) throws(CacheDamage) -> SourceRange {
    let isOwn = try reader.flag()
    let file = isOwn ? own : files.file(at: try reader.text())
    let start = try reader.count()
    let end = try reader.count()
    guard let file, start <= end, end <= Int(UInt32.max) else { throw CacheDamage() }
    return SourceRange(file: file, start..<end)
  }

  func write(_ text: Located<String>, to writer: inout CacheWriter) {
    writer.text(text.value)
    write(text.range, to: &writer)
  }

  func located(from reader: inout CacheReader) throws(CacheDamage) -> Located<String> {
    Located(try reader.text(), at: try range(from: &reader))
  }
}

extension PlaceCoding {
  func write(_ finding: Finding, to writer: inout CacheWriter) {
    writer.text(finding.rule.rawValue)
    writer.text(finding.message)
    writer.flag(finding.range != nil)
    if let range = finding.range { write(range, to: &writer) }
    writer.list(finding.notes) { writer, note in
      writer.text(note.message)
      write(note.range, to: &writer)
    }
    writer.text(finding.meant)
    writer.text(finding.help)
    writer.list(finding.fix) { writer, edit in
      write(edit.range, to: &writer)
      writer.text(edit.text)
    }
    writer.text(finding.subject.locale)
    writer.text(finding.subject.field)
    writer.text(finding.subject.target)
    writer.text(finding.severity?.rawValue)
  }

  func finding(from reader: inout CacheReader) throws(CacheDamage) -> Finding {
    let rule = RuleID(try reader.text())
    let message = try reader.text()
    let range = try reader.flag() ? try self.range(from: &reader) : nil
    let notes = try reader.list { reader throws(CacheDamage) in
      Finding.Note(try reader.text(), at: try self.range(from: &reader))
    }
    let meant = try reader.optionalText()
    let help = try reader.optionalText()
    let fix = try reader.list { reader throws(CacheDamage) in
      Finding.Edit(try self.range(from: &reader), text: try reader.text())
    }
    let subject = Finding.Subject(
      locale: try reader.optionalText(), field: try reader.optionalText(), target: try reader.optionalText())
    let severity = try reader.optionalText().map { text throws(CacheDamage) in
      guard let severity = Severity(rawValue: text) else { throw CacheDamage() }
      return severity
    }
    return Finding(
      rule, message, at: range, notes: notes, meant: meant, help: help, fix: fix, subject: subject, severity: severity)
  }

  func write(_ allowance: Allowance, to writer: inout CacheWriter) {
    write(allowance.rule, to: &writer)
    write(allowance.line, to: &writer)
    writer.list(allowance.entries) { write($1, to: &$0) }
    writer.flag(allowance.isWholeFile)
  }

  func allowance(from reader: inout CacheReader) throws(CacheDamage) -> Allowance {
    Allowance(
      rule: try located(from: &reader), line: try range(from: &reader),
      entries: try reader.list { reader throws(CacheDamage) in try range(from: &reader) },
      isWholeFile: try reader.flag())
  }
}
