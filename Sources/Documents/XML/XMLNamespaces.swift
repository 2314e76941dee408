/// The namespace declarations that are in force at a place of an XML file.
struct XMLNamespaces {
  /// Prefix ("" for the default) and URI, innermost last.
  private var bindings: [(prefix: String, uri: String)] = [("xml", "http://www.w3.org/XML/1998/namespace")]

  /// So many may be in force at once: each prefixed name looks through them.
  static let limit = 64

  /// How many there are: what `close` takes to forget the later ones.
  var count: Int {
    bindings.count
  }

  /// Takes an attribute, which may be a declaration; false where one more would be too many.
  mutating func declare(_ name: String, _ uri: String) -> Bool {
    guard let prefix = Self.prefix(declaredBy: name) else { return true }
    bindings.append((prefix, uri))
    return bindings.count <= Self.limit
  }

  /// Forgets what was declared after there were so many.
  mutating func close(to count: Int) {
    bindings.removeLast(bindings.count - count)
  }

  /// What an attribute declares: `android` for `xmlns:android`, the empty prefix for `xmlns`; nil for other attributes.
  static func prefix(declaredBy name: String) -> String? {
    if name == "xmlns" { return "" }
    return name.utf8.starts(with: "xmlns:".utf8) ? String(name.dropFirst(6)) : nil
  }

  /// The URI that names without a prefix are in; nil for none.
  var standard: String? {
    bindings.last { $0.prefix.isEmpty }.flatMap { $0.uri.isEmpty ? nil : $0.uri }
  }

  /// The URI of a prefix; nil where it is not declared.
  func uri(of prefix: String) -> String? {
    bindings.last { $0.prefix.utf8.elementsEqual(prefix.utf8) }?.uri
  }
}
