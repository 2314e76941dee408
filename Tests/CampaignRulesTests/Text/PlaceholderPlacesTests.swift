import CampaignModel
import Diagnostics
import SourceText
import Testing

@testable import CampaignRules

@Suite struct PlaceholderPlacesTests {
  @Test(arguments: [
    ("Hi {{name|you}}!", ["{{name|you}}"]), ("{{a}}{{b|x}}", ["{{a}}", "{{b|x}}"]), (#"\{{a}} {{b}}"#, ["{{b}}"]),
    ("é{{a|}|é}}", ["{{a|}|é}}"]), ("plain", []), (#"\{{x"#, []),
    (#"\{{{{b}}"#, ["{{b}}"]),
  ])
  func `placeholders stand where they are written`(_ source: String, _ expected: [String]) throws {
    let range = SourceRange(file: FileID(0), 0..<source.utf8.count)
    let read = TemplateReader.read(LocatedText(source, at: range, verbatimFrom: 0))
    let template = try #require(read.value)
    let bytes = Array(source.utf8)
    #expect(template.placeholderRanges.map { String(decoding: bytes[$0.range], as: UTF8.self) } == expected)
  }
}
