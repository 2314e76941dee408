import Writers

/// A change as a page of a review shows it: in words, and where texts differ, both, with what differs marked.
package struct ComparedChange: Sendable {
  package let impact: String

  /// The change without its texts: "content.title (de)".
  package let words: String
  package let before: String?
  package let after: String?

  /// `path:line:column`.
  package let place: String?

  package init(impact: String, words: String, before: String?, after: String?, place: String?) {
    self.impact = impact
    self.words = words
    self.before = before
    self.after = after
    self.place = place
  }

  var row: HTML {
    var content: [HTML] = [
      place.map { .element("code", content: .text($0)) } ?? .empty, .element("strong", content: .text(impact)), " ",
      .element("span", .init("dir", "auto"), content: .text(words)),
    ]
    let (old, new) = marked
    if old != nil || new != nil {
      content.append(
        .element(
          "div", class: "texts", old.map { .element("del", [.init("dir", "auto")], $0) } ?? .empty,
          new.map { .element("ins", [.init("dir", "auto")], $0) } ?? .empty))
    }
    return .element("li", [.init("class", "change \(impact)")], content)
  }

  /// Both texts; what neither begin nor end share is marked.
  private var marked: (before: [HTML]?, after: [HTML]?) {
    guard let before, let after else { return (before.map { [.text($0)] }, after.map { [.text($0)] }) }
    let (old, new) = (Self.words(before), Self.words(after))
    let start = zip(old, new).prefix { $0.utf8.elementsEqual($1.utf8) }.count
    let end = zip(old.dropFirst(start).reversed(), new.dropFirst(start).reversed())
      .prefix { $0.utf8.elementsEqual($1.utf8) }.count
    return (Self.marked(old, start, end), Self.marked(new, start, end))
  }

  private static func marked(_ words: [Substring], _ start: Int, _ end: Int) -> [HTML] {
    let middle = words[start..<(words.count - end)].joined()
    return [
      .text(words.prefix(start).joined()), middle.isEmpty ? .empty : .element("mark", content: .text(middle)),
      .text(words.suffix(end).joined()),
    ]
  }

  /// The words of a text, each with the blanks after it; characters where there are no blanks.
  private static func words(_ text: String) -> [Substring] {
    guard text.contains(" ") else { return text.indices.map { text[$0...$0] } }
    var words: [Substring] = []
    var start = text.startIndex
    for index in text.indices where text[index] == " " {
      let next = text.index(after: index)
      guard next == text.endIndex || text[next] != " " else { continue }
      words.append(text[start..<next])
      start = next
    }
    if start < text.endIndex { words.append(text[start...]) }
    return words
  }
}
