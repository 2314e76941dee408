import CSystem
package import SourceText

/// Standard output or standard error: collects text and writes it in large pieces, each write checked.
///
/// A class, since everything that prints shares one buffer.
package final class OutputStream {
  /// Where the text goes.
  private enum Sink {
    case descriptor(Int32, name: String)
    case memory
  }

  private let sink: Sink
  private var buffer: [UInt8] = []

  /// Whether a person watches.
  package let isTerminal: Bool

  /// Whether a write found that nobody reads any more.
  package private(set) var isBroken = false

  private init(_ sink: Sink, isTerminal: Bool) {
    self.sink = sink
    self.isTerminal = isTerminal
  }

  package static func standardOutput() -> OutputStream {
    OutputStream(.descriptor(1, name: "standard output"), isTerminal: carillon_is_terminal(1))
  }

  package static func standardError() -> OutputStream {
    OutputStream(.descriptor(2, name: "standard error"), isTerminal: carillon_is_terminal(2))
  }

  /// Keeps what is written, for tests.
  package static func captured() -> OutputStream {
    OutputStream(.memory, isTerminal: false)
  }

  /// What a captured stream holds.
  package var capturedText: String {
    String(decoding: buffer, as: UTF8.self)
  }

  /// The columns of the terminal; 80 where it is none or does not say.
  package var width: Int {
    guard case .descriptor(let descriptor, _) = sink else { return 80 }
    let width = Int(carillon_terminal_width(descriptor))
    return width > 0 ? width : 80
  }

  package func write(_ text: String) throws(FileError) {
    try write(Array(text.utf8))
  }

  package func write(_ bytes: [UInt8]) throws(FileError) {
    buffer.append(contentsOf: bytes)
    if buffer.count >= 64 << 10 { try flush() }
  }

  /// Writes what is held back. A full disk and a closed pipe are errors.
  package func flush() throws(FileError) {
    guard case .descriptor(let descriptor, let name) = sink, !buffer.isEmpty else { return }
    let result = unsafe buffer.withUnsafeBytes { unsafe carillon_write(descriptor, $0.baseAddress, $0.count) }
    buffer.removeAll(keepingCapacity: true)
    guard result == 0 else {
      let error = ErrorNumber(result)
      isBroken = isBroken || error.isBrokenPipe
      throw FileError("cannot write to \(name): \(error.text)")
    }
  }
}
