import Diagnostics
import SourceText
import TestSupport
import Testing

/// Whole projects, compared to the byte with what they must compile to.
@Suite struct GoldenTests {
  @Test(arguments: GoldenCase.all)
  func `a project compiles to exactly its expected tree`(_ golden: GoldenCase) throws {
    let build = try MemoryBuild(golden.workspace())
    #expect(!build.diagnostics.contains { $0.severity == .error }, "\(build.concise)")
    let findings = build.diagnostics.isEmpty ? [] : [(path: "findings.txt", bytes: Array(build.concise.utf8))]
    let actual = findings + build.files
    if GoldenCase.isUpdating { try golden.rewrite(actual) }

    let expected = try golden.expected()
    #expect(actual.map(\.path).sorted() == expected.map(\.path).sorted(), "\(golden): the files")
    for file in actual {
      let other = expected.first { $0.path == file.path }?.bytes
      #expect(
        String(decoding: file.bytes, as: UTF8.self) == other.map { String(decoding: $0, as: UTF8.self) },
        "\(golden): \(file.path)")
    }
  }

  @Test func `there are cases`() {
    #expect(GoldenCase.all.count >= 15)
  }

  @Test(arguments: GoldenCase.all)
  func `files in another order compile to the same bytes`(_ golden: GoldenCase) throws {
    let workspace = try golden.workspace()
    let one = try MemoryBuild(workspace)
    let other = try MemoryBuild(workspace.reversed())
    #expect(one.files.map(\.path) == other.files.map(\.path))
    #expect(one.files.map(\.bytes) == other.files.map(\.bytes))
  }
}
