import Testing

@testable import CampaignRules

@Suite struct HTMLEntityScannerTests {
  @Test(arguments: [
    ("d&#039;avoir", "&#039;", "'", false), ("a &amp; b", "&amp;", "&", false), ("&nbsp;x", "&nbsp;", "\u{A0}", false),
    ("&#x1F600;", "&#x1F600;", "😀", false), ("&amp;amp;", "&amp;amp;", "&", true),
    ("x&amp;#39;", "&amp;#39;", "'", true),
    ("a&#9;b", "&#9;", "\t", false), ("é&lt;b", "&lt;", "<", false),
  ])
  func `entities are found`(_ text: String, _ source: String, _ decoded: String, _ isDoubled: Bool) throws {
    let entities = HTMLEntityScanner.entities(in: text)
    let entity = try #require(entities.first)
    #expect(entities.count == 1)
    #expect(entity.source == source)
    #expect(entity.decoded == decoded)
    #expect(entity.isDoubled == isDoubled)
    #expect(String(decoding: Array(text.utf8)[entity.range], as: UTF8.self) == source)
  }

  @Test(arguments: ["AT&T", "a&b=c", "R&D;", "&", "&;", "&#;", "&#x;", "&amp", "Q&A; yes", "&nosuchentity;"])
  func `signs are no entities`(_ text: String) {
    #expect(HTMLEntityScanner.entities(in: text).isEmpty)
  }
}
