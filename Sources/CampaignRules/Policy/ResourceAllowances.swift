package import CampaignModel
package import Diagnostics
import Documents
package import SourceText

extension AllowanceReader {
  /// The allowances of all resource files of a catalog, found among the sources.
  package static func read(_ catalog: Catalog, of sources: [SourceFile]) -> Outcome<[Allowance]> {
    var outcome = Outcome<[Allowance]>([])
    for resource in catalog.files where !resource.comments.isEmpty {
      guard let source = sources.first(where: { $0.id == resource.file }) else { continue }
      let read = read(source, resource: resource)
      outcome.value += read.value
      outcome.findings += read.findings
    }
    return outcome
  }

  /// The allowances of a YAML file beside campaigns, such as the lock file; none where it cannot be read.
  package static func read(yaml file: SourceFile?) -> Outcome<[Allowance]> {
    guard let file, let document = YAMLReader.read(file).value else { return Outcome([]) }
    return read(file, document: document)
  }

  /// The allowances of a resource file: comments `<!-- carillon: allow ID[, ID…] [-- reason] -->` of XML, `/* … */` and
  /// `// …` of tables of strings.
  package static func read(_ source: SourceFile, resource: ResourceFile) -> Outcome<[Allowance]> {
    var outcome = Outcome<[Allowance]>([])
    for comment in resource.comments {
      guard AllowanceDirective.isMeant(in: source, comment: comment.text) else { continue }
      guard let directive = AllowanceDirective(in: source, comment: comment.text) else {
        outcome.findings.append(
          Finding(
            .unusedAllowance, "comment for carillon is no allowance", at: comment.text,
            help: "write 'carillon: allow ID' with the id of a rule"))
        continue
      }
      let line = source.lineSpokenOf(by: comment.whole)
      let entries = resource.elements.filter { line.contains($0.startPoint) && $0.start < line.end }
      for id in directive.ids {
        if Rule.named(id.value) == nil {
          outcome.findings.append(unknownRule(id))
        } else {
          outcome.value.append(
            Allowance(
              rule: id, line: line, entries: directive.isWholeFile ? [] : entries,
              isWholeFile: directive.isWholeFile))
        }
      }
    }
    return outcome
  }
}

extension SourceFile {
  /// The line that a comment belongs to: its own, or the next one where it stands alone.
  fileprivate func lineSpokenOf(by comment: SourceRange) -> SourceRange {
    let newline = UInt8(ascii: "\n")
    let lineStart = bytes[..<Int(comment.start)].lastIndex(of: newline).map { $0 + 1 } ?? 0
    let textStart = lineStart == 0 && bytes.starts(with: byteOrderMark) ? byteOrderMark.count : lineStart
    let end = bytes[Int(comment.end)...].firstIndex(of: newline) ?? bytes.endIndex
    let before = bytes[textStart..<Int(comment.start)]
    let after = bytes[min(Int(comment.end), end)..<end]
    let isAlone = (before + after).allSatisfy { $0 <= UInt8(ascii: " ") }
    guard isAlone, end < bytes.endIndex else { return SourceRange(file: id, lineStart..<end) }
    return SourceRange(file: id, end + 1..<(bytes[(end + 1)...].firstIndex(of: newline) ?? bytes.endIndex))
  }
}
