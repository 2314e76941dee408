import Diagnostics
import SourceText
import Testing

/// A report goes to logs that more people read than the repository.
@Suite struct SecretTests {
  private struct OneFile: SourceFiles {
    let text: String

    func path(of file: FileID) -> String { "campaigns/a.yaml" }
    func bytes(of file: FileID) -> [UInt8]? { Array(text.utf8) }
  }

  @Test(arguments: ReportFormat.allCases)
  func `no format shows a secret, also not in the line of another finding`(_ format: ReportFormat) {
    let files = OneFile(text: "data: {a: AKIAIOSFODNN7EXAMPLE, b: on}\n")
    let file = FileID(0)
    let diagnostics = [
      Diagnostic(
        Finding(.secretInPayload, "text looks like a key", at: SourceRange(file: file, 10..<30)), severity: .error),
      Diagnostic(Finding("ambiguous-scalar", "quote it", at: SourceRange(file: file, 35..<37)), severity: .warning),
    ]
    let report = render(diagnostics, as: format, files: files, options: ReportOptions())
    #expect(!report.contains("IOSFODNN"))
    if format == .full { #expect(report.contains("1 | data: {a: AKIA****************, b: on}\n")) }
  }
}
