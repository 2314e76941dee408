import SourceText

/// Workflow commands that GitHub's runner turns into annotations.
///
/// Escapes as its own toolkit does (`@actions/core`, read 2026-11): `%` and line ends everywhere, `:` and `,` also in
/// properties.
func renderGitHub(_ report: Report) -> String {
  var lines = report.printed.map { command($0, report.files) }
  if let omission = report.omission { lines.append("::notice title=carillon::\(omission)") }
  return lines.map { $0 + "\n" }.joined()
}

private func command(_ diagnostic: Diagnostic, _ files: FileTexts) -> String {
  let finding = diagnostic.finding
  var properties: [String] = []
  if let place = finding.range.flatMap(files.place(of:)) {
    properties.append("file=\(property(place.file.path))")
    if let start = place.start, let end = place.end {
      properties.append("line=\(start.line),col=\(start.column),endLine=\(end.line),endColumn=\(end.column)")
    }
  }
  properties.append("title=\(property(finding.rule.rawValue))")
  return "::\(diagnostic.severity.rawValue) \(properties.joined(separator: ","))::\(data(finding.headline))"
}

private func data(_ text: String) -> String {
  escaped(SafeText.terminal(text), ["%"])
}

private func property(_ text: String) -> String {
  escaped(SafeText.terminal(text), ["%", ":", ","])
}

/// Line ends are gone already.
private func escaped(_ text: String, _ characters: [Unicode.Scalar]) -> String {
  var result = ""
  for scalar in text.unicodeScalars {
    if characters.contains(scalar) {
      result += "%" + String(scalar.value, radix: 16, uppercase: true)
    } else {
      result.unicodeScalars.append(scalar)
    }
  }
  return result
}
