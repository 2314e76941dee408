import CarillonBuild
import Diagnostics
import SourceText
import Writers

extension Session {
  /// Tells the client of files whose diagnostics differ from what it was told; of edited open files in any case, since the
  /// answer names the version that it speaks of.
  mutating func publish(_ index: Int, _ files: Set<FileID>, changed: [String]) {
    var files = files
    let changedFiles = Set(changed.compactMap { projects[index].analysis.file($0) })
    let paths = projects[index].analysis.workspace?.paths ?? []
    // Places in an edited file, as notes of other files name them, have moved.
    for (path, diagnostics) in projects[index].published
    where !changedFiles.isEmpty
      && diagnostics.contains(where: { $0.finding.notes.contains { changedFiles.contains($0.range.file) } })
    {
      if let file = projects[index].analysis.file(String(decoding: path, as: UTF8.self)) { files.insert(file) }
    }
    var lines = LineTable(projects[index], of: self)
    for file in files.sorted() where Int(file.rawValue) < paths.count {
      let path = paths[Int(file.rawValue)]
      let key = Array(path.utf8)
      guard !projects[index].analysis.isWaiting(file) else {
        if changedFiles.contains(file) { projects[index].moved.insert(key) }
        continue
      }
      let isEdited = projects[index].moved.remove(key) != nil || changedFiles.contains(file)
      let fault = projects[index].analysis.fault(of: file)
      var diagnostics = projects[index].analysis.diagnostics(of: file)
      if file == FileID(0) { diagnostics = projects[index].analysis.placelessDiagnostics + diagnostics }
      let last = projects[index].published[key] ?? []
      let touches = diagnostics.contains { $0.finding.notes.contains { changedFiles.contains($0.range.file) } }
      guard isEdited || touches || fault != nil || last != diagnostics else { continue }
      projects[index].published[key] = diagnostics.isEmpty ? nil : diagnostics
      send(path, in: index, fault.map { [faultJSON($0)] } ?? json(diagnostics, in: file, &lines))
    }
    clearWhatIsGone(index)
  }

  /// Takes back all that was said of a project.
  mutating func clear(_ index: Int) {
    for path in projects[index].published.keys.sorted(by: { $0.lexicographicallyPrecedes($1) }) {
      send(String(decoding: path, as: UTF8.self), in: index, [])
    }
    projects[index].published = [:]
  }

  private mutating func clearWhatIsGone(_ index: Int) {
    let gone = projects[index].published.keys.filter {
      projects[index].analysis.file(String(decoding: $0, as: UTF8.self)) == nil
    }
    for path in gone.sorted(by: { $0.lexicographicallyPrecedes($1) }) {
      projects[index].published[path] = nil
      send(String(decoding: path, as: UTF8.self), in: index, [])
    }
  }

  private mutating func send(_ path: String, in index: Int, _ diagnostics: [JSON]) {
    let absolute = projects[index].absolute(path)
    let document = documents[absolute]
    var members = [
      JSON.Member("uri", document?.uri ?? DocumentURI.uri(of: absolute)), .init("diagnostics", diagnostics),
    ]
    if let document { members.append(.init("version", document.version)) }
    notify("textDocument/publishDiagnostics", .object(members))
  }

  private func json(_ diagnostics: [Diagnostic], in file: FileID, _ lines: inout LineTable) -> [JSON] {
    var items = diagnostics.prefix(Self.diagnosticLimit).map { json($0, in: file, &lines) }
    let rest = diagnostics.count - items.count
    if rest > 0 { items.append(faultJSON("\(rest) more findings are not shown", severity: 3)) }
    return items
  }

  func json(_ diagnostic: Diagnostic, in file: FileID, _ lines: inout LineTable) -> JSON {
    let finding = diagnostic.finding
    let range = finding.range ?? SourceRange(file: file, start: 0, end: 0)
    var members: [JSON.Member] = [
      .init("range", lines.range(range)),
      .init("severity", diagnostic.severity == .error ? 1 : 2),
      .init("code", finding.rule.rawValue),
      .init("source", "carillon"),
      .init("message", Self.shortened(finding.help.map { "\(finding.message); \($0)" } ?? finding.message)),
    ]
    if client.takesRelatedInformation, !finding.notes.isEmpty {
      let notes = finding.notes.map { note in
        JSON.object([.init("location", lines.location(note.range)), .init("message", Self.shortened(note.message))])
      }
      members.append(.init("relatedInformation", notes))
    }
    return .object(members)
  }

  /// What is no finding: a file that the system does not let us read.
  private func faultJSON(_ message: String, severity: Int = 1) -> JSON {
    .object([
      .init("range", JSON.range(TextPosition(line: 0, character: 0), TextPosition(line: 0, character: 0))),
      .init("severity", severity), .init("source", "carillon"), .init("message", message),
    ])
  }

  /// A message may quote a text of a megabyte.
  static func shortened(_ text: String) -> String {
    guard text.utf8.count > 2000 else { return text }
    let scalars = text.unicodeScalars
    return scalars.count <= 2000 ? text : String(String.UnicodeScalarView(scalars.prefix(2000))) + "…"
  }

  /// Of one file: more than anyone reads.
  private static let diagnosticLimit = 1000
}

extension JSON {
  static func range(_ start: TextPosition, _ end: TextPosition) -> JSON {
    .object([.init("start", start.json), .init("end", end.json)])
  }
}
