import Diagnostics
import SourceText

/// So many lines are put right at once.
private let tabLimit = 1000

/// Says in plain words what libyaml stopped at.
enum YAMLSyntaxFault {
  static func finding(
    _ fault: YAMLLibraryFault, at offset: Int, contextAt: Int?, in bytes: [UInt8], file: FileID
  ) -> Finding {
    let line = lineBytes(around: offset, in: bytes)
    if let tab = indentationTab(line, in: bytes) {
      return Finding(
        .yamlTab, "a tab indents this line; YAML takes blanks only",
        at: SourceRange(file: file, tab), help: "use two blanks for each level",
        fix: tabEdits(in: bytes, first: tab, file: file))
    }
    if let value = unquotedPlaceholder(around: offset, contextAt: contextAt, in: bytes) {
      return Finding(
        .unquotedPlaceholder, "YAML reads a value that starts with '{{' as a mapping",
        at: SourceRange(file: file, value), help: "put the whole value in double quotes",
        fix: quoting(value, in: bytes, file: file))
    }
    let character = character(at: offset, in: bytes)
    let place = SourceRange(file: file, offset..<min(offset + (character?.utf8.count ?? 0), bytes.count))
    let (message, help) = words(fault.problem, context: fault.context, character: character)
    var notes: [Finding.Note] = []
    if let contextAt, contextAt != offset, let context = fault.context {
      notes.append(
        .init(contextWords(context), at: SourceRange(file: file, bytes.wholeCharacter(at: contextAt))))
    }
    return Finding(.yamlSyntax, message, at: place, notes: notes, help: help)
  }

  private static func words(
    _ problem: String, context: String?, character: String?
  ) -> (message: String, help: String?) {
    let shown = character.map { "'\($0)'" } ?? "the end of the file"
    switch problem {
    case "found character that cannot start any token":
      return ("a value cannot start with \(shown)", "put the value in quotes")
    case "mapping values are not allowed in this context":
      return ("a second ': ' stands in this line", "put the value in quotes")
    case "found unexpected end of stream":
      return ("the quoted text is never closed", "add the closing quote")
    case "found unexpected document indicator":
      return ("'---' or '...' stands inside a quoted text", "close the quote before it")
    case "found unknown escape character":
      return ("\(shown) is not an escape that YAML knows", "write '\\\\' for a backslash, or use single quotes")
    case "found invalid Unicode character escape code":
      return (
        "this escape is not a character; YAML has no surrogate pairs",
        "write the character itself, or '\\U' and 8 digits"
      )
    case "did not find expected hexdecimal number":
      return ("the escape has too few hexadecimal digits", nil)
    case "did not find expected key":
      return ("\(shown) stands where a key is expected", "check the indentation of this line and the lines above")
    case "did not find expected '-' indicator":
      return ("\(shown) stands where a '-' of the list is expected", "check the indentation of this line")
    case "could not find expected ':'":
      return ("this line has no ': ' after its key", "write 'key: value'; a long text needs quotes or '>-'")
    case "did not find expected ',' or '}'":
      return ("\(shown) stands where ',' or '}' is expected", "close the mapping, or quote the value")
    case "did not find expected ',' or ']'":
      return ("\(shown) stands where ',' or ']' is expected", "close the list, or quote the value")
    case "did not find expected <document start>":
      return ("\(shown) stands after the end of the document's value", "check the indentation of this line")
    case "block sequence entries are not allowed in this context":
      return ("a list cannot start on this line", "put the '-' on a line of its own, indented below the key")
    case "did not find expected alphabetic or numeric character":
      return (
        context?.contains("alias") == true
          ? "'*' starts an alias, and no name follows" : "'&' starts an anchor, and no name follows",
        "put the value in quotes"
      )
    case "found duplicate %YAML directive", "found incompatible YAML document":
      return ("this YAML version is not read", "delete the directive")
    default:
      return ("YAML cannot be read here: \(problem)", nil)
    }
  }

