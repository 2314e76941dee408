import Diagnostics
import Writers

/// The JSON reader and writers: what is accepted is written in one way, which reads back.
enum JSONChecks {
  static func json(_ bytes: [UInt8]) throws(Violation) -> [String] {
    guard let value = try read(bytes) else { return [] }
    let wire = JSONWriter.wire(value)
    guard let again = try read(wire) else { throw Violation("what the writer wrote is no JSON") }
    try require(JSONWriter.wire(again) == wire, "canonical bytes, read and written, are other bytes")
    let indented = JSONWriter.indented(value)
    guard let third = try read(indented) else { throw Violation("what the writer indented is no JSON") }
    try require(JSONWriter.wire(third) == wire, "the indented form says something else than the canonical one")
    try require(JSONWriter.indented(wire: wire) == indented, "canonical bytes, indented, are another indented form")
    return [String(decoding: wire, as: UTF8.self)]
  }

  static func baseline(_ bytes: [UInt8]) throws(Violation) -> [String] {
    do throws(JSONSyntaxError) {
      _ = try Baseline(bytes)
      return ["a baseline"]
    } catch {
      return ["\(error)"]
    }
  }

  /// Nil where the bytes are refused, which is said with a place inside them.
  private static func read(_ bytes: [UInt8]) throws(Violation) -> JSON? {
    do throws(JSONSyntaxError) {
      return try JSONReader.read(bytes)
    } catch {
      try require(!error.description.isEmpty, "the JSON reader refuses without a word")
      return nil
    }
  }
}
