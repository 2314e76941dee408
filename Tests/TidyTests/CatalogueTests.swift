import CampaignRules
import Diagnostics
import TestSupport
import Testing

/// The catalogue of rules against the sources.
@Suite struct CatalogueTests {
  @Test func `ids are lower-case words joined by hyphens, each once`() {
    let ids = Rule.all.map(\.id.rawValue)
    for id in ids {
      let isWellFormed = id.wholeMatch(of: /[a-z][a-z0-9]*(-[a-z0-9]+)+/) != nil
      #expect(isWellFormed, "\(id)")
      #expect(
        !id.hasPrefix("no-") || ["no-campaigns", "no-category-source", "no-channel", "no-channel-source"].contains(id),
        "\(id)")
    }
    #expect(Set(ids).count == ids.count)
    #expect(ids == ids.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) })
  }

  @Test func `each file of a rule has its name, and is in the list of its family`() throws {
    let files = try Repository.files(below: "Sources/CampaignRules/Rules", withSuffix: ".swift")
    var declared: [String] = []
    for file in files where file.text.contains(" = Rule(\n") {
      let parts = file.path.split(separator: "/").suffix(2)
      let name = try #require(parts.last).dropLast(".swift".count).lowercased()
      let family = try #require(Rule.families.first { $0.name == parts.first.map(String.init) })
      let rule = family.rules.first { $0.id.rawValue.filter { $0 != "-" } == name }
      #expect(rule != nil, "\(file.path) declares no rule of family \(family.name) with its own name")
      declared += rule.map { [$0.id.rawValue] } ?? []
    }
    #expect(declared.sorted() == Rule.all.map(\.id.rawValue).sorted())
  }

  @Test func `every id that a source declares is in the catalogue`() throws {
    var count = 0
    for file in try Repository.files(below: "Sources", withSuffix: ".swift") {
      for match in file.text.matches(of: /RuleID = "([^"]*)"/) {
        count += 1
        #expect(Rule.named(String(match.1)) != nil, "\(file.path) declares '\(match.1)'")
      }
    }
    #expect(count > 40)
  }

  @Test func `summaries and rationales read as the pages need them`() {
    for rule in Rule.all {
      #expect(isSentencePart(rule.summary), "\(rule.id): \(rule.summary)")
      #expect(rule.rationale.hasSuffix("."), "\(rule.id)")
      #expect(!rule.examples.isEmpty, "\(rule.id)")
    }
  }

  @Test func `messages, notes and helps are one line, start small and have no full stop`() {
    var count = 0
    for rule in Rule.all {
      for example in rule.examples where example.verdict == .flags {
        for finding in FixtureRun(Fixture(example.project)).findings {
          count += 1
          let texts = [finding.message] + finding.notes.map(\.message) + (finding.help.map { [$0] } ?? [])
          for text in texts { #expect(isSentencePart(text), "\(finding.rule): \(text)") }
        }
      }
    }
    #expect(count > 150)
  }

  /// One line that starts with a small letter, a sign, or a name of capitals, and does not end like a sentence.
  private func isSentencePart(_ text: String) -> Bool {
    let word = text.prefix { $0 != " " && $0 != "'" }
    let isName = word.hasPrefix("U+") || word == "Android" || word.dropFirst().contains(where: \.isUppercase)
    let startsSmall = text.first?.isUppercase != true || isName
    return !text.isEmpty && startsSmall && !text.hasSuffix(".") && !text.contains(where: \.isNewline)
  }
}
