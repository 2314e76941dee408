/// A reference to a resource, as `@string/shop` or `@android:string/ok` in XML files of an Android app.
package struct AndroidReference: Sendable, Equatable {
  /// Nil for the app's own.
  package let packageName: String?
  package let type: String
  package let name: String

  package init(packageName: String? = nil, type: String, name: String) {
    self.packageName = packageName
    self.type = type
    self.name = name
  }

  /// The reference that a whole value is, blanks around it apart; nil for a text.
  ///
  /// As aapt2 2.19 decides it (run 2026-12-01): the type must be one that it knows, so `@home` and `@me/you` are texts.
  package init?(_ text: String) {
    var rest = Self.trimmed(text[...])
    guard rest.first == "@" else { return nil }
    rest = rest.dropFirst()
    if rest.first == "+" || rest.first == "*" { rest = rest.dropFirst() }
    guard let slash = rest.firstIndex(of: "/") else { return nil }
    var type = rest[..<slash]
    let name = rest[rest.index(after: slash)...]
    var packageName: Substring?
    if let colon = type.firstIndex(of: ":") {
      packageName = type[..<colon]
      type = type[type.index(after: colon)...]
    }
    guard !name.isEmpty, Self.types.contains(String(type)) else { return nil }
    self.init(packageName: packageName.map(String.init), type: String(type), name: String(name))
  }

  /// As it is written: `@string/shop`.
  package var description: String {
    "@\(packageName.map { $0 + ":" } ?? "")\(type)/\(name)"
  }

  /// Whether a whole value stands for no value at all.
  static func isNothing(_ text: String) -> Bool {
    let rest = trimmed(text[...])
    return rest == "@null" || rest == "@empty"
  }

  /// Whether aapt2 takes a whole value for a reference to a theme's attribute, as `?colorPrimary`.
  static func isThemeAttribute(_ text: String) -> Bool {
    let rest = trimmed(text[...])
    guard rest.first == "?" else { return false }
    var name = rest.dropFirst()
    if let colon = name.firstIndex(of: ":") { name = name[name.index(after: colon)...] }
    guard let slash = name.firstIndex(of: "/") else { return !name.isEmpty }
    return name[..<slash] == "attr" && name.index(after: slash) < name.endIndex
  }

  private static func trimmed(_ text: Substring) -> Substring {
    var text = text
    while let first = text.first, first.isASCII, first.isWhitespace { text = text.dropFirst() }
    while let last = text.last, last.isASCII, last.isWhitespace { text = text.dropLast() }
    return text
  }

  private static let types: Set<String> = [
    "anim", "animator", "array", "attr", "bool", "color", "dimen", "drawable", "font", "fraction", "id", "integer",
    "interpolator", "layout", "macro", "menu", "mipmap", "navigation", "plurals", "raw", "string", "style", "styleable",
    "transition", "xml",
  ]
}
