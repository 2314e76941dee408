import Diagnostics
import SourceText
import Testing
import Writers

@Suite struct BaselineTests {
  private let files = ReportFixture([("a.yaml", "0123456789"), ("b.yaml", "0123456789")])

  private func diagnostic(_ file: UInt32, _ start: Int, _ message: String) -> Diagnostic {
    Diagnostic(Finding("rule", message, at: SourceRange(file: FileID(file), start..<start)), severity: .error)
  }

  @Test
  func `what is known is left out wherever it moved, what is new stays`() throws {
    let known = [
      diagnostic(0, 1, "one"), diagnostic(0, 2, "two"), Diagnostic(Finding("r", "x", at: nil), severity: .warning),
    ]
    let baseline = try Baseline(Baseline.file(known, files: files))
    #expect(baseline.new(known, files: files).isEmpty)
    let new = [diagnostic(1, 1, "one"), diagnostic(0, 3, "three")]
    #expect(baseline.new([diagnostic(0, 5, "one")] + new, files: files) == new)
  }

  @Test
  func `of several alike only as many are known as there were`() throws {
    let baseline = try Baseline(Baseline.file([diagnostic(0, 1, "one")], files: files))
    let found = [diagnostic(0, 1, "one"), diagnostic(0, 2, "one")]
    #expect(baseline.new(found, files: files) == [found[1]])
  }

  @Test
  func `messages compare by their bytes`() throws {
    let baseline = try Baseline(Baseline.file([diagnostic(0, 1, "caf\u{E9}")], files: files))
    #expect(baseline.new([diagnostic(0, 1, "cafe\u{301}")], files: files).count == 1)
  }

  @Test
  func `a file that is no JSON is refused`() {
    #expect(throws: JSONSyntaxError.self) { try Baseline(Array("<<<<<<< HEAD".utf8)) }
  }
}
