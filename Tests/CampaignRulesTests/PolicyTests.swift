import CampaignModel
import CampaignRules
import Diagnostics
import SourceText
import Testing

@Suite struct PolicyTests {
  private static let file = FileID(0)

  /// A finding of `unused-allowance`, the one warning that the policy itself knows.
  private func finding(_ rule: RuleID = .unusedAllowance, at bytes: Range<Int> = 10..<20) -> Finding {
    Finding(rule, "something is wrong", at: SourceRange(file: Self.file, bytes))
  }

  private func configuration(_ severity: Severity?) -> Configuration {
    var configuration = Configuration()
    let nowhere = SourceRange(file: Self.file, 0..<0)
    configuration.ruleOverrides = [(Located("unused-allowance", at: nowhere), severity)]
    return configuration
  }

  private func allowance(
    _ rule: String = "unused-allowance", id: Range<Int> = 0..<3, line: Range<Int>, entries: [Range<Int>] = [],
    isWholeFile: Bool = false
  ) -> Allowance {
    Allowance(
      rule: Located(rule, at: SourceRange(file: Self.file, id)), line: SourceRange(file: Self.file, line),
      entries: entries.map { SourceRange(file: Self.file, $0) }, isWholeFile: isWholeFile)
  }

  @Test func `the catalogue gives the severity where nothing else does`() {
    let diagnostics = Policy(configuration: Configuration()).diagnostics([finding()], allowances: [])
    #expect(diagnostics == [Diagnostic(finding(), severity: .warning)])
  }

  @Test func `the configuration wins over the catalogue, the command line over both, its last word over its first`() {
    let raised = Policy(configuration: configuration(.error))
    #expect(raised.diagnostics([finding()], allowances: []).map(\.severity) == [.error])
    let off = Policy(configuration: configuration(nil))
    #expect(off.diagnostics([finding()], allowances: []).isEmpty)
    let again = Policy(
      configuration: configuration(nil),
      overrides: [
        .init(rule: "unused-allowance", severity: .warning), .init(rule: "unused-allowance", severity: .error),
      ])
    #expect(again.diagnostics([finding()], allowances: []).map(\.severity) == [.error])
  }

  @Test func `warnings become errors on demand, rules that are off stay off`() {
    let strict = Policy(configuration: Configuration(), warningsAreErrors: true)
    #expect(strict.diagnostics([finding()], allowances: []).map(\.severity) == [.error])
    let off = Policy(configuration: configuration(nil), warningsAreErrors: true)
    #expect(off.diagnostics([finding()], allowances: []).isEmpty)
  }

  @Test func `a finding's own severity replaces the catalogue's, not the project's`() {
    var finding = finding()
    finding.severity = .error
    let usual = Policy(configuration: Configuration()).diagnostics([finding], allowances: [])
    #expect(usual.map(\.severity) == [.error])
    let lowered = Policy(configuration: configuration(.warning)).diagnostics([finding], allowances: [])
    #expect(lowered.map(\.severity) == [.warning])
  }

  @Test func `a finding without a catalogue entry is an error that nothing lowers`() {
    let policy = Policy(configuration: Configuration(), overrides: [.init(rule: "no-such-rule", severity: nil)])
    let diagnostics = policy.diagnostics(
      [finding("no-such-rule")], allowances: [allowance("no-such-rule", line: 0..<100, isWholeFile: true)])
    #expect(diagnostics.map(\.finding.rule) == ["no-such-rule", .unusedAllowance])
    #expect(diagnostics.map(\.severity) == [.error, .warning])
  }

  @Test(arguments: [
    (line: 0..<11, entries: [], isCovered: true),
    (line: 0..<10, entries: [], isCovered: true),
    (line: 0..<9, entries: [], isCovered: false),
    (line: 11..<30, entries: [], isCovered: false),
    (line: 0..<9, entries: [5..<20], isCovered: true),
    (line: 0..<9, entries: [5..<19], isCovered: false),
    (line: 0..<9, entries: [11..<20], isCovered: false),
  ])
  func `an allowance covers what starts in its line, or lies inside an entry of it`(
    _ line: Range<Int>, _ entries: [Range<Int>], _ isCovered: Bool
  ) {
    #expect(allowance(line: line, entries: entries).covers(finding(at: 10..<20)) == isCovered)
  }

  @Test func `an allowance silences, and one that silences nothing is reported`() {
    let policy = Policy(configuration: Configuration())
    let good = allowance(id: 0..<3, line: 9..<30)
    #expect(policy.diagnostics([finding()], allowances: [good]).isEmpty)
    let unused = allowance("unknown-channel", id: 4..<7, line: 40..<50)
    let diagnostics = policy.diagnostics([finding()], allowances: [good, unused])
    #expect(diagnostics.map(\.finding.range) == [SourceRange(file: Self.file, 4..<7)])
    let partial = Policy(configuration: Configuration(), reportsUnusedAllowances: false)
    #expect(partial.diagnostics([finding()], allowances: [good, unused]).isEmpty)
  }

  @Test func `an unused allowance can be allowed in turn`() {
    let policy = Policy(configuration: Configuration())
    let unused = allowance("unknown-channel", id: 44..<47, line: 48..<50)
    let excuse = allowance(id: 20..<30, line: 40..<47)
    #expect(policy.diagnostics([], allowances: [excuse, unused]).isEmpty)
    #expect(policy.diagnostics([], allowances: [excuse]).map(\.finding.range) == [excuse.rule.range])
  }

  @Test func `findings of another file or without a place are not covered`() {
    let everywhere = allowance(line: 0..<1000, isWholeFile: true)
    let elsewhere = Finding(.unusedAllowance, "x", at: SourceRange(file: FileID(1), 10..<20))
    #expect(!everywhere.covers(elsewhere))
    #expect(!everywhere.covers(Finding(.unusedAllowance, "x", at: nil)))
    #expect(everywhere.covers(finding()))
  }
}
