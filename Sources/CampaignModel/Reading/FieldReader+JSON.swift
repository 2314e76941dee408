import Diagnostics
import Documents
import SourceText
import Writers

/// Values of any shape, as `ios.custom` takes them.
extension FieldReader {
  /// A mapping with whatever is in it; nil where the node is none or something in it has no place in JSON.
  mutating func jsonObject(_ node: Document.Node, _ field: String) -> Located<JSON>? {
    guard document.kind(of: node) == .mapping else {
      wrongType(node, field, expected: "a mapping")
      return nil
    }
    return json(node, field).map { Located($0, at: document.range(of: node)) }
  }

  /// Where the parts of a block's objects stand.
  func objectPlaces(_ block: Document.Node, _ keys: KeyTable<Field>) -> [(field: Field, places: JSONPlaces)] {
    guard document.kind(of: block) == .mapping else { return [] }
    return document.entries(of: block).compactMap { entry in
      guard let field = keys.key(for: document.utf8(of: entry.key)) else { return nil }
      var places = JSONPlaces()
      collect(entry.value, key: nil, into: &places)
      return (field, places)
    }
  }

  private func collect(_ node: Document.Node, key: Document.Node?, into places: inout JSONPlaces) {
    places.places.append(JSONPlaces.Place(key: key.map(document.range), value: document.range(of: node)))
    switch document.kind(of: node) {
    case .scalar: break
    case .sequence: for item in document.items(of: node) { collect(item, key: nil, into: &places) }
    case .mapping: for entry in document.entries(of: node) { collect(entry.value, key: entry.key, into: &places) }
    }
  }

  /// Plain `true`, `false` and JSON numbers are what they look like; every other scalar is text.
  private mutating func json(_ node: Document.Node, _ field: String) -> JSON? {
    switch document.kind(of: node) {
    case .scalar: return jsonScalar(node, field)
    case .sequence:
      let items = document.items(of: node)
      let values = items.compactMap { json($0, field) }
      return values.count == items.count ? .array(values) : nil
    case .mapping:
      let entries = document.entries(of: node)
      var members: [JSON.Member] = []
      for entry in entries {
        warnIfAmbiguous(entry.key, field)
        guard let value = json(entry.value, field) else { continue }
        members.append(JSON.Member(document.string(of: entry.key), value))
      }
      return members.count == entries.count ? .object(members) : nil
    }
  }

  private mutating func jsonScalar(_ node: Document.Node, _ field: String) -> JSON? {
    guard !document.isNull(node) else {
      wrongType(node, field, expected: "a value")
      return nil
    }
    let bytes = document.utf8(of: node)
    let text = document.string(of: node)
    guard document.style(of: node) == .plain else { return .string(text) }
    if bytes.elementsEqual("true".utf8) { return .boolean(true) }
    if bytes.elementsEqual("false".utf8) { return .boolean(false) }
    guard ScalarText.isPlainNumber(bytes, exponent: true) else {
      warnIfAmbiguous(node, field)
      return .string(text)
    }
    let integer = ScalarText.isPlainInteger(bytes) ? Int(text) : nil
    let number = Double(text) ?? .infinity
    guard integer.map({ $0.magnitude <= exactLimit }) ?? (number.magnitude <= Double(exactLimit)) else {
      report(
        .outOfRange, "\(text) is beyond ±9007199254740992, where JSON numbers are no longer exact",
        at: document.range(of: node), field: field, help: "write \"\(text)\" to send it as text",
        fix: [Finding.Edit(document.range(of: node), text: "\"\(text)\"")])
      return nil
    }
    if let integer { return .integer(integer) }
    return .number(number == 0 ? 0 : number)
  }
}

/// 2^53: up to here a double holds every whole number.
private let exactLimit: UInt = 9_007_199_254_740_992
