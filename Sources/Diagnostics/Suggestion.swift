/// Finds the name that was probably meant.
package enum Suggestion {
  /// The known name nearest to a wrong one, or nil where none is near enough to be worth saying.
  ///
  /// Near are names that differ by at most a third of their length in typing errors (a character too much, missing,
  /// wrong, or swapped with its neighbour), and names that differ in case, `_` and `-` alone. Of several equally near
  /// ones it is the first in byte order; never the given name itself.
  package static func nearest(to name: String, in known: [String]) -> String? {
    best(to: name, in: known)?.name
  }

  /// The nearest known name, where no other is as near: what was meant beyond doubt.
  package static func onlyNear(to name: String, in known: [String]) -> String? {
    best(to: name, in: known).flatMap { $0.isAlone ? $0.name : nil }
  }

  private static func best(
    to name: String, in known: [String]
  ) -> (name: String, distance: Int, isAlone: Bool)? {
    let given = Array(name.unicodeScalars.map(lowercased))
    guard (2...lengthLimit).contains(given.count) else { return nil }
    var best: (name: String, distance: Int, isAlone: Bool)?
    for candidate in known where !candidate.utf8.elementsEqual(name.utf8) {
      let other = Array(candidate.unicodeScalars.map(lowercased))
      let limit = max(1, max(given.count, other.count) / 3)
      guard other.count >= 2, abs(given.count - other.count) <= limit || bare(given) == bare(other) else { continue }
      let distance = bare(given) == bare(other) ? 0 : self.distance(given, other)
      guard distance <= limit, distance < min(given.count, other.count) else { continue }
      guard let found = best else {
        best = (candidate, distance, true)
        continue
      }
      if distance < found.distance {
        best = (candidate, distance, true)
      } else if distance == found.distance, !candidate.utf8.elementsEqual(found.name.utf8) {
        let isFirst = candidate.utf8.lexicographicallyPrecedes(found.name.utf8)
        best = (isFirst ? candidate : found.name, distance, false)
      }
    }
    return best
  }

  /// Edits from one text to another: the Damerau-Levenshtein distance in which no stretch is edited twice.
  static func distance(_ first: [Unicode.Scalar], _ second: [Unicode.Scalar]) -> Int {
    var beforePrevious: [Int] = []
    var previous = Array(0...second.count)
    for (i, left) in first.enumerated() {
      var current = [i + 1]
      for (j, right) in second.enumerated() {
        var cost = min(previous[j + 1] + 1, current[j] + 1, previous[j] + (left == right ? 0 : 1))
        if i > 0, j > 0, left == second[j - 1], right == first[i - 1] { cost = min(cost, beforePrevious[j - 1] + 1) }
        current.append(cost)
      }
      (beforePrevious, previous) = (previous, current)
    }
    return previous[second.count]
  }

  private static func lowercased(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    ("A"..."Z").contains(scalar) ? Unicode.Scalar(UInt8(scalar.value) + 32) : scalar
  }

  private static func bare(_ name: [Unicode.Scalar]) -> [Unicode.Scalar] {
    name.filter { $0 != "_" && $0 != "-" }
  }

  /// A longer name is no name with a typing error, and the comparison's time grows with the square.
  private static let lengthLimit = 128
}
