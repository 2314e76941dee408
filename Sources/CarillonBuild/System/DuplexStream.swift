import CSystem
import SourceText

/// Standard input and output as the two directions of a conversation, neither of which may block the other.
///
/// Whoever writes much to us may not read what we write meanwhile: so input is taken in while output waits for its
/// reader.
package struct DuplexStream {
  private let input: Int32
  private let output: Int32
  private var pending: [UInt8] = []
  private var written = 0

  /// Whether all of the input has been read.
  package private(set) var isAtEnd = false

  private init(input: Int32, output: Int32) {
    self.input = input
    self.output = output
  }

  /// The process's own.
  package static func standard() -> DuplexStream {
    DuplexStream(input: 0, output: 1)
  }

  /// Puts bytes in line; `exchange` writes them.
  package mutating func send(_ bytes: [UInt8]) {
    pending.append(contentsOf: bytes)
  }

  /// Whether something is not written yet.
  package var hasPendingOutput: Bool {
    written < pending.count
  }

  /// Writes what can be written and reads what is there; where it waits, until something was read or the input ended.
  package mutating func exchange(waits: Bool) throws -> [UInt8] {
    var received: [UInt8] = []
    while received.count < Self.readLimit, !isAtEnd || hasPendingOutput {
      let mayWait = waits && received.isEmpty && !isAtEnd
      // At the end of the input there is nothing left to do but to write the rest.
      let events = try wait(milliseconds: mayWait || isAtEnd ? -1 : 0)
      if events == 0 { break }
      if events & 1 != 0 { try read(into: &received) }
      if events & 2 != 0 { try writeSome() }
      if waits, !received.isEmpty, !hasPendingOutput { break }
    }
    return received
  }

  /// Writes the rest, whatever comes in meanwhile.
  package mutating func flush() throws {
    var ignored: [UInt8] = []
    while hasPendingOutput {
      let events = try wait(milliseconds: -1)
      if events & 1 != 0 { try read(into: &ignored) }
      if events & 2 != 0 { try writeSome() }
      ignored = []
    }
  }

  private func wait(milliseconds: Int32) throws -> Int32 {
    let events = carillon_wait_for_streams(input, output, !isAtEnd, hasPendingOutput, milliseconds)
    try Interruption.check()
    guard events >= 0 else { throw FileError("cannot wait for standard input: \(ErrorNumber(events).text)") }
    return events
  }

  private mutating func read(into received: inout [UInt8]) throws {
    var failure: Int32 = 0
    let chunk = unsafe [UInt8](unsafeUninitializedCapacity: 64 << 10) { buffer, count in
      let result = unsafe carillon_read(input, buffer.baseAddress, buffer.count)
      if result < 0 { failure = Int32(result) } else { count = result }
    }
    try Interruption.check()
    guard failure == 0 else { throw FileError("cannot read standard input: \(ErrorNumber(failure).text)") }
    if chunk.isEmpty { isAtEnd = true } else { received += chunk }
  }

  /// No more than a pipe takes without blocking once it says that it can be written to (PIPE_BUF).
  private mutating func writeSome() throws {
    let end = min(written + 4096, pending.count)
    let result = unsafe pending[written..<end].withUnsafeBytes {
      unsafe carillon_write(output, $0.baseAddress, $0.count)
    }
    guard result == 0 else { throw FileError("cannot write to standard output: \(ErrorNumber(result).text)") }
    written = end
    guard written == pending.count else { return }
    pending.removeAll(keepingCapacity: pending.count < Self.readLimit)
    written = 0
  }

  /// What is read before it is looked at.
  private static let readLimit = 1 << 20
}
