package import Diagnostics
package import SourceText

extension RuleID {
  package static let plistSyntax: RuleID = "plist-syntax"
  package static let plistBinary: RuleID = "plist-binary"
  package static let plistOldStyle: RuleID = "plist-old-style"
  package static let duplicatePlistKey: RuleID = "duplicate-plist-key"
  package static let plistWrongType: RuleID = "plist-wrong-type"
}

/// Reads property lists in their XML form into located values.
///
/// Apple's own readers take the last of two equal keys and say nothing (Foundation and plistlib, run 2026-12-01); here the
/// second one is reported.
package struct PropertyListReader {
  private let file: FileID
  private var findings: [Finding] = []

  /// The value of a file, or nil where it has none that can be used; then at least one finding says why.
  package static func read(_ file: SourceFile) -> Outcome<PropertyList?> {
    let document = document(of: file)
    guard let root = document.value?.root else { return Outcome(nil, findings: document.findings) }
    return read(root, of: file.id)
  }

  /// The XML of a property list; other forms are refused by their names.
  package static func document(of file: SourceFile) -> Outcome<XMLDocument?> {
    if let finding = foreignForm(file) { return Outcome(nil, findings: [finding]) }
    return XMLReader.read(file)
  }

  /// The value of a `<plist>` element.
  package static func read(_ root: XMLElement, of file: FileID) -> Outcome<PropertyList?> {
    var reader = PropertyListReader(file: file)
    guard root.name.value == "plist" else {
      return Outcome(
        nil,
        findings: [
          Finding(
            .plistSyntax, "the root element of a property list is <plist>, not <\(root.name.value)>",
            at: root.name.range)
        ])
    }
    reader.refuseText(in: root)
    let elements = root.elements
    guard let first = elements.first else {
      reader.report("the property list holds no value", at: root.name.range)
      return Outcome(nil, findings: reader.findings)
    }
    if elements.count > 1 {
      reader.report("a property list holds one value; this is a second one", at: elements[1].name.range)
    }
    let value = reader.value(of: first)
    return Outcome(value, findings: reader.findings)
  }

  /// What keeps a file from being an XML property list at all.
  private static func foreignForm(_ file: SourceFile) -> Finding? {
    let start = SourceRange(file: file.id, 0..<0)
    let text = file.bytes.starts(with: byteOrderMark) ? file.bytes.dropFirst(byteOrderMark.count) : file.bytes[...]
    if text.starts(with: Array("bplist".utf8)) {
      return Finding(
        .plistBinary, "the property list is in its binary form", at: start,
        help: "convert it: plutil -convert xml1 '\(file.path)'")
    }
    guard let first = text.first(where: { !XMLCursor.isBlank($0) }),
      [UInt8(ascii: "{"), UInt8(ascii: "("), UInt8(ascii: "\""), UInt8(ascii: "/")].contains(first)
    else { return nil }
    return Finding(
      .plistOldStyle, "the property list is in the old style of NeXTSTEP", at: start,
      help: "convert it: plutil -convert xml1 '\(file.path)'")
  }

  // MARK: Values

  private mutating func value(of element: XMLElement) -> PropertyList? {
    let range = element.range
    switch element.name.value {
    case "dict": return dictionary(element)
    case "array":
      refuseText(in: element)
      return PropertyList(value: .array(element.elements.compactMap { value(of: $0) }), range: range)
    case "true", "false":
      refuseText(in: element)
      if let child = element.elements.first { refuse(child, in: element) }
      return PropertyList(value: .boolean(element.name.value == "true"), range: range)
    case "string": return text(of: element).map { PropertyList(value: .string($0), range: $0.range) }
    case "integer":
      return scalar(element, "an integer") { Self.integer($0).map { .integer($0) } }
    case "real":
      return scalar(element, "a real number") { Double($0).map { .real($0) } }
    case "date":
      return scalar(element, "a date as in 2026-12-01T09:00:00Z") { Self.isDate($0) ? .date($0) : nil }
    case "data":
      return scalar(element, "Base64") { Self.isBase64($0) ? .data : nil }
    default:
      report(
        "<\(element.name.value)> is no value of a property list", at: element.name.range,
        help: "values are dict, array, string, integer, real, true, false, date and data")
      return nil
    }
  }

  private mutating func dictionary(_ element: XMLElement) -> PropertyList {
    refuseText(in: element)
    var entries: [PropertyList.Entry] = []
    var firsts: [ByteString: SourceRange] = [:]
    var key: Located<String>?
    var isDuplicate = false
    for child in element.elements {
      if child.name.value == "key" {
        if let key { reportMissingValue(of: key) }
        guard let text = text(of: child) else { return PropertyList(value: .dictionary(entries), range: element.range) }
        key = text.located
        isDuplicate = false
        if let first = firsts[ByteString(text.value)] {
          findings.append(
            Finding(
              .duplicatePlistKey,
              "the key '\(text.value)' stands twice in this dictionary; Apple's readers keep the last",
              at: text.range, notes: [.init("first here", at: first)], help: "delete one of the two"))
          isDuplicate = true
        } else {
          firsts[ByteString(text.value)] = text.range
        }
        continue
      }
      guard let current = key else {
        report("this value has no key before it", at: child.name.range)
        _ = value(of: child)
        continue
      }
      key = nil
      if let value = value(of: child), !isDuplicate { entries.append(PropertyList.Entry(key: current, value: value)) }
    }
    if let key { reportMissingValue(of: key) }
    return PropertyList(value: .dictionary(entries), range: element.range)
  }

  private mutating func reportMissingValue(of key: Located<String>) {
    report("the key '\(key.value)' has no value", at: key.range)
  }

  /// The text of an element that may hold nothing else.
  private mutating func text(of element: XMLElement) -> LocatedText? {
    if let child = element.elements.first {
      refuse(child, in: element)
      return nil
    }
    return element.joinedText
  }

  private mutating func scalar(
    _ element: XMLElement, _ expected: String, _ parse: (String) -> PropertyList.Value?
  ) -> PropertyList? {
    guard let text = text(of: element) else { return nil }
    let trimmed = text.value.trimmedBlanks
    guard let value = parse(String(trimmed)) else {
      report("'\(trimmed)' is not \(expected)", at: text.range)
      return nil
    }
    return PropertyList(value: value, range: element.range)
  }

  private static func integer(_ text: String) -> Int? {
    var digits = text[...]
    let isNegative = digits.first == "-"
    if isNegative || digits.first == "+" { digits = digits.dropFirst() }
    guard digits.first != "-", digits.first != "+" else { return nil }
    let isHexadecimal = digits.hasPrefix("0x") || digits.hasPrefix("0X")
    let body = (isNegative ? "-" : "") + (isHexadecimal ? digits.dropFirst(2) : digits)
    return Int(body, radix: isHexadecimal ? 16 : 10)
  }

  private static func isDate(_ text: String) -> Bool {
    let pattern = "0000-00-00T00:00:00Z"
    guard text.utf8.count == pattern.utf8.count,
      zip(text.utf8, pattern.utf8).allSatisfy({ byte, wanted in
        wanted == UInt8(ascii: "0") ? (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) : byte == wanted
      })
    else { return false }
    let parts = text.utf8.split { $0 < UInt8(ascii: "0") || $0 > UInt8(ascii: "9") }.compactMap { Int(Substring($0)) }
    let isLeap = parts[0] % 4 == 0 && (parts[0] % 100 != 0 || parts[0] % 400 == 0)
    let days = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
    return (1...12).contains(parts[1]) && (1...days[parts[1] - 1]).contains(parts[2]) && parts[3] < 24
      && parts[4] < 60 && parts[5] < 60
  }

  private static func isBase64(_ text: String) -> Bool {
    text.utf8.allSatisfy { byte in
      XMLCursor.isBlank(byte) || (byte | 0x20) >= UInt8(ascii: "a") && (byte | 0x20) <= UInt8(ascii: "z")
        || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
        || [UInt8(ascii: "+"), UInt8(ascii: "/"), UInt8(ascii: "=")].contains(byte)
    }
  }

  // MARK: Findings

  private mutating func refuseText(in element: XMLElement) {
    for case .text(let text, isCDATA: _) in element.children {
      let trimmed = text.value.trimmedBlanks
      guard !trimmed.isEmpty else { continue }
      let start = text.value.utf8.distance(from: text.value.startIndex, to: trimmed.startIndex)
      report(
        "text stands between the elements of <\(element.name.value)>",
        at: text.range(of: start..<start + trimmed.utf8.count))
    }
  }

  private mutating func refuse(_ child: XMLElement, in element: XMLElement) {
    report("<\(element.name.value)> may not hold <\(child.name.value)>", at: child.name.range)
  }

  private mutating func report(_ message: String, at range: SourceRange, help: String? = nil) {
    findings.append(Finding(.plistSyntax, message, at: range, help: help))
  }
}
