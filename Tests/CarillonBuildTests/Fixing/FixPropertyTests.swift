import CampaignRules
import CarillonBuild
import Diagnostics
import SourceText
import TestSupport
import Testing

/// What holds of `carillon fix` whatever the project.
@Suite struct FixPropertyTests {
  @Test(arguments: 0..<8)
  func `planted faults are put right, and every other byte stays in its place`(_ block: UInt64) throws {
    var planted = 0
    for seed in block * 40..<block * 40 + 40 {
      let campaign = FaultyCampaign(seed: seed)
      let fixed = try Self.fixed([("campaigns/c.yaml", campaign.faulty)])
      let isRight = fixed.first?.bytes == campaign.right
      #expect(
        isRight,
        """
        seed \(seed)
        faulty: \(String(decoding: campaign.faulty, as: UTF8.self))
        fixed:  \(String(decoding: fixed.first?.bytes ?? [], as: UTF8.self))
        right:  \(String(decoding: campaign.right, as: UTF8.self))
        """)
      planted += campaign.faulty == campaign.right ? 0 : 1
      // What was put right compiles, and says what it should.
      let right = try MemoryBuild([("campaigns/c.yaml", campaign.right)])
      let isSound = !right.diagnostics.contains { $0.severity == .error }
      #expect(isSound, "seed \(seed): \(right.concise)")
      #expect(right.files.count > 2)
    }
    #expect(planted > 30)
  }

  @Test(arguments: Rule.all)
  func `an example fixed twice is the same as fixed once, and what it meant stays`(_ rule: Rule) throws {
    for example in rule.examples {
      let before = Fixture(example.project).contents.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
      let once = try Self.fixed(before)
      let isStable = once.map(\.bytes) == (try Self.fixed(once)).map(\.bytes)
      #expect(isStable, "\(rule.id): \(example.title)")
      let built = try MemoryBuild(before)
      let fixable = Set(built.diagnostics.filter { !$0.finding.fix.isEmpty }.map(\.finding.rule.rawValue))
      let isUntouched = once.map(\.bytes) == before.map(\.bytes)
      if fixable.isEmpty { #expect(isUntouched, "\(rule.id): \(example.title)") }
      // These say that the text is well understood, and only written in a way that others misread.
      let hasError = built.diagnostics.contains { $0.severity == .error }
      guard !hasError, fixable.isSubset(of: Self.rulesOfWriting) else { continue }
      let isSame = Self.payloads(built) == Self.payloads(try MemoryBuild(once))
      #expect(isSame, "\(rule.id): \(example.title)")
    }
  }

  @Test(arguments: 0..<8)
  func `whatever is in a file, fixing it ends, and fixing it again changes nothing`(_ block: UInt64) throws {
    for seed in block * 40..<block * 40 + 40 {
      var random = SeededGenerator(seed: seed)
      var bytes = FaultyCampaign(seed: seed).faulty
      for _ in 0..<Int.random(in: 1...6, using: &random) {
        let place = Int.random(in: 0...bytes.count, using: &random)
        let new = Self.disturbances.randomElement(using: &random) ?? ""
        let end = min(bytes.count, place + Int.random(in: 0..<4, using: &random))
        bytes.replaceSubrange(place..<end, with: new.utf8)
      }
      let before = [(path: "campaigns/c.yaml", bytes: bytes)]
      let once = try Self.fixed(before)
      let twice = try Self.fixed(once)
      let isStable = once.map(\.bytes) == twice.map(\.bytes)
      #expect(isStable, "seed \(seed): \(String(decoding: bytes, as: UTF8.self))")
      // What could be read can still be read.
      let schema = Set(["yaml-syntax", "duplicate-key", "yaml-tab", "unquoted-placeholder", "invalid-character"])
      let isBroken = { (build: MemoryBuild) in build.diagnostics.contains { schema.contains($0.finding.rule.rawValue) }
      }
      let isSpoilt = try !isBroken(MemoryBuild(before)) && isBroken(MemoryBuild(once))
      #expect(!isSpoilt, "seed \(seed): \(String(decoding: bytes, as: UTF8.self))")
    }
  }

  @Test func `fixes that touch each other are carried out one after the other`() {
    let file = FileID(0)
    func edit(_ range: Range<Int>, _ text: String) -> Finding.Edit { .init(SourceRange(file: file, range), text: text) }
    func finding(_ edits: Finding.Edit...) -> Finding { Finding("x", "x", at: nil, fix: edits) }
    let findings = [
      finding(edit(4..<6, "ee")), finding(edit(5..<7, "late")), finding(edit(0..<1, "A"), edit(9..<10, "J")),
      finding(edit(2..<3, "one")), finding(edit(2..<3, "other")), finding(edit(8..<8, "^")), finding(edit(8..<8, "^")),
    ]
    for order in [findings, findings.reversed()] {
      let plan = FixPlan(order)
      #expect(plan.files.count == 1)
      #expect(
        plan.files.first.map { String(decoding: $0.applied(to: Array("abcdefghij".utf8)), as: UTF8.self) }
          == "Abcdeegh^iJ")
    }
  }

  /// The project with all that is certain put right, in byte order of the paths.
  private static func fixed(_ files: [(path: String, bytes: [UInt8])]) throws -> [(path: String, bytes: [UInt8])] {
    var fix = ProjectFix(
      MemoryTree(files), configuration: nil, selection: .init(rules: [], paths: []), policy: PolicyOptions(),
      makeRun: { ProjectRun($0, policy: PolicyOptions(), asOf: FixtureRun.asOf, jobs: 1) })
    let changes = try fix.run().changes
    return files.map { file in (file.path, changes.first { $0.path == file.path }?.after ?? file.bytes) }
  }

  private static func payloads(_ build: MemoryBuild) -> [String] {
    build.files.filter { $0.path != "manifest.json" }.map { $0.path + String(decoding: $0.bytes, as: UTF8.self) }
  }

  private static let rulesOfWriting: Set<String> = [
    "ambiguous-scalar", "unknown-rule", "non-canonical-locale", "deprecated-locale",
  ]

  private static let disturbances = [
    "{", "}", "[", "]", ":", ",", "&a ", "*a", "!t ", "|", ">", "|+", "'", "\"", "#", " # ", "\n", "\t", " ", "\r", "-",
    "é",
    "\u{301}", "\u{200B}", "<<: *a", "{{", "}}", "\\", "%", "&amp;", "&quot;", "~", "yes", "0", "en_GB", "\n  ",
  ]
}
