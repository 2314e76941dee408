import CampaignRules
import Diagnostics
import SourceText
import TestSupport
import Testing

/// Every rule against its own examples: the examples are the specification, so this is where a rule is tested.
@Suite struct RuleExampleTests {
  @Test(arguments: RuleCase.all)
  func `each example finds exactly what its carets mark`(_ example: RuleCase) {
    let fixture = example.rewrite(Fixture(example.example.project))
    expect(Found.marked(in: fixture, as: example.rule.id), in: fixture, for: example)
  }

  @Test(arguments: RuleCase.plain.filter(\.rule.isLowerable))
  func `an allowance silences what an example finds, and is reported where there is nothing to silence`(
    _ example: RuleCase
  ) {
    let fixture = Fixture(example.example.project).allowing(example.rule.id)
    expect(Found.marked(in: fixture, as: .unusedAllowance), in: fixture, for: example)
  }

  @Test(arguments: Rule.all.filter { !$0.isReportedByTool })
  func `a rule shows what it finds, and what it does not`(_ rule: Rule) {
    let verdicts = rule.examples.map(\.verdict)
    #expect(verdicts.contains(.flags))
    #expect(verdicts.contains(.accepts))
    for example in rule.examples {
      let marks = Fixture(example.project).files.flatMap(\.marks)
      #expect(marks.isEmpty == (example.verdict == .accepts), "\(rule.id): \(example.title)")
    }
  }

  private func expect(
    _ expected: [Found], in fixture: Fixture, for example: RuleCase, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let run = FixtureRun(fixture)
    let diagnostics = run.diagnostics(enabling: [example.rule])
    let found = diagnostics.map { Found($0.finding, in: run) }.sorted(by: Found.precedes)
    let report = render(diagnostics, as: .full, files: RunFiles(run.files), options: ReportOptions())
    #expect(found == expected.sorted(by: Found.precedes), "\(example)\n\(report)", sourceLocation: sourceLocation)
  }
}

/// A finding as examples mark it: an id and a place.
private struct Found: Equatable, CustomTestStringConvertible {
  let rule: String
  let path: String
  let bytes: Range<Int>

  init(rule: String, path: String, bytes: Range<Int>) {
    self.rule = rule
    self.path = path
    self.bytes = bytes
  }

  /// A place at the very start of a file is where its text starts, before or behind a byte-order mark.
  init(_ finding: Finding, in run: FixtureRun) {
    rule = finding.rule.rawValue
    guard let range = finding.range else {
      path = ""
      bytes = 0..<0
      return
    }
    let file = run.files[Int(range.file.rawValue)]
    path = file.path
    let isAtMark = range.bytes == 0..<0 && file.bytes.starts(with: byteOrderMark)
    bytes = isAtMark ? byteOrderMark.count..<byteOrderMark.count : range.bytes
  }

  var testDescription: String {
    "\(rule) \(path) \(bytes)"
  }

  static func marked(in fixture: Fixture, as rule: RuleID) -> [Found] {
    fixture.files.flatMap { file in
      file.marks.map { Found(rule: rule.rawValue, path: file.path, bytes: file.range(of: $0)) }
    }
  }

  static func precedes(_ left: Found, _ right: Found) -> Bool {
    (left.path, left.bytes.lowerBound, left.bytes.upperBound, left.rule)
      < (right.path, right.bytes.lowerBound, right.bytes.upperBound, right.rule)
  }
}

/// A rule, one of its examples, and what is done to it.
struct RuleCase: CustomTestStringConvertible, CustomStringConvertible, Sendable {
  let rule: Rule
  let example: Example
  let rewrite: Rewrite

  /// What the tool reports needs more than files in memory.
  static let all = Rule.all.filter { !$0.isReportedByTool }.flatMap { rule in
    rule.examples.flatMap { example in
      Rewrite.allCases.map { RuleCase(rule: rule, example: example, rewrite: $0) }
    }
  }

  static let plain = all.filter { $0.rewrite == .plain }

  var description: String {
    "\(rule.id), \"\(example.title)\", \(rewrite)"
  }

  var testDescription: String {
    description
  }
}

extension Rule: CustomTestStringConvertible {
  public var testDescription: String {
    id.rawValue
  }

  /// Whether only the world tells it.
  var isReportedByTool: Bool {
    if case .tool = check { true } else { false }
  }
}