  private static func contextWords(_ context: String) -> String {
    switch context {
    case "while scanning a quoted scalar": "the text starts here"
    case "while parsing a flow mapping": "the mapping starts here"
    case "while parsing a flow sequence": "the list starts here"
    case "while parsing a block mapping": "the mapping that it would belong to starts here"
    case "while parsing a block collection": "the list that it would belong to starts here"
    case "while scanning a simple key": "the key starts here"
    case "while scanning a plain scalar": "the value starts here"
    default: context
    }
  }

  private static func character(at offset: Int, in bytes: [UInt8]) -> String? {
    guard offset < bytes.count, let (scalar, _) = YAMLPrescan.decode(bytes, at: offset) else { return nil }
    return String(scalar)
  }

  private static func lineBytes(around offset: Int, in bytes: [UInt8]) -> Range<Int> {
    var start = min(offset, bytes.count)
    while start > 0, bytes[start - 1] != 0x0A { start -= 1 }
    var end = min(offset, bytes.count)
    while end < bytes.count, bytes[end] != 0x0A { end += 1 }
    return start..<end
  }

  /// The tabs among the blanks that a line starts with.
  private static func indentationTab(_ line: Range<Int>, in bytes: [UInt8]) -> Range<Int>? {
    let blanks = bytes[line].prefix { $0 == 0x20 || $0 == 0x09 }
    guard let first = blanks.firstIndex(of: 0x09) else { return nil }
    let end = blanks[first...].firstIndex { $0 != 0x09 } ?? blanks.endIndex
    return first..<end
  }

  /// Blanks for the tabs of the line that was reported, and of every other line that begins with one.
  private static func tabEdits(in bytes: [UInt8], first: Range<Int>, file: FileID) -> [Finding.Edit] {
    var tabs = [first]
    var start = 0
    while start < bytes.count {
      let run = bytes[start...].prefix { $0 == 0x09 }
      if !run.isEmpty, run.startIndex != first.lowerBound { tabs.append(run.startIndex..<run.endIndex) }
      start = (bytes[start...].firstIndex(of: 0x0A) ?? bytes.count) + 1
    }
    if tabs.count > tabLimit { tabs = [first] }
    return tabs.sorted { $0.lowerBound < $1.lowerBound }.map { tab in
      Finding.Edit(SourceRange(file: file, tab), text: String(repeating: "  ", count: tab.count))
    }
  }

  /// Quotes around a value that has its line for itself and nothing in it that quotes would change.
  private static func quoting(_ value: Range<Int>, in bytes: [UInt8], file: FileID) -> [Finding.Edit] {
    let line = lineBytes(around: value.lowerBound, in: bytes)
    let isAlone = !bytes[line.lowerBound..<value.lowerBound].contains { "{[\"',".utf8.contains($0) }
    let text = bytes[value]
    let isPlain = !text.contains { "\"\\".utf8.contains($0) } && text.last != UInt8(ascii: ",")
    let hasComment = zip(text, text.dropFirst()).contains { $0 == 0x20 && $1 == UInt8(ascii: "#") }
    let isBalanced = text.count { $0 == UInt8(ascii: "{") } == text.count { $0 == UInt8(ascii: "}") }
    guard isAlone, isPlain, !hasComment, isBalanced else { return [] }
    return [value.lowerBound, value.upperBound].map { Finding.Edit(SourceRange(file: file, $0..<$0), text: "\"") }
  }

  /// A value that starts with `{{` on the line that libyaml stopped in, or where it says that the mapping started.
  private static func unquotedPlaceholder(around offset: Int, contextAt: Int?, in bytes: [UInt8]) -> Range<Int>? {
    for place in [offset, contextAt ?? offset] {
      let line = lineBytes(around: place, in: bytes)
      var index = line.lowerBound
      while index + 1 < line.upperBound {
        guard bytes[index] == UInt8(ascii: "{"), bytes[index + 1] == UInt8(ascii: "{") else {
          index += 1
          continue
        }
        let before = bytes[line.lowerBound..<index].last { $0 != 0x20 && $0 != 0x09 }
        guard before == UInt8(ascii: ":") || before == UInt8(ascii: "-") else { break }
        var end = line.upperBound
        while end > index, [0x20, 0x09, 0x0D].contains(bytes[end - 1]) { end -= 1 }
        return index..<end
      }
    }
    return nil
  }
}
