import CarillonTool
import Testing

@Suite struct ReferenceTests {
  @Test func `the pages that are made from the code are current`() throws {
    for page in Reference.pages {
      let file = try? Repository.file(page.path)
      #expect(file?.text == page.text, "run 'swift run generate-reference': \(page.path) is not current")
    }
  }

  @Test func `the rules' folder holds no page of a rule that is gone`() throws {
    let files = try Repository.files(below: Reference.rulesFolder, withSuffix: "").map(\.path)
    let pages = Reference.pages.map(\.path).filter { $0.hasPrefix(Reference.rulesFolder + "/") }
    #expect(files.sorted() == pages.sorted())
  }
}
