package import Diagnostics
package import Documents
package import SourceText

/// Reads the comments `# carillon: allow ID[, ID…] [-- reason]` of a YAML file (docs/formats/allowances.md).
package enum AllowanceReader {
  /// The allowances in file order, and findings for comments that say something else and for ids that no rule has.
  package static func read(_ file: SourceFile, document: Document) -> Outcome<[Allowance]> {
    var outcome = Outcome<[Allowance]>([])
    for marker in YAMLComments.markers(in: file, document: document) {
      read(marker, in: file, document: document, into: &outcome)
    }
    return outcome
  }

  private static func read(
    _ marker: Located<String>, in file: SourceFile, document: Document, into outcome: inout Outcome<[Allowance]>
  ) {
    guard AllowanceDirective.isMeant(in: file, comment: marker.range) else { return }
    guard let directive = AllowanceDirective(in: file, comment: marker.range) else {
      outcome.findings.append(
        Finding(
          .unusedAllowance, "comment for carillon is no allowance", at: marker.range,
          help: "write '# carillon: allow ID' with the id of a rule"))
      return
    }
    if directive.isWholeFile, marker.range.start > document.range(of: document.root).start {
      outcome.findings.append(
        Finding(
          .unusedAllowance, "'allow-file' stands below the head of the file", at: marker.range,
          help: "move it above the first key"))
      return
    }
    let line = file.lineSpokenOf(byYAML: marker.range)
    let entries = directive.isWholeFile ? [] : document.entries(startingIn: line)
    for id in directive.ids {
      if Rule.named(id.value) == nil {
        // Suggestions take time, and nobody reads the hundredth.
        outcome.findings.append(unknownRule(id, suggests: outcome.findings.count < 100))
      } else {
        outcome.value.append(
          Allowance(rule: id, line: line, entries: entries, isWholeFile: directive.isWholeFile))
      }
    }
  }
}

extension SourceFile {
  /// The line that a comment belongs to: its own, or the next one where it stands alone.
  fileprivate func lineSpokenOf(byYAML comment: SourceRange) -> SourceRange {
    let newline = UInt8(ascii: "\n")
    let start = Int(comment.start)
    let lineStart = bytes[..<start].lastIndex(of: newline).map { $0 + 1 } ?? 0
    let textStart = lineStart == 0 && bytes.starts(with: byteOrderMark) ? byteOrderMark.count : lineStart
    let isAlone = bytes[textStart..<start].allSatisfy { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    let end = bytes[start...].firstIndex(of: newline) ?? bytes.endIndex
    guard isAlone, end < bytes.endIndex else { return SourceRange(file: id, lineStart..<end) }
    return SourceRange(file: id, end + 1..<(bytes[(end + 1)...].firstIndex(of: newline) ?? bytes.endIndex))
  }
}

extension Document {
  /// The places of the entries, at any depth, whose key starts in the line.
  fileprivate func entries(startingIn line: SourceRange) -> [SourceRange] {
    var found: [SourceRange] = []
    collectEntries(of: root, startingIn: line, into: &found)
    return found
  }

  private func collectEntries(of node: Node, startingIn line: SourceRange, into found: inout [SourceRange]) {
    for item in items(of: node) { collectEntries(of: item, startingIn: line, into: &found) }
    for entry in entries(of: node) {
      let key = range(of: entry.key)
      let value = range(of: entry.value)
      // An alias's value stands elsewhere: the entry is then its key alone.
      if line.contains(key.startPoint) {
        found.append(SourceRange(file: file, start: key.start, end: value.start < key.start ? key.end : value.end))
      }
      collectEntries(of: entry.value, startingIn: line, into: &found)
    }
  }
}
