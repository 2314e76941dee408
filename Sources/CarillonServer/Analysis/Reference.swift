package import SourceText

/// Something that has a name, is declared in one place and used in others.
package struct Symbol: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    case channel
    /// An iOS category and the Android button group of the same id.
    case category
    /// An action of a category or a group; its name is `category/action`.
    case action
    /// What a sender fills in.
    case variable
    /// A named resource of Android: `string/promos_name`.
    case resource
    /// A key of the iOS table of labels.
    case label
  }

  package let kind: Kind

  /// UTF-8: names that look the same are different names.
  package let name: [UInt8]

  package init(_ kind: Kind, _ name: String) {
    self.kind = kind
    self.name = Array(name.utf8)
  }

  package var text: String {
    String(decoding: name, as: UTF8.self)
  }
}

/// A place that names a symbol.
package struct Reference: Hashable, Sendable {
  package let symbol: Symbol
  package let range: SourceRange

  /// Whether it says what the symbol is.
  package let isDeclaration: Bool

  package init(_ symbol: Symbol, at range: SourceRange, isDeclaration: Bool = false) {
    self.symbol = symbol
    self.range = range
    self.isDeclaration = isDeclaration
  }
}
