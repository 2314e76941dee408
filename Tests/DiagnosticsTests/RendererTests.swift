import Diagnostics
import Foundation
import SourceText
import Testing
import Writers

@Suite struct RendererTests {
  static let goldens = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Golden")

  @Test(arguments: ReportFormat.allCases)
  func `each format is written to the byte`(_ format: ReportFormat) throws {
    let report = render(
      ReportFixture.diagnostics, as: format, files: ReportFixture.sample, options: ReportFixture.options)
    try expectGolden(report, format.rawValue)
  }

  @Test
  func `colours are put around parts, never into text`() throws {
    var options = ReportFixture.options
    options.color = true
    let report = render(ReportFixture.diagnostics, as: .full, files: ReportFixture.sample, options: options)
    try expectGolden(report, "full-color")
    let plain = render(
      ReportFixture.diagnostics, as: .full, files: ReportFixture.sample, options: ReportFixture.options)
    #expect(report.replacing(/\u{1B}\[[0-9;]*m/, with: "") == plain)
  }

  @Test
  func `a finding with a note and a help, to the byte`() {
    let found = ReportFixture.diagnostics[1]
    let full = render([found], as: .full, files: ReportFixture.sample, options: ReportFixture.options)
    #expect(
      full == """
        error[unknown-channel]: notification channel 'promo' is not declared
         --> campaigns/sale.yaml:3:14
          |
        3 |   channelId: promo
          |              ^^^^^
        note: 'promos' is declared here
         --> channels/ua_custom_notification_channels.xml:1:37
          |
        1 | <resources><NotificationChannel id="promos" name="Promotions" importance="3"/></resources>
          |                                     ^^^^^^
        help: did you mean 'promos'?

        1 error, 0 warnings in 214 files

        """)
    let concise = render([found], as: .concise, files: ReportFixture.sample, options: ReportFixture.options)
    #expect(
      concise == """
        campaigns/sale.yaml:3:14: error[unknown-channel]: notification channel 'promo' is not declared; did you mean 'promos'?
        1 error, 0 warnings in 214 files

        """)
    let github = render([found], as: .github, files: ReportFixture.sample, options: ReportFixture.options)
    #expect(
      github == """
        ::error file=campaigns/sale.yaml,line=3,col=14,endLine=3,endColumn=19,title=unknown-channel::notification channel \
        'promo' is not declared; did you mean 'promos'?

        """)
  }

  @Test(arguments: ReportFormat.allCases)
  func `nothing found is a complete report`(_ format: ReportFormat) throws {
    var options = ReportFixture.options
    options.rules = []
    options.fileCount = 1
    try expectGolden(
      render([], as: format, files: ReportFixture.sample, options: options), "nothing-\(format.rawValue)")
  }

  @Test(arguments: [ReportFormat.full, .concise, .github])
  func `a limit is followed by the count of the rest`(_ format: ReportFormat) {
    var options = ReportFixture.options
    options.maximum = 2
    let report = render(ReportFixture.diagnostics, as: format, files: ReportFixture.sample, options: options)
    #expect(report.contains("4 more findings not shown"))
    #expect(report.contains("unknown-channel") && !report.contains("odd-sound"))
    if format != .github { #expect(report.hasSuffix("3 errors, 3 warnings in 214 files\n")) }
    options.maximum = 5
    let almost = render(ReportFixture.diagnostics, as: format, files: ReportFixture.sample, options: options)
    #expect(almost.contains("1 more finding not shown"))
  }

  @Test(arguments: [ReportFormat.json, .gitlab, .sarif])
  func `formats for programs are complete in spite of a limit, and Foundation reads them`(_ format: ReportFormat) throws
  {
    var options = ReportFixture.options
    options.maximum = 1
    let report = render(ReportFixture.diagnostics, as: format, files: ReportFixture.sample, options: options)
    #expect(
      report
        == render(ReportFixture.diagnostics, as: format, files: ReportFixture.sample, options: ReportFixture.options))
    _ = try JSONSerialization.jsonObject(with: Data(report.utf8))
    // The hidden character is spelled so that programs get it back.
    let json = try JSONReader.read(Array(report.utf8))
    #expect(String(decoding: JSONWriter.wire(json), as: UTF8.self).contains("no\u{202E}ise"))
  }

  /// Texts that do something where they are printed as they are.
  static let hostile = [
    "::error file=x::gotcha", "  ::set-env name=A::b", "##[error]gotcha", "##VSO[task.complete]",
    "##teamcity[buildStop]",
    "\u{1B}[2J", "\u{1B}]0;title\u{7}", "a\r\n::error::b", "\u{202E}evil\u{202C}", "zero\u{200B}width", "\u{9B}31m",
    "\u{2028}::error::",
    "\u{E0041}tag",
  ]

  @Test(arguments: ReportFormat.allCases, hostile)
  func `text from sources can never act`(_ format: ReportFormat, _ text: String) {
    let fixture = ReportFixture([("campaigns/\(text).yaml", "key: \(text) # \(text)\n"), (text, "x")])
    let range = fixture.range(of: "key")
    let findings = [
      Finding(
        "rule", "message \(text)", at: range, notes: [.init(text, at: fixture.range(of: "x", in: 1))], help: text),
      Finding("rule", text, at: fixture.range(of: "x", in: 1)),
    ]
    let report = render(
      findings.map { Diagnostic($0, severity: .error) }, as: format, files: fixture, options: ReportOptions())
    let lines = report.split(separator: "\n", omittingEmptySubsequences: false)
    for line in lines {
      let lower = line.lowercased()
      #expect(!lower.contains("##[") && !lower.contains("##vso[") && !lower.contains("##teamcity["))
      if format == .github {
        #expect(line.isEmpty || line.hasPrefix("::error "))
      } else {
        #expect(!line.drop { $0.isWhitespace }.hasPrefix("::"))
      }
      #expect(
        line.unicodeScalars.allSatisfy { $0.value >= 0x20 && !(0x7F..<0xA0).contains($0.value) },
        "\(line.debugDescription)")
      let hidden: [ClosedRange<UInt32>] = [0x200B...0x200F, 0x2028...0x202E, 0x2066...0x2069, 0xE0000...0xE007F]
      #expect(line.unicodeScalars.allSatisfy { scalar in !hidden.contains { $0.contains(scalar.value) } })
    }
  }

  private func expectGolden(_ report: String, _ name: String, at location: SourceLocation = #_sourceLocation) throws {
    let file = Self.goldens.appending(path: "\(name).txt")
    if ProcessInfo.processInfo.environment["UPDATE_GOLDEN"] == "1" {
      try Data(report.utf8).write(to: file)
    }
    let expected = try String(decoding: Data(contentsOf: file), as: UTF8.self)
    #expect(
      report.utf8.elementsEqual(expected.utf8), "\(file.lastPathComponent) differs:\n\(report)",
      sourceLocation: location)
  }
}
