import CarillonTool
import Testing

/// The kernel lets a command touch what its command line declares: a path that nothing declares would be refused.
@Suite struct PathUseTests {
  @Test func `an option that takes a path says what is done with it`() {
    for command in Command.all {
      for option in command.options {
        let words = (option.argument ?? "").split(separator: "=")
        let namesPath = words.contains { ["DIR", "FILE", "PATH", "ROOT", "FOLDER"].contains($0) }
        // A path inside the project, not one to open.
        guard namesPath, option.name != "stdin-path" else { continue }
        #expect(option.use != nil, "--\(option.name) of '\(command.name)' names a path: give it a 'use'")
      }
    }
  }

  @Test func `a command that reads a project can be confined`() {
    for command in Command.all where command.options.contains(where: { $0.name == "root" }) {
      #expect(command.options.contains { $0.name == "sandbox" }, "'\(command.name)' does not list --sandbox")
    }
  }

  @Test func `a command that runs git says so`() throws {
    for file in try Repository.files(below: "Sources/CarillonTool", withSuffix: "Command.swift") {
      guard file.text.contains("GitRepository(") || file.text.contains("GitTree(") else { continue }
      #expect(file.text.contains("readsAnywhere: true"), "\(file.path) runs git, which a confined process may not")
    }
  }
}
