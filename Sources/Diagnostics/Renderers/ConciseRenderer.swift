/// One line a finding, as editors and `grep` understand it, then the summary.
func renderConcise(_ report: Report) -> String {
  let palette = Palette(isColored: report.options.color)
  var lines = report.printed.map { diagnostic in
    let finding = diagnostic.finding
    let place = finding.range.flatMap(report.files.place(of:)).map { palette.paint(name(of: $0), .strong) + ": " } ?? ""
    let head = palette.paint("\(diagnostic.severity.rawValue)[\(finding.rule)]", diagnostic.severity.role)
    return "\(place)\(head): \(SafeText.terminal(finding.headline))"
  }
  if let omission = report.omission { lines.append(omission) }
  lines.append(report.summary)
  return lines.map { $0 + "\n" }.joined()
}
