package import CampaignModel
import SourceText

/// How long the values of placeholders can be, by name.
package struct ValueBounds: Sendable {
  /// In the order of their first appearance; names compare by their bytes.
  private let bounds: [(name: String, bound: ValueBound)]

  package init(_ variables: [Variable]) {
    bounds = variables.compactMap { variable in
      let bound = ValueBound(maxScalars: variable.maxLength?.value, maxBytes: variable.maxBytes?.value)
      return bound.isBounded ? (variable.name.value, bound) : nil
    }
  }

  /// Nil where the variable is not declared, or without a length.
  func bound(of name: String) -> ValueBound? {
    bounds.first { $0.name.utf8.elementsEqual(name.utf8) }?.bound
  }
}

/// The longest that a variable's values can be: in Unicode scalars without C0 controls, in bytes of UTF-8, or both.
package struct ValueBound: Sendable, Equatable {
  package let maxScalars: Int?
  package let maxBytes: Int?

  package init(maxScalars: Int?, maxBytes: Int?) {
    self.maxScalars = maxScalars
    self.maxBytes = maxBytes
  }

  var isBounded: Bool {
    maxScalars != nil || maxBytes != nil
  }

  /// The most bytes that a value can take when it is JSON-encoded so many times, or percent-encoded.
  ///
  /// Exact: some value takes them. A scalar takes up to four bytes of UTF-8; a quotation mark or a backslash takes one,
  /// and 2 or 4 once it is encoded, so that it is the dearest where bytes are bounded and never dearer than a scalar of
  /// four bytes. Percent-encoding writes three for each byte and leaves nothing to escape.
  func maxCount(encoded times: Int, percent: Bool) -> Int {
    let scalars = min(maxScalars ?? Self.unbounded, Self.unbounded)
    let bytes = min(maxBytes ?? Self.unbounded, Self.unbounded)
    let plain = min(bytes, scalars * 4)
    if percent { return plain * 3 }
    switch times {
    case 0:
      return plain
    case 1:
      // With a of the value's scalars being quotation marks, it takes bytes + a; the others, of up to four bytes each,
      // must fill the rest: bytes - a ≤ 4 (scalars - a).
      return plain + min(plain, (scalars * 4 - plain) / 3)
    default:
      return min(scalars, bytes) << times
    }
  }

  /// More than any payload may have, and little enough to be added up.
  private static let unbounded = 1 << 40
}
