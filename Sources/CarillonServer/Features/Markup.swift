/// Text for a person, in the form that the client draws: Markdown, or plain.
struct Markup: Sendable {
  let isMarkdown: Bool
  private(set) var blocks: [String] = []

  init(isMarkdown: Bool) {
    self.isMarkdown = isMarkdown
  }

  var text: String {
    blocks.joined(separator: "\n\n")
  }

  /// A heading of one line.
  mutating func title(_ text: String) {
    blocks.append(isMarkdown ? "**\(prose(text))**" : text)
  }

  mutating func paragraph(_ text: String) {
    blocks.append(prose(text))
  }

  mutating func list(_ items: [String]) {
    guard !items.isEmpty else { return }
    blocks.append(items.map { "- " + prose($0) }.joined(separator: "\n"))
  }

  /// Rows under a heading; the first column to the left, the others to the right.
  mutating func table(_ heading: [String], _ rows: [[String]]) {
    guard isMarkdown else {
      blocks.append(rows.map { zip(heading, $0).map { "\($0) \($1)" }.joined(separator: ", ") }.joined(separator: "\n"))
      return
    }
    let rule = heading.indices.map { $0 == 0 ? "---" : "--:" }
    blocks.append(
      ([heading.map(prose), rule] + rows.map { $0.map(prose) }).map { "| " + $0.joined(separator: " | ") + " |" }
        .joined(separator: "\n"))
  }

  /// Texts from sources must not become links, pictures or markup; `code` in our own texts stays code.
  private func prose(_ text: String) -> String {
    guard isMarkdown else { return text }
    var result = ""
    var isCode = false
    for scalar in text.unicodeScalars {
      switch scalar {
      case "`": isCode.toggle()
      case "\\", "*", "_", "[", "]", "<", ">", "#", "|", "!", "&", "~":
        if !isCode || scalar == "|" { result += "\\" }
      default: break
      }
      result.unicodeScalars.append(scalar)
    }
    // An open one would swallow what follows.
    return isCode ? result + "`" : result
  }
}
