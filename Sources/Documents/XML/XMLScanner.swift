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

  private let file: SourceFile
  private let bytes: [UInt8]
  private var position: Int
  private var open: [OpenElement] = []
  private var root: XMLElement?
  private var comments: [Located<String>] = []

  /// Prefix ("" for the default) and URI, innermost last.
  private var bindings: [(prefix: String, uri: String)] = [("xml", "http://www.w3.org/XML/1998/namespace")]
  private(set) var findings: [Finding] = []

  init(_ file: SourceFile) {
    self.file = file
    bytes = file.bytes
    position = bytes.starts(with: byteOrderMark) ? byteOrderMark.count : 0
  }

  static func isBlank(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D
  }

  /// The document, or nil once there is a finding.
  mutating func scan() -> XMLDocument? {
    while findings.isEmpty, position < bytes.count {
      if bytes[position] == UInt8(ascii: "<") { markup() } else { text() }
    }
    guard findings.isEmpty else { return nil }
    if let unclosed = open.last {
      fault(
        "the element '\(unclosed.name.value)' is never closed", bytes.count..<bytes.count,
        notes: [.init("it is opened here", at: unclosed.startTag)], help: "add '</\(qualifiedName(of: unclosed))>'")
      return nil
    }
    guard let root else {
      fault("the file holds no element", bytes.count..<bytes.count)
      return nil
    }
    return XMLDocument(root: root, comments: comments)
  }

  // MARK: Markup

  private mutating func markup() {
    if looking(at: "<!--") {
      comment()
    } else if looking(at: "<![CDATA[") {
      characterData()
    } else if looking(at: "<!DOCTYPE") {
      documentType()
    } else if looking(at: "<?") {
      guard let end = find("?>", from: position + 2) else {
        return fault("the processing instruction is never closed by '?>'", position..<position + 2)
      }
      position = end + 2
    } else if looking(at: "</") {
      endTag()
    } else {
      startTag()
    }
  }

  private mutating func comment() {
    let start = position
    guard let end = find("-->", from: start + 4) else {
      return fault("the comment is never closed by '-->'", start..<start + 4)
    }
    if let dashes = find("--", from: start + 4, before: end) {
      return fault("a comment may not hold '--'", dashes..<dashes + 2)
    }
    position = end + 3
    comments.append(
      Located(String(decoding: bytes[start..<position], as: UTF8.self), at: range(start..<position)))
  }

  private mutating func characterData() {
    let start = position
    guard !open.isEmpty else { return fault("CDATA stands outside the root element", start..<start + 9) }
    guard let end = find("]]>", from: start + 9) else {
      return fault("the CDATA section is never closed by ']]>'", start..<start + 9)
    }
    position = end + 3
    var decoder = XMLTextDecoder(bytes, file: file.id)
    decoder.copy(start + 9..<end)
    open[open.count - 1].children.append(.text(decoder.text(at: range(start..<position)), isCDATA: true))
  }

  /// Only Apple's own document type of property lists is let through, unread.
  private mutating func documentType() {
    let start = position
    var index = start
    var hasSubset = false
    while index < bytes.count, bytes[index] != UInt8(ascii: ">") {
      if bytes[index] == UInt8(ascii: "[") { hasSubset = true; break }
      index += 1
    }
    let end = min(index + 1, bytes.count)
    let words = String(decoding: bytes[start..<end], as: UTF8.self).split { $0.isWhitespace }.joined(separator: " ")
    let isApple =
      words.hasPrefix("<!DOCTYPE plist PUBLIC \"-//Apple") && words.contains("//DTD PLIST 1.0//EN\"") && !hasSubset
    guard isApple, root == nil, open.isEmpty else {
      findings.append(
        Finding(
          .xmlDTD,
          hasSubset
            ? "a document type with an internal subset is not read: it can define entities"
            : "a document type is not read",
          at: range(start..<end), help: "delete it"))
      return
    }
    position = end
  }

  private mutating func startTag() {
    let start = position
    position += 1
    guard let name = scanName() else {
      return fault("'<' must be followed by a name; a literal '<' is written '&lt;'", start..<start + 1)
    }
    guard root == nil || !open.isEmpty else {
      return fault("a second root element stands after the first", start..<name.upperBound)
    }
    guard open.count < XMLReader.depthLimit else {
      findings.append(
        Finding(
          .nestingLimit, "elements may be nested at most \(XMLReader.depthLimit) deep",
          at: range(start..<name.upperBound)))
      return
    }
    var raw: [RawAttribute] = []
    while true {
      let hadBlank = skipBlanks()
      guard position < bytes.count else {
        return fault("the start tag is never closed by '>'", start..<name.upperBound)
      }
      if bytes[position] == UInt8(ascii: ">") || looking(at: "/>") { break }
      guard hadBlank || raw.isEmpty, let attribute = attribute(after: raw) else {
        if findings.isEmpty { fault("a blank, '>' or '/>' is expected here", bytes.wholeCharacter(at: position)) }
        return
      }
      raw.append(attribute)
    }
    let isEmpty = bytes[position] == UInt8(ascii: "/")
    position += isEmpty ? 2 : 1
    opened(name: name, raw: raw, startTag: range(start..<position), isEmpty: isEmpty)
  }

  private mutating func opened(name: Range<Int>, raw: [RawAttribute], startTag: SourceRange, isEmpty: Bool) {
    let outer = bindings.count
    for attribute in raw {
      let written = attribute.writtenName
      if written == "xmlns" { bindings.append(("", attribute.value.value)) }
      if written.hasPrefix("xmlns:") { bindings.append((String(written.dropFirst(6)), attribute.value.value)) }
    }
    var attributes: [XMLAttribute] = []
    for attribute in raw where attribute.writtenName != "xmlns" && !attribute.writtenName.hasPrefix("xmlns:") {
      let (prefix, local) = split(attribute.writtenName)
      guard let namespace = namespace(of: prefix, at: attribute.name) else { return }
      attributes.append(
        XMLAttribute(
          name: Located(local, at: range(attribute.name)), prefix: prefix, namespace: namespace.uri,
          value: attribute.value))
    }
    let (prefix, local) = split(String(decoding: bytes[name], as: UTF8.self))
    guard let namespace = namespace(of: prefix, at: name) else { return }
    let element = OpenElement(
      name: Located(local, at: range(name)), qualifiedName: name,
      namespace: prefix == nil ? defaultNamespace : namespace.uri, attributes: attributes, startTag: startTag,
      outerBindings: outer)
    if isEmpty { close(element, end: Int(startTag.end)) } else { open.append(element) }
  }

  private mutating func endTag() {
    let start = position
    position += 2
    guard let name = scanName() else { return fault("an end tag needs a name", start..<start + 2) }
    skipBlanks()
    guard position < bytes.count, bytes[position] == UInt8(ascii: ">") else {
      return fault("the end tag is never closed by '>'", start..<name.upperBound)
    }
    position += 1
    let written = String(decoding: bytes[name], as: UTF8.self)
    guard let element = open.popLast() else {
      return fault("the end tag '</\(written)>' closes nothing", start..<position)
    }
    guard bytes[element.qualifiedName] == bytes[name] else {
      return fault(
        "the end tag '</\(written)>' does not close '<\(qualifiedName(of: element))>'", start..<position,
        notes: [.init("'\(qualifiedName(of: element))' is opened here", at: element.startTag)],
        help: "write '</\(qualifiedName(of: element))>'")
    }
    close(element, end: position)
  }

  private mutating func close(_ element: OpenElement, end: Int) {
    bindings.removeLast(bindings.count - element.outerBindings)
    let closed = XMLElement(
      name: element.name, namespace: element.namespace, attributes: element.attributes, children: element.children,
      startTag: element.startTag, range: range(Int(element.startTag.start)..<end))
    if open.isEmpty { root = closed } else { open[open.count - 1].children.append(.element(closed)) }
  }

  // MARK: Attributes and text

  private struct RawAttribute {
    let name: Range<Int>
    let writtenName: String
    let value: LocatedText
  }

  private mutating func attribute(after others: [RawAttribute]) -> RawAttribute? {
    let start = position
    guard let name = scanName() else {
      fault("an attribute's name is expected here", bytes.wholeCharacter(at: start))
      return nil
    }
    let written = String(decoding: bytes[name], as: UTF8.self)
    if let first = others.first(where: { $0.writtenName.utf8.elementsEqual(written.utf8) }) {
      fault("the attribute '\(written)' stands twice", name, notes: [.init("first here", at: range(first.name))])
      return nil
    }
    guard others.count < XMLReader.attributeLimit else {
      fault("an element may have at most \(XMLReader.attributeLimit) attributes", name)
      return nil
    }
    skipBlanks()
    guard position < bytes.count, bytes[position] == UInt8(ascii: "=") else {
      fault("the attribute '\(written)' has no value", name, help: "write \(written)=\"…\"")
      return nil
    }
    position += 1
    skipBlanks()
    guard position < bytes.count, bytes[position] == UInt8(ascii: "\"") || bytes[position] == UInt8(ascii: "'") else {
      fault("the value of the attribute '\(written)' has no quotes", name, help: "write \(written)=\"…\"")
      return nil
    }
    let opening = position
    guard let end = bytes[(opening + 1)...].firstIndex(of: bytes[opening]) else {
      fault("the value of the attribute '\(written)' has no closing quote", opening..<opening + 1)
      return nil
    }
    if let bracket = bytes[(opening + 1)..<end].firstIndex(of: UInt8(ascii: "<")) {
      fault("a literal '<' in an attribute's value is written '&lt;'", bracket..<bracket + 1)
      return nil
    }
    position = end + 1
    guard let value = decode(opening + 1..<end, at: opening + 1..<end, isAttribute: true) else { return nil }
    return RawAttribute(name: name, writtenName: written, value: value)
  }

  private mutating func text() {
    let start = position
    let end = bytes[start...].firstIndex(of: UInt8(ascii: "<")) ?? bytes.count
    position = end
    guard !open.isEmpty else {
      guard let first = (start..<end).first(where: { !Self.isBlank(bytes[$0]) }) else { return }
      return fault("text stands outside the root element", bytes.wholeCharacter(at: first))
    }
    if let close = find("]]>", from: start, before: end) {
      return fault("']]>' in text is written ']]&gt;'", close..<close + 3)
    }
    guard let text = decode(start..<end, at: start..<end, isAttribute: false) else { return }
    open[open.count - 1].children.append(.text(text, isCDATA: false))
  }

  private mutating func decode(_ content: Range<Int>, at place: Range<Int>, isAttribute: Bool) -> LocatedText? {
    var decoder = XMLTextDecoder(bytes, file: file.id)
    guard let bad = decoder.decode(content, isAttribute: isAttribute) else { return decoder.text(at: range(place)) }
    let written = String(decoding: bytes[bad], as: UTF8.self)
    if bad.count == 1 {
      fault("a literal '&' is written '&amp;'", bad, fix: [.init(range(bad), text: "&amp;")])
    } else {
      fault("'\(written)' is not defined", bad, help: "XML knows '&amp;', '&lt;', '&gt;', '&quot;' and '&apos;'")
    }
    return nil
  }

  // MARK: Names and namespaces

  /// A name in the sense of XML, at the position, which moves behind it.
  private mutating func scanName() -> Range<Int>? {
    let start = position
    func isStart(_ byte: UInt8) -> Bool {
      byte >= 0x80 || (byte | 0x20) >= UInt8(ascii: "a") && (byte | 0x20) <= UInt8(ascii: "z")
        || byte == UInt8(ascii: "_") || byte == UInt8(ascii: ":")
    }
    guard start < bytes.count, isStart(bytes[start]) else { return nil }
    while position < bytes.count,
      isStart(bytes[position]) || bytes[position] == UInt8(ascii: "-") || bytes[position] == UInt8(ascii: ".")
        || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(bytes[position])
    {
      position += 1
    }
    return start..<position
  }

  private func split(_ name: String) -> (prefix: String?, local: String) {
    guard let colon = name.firstIndex(of: ":") else { return (nil, name) }
    return (String(name[..<colon]), String(name[name.index(after: colon)...]))
  }

  private var defaultNamespace: String? {
    bindings.last { $0.prefix.isEmpty }.flatMap { $0.uri.isEmpty ? nil : $0.uri }
  }

  /// The URI of a prefix, nil inside for none; nil after an unbound prefix was reported.
  private mutating func namespace(of prefix: String?, at name: Range<Int>) -> (uri: String?, Void)? {
    guard let prefix else { return (nil, ()) }
    if let binding = bindings.last(where: { $0.prefix.utf8.elementsEqual(prefix.utf8) }) { return (binding.uri, ()) }
    let known = ["android": "http://schemas.android.com/apk/res/android", "tools": "http://schemas.android.com/tools"]
    let root = open.first?.name.value
    findings.append(
      Finding(
        .xmlUnboundPrefix, "the prefix '\(prefix)' is not declared", at: range(name),
        help: "add xmlns:\(prefix)=\"\(known[prefix] ?? "…")\" to "
          + (root.map { "<\($0)>" } ?? "the root element")))
    return nil
  }

  private func qualifiedName(of element: OpenElement) -> String {
    String(decoding: bytes[element.qualifiedName], as: UTF8.self)
  }

  // MARK: Bytes

  private func looking(at text: StaticString) -> Bool {
    let count = text.utf8CodeUnitCount
    return position + count <= bytes.count
      && text.withUTF8Buffer { wanted in unsafe bytes[position..<position + count].elementsEqual(wanted) }
  }

  /// Where the text stands next, wholly before `limit`, which keeps many short searches linear.
  private func find(_ text: StaticString, from start: Int, before limit: Int? = nil) -> Int? {
    let limit = limit ?? bytes.count
    return text.withUTF8Buffer { wanted in
      var index = start
      while index + wanted.count <= limit {
        guard let next = bytes[index..<limit].firstIndex(of: unsafe wanted[0]), next + wanted.count <= limit
        else { return nil }
        if unsafe bytes[next..<next + wanted.count].elementsEqual(wanted) { return next }
        index = next + 1
      }
      return nil
    }
  }

  @discardableResult
  private mutating func skipBlanks() -> Bool {
    let start = position
    while position < bytes.count, Self.isBlank(bytes[position]) { position += 1 }
    return position > start
  }

  private func range(_ bytes: Range<Int>) -> SourceRange {
    SourceRange(file: file.id, bytes)
  }

  private mutating func fault(
    _ message: String, _ place: Range<Int>, notes: [Finding.Note] = [], help: String? = nil,
    fix: [Finding.Edit] = []
  ) {
    let place = min(place.lowerBound, bytes.count)..<min(place.upperBound, bytes.count)
    findings.append(Finding(.xmlSyntax, message, at: range(place), notes: notes, help: help, fix: fix))
  }
}
