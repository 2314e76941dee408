/// Writes HTML documents: the one place that escapes.
package enum HTMLWriter {
  /// A whole document, `<!DOCTYPE html>` first.
  package static func document(_ root: HTML) -> [UInt8] {
    var bytes = Array("<!DOCTYPE html>\n".utf8)
    append(root, to: &bytes)
    return bytes
  }

  /// Appends a piece.
  package static func append(_ html: HTML, to bytes: inout [UInt8]) {
    switch html {
    case .text(let text): append(escaped: text, to: &bytes)
    case .fragment(let pieces): for piece in pieces { append(piece, to: &bytes) }
    case .style(let sheet): bytes.append(contentsOf: "<style>\(sheet)</style>\n".utf8)
    case .element(let name, let attributes, let content):
      bytes.append(contentsOf: "<\(name)".utf8)
      for attribute in attributes {
        bytes.append(contentsOf: " \(attribute.name)".utf8)
        guard let value = attribute.value else { continue }
        bytes.append(contentsOf: "=\"".utf8)
        append(escaped: value, to: &bytes)
        bytes.append(UInt8(ascii: "\""))
      }
      bytes.append(UInt8(ascii: ">"))
      for piece in content { append(piece, to: &bytes) }
      if !hasName(name, in: voidElements) { bytes.append(contentsOf: "</\(name)>".utf8) }
      // Around blocks a line break means nothing; without any, a page would be one line that no diff can show.
      if hasName(name, in: blocks) { bytes.append(UInt8(ascii: "\n")) }
    }
  }

  /// Text as it may stand between tags and in a quoted attribute alike. Control characters, which HTML cannot hold, are
  /// shown as their pictures (U+2400 and up).
  private static func append(escaped text: String, to bytes: inout [UInt8]) {
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "&"): bytes.append(contentsOf: "&amp;".utf8)
      case UInt8(ascii: "<"): bytes.append(contentsOf: "&lt;".utf8)
      case UInt8(ascii: ">"): bytes.append(contentsOf: "&gt;".utf8)
      case UInt8(ascii: "\""): bytes.append(contentsOf: "&quot;".utf8)
      case UInt8(ascii: "'"): bytes.append(contentsOf: "&#39;".utf8)
      case 0x09, 0x0A: bytes.append(byte)
      case ..<0x20: bytes.append(contentsOf: [0xE2, 0x90, 0x80 + byte])
      case 0x7F: bytes.append(contentsOf: [0xE2, 0x90, 0xA1])
      default: bytes.append(byte)
      }
    }
  }

  private static func hasName(_ name: StaticString, in names: [String]) -> Bool {
    names.contains("\(name)")
  }

  private static let voidElements = ["br", "hr", "img", "input", "link", "meta", "wbr"]
  private static let blocks = [
    "article", "body", "caption", "dd", "details", "div", "dl", "dt", "figcaption", "figure", "footer", "h1", "h2",
    "h3",
    "h4", "head", "header", "html", "li", "link", "main", "meta", "nav", "ol", "p", "pre", "section", "summary",
    "table",
    "tbody", "thead", "title", "tr", "ul",
  ]
}
