import Foundation
import FuzzTargets
import TestSupport
import Testing

/// The promises that the fuzzer holds the readers to, on its seeds, on what it once found, and on careless copies of both.
@Suite struct FuzzTargetTests {
  /// An input of the repository.
  struct Input: Sendable, CustomTestStringConvertible {
    let target: FuzzTarget
    let name: String
    let bytes: [UInt8]

    var testDescription: String {
      "\(target.rawValue)/\(name)"
    }
  }

  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Fuzz")

  static let inputs: [Input] = FuzzTarget.allCases.flatMap { target in
    ["Seeds", "Found"].flatMap { kind in
      let place = folder.appendingPathComponent(kind).appendingPathComponent(target.rawValue)
      let names = (try? FileManager.default.contentsOfDirectory(atPath: place.path))?.sorted() ?? []
      return names.compactMap { name in
        FileManager.default.contents(atPath: place.appendingPathComponent(name).path).map {
          Input(target: target, name: name, bytes: Array($0))
        }
      }
    }
  }

  @Test(arguments: FuzzTarget.allCases)
  func `each target has seeds`(_ target: FuzzTarget) {
    #expect(Self.inputs.count { $0.target == target } >= 3)
  }

  @Test(arguments: inputs)
  func `seeds and inputs that were found keep the promises`(_ input: Input) throws {
    try input.target.check(input.bytes)
  }

  @Test(arguments: inputs)
  func `so do careless copies of them`(_ input: Input) throws {
    var random = SeededGenerator(seed: UInt64(input.name.utf8.reduce(7) { $0 &* 31 &+ Int($1) }.magnitude))
    for _ in 0..<12 {
      let copy = Self.careless(input.bytes, &random)
      do {
        try input.target.check(copy)
      } catch {
        Issue.record("\(error)\nin base64: \(Data(copy).base64EncodedString())")
      }
    }
  }

  /// Bytes lost, doubled, swapped, changed: one to four times.
  private static func careless(_ bytes: [UInt8], _ random: inout SeededGenerator) -> [UInt8] {
    var bytes = bytes
    for _ in 0..<Int.random(in: 1...4, using: &random) where !bytes.isEmpty {
      let start = Int.random(in: bytes.indices, using: &random)
      let end = min(bytes.count, start + Int.random(in: 1...8, using: &random))
      switch Int.random(in: 0..<5, using: &random) {
      case 0: bytes.removeSubrange(start..<end)
      case 1: bytes.insert(contentsOf: bytes[start..<end], at: start)
      case 2: bytes[start] = UInt8.random(in: 0...255, using: &random)
      case 3: bytes.insert(contentsOf: Array(random.pick(pieces).utf8), at: start)
      default: bytes.swapAt(start, Int.random(in: bytes.indices, using: &random))
      }
    }
    return bytes
  }

  private static let pieces = [
    "{{", "}}", "|", ": ", "\n- ", "&a ", "*a", "<<: ", "!!str ", "\"", "'", "<", ">", "</", "&amp;", "&#0;", "]]>",
    "<![CDATA[", "\\u0000", "\\{{", "\u{FEFF}", "\u{202E}", "\u{E9}", "e\u{301}", "😀", "\u{2028}", "//- ", "\r\n", "\t",
  ]

  @Test func `a reader that points outside its file, or says two things, is caught`() {
    #expect(throws: Violation.self) { try FuzzTarget.selfTest(.outside) }
    #expect(throws: Violation.self) { try FuzzTarget.selfTest(.insideCharacter) }
    #expect(throws: Violation.self) { try FuzzTarget.selfTest(.unexplained) }
    #expect(throws: Never.self) { try FuzzTarget.selfTest(.sound) }
  }
}
