package import Diagnostics

/// A change to a fixture that must not change what is found.
package enum Rewrite: String, CaseIterable, Sendable, CustomStringConvertible {
  case plain = "as written"
  case carriageReturns = "CRLF line ends"
  case byteOrderMark = "a byte-order mark"
  case wideCharactersAbove = "a line of wide characters above"
  case reversed = "files in reverse order"
  case unrelatedFile = "an unrelated file beside"

  package var description: String {
    rawValue
  }

  package func callAsFunction(_ fixture: Fixture) -> Fixture {
    var fixture = fixture
    switch self {
    case .plain:
      break
    case .carriageReturns:
      for file in fixture.files.indices { fixture.files[file].lineEnd = "\r\n" }
    case .byteOrderMark:
      for file in fixture.files.indices { fixture.files[file].startsWithByteOrderMark = true }
    case .wideCharactersAbove:
      for file in fixture.files.indices { fixture.files[file].insertComment("日本語 🎉 żółć e\u{301}") }
    case .reversed:
      fixture.files.reverse()
    case .unrelatedFile:
      fixture.files.append(
        Fixture.File(path: "campaigns/zz-unrelated.yaml", lines: ["silent: true", "data: {note: sync}"]))
      fixture.files.append(Fixture.File(path: "campaigns/README.md", lines: ["Not a campaign: {{"]))
    }
    return fixture
  }
}

extension Fixture.File {
  /// Adds a comment as the first line.
  package mutating func insertComment(_ text: String) {
    // The binary form and JSON have no comments.
    guard lines.first?.hasPrefix("bplist") != true, !path.hasSuffix(".xcstrings") else { return }
    insert(comment(text), above: 0)
  }

  private func comment(_ text: String) -> String {
    if isXML { return "<!-- \(text) -->" }
    return path.hasSuffix(".strings") || path.hasSuffix(".plist") ? "/* \(text) */" : "# \(text)"
  }

  fileprivate var isXML: Bool {
    path.hasSuffix(".xml") || path.hasSuffix(".plist") && lines.first?.hasPrefix("<") == true
  }
}

extension Fixture {
  /// The fixture with an allowance of the rule for each of its marks, or, where it has none, one that allows nothing.
  ///
  /// The comment stands above the outermost key of a marked place, which is outside of every scalar; a mark at the start
  /// of a file is allowed for the whole file. Without marks the allowance's own id is marked, as it silences nothing.
  package func allowing(_ rule: RuleID) -> Fixture {
    var fixture = self
    let hasMarks = files.contains { !$0.marks.isEmpty }
    let first = files.firstIndex { $0.path.hasSuffix(".yaml") }
    for file in fixture.files.indices {
      if hasMarks {
        fixture.files[file].allow(rule)
      } else if file == first {
        fixture.files[file].insert("# carillon: allow-file \(rule)", above: 0)
        let column = "# carillon: allow-file ".count
        fixture.files[file].marks = [
          Mark(start: .init(line: 0, column: column), end: .init(line: 0, column: column + rule.rawValue.count))
        ]
      }
    }
    return fixture
  }
}

extension Fixture.File {
  fileprivate mutating func allow(_ rule: RuleID) {
    let marked = marks.compactMap { $0.start?.line }
    // In XML a comment may stand above any element.
    let outermost = marked.map { line in
      lines[line].hasPrefix("#") || isXML ? line : lines[...line].lastIndex { isOutermostKey($0) } ?? 0
    }
    let wholeFile = marks.contains { $0.start == nil }
    marks = []
    for line in Set(outermost).sorted(by: >) { insert(comment("carillon: allow \(rule)"), above: line) }
    if wholeFile { insert(comment("carillon: allow-file \(rule)"), above: 0) }
  }

  private func isOutermostKey(_ line: String) -> Bool {
    guard let first = line.first else { return false }
    return first != " " && first != "#" && first != "-" && first != "}" && first != "]"
  }
}
