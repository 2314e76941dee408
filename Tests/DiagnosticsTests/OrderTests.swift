import Diagnostics
import SourceText
import Testing

@Suite struct OrderTests {
  private let files = ReportFixture([("b.yaml", "0123456789"), ("a.yaml", "0123456789"), ("B.yaml", "0123456789")])

  private func diagnostic(
    _ file: UInt32, _ range: Range<Int>, _ rule: RuleID = "rule", _ message: String = "message", help: String? = nil,
    severity: Severity = .error
  ) -> Diagnostic {
    Diagnostic(
      Finding(rule, message, at: SourceRange(file: FileID(file), range), help: help), severity: severity)
  }

  @Test
  func `the order is path, start, end, rule, message, whatever came first`() {
    let expected = [
      Diagnostic(Finding("z", "no place", at: nil), severity: .warning),
      diagnostic(2, 5..<6),
      diagnostic(1, 0..<9),
      diagnostic(0, 0..<1),
      diagnostic(0, 0..<2, "a-rule"),
      diagnostic(0, 0..<2, "b-rule", "Zoo"),
      diagnostic(0, 0..<2, "b-rule", "ant", severity: .warning),
      diagnostic(0, 0..<2, "b-rule", "caf\u{E9}"),
      diagnostic(0, 1..<1),
    ]
    for _ in 0..<50 {
      #expect(sorted(expected.shuffled() + expected.shuffled(), files: files) == expected)
    }
  }

  @Test
  func `the same place, rule and message is one finding, and which stays does not depend on the order`() {
    let with = diagnostic(0, 0..<1, help: "a help")
    let without = diagnostic(0, 0..<1)
    #expect(sorted([with, without], files: files) == sorted([without, with], files: files))
    #expect(sorted([with, without], files: files).count == 1)
  }

  @Test
  func `messages that only look the same are two findings`() {
    let found = sorted(
      [diagnostic(0, 0..<1, "r", "caf\u{E9}"), diagnostic(0, 0..<1, "r", "cafe\u{301}")], files: files)
    #expect(found.count == 2)
  }
}
