import SourceText
import Writers

/// SARIF 2.1.0 (OASIS, 2020-03-27): one run of one tool, its rules and its results.
func renderSARIF(_ report: Report) -> String {
  let options = report.options
  let ruleIndices = Dictionary(
    options.rules.enumerated().map { ($1.id.rawValue, $0) }, uniquingKeysWith: { first, _ in first })
  let driver = JSON.object([
    .init("name", .string("carillon")),
    .init("rules", .array(options.rules.map(rule))),
    .init("version", .string(options.toolVersion)),
  ])
  let run = JSON.object([
    .init("columnKind", .string("unicodeCodePoints")),
    .init("results", .array(report.diagnostics.map { result($0, report.files, ruleIndices) })),
    .init("tool", .object([.init("driver", driver)])),
  ])
  return SafeText.json(
    JSONWriter.indented(
      .object([
        .init(
          "$schema",
          .string("https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json")),
        .init("runs", .array([run])),
        .init("version", .string("2.1.0")),
      ])))
}

private func rule(_ entry: ReportOptions.RuleEntry) -> JSON {
  .object([
    .init("defaultConfiguration", .object([.init("level", .string(entry.severity.rawValue))])),
    .init("fullDescription", text(entry.rationale)),
    .init("id", .string(entry.id.rawValue)),
    .init("shortDescription", text(entry.summary)),
  ])
}

private func result(_ diagnostic: Diagnostic, _ files: FileTexts, _ ruleIndices: [String: Int]) -> JSON {
  let finding = diagnostic.finding
  var members: [JSON.Member] = [
    .init("level", .string(diagnostic.severity.rawValue)),
    .init("message", text(finding.headline)),
    .init("ruleId", .string(finding.rule.rawValue)),
  ]
  if let index = ruleIndices[finding.rule.rawValue] { members.append(.init("ruleIndex", .integer(index))) }
  if let place = finding.range.flatMap(files.place(of:)) {
    members.append(.init("locations", .array([.object([physicalLocation(place)])])))
  }
  let notes = finding.notes.enumerated().compactMap { index, note in
    files.place(of: note.range).map { place in
      JSON.object([.init("id", .integer(index)), .init("message", text(note.message)), physicalLocation(place)])
    }
  }
  if !notes.isEmpty { members.append(.init("relatedLocations", .array(notes))) }
  if let fix = fix(finding, files) { members.append(.init("fixes", .array([fix]))) }
  return .object(members)
}

/// The edits as one fix; they may touch several files, each of which is one change.
private func fix(_ finding: Finding, _ files: FileTexts) -> JSON? {
  guard !finding.fix.isEmpty else { return nil }
  var changes: [(place: Place, replacements: [JSON])] = []
  for edit in finding.fix {
    guard let place = files.place(of: edit.range) else { continue }
    let replacement = JSON.object([.init("deletedRegion", region(place)), .init("insertedContent", text(edit.text))])
    if let index = changes.firstIndex(where: { $0.place.range.file == edit.range.file }) {
      changes[index].replacements.append(replacement)
    } else {
      changes.append((place, [replacement]))
    }
  }
  let artifactChanges = changes.map { change in
    JSON.object([artifactLocation(change.place), .init("replacements", .array(change.replacements))])
  }
  return .object([.init("artifactChanges", .array(artifactChanges)), .init("description", text(finding.help ?? "fix"))])
}

private func physicalLocation(_ place: Place) -> JSON.Member {
  .init("physicalLocation", .object([artifactLocation(place), .init("region", region(place))]))
}

private func artifactLocation(_ place: Place) -> JSON.Member {
  .init(
    "artifactLocation",
    .object([.init("uri", .string(relativeReference(place.file.path))), .init("uriBaseId", .string("SRCROOT"))]))
}

private func region(_ place: Place) -> JSON {
  var members: [JSON.Member] = [
    .init("byteLength", .integer(Int(place.range.end - place.range.start))),
    .init("byteOffset", .integer(Int(place.range.start))),
  ]
  if let start = place.start, let end = place.end {
    members.append(.init("endColumn", .integer(end.column)))
    members.append(.init("endLine", .integer(end.line)))
    members.append(.init("startColumn", .integer(start.column)))
    members.append(.init("startLine", .integer(start.line)))
  }
  return .object(members)
}

private func text(_ text: String) -> JSON {
  .object([.init("text", .string(text))])
}

/// A path as a URI reference: what RFC 3986 does not allow in a segment is percent-encoded.
private func relativeReference(_ path: String) -> String {
  var result = ""
  for byte in path.utf8 {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"),
      UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "/"):
      result.unicodeScalars.append(Unicode.Scalar(byte))
    default: result += "%" + Hex.encode([byte]).uppercased()
    }
  }
  return result
}
