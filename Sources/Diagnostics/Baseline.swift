package import SourceText
package import Writers

/// Findings that a project has already: a team that starts with checks late wants to hear of new ones alone.
///
/// A finding is known by its file, rule and message, not by its line, so that an edit above does not make it new; where
/// one stands several times, as many are known.
package struct Baseline: Sendable {
  private struct Entry: Hashable {
    /// UTF-8: texts that look the same are different texts.
    let parts: [[UInt8]]

    init(_ path: String, _ rule: String, _ message: String) {
      parts = [path, rule, message].map { Array($0.utf8) }
    }
  }

  private var counts: [Entry: Int] = [:]

  /// Reads what `file` wrote.
  package init(_ bytes: [UInt8]) throws(JSONSyntaxError) {
    guard case .array(let findings)? = try JSONReader.read(bytes)["findings"] else { return }
    for finding in findings {
      guard case .string(let rule)? = finding["id"], case .string(let message)? = finding["message"] else { continue }
      var path = ""
      if case .string(let text)? = finding["path"] { path = text }
      counts[Entry(path, rule, message), default: 0] += 1
    }
  }

  /// The diagnostics that the baseline does not know, in their order.
  package func new(_ diagnostics: [Diagnostic], files: some SourceFiles) -> [Diagnostic] {
    var rest = counts
    return diagnostics.filter { diagnostic in
      let finding = diagnostic.finding
      let path = finding.range.map { files.path(of: $0.file) } ?? ""
      let entry = Entry(path, finding.rule.rawValue, finding.message)
      guard let count = rest[entry], count > 0 else { return true }
      rest[entry] = count - 1
      return false
    }
  }

  /// The baseline of these diagnostics, in their order: a line break a finding, so that merges are readable.
  package static func file(_ diagnostics: [Diagnostic], files: some SourceFiles) -> [UInt8] {
    let findings = diagnostics.map { diagnostic in
      let finding = diagnostic.finding
      let path = finding.range.map { [JSON.Member("path", .string(files.path(of: $0.file)))] } ?? []
      return JSON.object(
        [.init("id", .string(finding.rule.rawValue)), .init("message", .string(finding.message))] + path)
    }
    return JSONWriter.indented(.object([.init("findings", .array(findings)), .init("formatVersion", .integer(1))]))
  }
}
