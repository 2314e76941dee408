import SourceText
import Writers

/// GitLab's Code Quality report: a list that a merge request compares with its target branch's.
func renderGitLab(_ report: Report) -> String {
  var seen: [String: Int] = [:]
  let issues = report.diagnostics.map { diagnostic -> JSON in
    let finding = diagnostic.finding
    let place = finding.range.flatMap(report.files.place(of:))
    let path = place?.file.path ?? "."
    // Lines are not part of it: a finding that only moved is the same one.
    let content = Digest.sha256(Array("\(path)\0\(finding.rule)\0\(finding.message)".utf8))
    let occurrence = seen[content, default: 0]
    seen[content] = occurrence + 1
    let fingerprint = occurrence == 0 ? content : Digest.sha256(Array("\(content)\0\(occurrence)".utf8))
    let lines = JSON.object([
      .init("begin", .integer(place?.start?.line ?? 1)), .init("end", .integer(place?.end?.line ?? 1)),
    ])
    return .object([
      .init("check_name", .string(finding.rule.rawValue)),
      .init("description", .string(finding.headline)),
      .init("fingerprint", .string(fingerprint)),
      .init("location", .object([.init("lines", lines), .init("path", .string(path))])),
      .init("severity", .string(diagnostic.severity == .error ? "major" : "minor")),
    ])
  }
  return SafeText.json(JSONWriter.indented(.array(issues)))
}
