import Diagnostics
import SourceText

/// Walks over XML text once, builds its elements and says what is wrong with it in plain words.
///
/// It stops at the first fault: what follows one in XML is guesswork.
struct XMLScanner {
  /// An element whose end tag has not come yet.
  private struct OpenElement {
    let name: Located<String>
    let qualifiedName: Range<Int>
    let namespace: String?
    let attributes: [XMLAttribute]
    let startTag: SourceRange
    /// How many namespace declarations were in force before it.
    let outerBindings: Int
    var children: [XMLNode] = []
  }

  private var cursor: XMLCursor
  private var namespaces = XMLNamespaces()
  private var open: [OpenElement] = []
  private var root: XMLElement?
  private var comments: [Located<String>] = []

  private init(_ file: SourceFile) {
    cursor = XMLCursor(file)
  }

  /// The document, or nil with the one finding that says why there is none.
  static func scan(_ file: SourceFile) -> Outcome<XMLDocument?> {
    var scanner = XMLScanner(file)
    do throws(XMLFault) {
      return Outcome(try scanner.document())
    } catch {
      return Outcome(nil, findings: [error.finding(in: scanner.cursor)])
    }
  }

  private mutating func document() throws(XMLFault) -> XMLDocument {
    while !cursor.isAtEnd {
      if cursor.isAt("<") { try markup() } else { try text() }
    }
    let end = cursor.bytes.count..<cursor.bytes.count
    if let unclosed = open.last {
      throw XMLFault(
        "the element '\(unclosed.name.value)' is never closed", end,
        notes: [.init("it is opened here", at: unclosed.startTag)],
        help: "add '</\(cursor.text(unclosed.qualifiedName))>'")
    }
    guard let root else { throw XMLFault("the file holds no element", end) }
    return XMLDocument(root: root, comments: comments)
  }

  // MARK: Markup

  private mutating func markup() throws(XMLFault) {
    if cursor.isAt("<!--") {
      try comment()
    } else if cursor.isAt("<![CDATA[") {
      try characterData()
    } else if cursor.isAt("<!DOCTYPE") {
      try documentType()
    } else if cursor.isAt("<?") {
      guard let end = cursor.find("?>", from: cursor.position + 2) else {
        throw XMLFault("the processing instruction is never closed by '?>'", cursor.position..<cursor.position + 2)
      }
      cursor.position = end + 2
    } else if cursor.isAt("</") {
      try endTag()
    } else {
      try startTag()
    }
  }

  private mutating func comment() throws(XMLFault) {
    let start = cursor.position
    guard let end = cursor.find("-->", from: start + 4) else {
      throw XMLFault("the comment is never closed by '-->'", start..<start + 4)
    }
    if let dashes = cursor.find("--", from: start + 4, before: end) {
      throw XMLFault("a comment may not hold '--'", dashes..<dashes + 2)
    }
    cursor.position = end + 3
    comments.append(Located(cursor.text(start..<cursor.position), at: cursor.range(start..<cursor.position)))
  }

  private mutating func characterData() throws(XMLFault) {
    let start = cursor.position
    guard !open.isEmpty else { throw XMLFault("CDATA stands outside the root element", start..<start + 9) }
    guard let end = cursor.find("]]>", from: start + 9) else {
      throw XMLFault("the CDATA section is never closed by ']]>'", start..<start + 9)
    }
    cursor.position = end + 3
    var decoder = XMLTextDecoder(cursor.bytes, file: cursor.file)
    decoder.copy(start + 9..<end)
    open[open.count - 1].children.append(.text(decoder.text(at: cursor.range(start..<end + 3)), isCDATA: true))
  }

  /// Only Apple's own document type of property lists is let through, unread.
  private mutating func documentType() throws(XMLFault) {
    let start = cursor.position
    var end = start
    while end < cursor.bytes.count, cursor.bytes[end] != UInt8(ascii: ">"), cursor.bytes[end] != UInt8(ascii: "[") {
      end += 1
    }
    let hasSubset = end < cursor.bytes.count && cursor.bytes[end] == UInt8(ascii: "[")
    end = min(end + 1, cursor.bytes.count)
    let words = cursor.text(start..<end).split { $0.isWhitespace }.joined(separator: " ")
    let isApple =
      words.hasPrefix("<!DOCTYPE plist PUBLIC \"-//Apple") && words.contains("//DTD PLIST 1.0//EN\"") && !hasSubset
    guard isApple, root == nil, open.isEmpty else {
      throw XMLFault(
        hasSubset
          ? "a document type with an internal subset is not read: it can define entities"
          : "a document type is not read", start..<end, rule: .xmlDTD, help: "delete it")
    }
    cursor.position = end
  }

