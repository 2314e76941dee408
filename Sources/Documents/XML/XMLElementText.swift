package import SourceText

extension XMLElement {
  /// The element's own text in one piece, with its places, where it holds no elements. An element without text has an
  /// empty one, placed behind its start tag.
  package var joinedText: LocatedText {
    var texts: [LocatedText] = []
    for case .text(let text, isCDATA: _) in children { texts.append(text) }
    if texts.count == 1 { return texts[0] }
    guard let first = texts.first, let last = texts.last else {
      let empty = SourceRange(file: startTag.file, start: startTag.end, end: startTag.end)
      return LocatedText("", at: empty, verbatimFrom: startTag.end)
    }
    let range = SourceRange(file: startTag.file, start: first.range.start, end: last.range.end)
    return LocatedText(joining: texts, at: range)
  }
}

extension String {
  /// The text without XML's blanks at both ends.
  var trimmedBlanks: Substring {
    let bytes = utf8
    guard let first = bytes.firstIndex(where: { !XMLCursor.isBlank($0) }),
      let last = bytes.lastIndex(where: { !XMLCursor.isBlank($0) })
    else { return self[endIndex...] }
    return self[first...last]
  }
}
