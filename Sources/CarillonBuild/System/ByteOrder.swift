import CSystem

extension String {
  /// Whether the bytes of this text come before those of another one; what `lexicographicallyPrecedes` says of their
  /// UTF-8, for lists of many thousand names.
  func precedes(_ other: String) -> Bool {
    let order = unsafe utf8.withContiguousStorageIfAvailable { left in
      unsafe other.utf8.withContiguousStorageIfAvailable { right in
        unsafe carillon_compare(left.baseAddress, left.count, right.baseAddress, right.count)
      }
    }
    guard case .some(.some(let order)) = order else { return utf8.lexicographicallyPrecedes(other.utf8) }
    return order < 0
  }
}
