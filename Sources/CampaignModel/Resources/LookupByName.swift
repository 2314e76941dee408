extension Array {
  /// The first element of a name, in a list that is in byte order of the names; names compare by their bytes.
  func first(named name: String, _ nameOf: (Element) -> String) -> Element? {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if nameOf(self[middle]).utf8.lexicographicallyPrecedes(name.utf8) { low = middle + 1 } else { high = middle }
    }
    guard low < count, nameOf(self[low]).utf8.elementsEqual(name.utf8) else { return nil }
    return self[low]
  }
}
