import Diagnostics
import SourceText

/// A start tag as it was scanned: names are still written with their prefixes.
struct XMLStartTag {
  /// An attribute with the place of its name.
  struct Attribute {
    let name: Range<Int>
    let writtenName: String
    let value: LocatedText
  }

  let name: Range<Int>
  let attributes: [Attribute]
  let range: SourceRange

  /// Whether it ends in `/>`.
  let isEmpty: Bool

  /// Scans a start tag whose `<` and name the cursor has just passed; what keeps it from being one, instead.
  static func scan(_ name: Range<Int>, _ cursor: inout XMLCursor) throws(XMLFault) -> XMLStartTag {
    var attributes: [Attribute] = []
    while true {
      let hadBlank = cursor.skipBlanks()
      guard !cursor.isAtEnd else {
        throw XMLFault("the start tag is never closed by '>'", name.lowerBound - 1..<name.upperBound)
      }
      if cursor.isAt(">") || cursor.isAt("/>") { break }
      guard hadBlank || attributes.isEmpty else {
        throw XMLFault("a blank, '>' or '/>' is expected here", cursor.bytes.wholeCharacter(at: cursor.position))
      }
      attributes.append(try attribute(after: attributes, &cursor))
    }
    let isEmpty = cursor.isAt("/")
    cursor.position += isEmpty ? 2 : 1
    return XMLStartTag(
      name: name, attributes: attributes, range: cursor.range(name.lowerBound - 1..<cursor.position), isEmpty: isEmpty)
  }

  private static func attribute(after others: [Attribute], _ cursor: inout XMLCursor) throws(XMLFault) -> Attribute {
    let start = cursor.position
    guard let name = cursor.name() else {
      throw XMLFault("an attribute's name is expected here", cursor.bytes.wholeCharacter(at: start))
    }
    let written = cursor.text(name)
    if let first = others.first(where: { $0.writtenName.utf8.elementsEqual(written.utf8) }) {
      throw XMLFault(
        "the attribute '\(written)' stands twice", name, notes: [.init("first here", at: cursor.range(first.name))])
    }
    guard others.count < XMLReader.attributeLimit else {
      throw XMLFault("an element may have at most \(XMLReader.attributeLimit) attributes", name)
    }
    cursor.skipBlanks()
    guard cursor.isAt("=") else {
      throw XMLFault("the attribute '\(written)' has no value", name, help: "write \(written)=\"…\"")
    }
    cursor.position += 1
    cursor.skipBlanks()
    return Attribute(name: name, writtenName: written, value: try value(of: name, written, &cursor))
  }

  private static func value(
    of name: Range<Int>, _ written: String, _ cursor: inout XMLCursor
  ) throws(XMLFault) -> LocatedText {
    guard cursor.isAt("\"") || cursor.isAt("'"), let quote = cursor.byte else {
      throw XMLFault("the value of the attribute '\(written)' has no quotes", name, help: "write \(written)=\"…\"")
    }
    let start = cursor.position + 1
    guard let end = cursor.bytes[start...].firstIndex(of: quote) else {
      throw XMLFault("the value of the attribute '\(written)' has no closing quote", start - 1..<start)
    }
    if let bracket = cursor.bytes[start..<end].firstIndex(of: UInt8(ascii: "<")) {
      throw XMLFault("a literal '<' in an attribute's value is written '&lt;'", bracket..<bracket + 1)
    }
    cursor.position = end + 1
    return try XMLTextDecoder.text(start..<end, of: cursor, isAttribute: true)
  }
}
