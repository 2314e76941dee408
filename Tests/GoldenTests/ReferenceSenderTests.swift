import CampaignCompiler
import CampaignRules
import CampaignTargets
import Foundation
import SourceText
import TestSupport
import Testing

/// The sender that the documentation shows, which knows a manifest and an artifact and nothing of this code.
@Suite struct ReferenceSenderTests {
  @Test(arguments: 0..<6)
  func `the reference sender makes what render makes`(_ seed: Int) throws {
    let golden = GoldenCase(name: "placeholders")
    let workspace = try golden.workspace()
    let build = try MemoryBuild(workspace)
    let folder = try TemporaryFolder(build.files)
    let values = Self.values[seed]
    for campaign in build.campaigns {
      guard let id = campaign.summary?.id.value, let output = campaign.output else { continue }
      let manifest = folder.url.appending(path: "campaigns/\(id)/manifest.json").path
      for artifact in output.artifacts {
        let rendered = try Renderer.body(of: artifact.wire, placeholders: artifact.placeholders) { name in
          values.first { $0.name == name }?.value
        }
        let sent = try Self.send(
          [manifest, artifact.target, artifact.locale] + values.map { "\($0.name)=\($0.value)" })
        #expect(sent == String(decoding: rendered, as: UTF8.self), "\(id) \(artifact.target)")
      }
    }
  }

  /// The names of the golden project, with values that would act where they are not encoded.
  private static let values: [[(name: String, value: String)]] = [
    [],
    [("firstName", "Ada"), ("nick_name", "ada"), ("code", "0007"), ("path", "x"), ("link", "https://acme.example/y")],
    [
      ("firstName", "\"}{{code}}\\"), ("nick_name", "\\{{firstName}}"), ("code", "{{"), ("path", "/?#&=%"),
      ("link", "\""),
    ],
    [("firstName", "é👩‍👩‍👧\u{7F}\u{2028}"), ("nick_name", "&amp;<b>"), ("code", "\\"), ("path", "ü é"), ("link", "a b")],
    [("firstName", "\n\t\r"), ("nick_name", ""), ("code", "\u{1}"), ("path", "~-._"), ("link", "")],
    [("firstName", String(repeating: "😀", count: 40)), ("code", String(repeating: "\"", count: 8)), ("who", "|}}")],
  ]

  /// Runs the script and gives what it prints.
  private static func send(_ arguments: [String]) throws -> String {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["python3", root.appending(path: "docs/sender/reference_sender.py").path] + arguments
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let bytes = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    return String(decoding: bytes, as: UTF8.self)
  }
}

/// Files in a folder that is removed with this value; a class, for it owns the folder.
private final class TemporaryFolder {
  let url: URL

  init(_ files: [(path: String, bytes: [UInt8])]) throws {
    url = FileManager.default.temporaryDirectory.appending(path: "carillon-\(UUID().uuidString)")
    for file in files {
      let place = url.appending(path: file.path)
      try FileManager.default.createDirectory(at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(file.bytes).write(to: place)
    }
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }
}
