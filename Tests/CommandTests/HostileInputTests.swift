import Foundation
import TestSupport
import Testing

/// Wrong input of every kind: a finding or a message, exit status 1 or 2, at once, and nothing is written.
@Suite struct HostileInputTests {
  /// A file and what is said of it.
  struct Input: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let status: Int32
    let message: String
    let make: @Sendable (TemporaryFolder, String) throws -> Void

    init(
      _ description: String, _ status: Int32, _ message: String,
      _ make: @escaping @Sendable (TemporaryFolder, String) throws -> Void
    ) {
      testDescription = description
      self.status = status
      self.message = message
      self.make = make
    }

    static func text(_ description: String, _ status: Int32, _ message: String, _ text: String) -> Input {
      Input(description, status, message) { try $0.write($1, text) }
    }
  }

  static let inputs: [Input] = [
    .text("empty", 1, "error[empty-document]", ""),
    .text("comments alone", 1, "error[empty-document]", "# nothing\n"),
    Input("directory", 2, "it is a directory, not a file") {
      try FileManager.default.createDirectory(atPath: $0($1), withIntermediateDirectories: true)
    },
    Input("binary", 1, "error[invalid-character]") {
      try $0.write($1, Data((0..<4096).map { UInt8(truncatingIfNeeded: ($0 * 37) % 128) }))
    },
    Input("100 MB", 1, "error[file-too-large]: a YAML file may have at most 1048576 bytes; this one has 104857600") {
      try $0.write($1, Data(count: 0))
      let file = try FileHandle(forWritingTo: URL(fileURLWithPath: $0($1)))
      try file.truncate(atOffset: 100 << 20)
      try file.close()
    },
    .text(
      "alias bomb", 1, "error[alias-expansion-limit]",
      "a0: &a0 [x, x, x, x, x, x, x, x, x]\n"
        + (1..<12).map { n in "a\(n): &a\(n) [\(Array(repeating: "*a\(n - 1)", count: 9).joined(separator: ", "))]\n" }
        .joined()),
    .text("deep nesting", 1, "error[nesting-limit]", "data: " + String(repeating: "[", count: 10_000)),
    .text("deep mappings", 1, "error[nesting-limit]", "data: " + String(repeating: "{a: ", count: 10_000)),
    .text("NUL", 1, "error[invalid-character]", "id: a\u{0}b\n"),
    Input("invalid UTF-8", 1, "error[unsupported-encoding]") {
      try $0.write($1, Data([0x69, 0x64, 0x3A, 0x20, 0xFF, 0x0A]))
    },
    Input("UTF-16", 1, "error[unsupported-encoding]") { try $0.write($1, Data([0xFF, 0xFE, 0x69, 0x00])) },
    Input("pipe", 2, "it is a pipe, a socket or a device, not a regular file") {
      let result = mkfifo($0($1), 0o644)
      #expect(result == 0)
    },
    Input("dangling link", 1, "error[unsafe-symlink]") { try $0.link($1, to: "nowhere.yaml") },
    Input("link to a file", 1, "error[unsafe-symlink]") { try $0.link($1, to: "/etc/hostname") },
    Input("link to a directory", 1, "error[unsafe-symlink]") { try $0.link($1, to: "/etc") },
  ]

  @Test(arguments: inputs)
  func `a wrong file is named and nothing is written`(_ input: Input) throws {
    let folder = try smallProject()
    #expect(carillon("build", in: folder).status == 0)
    let before = try folder.snapshot("build")
    try input.make(folder, "campaigns/wrong.yaml")
    for command in ["check", "build"] {
      let start = ContinuousClock.now
      let call = carillon(command, "--format", "concise", in: folder)
      #expect(ContinuousClock.now - start < .seconds(10))
      #expect(call.status == input.status, "\(call.output)\(call.errors)")
      #expect((call.output + call.errors).contains(input.message), "\(call.output)\(call.errors)")
      #expect((call.output + call.errors).contains("wrong.yaml"))
    }
    #expect(try folder.snapshot("build") == before)
  }

  @Test(arguments: inputs)
  func `a wrong configuration is named and nothing is written`(_ input: Input) throws {
    let folder = try smallProject()
    try input.make(folder, "carillon.yaml")
    let call = carillon("build", in: folder)
    #expect(call.status == 1 || call.status == 2, "\(call.output)\(call.errors)")
    #expect(call.errors.contains("carillon.yaml"))
    #expect(!folder.exists("build"))
  }

  @Test(.enabled(if: getuid() != 0, "permissions do not hold the superuser"))
  func `a directory that cannot be read is no empty directory`() throws {
    let folder = try smallProject()
    try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: folder("campaigns/news"))
    let call = carillon("build", in: folder)
    #expect(call.status == 2)
    #expect(call.errors.contains("cannot open the directory"))
    #expect(call.errors.contains("permission denied"))
    #expect(!folder.exists("build"))
  }

  @Test func `a root that is not there is named`() throws {
    let call = carillon("check", "--root", "/nonexistent/project")
    #expect(call.status == 2)
    #expect(call.errors == "carillon: cannot open the directory '/nonexistent/project': no such file or directory\n")
  }
}
