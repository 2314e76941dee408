import CarillonBuild
import SourceText
import Writers

/// The lines of a project's files, each looked up once: turns ranges into what clients read.
struct LineTable {
  private let project: OpenProject
  private let encoding: PositionEncoding
  private var texts: [FileID: TextLines] = [:]

  init(_ project: OpenProject, encoding: PositionEncoding) {
    self.project = project
    self.encoding = encoding
  }

  mutating func range(_ range: SourceRange) -> JSON {
    let lines = lines(of: range.file)
    return .range(
      lines.position(of: Int(range.start), as: encoding), lines.position(of: Int(range.end), as: encoding))
  }

  mutating func location(_ range: SourceRange) -> JSON {
    .object([.init("uri", uri(of: range.file)), .init("range", self.range(range))])
  }

  func uri(of file: FileID) -> String {
    let path = project.analysis.workspace.map { $0.paths[Int(file.rawValue)] } ?? ""
    return DocumentURI.uri(of: project.absolute(path))
  }

  mutating func lines(of file: FileID) -> TextLines {
    if let lines = texts[file] { return lines }
    let bytes = project.analysis.workspace.flatMap { project.analysis.bytes(of: $0.paths[Int(file.rawValue)]) }
    let lines = TextLines(bytes ?? [])
    texts[file] = lines
    return lines
  }
}
