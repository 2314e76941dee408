package import SourceText

/// The diagnostics in their one order, each once: by path, start, end, rule and message, all in byte order; those
/// without a place come first.
///
/// Two with the same place, rule and message are one finding that was made twice; what is kept does not depend on the
/// order in which they came.
package func sorted(_ diagnostics: [Diagnostic], files: some SourceFiles) -> [Diagnostic] {
  let ids = Set(diagnostics.compactMap(\.finding.range?.file))
  let paths = ids.map { (id: $0, path: files.path(of: $0)) }
    .sorted { ($0.path.utf8.elementsEqual($1.path.utf8)) ? $0.id < $1.id : precedes($0.path, $1.path) }
  let ranks = Dictionary(uniqueKeysWithValues: paths.enumerated().map { ($1.id, $0 + 1) })
  let ordered =
    diagnostics.map { diagnostic in
      let range = diagnostic.finding.range
      return Ranked(
        place: (range.flatMap { ranks[$0.file] } ?? 0, range?.start ?? 0, range?.end ?? 0), diagnostic: diagnostic)
    }
    .sorted(by: Ranked.precedes)
  var result: [Diagnostic] = []
  var last: Ranked?
  for ranked in ordered {
    if let last, last.isSameFinding(as: ranked) { continue }
    result.append(ranked.diagnostic)
    last = ranked
  }
  return result
}

/// A diagnostic and its place as numbers.
private struct Ranked {
  let place: (file: Int, start: UInt32, end: UInt32)
  let diagnostic: Diagnostic

  static func precedes(_ left: Ranked, _ right: Ranked) -> Bool {
    guard left.place == right.place else { return left.place < right.place }
    for (a, b) in zip(left.texts, right.texts) where !a.utf8.elementsEqual(b.utf8) {
      return Diagnostics.precedes(a, b)
    }
    if left.diagnostic.severity != right.diagnostic.severity {
      return left.diagnostic.severity > right.diagnostic.severity
    }
    return left.notes.lexicographicallyPrecedes(right.notes)
  }

  func isSameFinding(as other: Ranked) -> Bool {
    place == other.place && zip(texts.prefix(2), other.texts.prefix(2)).allSatisfy { $0.utf8.elementsEqual($1.utf8) }
  }

  private var texts: [String] {
    [diagnostic.finding.rule.rawValue, diagnostic.finding.message, diagnostic.finding.help ?? ""]
  }

  private var notes: [UInt32] {
    diagnostic.finding.notes.flatMap { [$0.range.file.rawValue, $0.range.start, $0.range.end] }
  }
}

private func precedes(_ left: String, _ right: String) -> Bool {
  left.utf8.lexicographicallyPrecedes(right.utf8)
}
