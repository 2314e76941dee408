import Documents
import SourceText

/// A place in a well-formed YAML document: the keys that lead there.
struct YAMLPlace {
  /// From the root to the innermost entry or scalar that holds the place.
  let path: [SchemaGuide.Step]

  /// The key or the scalar itself.
  let range: SourceRange

  /// Nil outside of every key and scalar.
  init?(in document: Document, at offset: Int) {
    var path: [SchemaGuide.Step] = []
    var node = document.root
    while true {
      switch document.kind(of: node) {
      case .scalar:
        range = document.range(of: node)
        guard Self.holds(range, offset) else { return nil }
        self.path = path
        return
      case .sequence:
        guard let item = document.items(of: node).first(where: { Self.holds(document.range(of: $0), offset) }) else {
          return nil
        }
        path.append(.item)
        node = item
      case .mapping:
        guard
          let entry = document.entries(of: node).first(where: {
            Self.holds(document.range(of: $0.key), offset) || Self.holds(document.range(of: $0.value), offset)
          })
        else { return nil }
        path.append(.key(document.string(of: entry.key)))
        let key = document.range(of: entry.key)
        if Self.holds(key, offset) {
          range = key
          self.path = path
          return
        }
        node = entry.value
      }
    }
  }

  private static func holds(_ range: SourceRange, _ offset: Int) -> Bool {
    range.start <= UInt32(offset) && UInt32(offset) <= range.end && range.end > range.start
  }
}
