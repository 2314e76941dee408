import Foundation
import Testing

/// Another program whose verdict a reader is held against; `scripts/install-missing test` installs it.
struct Program {
  private let url: URL

  init(_ name: String) throws {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin").split(separator: ":")
    let found = folders.map { URL(fileURLWithPath: "\($0)/\(name)") }.first {
      FileManager.default.isExecutableFile(atPath: $0.path)
    }
    url = try #require(found, "'\(name)' is not installed: run scripts/install-missing test")
  }

  /// What it prints on standard output and error, given arguments and standard input, in a folder.
  func run(_ arguments: [String], in folder: String, input: String = "") throws -> String {
    let process = Process()
    let output = URL(fileURLWithPath: folder + "/output-of-program")
    let given = URL(fileURLWithPath: folder + "/input-of-program")
    try Data(input.utf8).write(to: given)
    try Data().write(to: output)
    process.executableURL = url
    process.arguments = arguments
    process.currentDirectoryURL = URL(fileURLWithPath: folder)
    process.standardInput = try FileHandle(forReadingFrom: given)
    process.standardOutput = try FileHandle(forWritingTo: output)
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    return String(decoding: try Data(contentsOf: output), as: UTF8.self)
  }
}
