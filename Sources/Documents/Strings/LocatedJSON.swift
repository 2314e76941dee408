package import Diagnostics
import SourceText

extension RuleID {
  package static let jsonSyntax: RuleID = "json-syntax"
}

/// A JSON value of which the texts have their places; numbers and words are only passed over.
indirect enum LocatedJSON: Sendable {
  case object([Member])
  case array([LocatedJSON])
  case text(LocatedText)
  case other

  struct Member: Sendable {
    let key: LocatedText
    let value: LocatedJSON
  }

  /// The member of that name, where this is an object that has it.
  subscript(name: String) -> LocatedJSON? {
    guard case .object(let members) = self else { return nil }
    return members.first { $0.key.value.utf8.elementsEqual(name.utf8) }?.value
  }

  /// The members, where this is an object.
  var members: [Member]? {
    if case .object(let members) = self { members } else { nil }
  }

  /// The text, where this is one.
  var text: LocatedText? {
    if case .text(let text) = self { text } else { nil }
  }
}

/// Reads JSON (RFC 8259) and stops at the first fault.
struct LocatedJSONReader {
  private struct Fault: Error {
    var rule = RuleID.jsonSyntax
    let message: String
    let place: Range<Int>
    var notes: [Finding.Note] = []
    var help: String?
  }

  /// As for the other files: nobody nests so deep.
  private static let depthLimit = 64

  private let bytes: [UInt8]
  private let file: FileID
  private var position: Int
  private var findings: [Finding] = []

  /// The value of a file in UTF-8, or nil with a finding that says why there is none. A name that stands twice in an object
  /// is reported, and its second value is not in it.
  static func read(_ file: SourceFile) -> Outcome<LocatedJSON?> {
    var reader = LocatedJSONReader(file)
    do throws(Fault) {
      let value = try reader.value(depth: 0)
      reader.skipBlanks()
      guard reader.position == reader.bytes.count else { throw reader.fault("nothing may follow the value") }
      return Outcome(value, findings: reader.findings)
    } catch {
      let place = min(error.place.lowerBound, file.bytes.count)..<min(error.place.upperBound, file.bytes.count)
      let finding = Finding(
        error.rule, error.message, at: SourceRange(file: file.id, place), notes: error.notes, help: error.help)
      return Outcome(nil, findings: reader.findings + [finding])
    }
  }

  private init(_ file: SourceFile) {
    bytes = file.bytes
    self.file = file.id
    position = bytes.starts(with: byteOrderMark) ? byteOrderMark.count : 0
  }

  private mutating func value(depth: Int) throws(Fault) -> LocatedJSON {
    skipBlanks()
    guard position < bytes.count else { throw fault("a value is missing at the end of the file") }
    switch bytes[position] {
    case UInt8(ascii: "{"): return try object(depth: depth)
    case UInt8(ascii: "["): return try array(depth: depth)
    case UInt8(ascii: "\""): return .text(try text())
    default:
      let start = position
      while position < bytes.count, !XMLCursor.isBlank(bytes[position]), !",]}:\"".utf8.contains(bytes[position]) {
        position += 1
      }
      let word = String(decoding: bytes[start..<position], as: UTF8.self)
      guard ["true", "false", "null"].contains(word) || Self.isNumber(word) else {
        position = start
        throw fault("a value is expected here")
      }
      return .other
    }
  }

  private static func isNumber(_ word: String) -> Bool {
    let allowed = word.utf8.allSatisfy {
      (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) || "+-.eE".utf8.contains($0)
    }
    let digits = word.utf8.drop { $0 == UInt8(ascii: "-") }
    let hasLeadingZero =
      digits.count > 1 && digits.starts(with: "0".utf8) && !".eE".utf8.contains(digits.dropFirst().first ?? 0)
    return allowed && !hasLeadingZero && Double(word) != nil
  }

  private mutating func object(depth: Int) throws(Fault) -> LocatedJSON {
    try enter(depth)
    var members: [LocatedJSON.Member] = []
    var firsts: [ByteString: SourceRange] = [:]
    while try !isClosed(by: "}", isFirst: members.isEmpty && firsts.isEmpty) {
      guard position < bytes.count, bytes[position] == UInt8(ascii: "\"") else {
        throw fault("a name in double quotes is expected here")
      }
      let key = try text()
      skipBlanks()
      guard position < bytes.count, bytes[position] == UInt8(ascii: ":") else { throw fault("a ':' is expected here") }
      position += 1
      let value = try value(depth: depth + 1)
      if let first = firsts[ByteString(key.value)] {
        findings.append(
          Finding(
            .duplicatePlistKey, "the key '\(key.value)' stands twice in this object; readers keep one of the two",
            at: key.range, notes: [.init("first here", at: first)], help: "delete one of the two"))
      } else {
        firsts[ByteString(key.value)] = key.range
        members.append(.init(key: key, value: value))
      }
    }
    return .object(members)
  }

