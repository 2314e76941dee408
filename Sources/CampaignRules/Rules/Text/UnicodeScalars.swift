/// A Unicode scalar of a text and where it stands in the text's UTF-8.
struct PlacedScalar: Sendable {
  let scalar: Unicode.Scalar

  /// The offset of its first byte.
  let offset: Int

  /// Its bytes.
  var range: Range<Int> {
    offset..<offset + UTF8.width(scalar)
  }
}

extension String {
  /// The scalars with their offsets.
  var placedScalars: [PlacedScalar] {
    var offset = 0
    return unicodeScalars.map { scalar in
      defer { offset += UTF8.width(scalar) }
      return PlacedScalar(scalar: scalar, offset: offset)
    }
  }
}

extension Unicode.Scalar {
  /// As people write it: `U+200B`.
  var codePointName: String {
    let digits = String(value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }

  /// Whether it ends a line for some reader of the text.
  var isLineBreak: Bool {
    switch value {
    case 0x0A...0x0D, 0x85, 0x2028, 0x2029: true
    default: false
    }
  }
}
