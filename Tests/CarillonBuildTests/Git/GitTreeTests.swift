import CarillonBuild
import Foundation
import SourceText
import TestSupport
import Testing

@Suite struct GitTreeTests {
  @Test
  func `a commit's files are listed and read, whatever the working tree holds`() throws {
    let repository = try TemporaryFolder.repository()
    try repository.write("carillon.yaml", "version: 1\n")
    try repository.write("campaigns/b.yaml", "b")
    try repository.write("campaigns/a/ü x.yaml", "a\nü")
    try repository.write("campaigns/.hidden/c.yaml", "c")
    try repository.write("campaigns/odd.yaml/inside.yaml", "d")
    try repository.write("other/x.yaml", "x")
    try repository.link("campaigns/link.yaml", to: "b.yaml")
    let commit = try repository.commit()
    try repository.write("campaigns/b.yaml", "changed")
    try repository.remove("campaigns/a/ü x.yaml")

    let tree = try GitTree(try GitRepository(of: repository.path), commit: commit)
    let entries = try tree.entries(below: "campaigns")
    #expect(
      entries.map(\.path) == ["campaigns/a/ü x.yaml", "campaigns/b.yaml", "campaigns/link.yaml", "campaigns/odd.yaml"])
    #expect(entries.map(\.kind) == [.file, .file, .symbolicLink, .directory])
    #expect(try tree.read("campaigns/b.yaml", limit: 10) == Array("b".utf8))
    #expect(try tree.read("campaigns/a/ü x.yaml", limit: 10) == Array("a\nü".utf8))
    #expect(tree.kind(of: "campaigns") == .directory && tree.kind(of: "carillon.yaml") == .file)
    #expect(tree.kind(of: "nothing") == nil && tree.kind(of: "camp") == nil)
    #expect(throws: FileError.self) { try tree.read("campaigns/link.yaml", limit: 10) }
    #expect(throws: FileError.self) { try tree.read("nothing", limit: 10) }
    #expect(throws: FileError.self) { try tree.entries(below: "nothing") }
  }

  @Test
  func `a large file shows by its length, and the next one is read whole`() throws {
    let repository = try TemporaryFolder.repository()
    let large = String(repeating: "0123456789", count: 50_000)
    try repository.write("large", large)
    try repository.write("small", "small\n")
    try repository.write("empty", "")
    let tree = try GitTree(try GitRepository(of: repository.path), commit: try repository.commit())
    for _ in 0..<3 {
      #expect(try tree.read("large", limit: 10) == Array("01234567890".utf8))
      #expect(try tree.read("empty", limit: 10) == [])
      #expect(try tree.read("small", limit: 100) == Array("small\n".utf8))
      #expect(try tree.read("large", limit: 1_000_000) == Array(large.utf8))
    }
  }

  @Test
  func `several threads read at once`() async throws {
    let repository = try TemporaryFolder.repository()
    for index in 0..<50 { try repository.write("f\(index)", String(repeating: "\(index)", count: index * 100)) }
    let tree = try GitTree(try GitRepository(of: repository.path), commit: try repository.commit())
    try await withThrowingTaskGroup(of: Bool.self) { group in
      for index in 0..<200 {
        group.addTask {
          let file = index % 50
          return try tree.read("f\(file)", limit: 100_000)
            == Array(String(repeating: "\(file)", count: file * 100).utf8)
        }
      }
      for try await isRight in group { #expect(isRight) }
    }
  }

  @Test
  func `a project below the repository's root has paths of its own`() throws {
    let repository = try TemporaryFolder.repository()
    try repository.write("app/push/campaigns/a.yaml", "a")
    try repository.write("app/pushy/b.yaml", "b")
    let commit = try repository.commit()
    let tree = try GitTree(try GitRepository(of: repository.path + "/app/push"), commit: commit)
    #expect(try tree.entries(below: ".").map(\.path) == ["campaigns/a.yaml"])
    #expect(try tree.read("campaigns/a.yaml", limit: 10) == Array("a".utf8))
  }

  @Test
  func `the merge base is where the branch left main`() throws {
    let repository = try TemporaryFolder.repository()
    try repository.write("a", "1")
    let base = try repository.commit()
    try repository.git("switch", "--quiet", "--create", "topic")
    try repository.write("a", "2")
    try repository.commit()
    try repository.git("switch", "--quiet", "main")
    try repository.write("b", "1")
    try repository.commit()
    try repository.git("switch", "--quiet", "topic")
    #expect(try GitRepository(of: repository.path).mergeBase() == base)
  }

  @Test
  func `what cannot be compared is said clearly`() throws {
    let repository = try TemporaryFolder.repository()
    try repository.commit()
    let git = try GitRepository(of: repository.path)
    let missing = #expect(throws: FileError.self) { try git.commit("nowhere") }
    #expect(missing?.description.contains("there is no revision 'nowhere'") == true)
    // Not an option, whatever it looks like.
    #expect(throws: FileError.self) { try git.commit("--help") }
    try repository.git("branch", "--move", "elsewhere")
    let noBase = #expect(throws: FileError.self) { try git.mergeBase() }
    #expect(noBase?.description.contains("name a base") == true)
    let outside = #expect(throws: FileError.self) { try GitRepository(of: "/") }
    #expect(outside?.description.contains("no git repository") == true)
  }

  @Test
  func `a repository's own configuration starts nothing`() throws {
    let repository = try TemporaryFolder.repository()
    let witness = repository.path + "-witness"
    defer { try? FileManager.default.removeItem(atPath: witness) }
    try repository.write("a", "1")
    try repository.write(".gitattributes", "* filter=evil diff=evil\n")
    let commit = try repository.commit()
    for (key, command) in [
      ("core.fsmonitor", "touch \(witness)"), ("core.pager", "touch \(witness)"), ("diff.external", "touch \(witness)"),
      ("filter.evil.smudge", "touch \(witness)"), ("diff.evil.textconv", "touch \(witness)"),
      ("core.sshCommand", "touch \(witness)"),
    ] {
      try repository.git("config", key, command)
    }
    let git = try GitRepository(of: repository.path)
    let tree = try GitTree(git, commit: try git.commit(commit))
    #expect(try tree.read("a", limit: 10) == Array("1".utf8))
    #expect(!FileManager.default.fileExists(atPath: witness))
  }
}