  private mutating func array(depth: Int) throws(Fault) -> LocatedJSON {
    try enter(depth)
    var items: [LocatedJSON] = []
    while try !isClosed(by: "]", isFirst: items.isEmpty) { items.append(try value(depth: depth + 1)) }
    return .array(items)
  }

  private mutating func enter(_ depth: Int) throws(Fault) {
    guard depth < Self.depthLimit else {
      throw Fault(
        rule: .nestingLimit, message: "values may be nested at most \(Self.depthLimit) deep",
        place: position..<position + 1)
    }
    position += 1
  }

  /// Passes the end of a container, or the comma before its next part.
  private mutating func isClosed(by end: Unicode.Scalar, isFirst: Bool) throws(Fault) -> Bool {
    skipBlanks()
    guard position < bytes.count else { throw fault("'\(end)' is missing at the end of the file") }
    if bytes[position] == UInt8(ascii: end) {
      position += 1
      return true
    }
    guard !isFirst else { return false }
    guard bytes[position] == UInt8(ascii: ",") else { throw fault("',' or '\(end)' is expected here") }
    position += 1
    skipBlanks()
    return false
  }

  // MARK: Texts

  private mutating func text() throws(Fault) -> LocatedText {
    let start = position
    position += 1
    var value: [UInt8] = []
    var runs = [LocatedText.Run(text: 0, source: UInt32(position))]
    while position < bytes.count, bytes[position] != UInt8(ascii: "\"") {
      guard bytes[position] >= 0x20 else { throw fault("a control character in a text is written as an escape") }
      guard bytes[position] == UInt8(ascii: "\\") else {
        value.append(bytes[position])
        position += 1
        continue
      }
      if runs.last?.text == UInt32(value.count) { runs.removeLast() }
      runs.append(.init(text: UInt32(value.count), source: UInt32(position), isEscape: true))
      value += try escape()
      runs.append(.init(text: UInt32(value.count), source: UInt32(position)))
    }
    guard position < bytes.count else {
      throw Fault(message: "the text is never closed by '\"'", place: start..<start + 1)
    }
    position += 1
    return LocatedText(
      String(decoding: value, as: UTF8.self), at: SourceRange(file: file, start..<position), runs: runs)
  }

  private mutating func escape() throws(Fault) -> [UInt8] {
    let start = position
    position += 2
    switch start + 1 < bytes.count ? bytes[start + 1] : 0 {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return [bytes[start + 1]]
    case UInt8(ascii: "b"): return [0x08]
    case UInt8(ascii: "f"): return [0x0C]
    case UInt8(ascii: "n"): return [0x0A]
    case UInt8(ascii: "r"): return [0x0D]
    case UInt8(ascii: "t"): return [0x09]
    case UInt8(ascii: "u"):
      guard let first = unit(at: position) else { break }
      position += 4
      var units = [first]
      if UTF16.isLeadSurrogate(first), bytes[position...].starts(with: "\\u".utf8), let second = unit(at: position + 2)
      {
        units.append(second)
        position += 6
      }
      return Array(String(decoding: units, as: UTF16.self).utf8)
    default: break
    }
    throw Fault(message: "this is no escape of JSON", place: start..<bytes.wholeCharacter(at: start + 1).upperBound)
  }

  private func unit(at index: Int) -> UInt16? {
    guard index + 4 <= bytes.count,
      bytes[index..<index + 4].allSatisfy({ $0 != UInt8(ascii: "+") && $0 != UInt8(ascii: "-") })
    else { return nil }
    return UInt16(String(decoding: bytes[index..<index + 4], as: UTF8.self), radix: 16)
  }

  private mutating func skipBlanks() {
    while position < bytes.count, XMLCursor.isBlank(bytes[position]) { position += 1 }
  }

  private func fault(_ message: String) -> Fault {
    Fault(message: message, place: bytes.wholeCharacter(at: position))
  }
}
