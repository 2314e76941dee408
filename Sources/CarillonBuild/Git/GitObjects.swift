import SourceText
import Synchronization

/// Objects of a repository by their names, from one `git cat-file` for all of them: a process for each file would cost
/// more than compiling it.
///
/// A class, since the running process is the point; threads take turns.
final class GitObjects: Sendable {
  /// Nil once git has gone.
  private let conversation: Mutex<Conversation?>

  /// Starts git at once: a process that is confined later cannot.
  init(in directory: String) throws(FileError) {
    conversation = Mutex(try Conversation(in: directory))
  }

  deinit {
    conversation.withLock { conversation in
      if let ended = conversation.take() { ended.end() }
    }
  }

  /// At most `limit + 1` bytes of a blob.
  func read(_ object: String, of path: String, limit: Int) throws(FileError) -> [UInt8] {
    try ask("contents \(object)\n", path) { (conversation: inout Conversation, size: Int) throws(FileError) in
      let bytes = try conversation.take(size, keeping: limit + 1)
      _ = try conversation.take(1, keeping: 0)
      return bytes
    }
  }

  /// In bytes.
  func size(of object: String, path: String) throws(FileError) -> Int {
    try ask("info \(object)\n", path) { (_: inout Conversation, size: Int) throws(FileError) in size }
  }

  private func ask<Answer>(
    _ question: String, _ path: String,
    _ answer: (inout Conversation, Int) throws(FileError) -> sending Answer
  ) throws(FileError) -> Answer {
    // Typed throws do not pass through `withLock`: the outcome does.
    let result: Result<Answer, FileError> = conversation.withLock { conversation in
      do throws(FileError) {
        guard let size = try conversation?.header(question) else {
          return .failure(FileError("cannot read '\(path)': git has no such object here; \(partialRemark)"))
        }
        guard var taken = conversation.take() else { return .failure(FileError("git has gone")) }
        let value = try answer(&taken, size)
        conversation = consume taken
        return .success(value)
      } catch {
        return .failure(error)
      }
    }
    return try result.get()
  }
}

/// Questions to a running `git cat-file --batch-command` and what it says.
private struct Conversation: ~Copyable {
  private let git: GitProcess
  private var buffer: [UInt8] = []

  init(in directory: String) throws(FileError) {
    git = try GitProcess(in: directory, ["cat-file", "--batch-command", "--buffer"])
  }

  /// The size of what a question asks for: `oid blob size`; nil where git has it not.
  mutating func header(_ question: String) throws(FileError) -> Int? {
    try git.write(Array((question + "flush\n").utf8))
    while !buffer.contains(UInt8(ascii: "\n")) { try fill() }
    let end = buffer.firstIndex(of: UInt8(ascii: "\n")) ?? buffer.endIndex
    let fields = buffer[..<end].split(separator: UInt8(ascii: " ")).map { String(decoding: $0, as: UTF8.self) }
    buffer.removeFirst(end + 1)
    return fields.count == 3 && fields[1] == "blob" ? Int(fields[2]) : nil
  }

  /// Takes bytes away, and keeps so many of them.
  mutating func take(_ count: Int, keeping limit: Int) throws(FileError) -> [UInt8] {
    var kept: [UInt8] = []
    var rest = count
    while rest > 0 {
      if buffer.isEmpty { try fill() }
      let part = min(rest, buffer.count)
      kept += buffer.prefix(min(part, limit - kept.count))
      buffer.removeFirst(part)
      rest -= part
    }
    return kept
  }

  private mutating func fill() throws(FileError) {
    let part = try git.read()
    guard !part.isEmpty else { throw FileError("git ended before it had said everything; \(partialRemark)") }
    buffer += part
  }

  consuming func end() {
    _ = git.finish()
  }
}

/// What a message says further where objects are not there, which git does not fetch for this tool.
private let partialRemark = "a partial clone lacks what 'git fetch --refetch --no-filter' brings"
