import CarillonBuild
import SourceText
import Writers

/// The lines of a project's files, each looked up once: turns ranges into what clients read.
struct LineTable {
  private let project: OpenProject
  private let documents: DocumentStore
  private let encoding: PositionEncoding
  private var texts: [FileID: TextLines] = [:]

  /// Of one of a session's projects.
  init(_ project: OpenProject, of session: Session) {
    self.project = project
    documents = session.documents
    encoding = session.client.encoding
  }

  mutating func range(_ range: SourceRange) -> JSON {
    let lines = lines(of: range.file)
    return .range(
      lines.position(of: Int(range.start), as: encoding), lines.position(of: Int(range.end), as: encoding))
  }

  mutating func location(_ range: SourceRange) -> JSON {
    .object([.init("uri", uri(of: range.file)), .init("range", self.range(range))])
  }

  /// As the client writes it, where it has the file open.
  func uri(of file: FileID) -> String {
    let absolute = project.absolute(path(of: file))
    return documents[absolute]?.uri ?? DocumentURI.uri(of: absolute)
  }

  mutating func lines(of file: FileID) -> TextLines {
    if let lines = texts[file] { return lines }
    let path = path(of: file)
    let lines = TextLines(
      project.analysis.bytes(of: path) ?? [], isFromEditor: documents[project.absolute(path)] != nil)
    texts[file] = lines
    return lines
  }

  private func path(of file: FileID) -> String {
    project.analysis.workspace.map { $0.paths[Int(file.rawValue)] } ?? ""
  }
}
