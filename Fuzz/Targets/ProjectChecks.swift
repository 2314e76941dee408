import CampaignCompiler
import CampaignModel
import CampaignReview
import CampaignRules
import CampaignTargets
import CarillonBuild
import Diagnostics
import Documents
import SourceText
import Writers

/// A whole project through every stage, as `check`, `build` and `diff` go.
enum ProjectChecks {
  static func project(_ bytes: [UInt8]) throws(Violation) -> [String] {
    do {
      return try compiled(Archive(bytes).files)
    } catch let violation as Violation {
      throw violation
    } catch {
      // The world's faults, such as a campaign that is a directory: there is nothing more to be said of them.
      return ["\(error)"]
    }
  }

  private static func compiled(_ contents: [(path: String, bytes: [UInt8])]) throws -> [String] {
    let workspace = try Workspace.load(MemoryTree(contents))
    let policy = PolicyOptions()
    let run = ProjectRun(workspace, policy: policy, asOf: 1_796_083_200, jobs: 1)
    let results = try run.compile(workspace.campaigns) { compiled, _ in compiled }
    let assembly = run.assemble(results)
    let report = RunReport(run, results, assembly: assembly, policy: policy)
    let files = workspace.paths.enumerated().map { index, path in
      SourceFile(id: FileID(UInt32(index)), path: path, bytes: contents.first { $0.path == path }?.bytes ?? [])
    }
    let findings = report.diagnostics.map(\.finding)
    var lines = try Places(files, knowing: findings).check(findings)
    for result in results {
      guard let compiled = result.kept else { continue }
      try require(compiled.summary != nil || !compiled.findings.isEmpty, "a file is no campaign, and nothing says why")
      guard let output = compiled.output else {
        try require(
          result.hasError || run.hasErrorBefore || compiled.summary?.isDraft == true,
          "'\(compiled.summary?.path ?? "")' has no error, is no draft, and was not compiled")
        continue
      }
      lines += try check(output, compiled, workspace.configuration)
    }
    lines += try printed(report)
    try mirror(run, files.filter { file in workspace.campaigns.contains(file.id) })
    return lines
  }

  /// Artifacts and manifests are canonical, count what they hold, and lie where only ours lie.
  private static func check(
    _ output: CampaignOutput, _ compiled: CompiledCampaign, _ configuration: Configuration
  ) throws(Violation) -> [String] {
    var lines: [String] = []
    for artifact in output.artifacts {
      let value = try read(artifact.wire, "the artifact \(artifact.path)")
      try require(JSONWriter.wire(value) == artifact.wire, "the artifact \(artifact.path) is not in canonical form")
      try require(Digest.sha256(artifact.wire) == artifact.sha256, "the digest of \(artifact.path) is another")
      try require(artifact.bytes > 0, "the artifact \(artifact.path) counts no byte")
      if let most = artifact.maxBytes {
        try require(
          most >= artifact.bytes || artifact.placeholders.contains { $0.fallback != nil },
          "the artifact \(artifact.path) is at most smaller than it is")
      }
      lines.append("\(artifact.path) \(artifact.sha256)")
    }
    let manifest = try read(output.manifest, "the manifest")
    try require(JSONWriter.indented(manifest) == output.manifest, "the manifest is not in its canonical form")
    for file in CampaignFiles.files(of: output, campaign: compiled.summary?.id.value ?? "", as: configuration.output) {
      let isSafe = file.path.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false).allSatisfy {
        !$0.isEmpty && $0.first != UInt8(ascii: ".")
          && $0.allSatisfy { (0x21..<0x7F).contains($0) && $0 != UInt8(ascii: "\\") }
      }
      try require(isSafe, "a file would be written to '\(file.path)'")
    }
    return lines
  }

  /// Every format can be read by what reads it, and none acts on a terminal.
  private static func printed(_ report: RunReport) throws(Violation) -> [String] {
    var lines: [String] = []
    for format in ReportFormat.allCases {
      let text = render(report.diagnostics, as: format, files: report.files, options: ReportOptions())
      lines.append(text)
      try require(
        text.unicodeScalars.allSatisfy {
          $0 == "\n" || $0 == "\t" || !(0..<0x20).contains($0.value) && $0.value != 0x7F
        },
        "the format \(format.rawValue) prints a control character")
      switch format {
      case .json, .gitlab, .sarif: _ = try read(Array(text.utf8), "the format \(format.rawValue)")
      case .junit:
        let file = SourceFile(id: FileID(0), path: "junit.xml", bytes: Array(text.utf8))
        try require(
          text.utf8.count > XMLReader.sizeLimit || XMLReader.read(file).value != nil, "the format junit is no XML")
      case .full, .concise, .github: break
      }
    }
    return lines
  }

  /// A project compared with itself has not changed.
  private static func mirror(_ run: ProjectRun, _ files: [SourceFile]) throws(Violation) {
    let side = ReviewSide(project: run.project, campaigns: files.map { ReviewedCampaign($0, in: run.project) })
    try require(compare(side, side).isEmpty, "a project differs from itself")
  }

  private static func read(_ bytes: [UInt8], _ what: String) throws(Violation) -> JSON {
    do throws(JSONSyntaxError) {
      return try JSONReader.read(bytes)
    } catch {
      throw Violation("\(what) is no JSON: \(error)")
    }
  }
}
