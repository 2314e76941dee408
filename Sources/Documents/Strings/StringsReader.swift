package import Diagnostics
package import SourceText

/// A key of a table of strings and what it stands for.
package struct StringsEntry: Sendable {
  package let key: Located<String>
  package let value: LocatedText
}

/// What a `.strings` file holds.
package struct StringsTable: Sendable {
  /// In the order of the file, each key once.
  package let entries: [StringsEntry]

  /// What stands between `/*` and `*/`, and behind `//`.
  package let comments: [(text: SourceRange, whole: SourceRange)]
}

/// Reads `.strings` files: lines of `"key" = "value";` with comments, or a property list of texts.
///
/// The grammar is that of old-style property lists without their outer braces. Reading stops at the first fault, as
/// Apple's readers do: they give none of the file's texts then.
package struct StringsReader {
  private let bytes: [UInt8]
  private let file: FileID
  private var position: Int
  private var findings: [Finding] = []
  private var comments: [(text: SourceRange, whole: SourceRange)] = []

  /// The table, or nil where the file cannot be read.
  package static func read(_ file: SourceFile) -> Outcome<StringsTable?> {
    if let finding = encodingFault(file) { return Outcome(nil, findings: [finding]) }
    let start = file.bytes.starts(with: byteOrderMark) ? byteOrderMark.count : 0
    let first = file.bytes[start...].first { !XMLCursor.isBlank($0) }
    if first == UInt8(ascii: "<") || file.bytes.starts(with: Array("bplist".utf8)) { return propertyList(file) }
    var reader = StringsReader(file, start: start)
    let entries = reader.entries()
    let comments = reader.comments
    return Outcome(entries.map { StringsTable(entries: $0, comments: comments) }, findings: reader.findings)
  }

  private init(_ file: SourceFile, start: Int) {
    bytes = file.bytes
    self.file = file.id
    position = start
  }

  /// What is said of a file that is not UTF-8.
  static func encodingFault(_ file: SourceFile) -> Finding? {
    let bytes = file.bytes
    guard
      bytes.starts(with: [0xFE, 0xFF]) || bytes.starts(with: [0xFF, 0xFE]) || bytes.prefix(4).contains(0)
        || String(validating: bytes, as: UTF8.self) == nil
    else { return nil }
    return Finding(
      .unsupportedEncoding, "the file is not UTF-8", at: SourceRange(file: file.id, 0..<0), help: "save it as UTF-8")
  }

  private static func propertyList(_ file: SourceFile) -> Outcome<StringsTable?> {
    let outcome = PropertyListReader.read(file)
    guard let list = outcome.value else { return Outcome(nil, findings: outcome.findings) }
    guard case .dictionary(let entries) = list.value else {
      let finding = Finding(.plistSyntax, "a table of strings is a dictionary, not \(list.kind)", at: list.range)
      return Outcome(nil, findings: outcome.findings + [finding])
    }
    let texts = entries.compactMap { entry -> StringsEntry? in
      guard case .string(let text) = entry.value.value else { return nil }
      return StringsEntry(key: entry.key, value: text)
    }
    return Outcome(StringsTable(entries: texts, comments: []), findings: outcome.findings)
  }

  // MARK: Grammar

  private mutating func entries() -> [StringsEntry]? {
    var entries: [StringsEntry] = []
    var firsts: [ByteString: SourceRange] = [:]
    while skipBlanks(), position < bytes.count {
      guard let key = text("a key") else { return nil }
      var value = key
      guard skipBlanks() else { return nil }
      if position < bytes.count, bytes[position] == UInt8(ascii: "=") {
        position += 1
        guard skipBlanks(), let text = text("a value") else { return nil }
        value = text
      }
      guard skipBlanks() else { return nil }
      guard position < bytes.count, bytes[position] == UInt8(ascii: ";") else {
        let end = Int(value.range.end)
        report(
          "a ';' is missing after this entry", end..<end, help: "add ';'",
          fix: [.init(SourceRange(file: file, end..<end), text: ";")])
        return nil
      }
      position += 1
      if let first = firsts[ByteString(key.value)] {
        findings.append(
          Finding(
            .duplicatePlistKey, "the key '\(key.value)' stands twice in this file; Apple's readers keep the last",
            at: key.range, notes: [.init("first here", at: first)], help: "delete one of the two"))
      } else {
        firsts[ByteString(key.value)] = key.range
        entries.append(StringsEntry(key: key.located, value: value))
      }
    }
    return findings.contains { $0.rule == .plistSyntax } ? nil : entries
  }

  /// Passes over blanks and comments; false after a comment that never ends.
  private mutating func skipBlanks() -> Bool {
    while position < bytes.count {
      if XMLCursor.isBlank(bytes[position]) {
        position += 1
      } else if looking(at: "//") {
        let start = position
        while position < bytes.count, bytes[position] != 0x0A { position += 1 }
        comments.append(
          (SourceRange(file: file, start + 2..<position), SourceRange(file: file, start..<position)))
      } else if looking(at: "/*") {
        let start = position
        position += 2
        while position < bytes.count, !looking(at: "*/") { position += 1 }
        guard position < bytes.count else {
          report("the comment is never closed by '*/'", start..<start + 2)
          return false
        }
        comments.append(
          (SourceRange(file: file, start + 2..<position), SourceRange(file: file, start..<position + 2)))
        position += 2
      } else {
        return true
      }
    }
    return true
  }

  private func looking(at text: String) -> Bool {
    bytes[position...].starts(with: text.utf8)
  }

  /// A quoted text, or a word of letters, digits and `_ . - $ / :`.
  private mutating func text(_ expected: String) -> LocatedText? {
    guard position < bytes.count else {
      report("\(expected) is missing at the end of the file", position..<position)
      return nil
    }
    if bytes[position] == UInt8(ascii: "\"") { return quoted() }
    let start = position
    while position < bytes.count, Self.isWord(bytes[position]) { position += 1 }
    guard position > start else {
      report("\(expected) is expected here", bytes.wholeCharacter(at: position), help: "put it in double quotes")
      return nil
    }
    let range = SourceRange(file: file, start..<position)
    return LocatedText(String(decoding: bytes[start..<position], as: UTF8.self), at: range, verbatimFrom: range.start)
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    (byte | 0x20) >= UInt8(ascii: "a") && (byte | 0x20) <= UInt8(ascii: "z")
      || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || "_.-$/:".utf8.contains(byte)
  }

  private mutating func quoted() -> LocatedText? {
    let start = position
    position += 1
    var value: [UInt8] = []
    var runs = [LocatedText.Run(text: 0, source: UInt32(position))]
    while position < bytes.count, bytes[position] != UInt8(ascii: "\"") {
      guard bytes[position] == UInt8(ascii: "\\") else {
        value.append(bytes[position])
        position += 1
        continue
      }
      if runs.last?.text == UInt32(value.count) { runs.removeLast() }
      runs.append(.init(text: UInt32(value.count), source: UInt32(position), isEscape: true))
      value += escape()
      runs.append(.init(text: UInt32(value.count), source: UInt32(position)))
    }
    guard position < bytes.count else {
      report("the text is never closed by '\"'", start..<start + 1)
      return nil
    }
    position += 1
    return LocatedText(
      String(decoding: value, as: UTF8.self), at: SourceRange(file: file, start..<position), runs: runs)
  }

  /// The bytes that the escape at the position stands for; the position moves behind it.
  private mutating func escape() -> [UInt8] {
    let start = position
    position += 2
    guard start + 1 < bytes.count else { return [] }
    switch bytes[start + 1] {
    case UInt8(ascii: "n"): return [0x0A]
    case UInt8(ascii: "t"): return [0x09]
    case UInt8(ascii: "r"): return [0x0D]
    case UInt8(ascii: "a"): return [0x07]
    case UInt8(ascii: "b"): return [0x08]
    case UInt8(ascii: "f"): return [0x0C]
    case UInt8(ascii: "v"): return [0x0B]
    case UInt8(ascii: "U"): return unicodeEscape(from: start)
    case UInt8(ascii: "u"):
      findings.append(
        Finding(
          .stringEscape, "'\\u' is no escape here; the text gets a 'u' and the digits",
          at: SourceRange(file: file, start..<position), help: "write '\\U'",
          fix: [.init(SourceRange(file: file, start..<position), text: "\\U")]))
      return [UInt8(ascii: "u")]
    case let byte where byte >= 0x80:
      // The backslash falls away; the character stays whole.
      position -= 1
      return []
    case let byte: return [byte]
    }
  }

  /// `\U` and four digits of UTF-16; a pair of them makes one character.
  private mutating func unicodeEscape(from start: Int) -> [UInt8] {
    func unit(at index: Int) -> UInt16? {
      guard index + 4 <= bytes.count else { return nil }
      return UInt16(String(decoding: bytes[index..<index + 4], as: UTF8.self), radix: 16)
    }
    guard let first = unit(at: position) else {
      findings.append(
        Finding(
          .stringEscape, "'\\U' needs four hexadecimal digits", at: SourceRange(file: file, start..<position)))
      return []
    }
    position += 4
    var units = [first]
    if UTF16.isLeadSurrogate(first), looking(at: "\\U"), let second = unit(at: position + 2) {
      units.append(second)
      position += 6
    }
    return Array(String(decoding: units, as: UTF16.self).utf8)
  }

  private mutating func report(
    _ message: String, _ range: Range<Int>, help: String? = nil, fix: [Finding.Edit] = []
  ) {
    let range = min(range.lowerBound, bytes.count)..<min(range.upperBound, bytes.count)
    findings.append(Finding(.plistSyntax, message, at: SourceRange(file: file, range), help: help, fix: fix))
  }
}
