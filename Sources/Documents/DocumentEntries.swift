package import SourceText

extension Document {
  /// The keys of every entry that holds a range, outermost first: where an allowance may stand.
  package func entryKeys(enclosing range: SourceRange) -> [SourceRange] {
    var keys: [SourceRange] = []
    var node: Node? = root
    while let current = node {
      node = nil
      switch kind(of: current) {
      case .scalar: break
      case .sequence:
        node = items(of: current).first { self.range(of: $0).contains(range) }
      case .mapping:
        for entry in entries(of: current) {
          let key = self.range(of: entry.key)
          let value = self.range(of: entry.value)
          guard key.contains(range) || value.contains(range) else { continue }
          keys.append(key)
          if !key.contains(range) { node = entry.value }
          break
        }
      }
    }
    return keys
  }
}
