import CampaignCompiler
import CampaignTargets
import Diagnostics
import SourceText
import TestSupport
import Testing
import Writers

/// A small project, as people reported it, and what this compiler makes of it.
struct ReportProject {
  let build: MemoryBuild
  private let fixture: Fixture

  /// Files as examples of rules write them: carets mark what is expected to be found. Without a configuration of its own,
  /// a project has one for some targets.
  init(_ text: String, targets: [String] = ["adm", "apns", "fcm", "webpush"]) throws {
    fixture = Fixture(text)
    var files = fixture.contents
    if !files.contains(where: { $0.path == "carillon.yaml" }) {
      let configuration = """
        version: 1
        targets: [\(targets.joined(separator: ", "))]
        app: {web: {baseUrl: "https://acme.example/"}}
        """
      files.append(("carillon.yaml", Array(configuration.utf8)))
    }
    build = try MemoryBuild(files)
  }

  /// Ids and messages of everything that was found, as printed.
  var findings: String {
    build.concise
  }

  /// Expects exactly these ids, each at a mark of the project, in the order of the marks.
  func expect(_ ids: String..., sourceLocation: SourceLocation = #_sourceLocation) {
    let marks = fixture.files.flatMap { file in
      file.marks.map { (path: file.path, range: file.range(of: $0)) }
    }
    let expected = zip(ids, marks).map { "\($0) \($1.path) \($1.range)" }
    let found = build.diagnostics.map { diagnostic in
      let range = diagnostic.finding.range
      let path = range.map { build.path(of: $0.file) } ?? ""
      return "\(diagnostic.finding.rule) \(path) \(range?.bytes ?? 0..<0)"
    }
    #expect(
      found.sorted() == expected.sorted() && ids.count == marks.count, "\(findings)", sourceLocation: sourceLocation)
  }

  /// The wire text of an artifact of the first campaign.
  func wire(
    _ target: String, _ locale: String = "en", sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> String {
    String(decoding: try artifact(target, locale, sourceLocation: sourceLocation).wire, as: UTF8.self)
  }

  func artifact(
    _ target: String, _ locale: String = "en", sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> Artifact {
    let output = try #require(build.campaigns.first?.output, "\(findings)", sourceLocation: sourceLocation)
    return try #require(
      output.artifacts.first { $0.target == target && $0.locale == locale }, sourceLocation: sourceLocation)
  }

  /// The campaign manifest of the first campaign.
  func manifest() throws -> JSON {
    try JSONReader.read(try #require(build.campaigns.first?.output, "\(findings)").manifest)
  }

  /// The headers of a target, as RFC 8785 text.
  func headers(_ target: String) throws -> String {
    guard case .array(let targets) = try manifest()["targets"] else { return "" }
    let headers = targets.first { $0["target"] == .string(target) }?["headers"] ?? .null
    return String(decoding: JSONWriter.wire(headers), as: UTF8.self)
  }
}

extension String {
  /// Data entries whose values have so many bytes together, none longer than a value may be.
  static func data(bytes: Int, keys: Int) -> String {
    (0..<keys).map { key in
      "  k\(key): \"\(String(repeating: "x", count: bytes / keys + (key < bytes % keys ? 1 : 0)))\"\n"
    }.joined()
  }
}
