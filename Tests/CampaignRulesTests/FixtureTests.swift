import SourceText
import TestSupport
import Testing

/// The examples' own format: were it read wrongly, every rule's test would be worth nothing.
@Suite struct FixtureTests {
  /// The marked texts of the first file.
  private func marked(_ fixture: Fixture) throws -> [String] {
    let file = try #require(fixture.files.first)
    return file.marks.map { String(decoding: file.bytes[file.range(of: $0)], as: UTF8.self) }
  }

  @Test func `carets mark what stands above them`() throws {
    let fixture = Fixture("a: one\n#  ^^^\nb: two, three\n   ^^^  ^^^^^\n")
    #expect(fixture.files.map(\.path) == ["campaigns/example.yaml"])
    #expect(fixture.files.first?.lines == ["a: one", "b: two, three", ""])
    let texts = try marked(fixture)
    #expect(texts == ["one", "two", "three"])
  }

  @Test(arguments: Rewrite.allCases)
  func `marks keep their text through every rewrite`(_ rewrite: Rewrite) throws {
    let fixture = rewrite(Fixture("a: 日本 one\n#     ^^^\nb: |\n#  ^>\n  x\n  y\n<^^\nc:\n# |"))
    let texts = try marked(fixture)
    let lineEnd = rewrite == .carriageReturns ? "\r\n" : "\n"
    #expect(texts == ["one", "|\(lineEnd)  x\(lineEnd)  y", ""])
  }

  @Test func `a bar above the first line marks the start of the file, behind a byte-order mark`() {
    var fixture = Fixture("|\n# nothing")
    #expect(fixture.files[0].range(of: fixture.files[0].marks[0]) == 0..<0)
    fixture = Rewrite.byteOrderMark(fixture)
    #expect(fixture.files[0].range(of: fixture.files[0].marks[0]) == 3..<3)
  }

  @Test func `files are told apart by their heads`() {
    let fixture = Fixture("//- carillon.yaml\nname: acme\n//- campaigns/a.yaml\nid: a")
    #expect(fixture.files.map(\.path) == ["carillon.yaml", "campaigns/a.yaml"])
    #expect(fixture.files.map(\.lines) == [["name: acme"], ["id: a"]])
  }
}
