import Foundation
import TestSupport
import Testing

/// Runs a line of shell in which `$carillon` is the tool; its status and what it printed on standard error.
func shell(_ line: String, in folder: TemporaryFolder) throws -> (status: Int32, errors: String) {
  let tool = URL(fileURLWithPath: ProcessInfo.processInfo.arguments[0]).deletingLastPathComponent()
    .appendingPathComponent("carillon")
  try #require(FileManager.default.isExecutableFile(atPath: tool.path), "\(tool.path)")
  let bash = Process()
  bash.executableURL = URL(fileURLWithPath: "/bin/bash")
  bash.arguments = ["-c", line]
  bash.currentDirectoryURL = URL(fileURLWithPath: folder.path)
  bash.environment = ProcessInfo.processInfo.environment.merging(["carillon": tool.path]) { $1 }
  let errors = Pipe()
  bash.standardError = errors
  bash.standardOutput = FileHandle.nullDevice
  bash.standardInput = FileHandle.nullDevice
  try bash.run()
  let text = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
  bash.waitUntilExit()
  return (bash.terminationStatus, text)
}
