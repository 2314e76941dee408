import SourceText

/// For people: each finding with its line, its mark, its notes and its help, then the summary.
func renderFull(_ report: Report) -> String {
  let palette = Palette(isColored: report.options.color)
  var blocks = report.printed.map { block($0, report.files, palette) }
  if let omission = report.omission { blocks.append(omission + "\n") }
  blocks.append(report.summary + "\n")
  return blocks.joined(separator: "\n")
}

private func block(_ diagnostic: Diagnostic, _ files: FileTexts, _ palette: Palette) -> String {
  let finding = diagnostic.finding
  let role = diagnostic.severity.role
  var text = palette.paint("\(diagnostic.severity.rawValue)[\(finding.rule)]", role)
  text += palette.paint(": \(SafeText.terminal(finding.message))", .strong) + "\n"
  if let place = finding.range.flatMap(files.place(of:)) { text += snippet(place, role, palette) }
  for note in finding.notes {
    text += palette.paint("note", .note) + ": \(SafeText.terminal(note.message))\n"
    if let place = files.place(of: note.range) { text += snippet(place, .note, palette) }
  }
  if let help = finding.help { text += palette.paint("help", .help) + ": \(SafeText.terminal(help))\n" }
  return text
}

/// The place and, where the file has text to show, its line with the mark.
private func snippet(_ place: Place, _ role: Palette.Role, _ palette: Palette) -> String {
  let excerpt = Excerpt(of: place)
  let number = excerpt.map { String($0.line) } ?? " "
  let margin = String(repeating: " ", count: number.utf8.count)
  var text = palette.paint("\(margin)-->", .frame) + " \(name(of: place))\n"
  guard let excerpt else { return text }
  text += palette.paint("\(margin) |", .frame) + "\n"
  text += palette.paint("\(number) |", .frame) + (excerpt.text.isEmpty ? "" : " \(excerpt.text)") + "\n"
  text += palette.paint("\(margin) |", .frame) + " \(excerpt.padding)" + palette.paint(excerpt.carets, role) + "\n"
  return text
}

/// `path:line:column`, or the path alone where the file is not at hand; safe to print.
func name(of place: Place) -> String {
  let path = SafeText.terminal(place.file.path)
  return place.start.map { "\(path):\($0.line):\($0.column)" } ?? path
}
