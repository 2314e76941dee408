package import Writers

/// A file as it stands in an editor.
package struct OpenDocument: Sendable {
  /// As the client writes it.
  package let uri: String

  /// Absolute.
  package let path: String

  /// The client's number of this state.
  package private(set) var version: Int

  /// UTF-8.
  package private(set) var text: [UInt8]

  package init(uri: String, path: String, version: Int, text: String) {
    self.uri = uri
    self.path = path
    self.version = version
    self.text = Array(text.utf8)
  }

  /// Applies edits in their order, each to what the one before it left. An edit that is not of the protocol's shape changes
  /// nothing.
  package mutating func apply(_ changes: [JSON], version: Int, encoding: PositionEncoding) {
    self.version = version
    for change in changes {
      guard let text = change["text"]?.text else { continue }
      guard let range = change["range"], range != .null else {
        self.text = Array(text.utf8)
        continue
      }
      guard let start = TextPosition(range["start"]), let end = TextPosition(range["end"]) else { continue }
      let lines = TextLines(self.text, isFromEditor: true)
      let first = lines.offset(of: min(start, end), as: encoding)
      let last = lines.offset(of: max(start, end), as: encoding)
      self.text.replaceSubrange(first..<last, with: text.utf8)
    }
  }
}

extension TextPosition {
  /// Nil where the value is not of the protocol's shape.
  init?(_ json: JSON?) {
    guard let line = json?["line"]?.number, let character = json?["character"]?.number, line >= 0, character >= 0 else {
      return nil
    }
    self.init(line: line, character: character)
  }

  var json: JSON {
    .object([.init("line", line), .init("character", character)])
  }
}
