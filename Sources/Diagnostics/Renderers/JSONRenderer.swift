import SourceText
import Writers

/// The tool's own format for programs: docs/formats/diagnostics.md.
func renderJSON(_ report: Report) -> String {
  SafeText.json(
    JSONWriter.indented(
      .object([
        .init("diagnostics", .array(report.diagnostics.map { json($0, report.files) })),
        .init("errors", .integer(report.errorCount)),
        .init("formatVersion", .integer(1)),
        .init("warnings", .integer(report.warningCount)),
      ])))
}

private func json(_ diagnostic: Diagnostic, _ files: FileTexts) -> JSON {
  let finding = diagnostic.finding
  var members = finding.range.map { place($0, files) } ?? []
  members.append(.init("id", .string(finding.rule.rawValue)))
  members.append(.init("message", .string(finding.message)))
  members.append(.init("severity", .string(diagnostic.severity.rawValue)))
  let texts = [
    ("field", finding.subject.field), ("help", finding.help), ("locale", finding.subject.locale),
    ("target", finding.subject.target),
  ]
  for case (let name, let value?) in texts { members.append(.init(name, .string(value))) }
  if !finding.fix.isEmpty {
    members.append(
      .init("fix", .array(finding.fix.map { .object(place($0.range, files) + [.init("text", .string($0.text))]) })))
  }
  if !finding.notes.isEmpty {
    let notes = finding.notes.map { JSON.object(place($0.range, files) + [.init("message", .string($0.message))]) }
    members.append(.init("notes", .array(notes)))
  }
  return .object(members)
}

private func place(_ range: SourceRange, _ files: FileTexts) -> [JSON.Member] {
  guard let place = files.place(of: range) else { return [] }
  return [
    .init("end", position(range.end, place.end)),
    .init("path", .string(place.file.path)),
    .init("start", position(range.start, place.start)),
  ]
}

private func position(_ byte: UInt32, _ position: LineIndex.Position?) -> JSON {
  let offset = JSON.Member("byte", .integer(Int(byte)))
  guard let position else { return .object([offset]) }
  return .object([offset, .init("column", .integer(position.column)), .init("line", .integer(position.line))])
}
