/// What filling the placeholders of a payload adds to its authored size.
struct Growth {
  /// One variable: it has a value or it has none, in all its places at once.
  private struct Sum {
    let name: String
    var fallbacks: Int
    /// Nil where the values have no declared length.
    var longest: Int?
  }

  /// What changes whatever the values are: the placeholders themselves go, `\{{` becomes `{{`. Negative, as a rule.
  var fixed = 0
  private var sums: [Sum] = []

  /// What a place takes with the fallback, and with the longest value.
  mutating func add(_ name: String, fallback: Int, longest: Int?) {
    if let index = sums.firstIndex(where: { $0.name.utf8.elementsEqual(name.utf8) }) {
      sums[index].fallbacks += fallback
      sums[index].longest = longest.flatMap { more in sums[index].longest.map { $0 + more } }
    } else {
      sums.append(Sum(name: name, fallbacks: fallback, longest: longest))
    }
  }

  /// With every placeholder filled by its fallback, or by nothing.
  var fallbacks: Int {
    sums.reduce(0) { $0 + $1.fallbacks }
  }

  /// With every placeholder at its longest, be that a value or the fallback.
  var longest: Int? {
    sums.reduce(0 as Int?) { total, sum in
      total.flatMap { total in sum.longest.map { total + max($0, sum.fallbacks) } }
    }
  }
}

/// A step from a JSON value into one of its parts.
enum Step {
  case name(String)
  case index(Int)
}
