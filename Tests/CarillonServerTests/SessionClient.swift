import CarillonServer
import SourceText
import Synchronization
import Testing
import Writers

/// Whether the files of a client can be read at the moment.
final class Disk: Sendable {
  private let isAway = Mutex(false)

  func setAway(_ value: Bool) {
    isAway.withLock { $0 = value }
  }

  func check() throws(FileError) {
    if isAway.withLock({ $0 }) { throw FileError("the disk is away") }
  }
}

/// A client of a session in this process, over files in memory below `/project`, and elsewhere if a test says so.
struct SessionClient {
  private(set) var session: Session
  private var framer = MessageFramer()
  private var versions: [String: Int] = [:]

  /// What arrived and was not asked for yet.
  private(set) var messages: [JSON] = []

  /// A client whose folder is `/project`, of these files. `elsewhere` holds other directories by their absolute paths, and
  /// `root` is what `--root` names.
  init(
    _ files: [(path: String, text: String)], elsewhere: [String: [(path: String, text: String)]] = [:],
    root: String? = nil, capabilities: String = "{}", disk: Disk = Disk()
  ) throws {
    let trees = elsewhere.merging(["/project": files]) { $1 }.mapValues { files in
      MemoryTree(files.map { ($0.path, Array($0.text.utf8)) })
    }
    var options = SessionOptions { path throws(FileError) in
      try disk.check()
      guard let tree = trees[path] else { throw FileError("there is no '\(path)'") }
      return tree
    }
    options.root = root
    session = Session(options)
    send(
      #"{"id": 0, "method": "initialize", "params": {"rootUri": "file:///project", "capabilities": \#(capabilities)}}"#)
    send(#"{"method": "initialized", "params": {}}"#)
    run()
  }

  mutating func send(_ json: String) {
    session.receive(Array(json.utf8))
  }

  /// Lets the session do all that there is to do.
  mutating func run() {
    var steps = 0
    while session.step() {
      steps += 1
      guard steps < 10_000 else { return #expect(Bool(false), "the session never comes to an end") }
    }
    framer.append(session.takeOutput())
    while case .message(let bytes) = framer.next() {
      guard let json = try? JSONReader.read(bytes) else { return #expect(Bool(false), "no JSON was sent") }
      messages.append(json)
    }
  }

  /// Lets the session do one piece of work.
  mutating func step() {
    _ = session.step()
  }

  mutating func open(_ path: String, _ text: String) {
    versions[path] = 1
    let document = JSON.object([
      .init("uri", .string("file:///project/\(path)")), .init("languageId", .string("yaml")),
      .init("version", .integer(1)), .init("text", .string(text)),
    ])
    notify("textDocument/didOpen", .object([.init("textDocument", document)]))
  }

  /// Gives a file another text.
  mutating func change(_ path: String, _ text: String) {
    versions[path, default: 1] += 1
    let document = JSON.object([
      .init("uri", .string("file:///project/\(path)")), .init("version", .integer(versions[path] ?? 1)),
    ])
    notify(
      "textDocument/didChange",
      .object([
        .init("textDocument", document), .init("contentChanges", .array([.object([.init("text", .string(text))])])),
      ]))
  }

  mutating func notify(_ method: String, _ params: JSON) {
    let message = JSON.object([.init("method", .string(method)), .init("params", params)])
    session.receive(JSONWriter.wire(message))
  }

  /// The result of a request about a place, given by a text and a number of bytes into it.
  mutating func ask(
    _ method: String, _ path: String, in text: String, at mark: String, _ offset: Int = 0, more: [JSON.Member] = []
  ) throws -> JSON {
    let found = try #require(text.range(of: mark))
    let start = text.utf8.distance(from: text.startIndex, to: found.lowerBound)
    return try ask(method, path, in: text, offset: start + offset, more: more)
  }

  /// The result of a request about a byte of a text.
  mutating func ask(
    _ method: String, _ path: String, in text: String, offset: Int, more: [JSON.Member] = []
  ) throws -> JSON {
    let lines = Array(text.utf8).prefix(offset).split(
      separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    let place = JSON.object([
      .init("line", .integer(lines.count - 1)), .init("character", .integer(lines.last?.count ?? 0)),
    ])
    let params = JSON.object(
      [
        .init("textDocument", .object([.init("uri", .string("file:///project/\(path)"))])), .init("position", place),
        .init("range", .object([.init("start", place), .init("end", place)])),
      ] + more)
    let message = JSON.object([
      .init("id", .integer(99)), .init("method", .string("textDocument/\(method)")), .init("params", params),
    ])
    session.receive(JSONWriter.wire(message))
    run()
    let index99 = try #require(messages.lastIndex { $0["id"] == .integer(99) })
    return try #require(messages.remove(at: index99)["result"])
  }

  /// The ids that were published last for each file, by its path below `/project`, or else by its URI; files without any
  /// are left out.
  mutating func published() -> [String: [String]] {
    run()
    var found: [String: [String]] = [:]
    for message in messages where message["method"] == .string("textDocument/publishDiagnostics") {
      guard case .string(let uri)? = message["params"]?["uri"],
        case .array(let items)? = message["params"]?["diagnostics"]
      else { continue }
      let prefix = "file:///project/"
      found[uri.hasPrefix(prefix) ? String(uri.dropFirst(prefix.count)) : uri] = items.map {
        if case .string(let id)? = $0["code"] { id } else { "" }
      }
    }
    return found.filter { !$0.value.isEmpty }
  }

  /// The lines, from 0, that the findings published last of a file begin in.
  func lastLines(of path: String) -> [Int] {
    let last = messages.last {
      $0["method"] == .string("textDocument/publishDiagnostics")
        && $0["params"]?["uri"] == .string("file:///project/\(path)")
    }
    guard case .array(let items)? = last?["params"]?["diagnostics"] else { return [] }
    return items.compactMap { if case .integer(let line)? = $0["range"]?["start"]?["line"] { Int(line) } else { nil } }
  }

  /// How often something was published.
  var publishedCount: Int {
    messages.count { $0["method"] == .string("textDocument/publishDiagnostics") }
  }

  mutating func forget() {
    messages = []
  }
}

extension String {
  func range(of part: String) -> Range<Index>? {
    ranges(of: part).first
  }
}
