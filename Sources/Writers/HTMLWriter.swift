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
    case .style(let sheet):
      bytes.append(contentsOf: "<style>".utf8)
      append(sheet, to: &bytes)
      bytes.append(contentsOf: "</style>\n".utf8)
    case .element(let name, let attributes, let content):
      bytes.append(UInt8(ascii: "<"))
      append(name, to: &bytes)
      for attribute in attributes {
        bytes.append(UInt8(ascii: " "))
        append(attribute.name, to: &bytes)
        guard let value = attribute.value else { continue }
        bytes.append(contentsOf: "=\"".utf8)
        append(escaped: value, to: &bytes)
        bytes.append(UInt8(ascii: "\""))
      }
      bytes.append(UInt8(ascii: ">"))
      for piece in content { append(piece, to: &bytes) }
      if !isListed(name, in: voidElements) {
        bytes.append(contentsOf: "</".utf8)
        append(name, to: &bytes)
        bytes.append(UInt8(ascii: ">"))
      }
      // Around blocks a line break means nothing; without any, a page would be one line that no diff can show.
      if isListed(name, in: blocks) { bytes.append(UInt8(ascii: "\n")) }
    }
  }

  /// Text as it may stand between tags and in a quoted attribute alike. Control characters, which HTML cannot hold, are
  /// shown as their pictures (U+2400 and up).
  private static func append(escaped text: String, to bytes: inout [UInt8]) {
    var text = text
    text.withUTF8 { (text: UnsafeBufferPointer<UInt8>) in
      var start = 0
      for index in text.indices {
        let byte = unsafe text[index]
        guard byte < 0x40 || byte == 0x7F, let spelling = spelling(byte) else { continue }
        unsafe bytes.append(contentsOf: UnsafeBufferPointer(rebasing: text[start..<index]))
        bytes.append(contentsOf: spelling)
        start = index + 1
      }
      unsafe bytes.append(contentsOf: UnsafeBufferPointer(rebasing: text[start...]))
    }
  }

  /// Nil for what stands for itself.
  private static func spelling(_ byte: UInt8) -> [UInt8]? {
    switch byte {
    case 0x09, 0x0A: nil
    case ..<0x20: [0xE2, 0x90, 0x80 + byte]
    case 0x7F: [0xE2, 0x90, 0xA1]
    default: escapes[Int(byte)]
    }
  }

  private static func append(_ literal: StaticString, to bytes: inout [UInt8]) {
    literal.withUTF8Buffer { unsafe bytes.append(contentsOf: $0) }
  }

  private static func isListed(_ name: StaticString, in names: [[UInt8]]) -> Bool {
    name.withUTF8Buffer { name in
      names.contains { unsafe $0.count == name.count && $0.elementsEqual(name) }
    }
  }

  /// By byte; all five are below U+0040.
  private static let escapes: [[UInt8]?] = (0..<0x40).map { (byte: UInt8) in
    switch byte {
    case UInt8(ascii: "&"): Array("&amp;".utf8)
    case UInt8(ascii: "<"): Array("&lt;".utf8)
    case UInt8(ascii: ">"): Array("&gt;".utf8)
    case UInt8(ascii: "\""): Array("&quot;".utf8)
    case UInt8(ascii: "'"): Array("&#39;".utf8)
    default: nil
    }
  }

  private static let voidElements = ["br", "hr", "img", "input", "link", "meta", "wbr"].map { Array($0.utf8) }
  private static let blocks = [
    "article", "aside", "body", "caption", "dd", "details", "div", "dl", "dt", "figcaption", "figure", "footer", "h1",
    "h2", "h3", "h4", "head", "header", "html", "li", "link", "main", "meta", "nav", "ol", "p", "pre", "section",
    "summary", "table", "tbody", "thead", "title", "tr", "ul",
  ].map { Array($0.utf8) }
}