  private mutating func startTag() throws(XMLFault) {
    let start = cursor.position
    cursor.position += 1
    guard let name = cursor.name() else {
      throw XMLFault("'<' must be followed by a name; a literal '<' is written '&lt;'", start..<start + 1)
    }
    guard root == nil || !open.isEmpty else {
      throw XMLFault("a second root element stands after the first", start..<name.upperBound)
    }
    guard open.count < XMLReader.depthLimit else {
      throw XMLFault(
        "elements may be nested at most \(XMLReader.depthLimit) deep", start..<name.upperBound, rule: .nestingLimit)
    }
    try opened(try XMLStartTag.scan(name, &cursor))
  }

  private mutating func opened(_ tag: XMLStartTag) throws(XMLFault) {
    let outer = namespaces.count
    for attribute in tag.attributes where !namespaces.declare(attribute.writtenName, attribute.value.value) {
      throw XMLFault("at most \(XMLNamespaces.limit) namespaces may be declared at a place", attribute.name)
    }
    var attributes: [XMLAttribute] = []
    for attribute in tag.attributes where XMLNamespaces.prefix(declaredBy: attribute.writtenName) == nil {
      let (prefix, local) = split(attribute.writtenName)
      attributes.append(
        XMLAttribute(
          name: Located(local, at: cursor.range(attribute.name)), prefix: prefix,
          namespace: try prefix.map { prefix throws(XMLFault) in try uri(of: prefix, at: attribute.name) },
          value: attribute.value))
    }
    let (prefix, local) = split(cursor.text(tag.name))
    let namespace = try prefix.map { prefix throws(XMLFault) in try uri(of: prefix, at: tag.name) }
    let element = OpenElement(
      name: Located(local, at: cursor.range(tag.name)), qualifiedName: tag.name,
      namespace: prefix == nil ? namespaces.standard : namespace, attributes: attributes, startTag: tag.range,
      outerBindings: outer)
    if tag.isEmpty { close(element, end: Int(tag.range.end)) } else { open.append(element) }
  }

  private mutating func endTag() throws(XMLFault) {
    let start = cursor.position
    cursor.position += 2
    guard let name = cursor.name() else { throw XMLFault("an end tag needs a name", start..<start + 2) }
    cursor.skipBlanks()
    guard cursor.isAt(">") else { throw XMLFault("the end tag is never closed by '>'", start..<name.upperBound) }
    cursor.position += 1
    let place = start..<cursor.position
    guard let element = open.popLast() else {
      throw XMLFault("the end tag '</\(cursor.text(name))>' closes nothing", place)
    }
    guard cursor.bytes[element.qualifiedName] == cursor.bytes[name] else {
      let opened = cursor.text(element.qualifiedName)
      throw XMLFault(
        "the end tag '</\(cursor.text(name))>' does not close '<\(opened)>'", place,
        notes: [.init("'\(opened)' is opened here", at: element.startTag)], help: "write '</\(opened)>'")
    }
    close(element, end: cursor.position)
  }

  private mutating func close(_ element: OpenElement, end: Int) {
    namespaces.close(to: element.outerBindings)
    let closed = XMLElement(
      name: element.name, namespace: element.namespace, attributes: element.attributes, children: element.children,
      startTag: element.startTag, range: cursor.range(Int(element.startTag.start)..<end))
    if open.isEmpty { root = closed } else { open[open.count - 1].children.append(.element(closed)) }
  }

  // MARK: Text and names

  private mutating func text() throws(XMLFault) {
    let start = cursor.position
    let end = cursor.bytes[start...].firstIndex(of: UInt8(ascii: "<")) ?? cursor.bytes.count
    cursor.position = end
    guard !open.isEmpty else {
      guard let first = (start..<end).first(where: { !XMLCursor.isBlank(cursor.bytes[$0]) }) else { return }
      throw XMLFault("text stands outside the root element", cursor.bytes.wholeCharacter(at: first))
    }
    if let close = cursor.find("]]>", from: start, before: end) {
      throw XMLFault("']]>' in text is written ']]&gt;'", close..<close + 3)
    }
    let text = try XMLTextDecoder.text(start..<end, of: cursor, isAttribute: false)
    open[open.count - 1].children.append(.text(text, isCDATA: false))
  }

  private func split(_ name: String) -> (prefix: String?, local: String) {
    guard let colon = name.firstIndex(of: ":") else { return (nil, name) }
    return (String(name[..<colon]), String(name[name.index(after: colon)...]))
  }

  private func uri(of prefix: String, at name: Range<Int>) throws(XMLFault) -> String {
    if let uri = namespaces.uri(of: prefix) { return uri }
    let known = ["android": "http://schemas.android.com/apk/res/android", "tools": "http://schemas.android.com/tools"]
    throw XMLFault(
      "the prefix '\(prefix)' is not declared", name, rule: .xmlUnboundPrefix,
      help: "add xmlns:\(prefix)=\"\(known[prefix] ?? "…")\" to "
        + (open.first.map { "<\($0.name.value)>" } ?? "the root element"))
  }
}
