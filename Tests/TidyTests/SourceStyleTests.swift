import Testing

@Suite struct SourceStyleTests {
  @Test func `a file is short enough to be read in one go`() throws {
    for folder in ["Sources", "Tests"] {
      for file in try Repository.files(below: folder, withSuffix: ".swift") where !isWhole(file.path) {
        #expect(file.lines.count <= 300, "\(file.path) has \(file.lines.count) lines")
      }
    }
  }

  /// A table with a row for each field, and a builder that is one machine.
  private func isWhole(_ path: String) -> Bool {
    ["FieldTable", "YAMLBuilder"].contains { path.hasSuffix("/\($0).swift") }
  }

  @Test func `nothing is left to do, and nothing names a machine`() throws {
    let words = ["TO" + "DO", "FIX" + "ME", "X" + "XX:", "/wo" + "rk/", "/ho" + "me/"]
    for folder in ["Sources", "Tests", "docs", "scripts"] {
      for file in try Repository.files(below: folder, withSuffix: "") {
        for word in words { #expect(!file.text.contains(word), "\(file.path) has \(word)") }
      }
    }
  }

  @Test func `an escape from the type system is not used`() throws {
    let forbidden = /@unchecked Sendable|\bas! |\btry! |unsafeBitCast|@preconcurrency/
    for file in try Repository.files(below: "Sources", withSuffix: ".swift") {
      for line in file.codeLines {
        let found = line.text.firstMatch(of: forbidden)
        #expect(found == nil, "\(file.path):\(line.number): \(line.text)")
      }
    }
  }
}
