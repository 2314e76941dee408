import Diagnostics
import SourceText
import Testing

@Suite struct ExcerptTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let name: String
    let source: String
    let range: Range<Int>
    let expected: String
    var testDescription: String { name }

    init(_ name: String, _ source: String, _ range: Range<Int>, _ expected: String) {
      self.name = name
      self.source = source
      self.range = range
      self.expected = expected
    }
  }

  static let cases = [
    Case("a tab is repeated under the line", "\tab: c\n", 5..<6, " --> f.yaml:1:6\n  |\n1 | \tab: c\n  | \t    ^\n"),
    Case("an empty range gets one caret", "ab\n", 1..<1, " --> f.yaml:1:2\n  |\n1 | ab\n  |  ^\n"),
    Case("the end of a line can be marked", "ab\ncd\n", 2..<2, " --> f.yaml:1:3\n  |\n1 | ab\n  |   ^\n"),
    Case("the end of the file can be marked", "ab\n", 3..<3, " --> f.yaml:2:1\n  |\n2 |\n  | ^\n"),
    Case("an empty file", "", 0..<0, " --> f.yaml:1:1\n  |\n1 |\n  | ^\n"),
    Case(
      "several lines are marked to the end of the first", "a: b\r\nc\r\n", 3..<7,
      " --> f.yaml:1:4\n  |\n1 | a: b\n  |    ^\n"),
    Case("a byte-order mark has no column", "\u{FEFF}ab\n", 3..<4, " --> f.yaml:1:1\n  |\n1 | ab\n  | ^\n"),
    Case("columns count scalars", "é😀x\n", 6..<7, " --> f.yaml:1:3\n  |\n1 | é😀x\n  |   ^\n"),
    Case(
      "what is spelled out moves the mark", "a\u{202E}bc\n", 5..<6,
      " --> f.yaml:1:4\n  |\n1 | a<U+202E>bc\n  |           ^\n"),
    Case(
      "a spelled-out character is marked whole", "a\u{202E}b\n", 1..<4,
      " --> f.yaml:1:2\n  |\n1 | a<U+202E>b\n  |  ^^^^^^^^\n"),
    Case(
      "a line number of two digits widens the margin", String(repeating: "\n", count: 9) + "x\n", 9..<10,
      "  --> f.yaml:10:1\n   |\n10 | x\n   | ^\n"),
    Case(
      "a long line is cut after the mark", "x" + String(repeating: "-", count: 200), 0..<1,
      " --> f.yaml:1:1\n  |\n1 | x" + String(repeating: "-", count: 119) + "…\n  | ^\n"),
    Case(
      "a long line is cut before the mark", String(repeating: "-", count: 200) + "x", 200..<201,
      " --> f.yaml:1:201\n  |\n1 | …" + String(repeating: "-", count: 119) + "x\n  | "
        + String(repeating: " ", count: 120) + "^\n"),
    Case(
      "a line of wide characters is cut around the mark",
      String(repeating: "😀", count: 5_000) + "x" + String(repeating: "é", count: 5_000), 20_000..<20_001,
      " --> f.yaml:1:5001\n  |\n1 | …" + String(repeating: "😀", count: 59) + "x" + String(repeating: "é", count: 60)
        + "…\n  | " + String(repeating: " ", count: 60) + "^\n"),
    Case(
      "a mark longer than the room is cut", String(repeating: "x", count: 300), 10..<290,
      " --> f.yaml:1:11\n  |\n1 | …" + String(repeating: "x", count: 120) + "…\n  |  "
        + String(repeating: "^", count: 120) + "\n"),
  ]

  @Test(arguments: cases)
  func `the marked line`(_ test: Case) {
    let report = excerpt(Array(test.source.utf8), test.range)
    #expect(report == "error[rule]: message\n" + test.expected + "\n1 error, 0 warnings in 0 files\n")
  }

  @Test
  func `a file that is not UTF-8 has a place and no excerpt`() {
    #expect(
      excerpt([0x61, 0xFF, 0x0A], 1..<2)
        == "error[rule]: message\n --> f.yaml:1:2\n\n1 error, 0 warnings in 0 files\n")
  }

  private func excerpt(_ bytes: [UInt8], _ range: Range<Int>) -> String {
    let finding = Finding("rule", "message", at: SourceRange(file: FileID(0), range))
    return render(
      [Diagnostic(finding, severity: .error)], as: .full, files: ReportFixture(bytes: [("f.yaml", bytes)]),
      options: ReportOptions())
  }
}
