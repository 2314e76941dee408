import SourceText

/// The words of a comment `carillon: allow ID[, ID…] [-- reason]`.
struct AllowanceDirective {
  let isWholeFile: Bool

  /// At least one, in the order of the comment.
  let ids: [Located<String>]

  /// Whether a comment speaks to this tool: its first word does. Others only mention it.
  static func isMeant(in file: SourceFile, comment: SourceRange) -> Bool {
    var words = CommentWords(bytes: file.bytes[comment.bytes])
    return words.next().map { file.bytes[$0].starts(with: "carillon:".utf8) } ?? false
  }

  /// Nil where the comment says something else.
  init?(in file: SourceFile, comment: SourceRange) {
    var words = CommentWords(bytes: file.bytes[comment.bytes])
    guard words.next().map({ file.text($0) }) == "carillon:" else { return nil }
    switch words.next().map({ file.text($0) }) {
    case "allow": isWholeFile = false
    case "allow-file": isWholeFile = true
    default: return nil
    }
    var ids: [Located<String>] = []
    while let word = words.next(), file.text(word) != "--" {
      for part in file.bytes[word].split(separator: UInt8(ascii: ",")) {
        ids.append(Located(file.text(part.indices), at: SourceRange(file: file.id, part.indices)))
      }
    }
    guard !ids.isEmpty else { return nil }
    self.ids = ids
  }
}

extension SourceFile {
  fileprivate func text(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }
}

/// What stands between blanks and comment signs.
private struct CommentWords {
  private var rest: ArraySlice<UInt8>

  init(bytes: ArraySlice<UInt8>) {
    rest = bytes
  }

  mutating func next() -> Range<Int>? {
    rest = rest.drop { $0 <= UInt8(ascii: " ") || $0 == UInt8(ascii: "#") }
    guard !rest.isEmpty else { return nil }
    let word = rest.prefix { $0 > UInt8(ascii: " ") }
    rest = rest[word.endIndex...]
    return word.indices
  }
}
