import CampaignModel
import Diagnostics
import Testing

@Suite struct TemplateReaderTests {
  @Test(
    arguments: [
      ("plain", []),
      ("one { and } and }} more", []),
      ("{{a}}", [.placeholder(name: "a", fallback: nil)]),
      ("Hi {{a_1.b|there}}!", [.literal("Hi "), .placeholder(name: "a_1.b", fallback: "there"), .literal("!")]),
      ("{{a|}}", [.placeholder(name: "a", fallback: "")]),
      ("{{a|b|c}}", [.placeholder(name: "a", fallback: "b|c")]),
      ("{{a|x}}}", [.placeholder(name: "a", fallback: "x"), .literal("}")]),
      ("{{a}}{{b}}", [.placeholder(name: "a", fallback: nil), .placeholder(name: "b", fallback: nil)]),
      (#"\{{a}}"#, [.escapedBraces, .literal("a}}")]),
      (#"\\{{a}}"#, [.literal("\\"), .escapedBraces, .literal("a}}")]),
      ("é🎉{{a}}é", [.literal("é🎉"), .placeholder(name: "a", fallback: nil), .literal("é")]),
      ("一つの｛だけ｝", []),
    ] as [(String, [Template.Segment])])
  func `a text becomes its parts`(_ text: String, _ segments: [Template.Segment]) throws {
    let outcome = TemplateReader.read(located(text))
    #expect(outcome.findings == [])
    #expect(try #require(outcome.value).segments == segments)
  }

  @Test(arguments: [
    ReaderCase(.placeholderSyntax, "Hi ‹{{›name"),
    ReaderCase(.placeholderSyntax, "Hi ‹{{name}›!", help: "did you mean '{{name}}'?"),
    ReaderCase(.placeholderSyntax, "‹{{›a {{b}}"),
    ReaderCase(.placeholderSyntax, "‹{{}}›"),
    ReaderCase(.placeholderSyntax, "‹{{|x}}›"),
    ReaderCase(.placeholderSyntax, "{{‹ name ›}}", help: "write 'name'", fixed: "{{name}}"),
    ReaderCase(.placeholderSyntax, "{{‹first name›}} and {{‹1a›}}"),
    ReaderCase(.placeholderSyntax, "Salut {{‹Prénom›|toi}}", message: "'Prénom' is no placeholder name"),
    ReaderCase(.placeholderSyntax, "{{‹{name›}}}"),
    ReaderCase(.placeholderSyntax, "こんにちは‹｛｛name｝｝›", help: "write '{{name}}'", fixed: "こんにちは{{name}}"),
    ReaderCase(.placeholderSyntax, "{{name‹｝｝›", help: "write '}}'", fixed: "{{name}}"),
    ReaderCase(.placeholderSyntax, "‹{｛name}}›", fixed: "{{name}}"),
    ReaderCase(.placeholderSyntax, "‹｛｛›name"),
  ])
  func `each malformed placeholder is one finding at its place`(_ row: ReaderCase) {
    let source = MarkedSource(row.marked)
    let outcome = TemplateReader.read(located(source.text))
    row.check(source, outcome.findings)
    #expect(outcome.value == nil)
  }
}
