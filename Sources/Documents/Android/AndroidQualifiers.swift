/// The qualifiers of a resource directory's name: what follows `values-` in `values-pt-rBR-night`.
///
/// Their grammar and order are aapt2's (2.19, run 2026-12-01): each kind at most once, in its place.
package struct AndroidQualifiers: Sendable, Equatable {
  /// The locale as a BCP 47 tag, the old codes `iw`, `in`, `ji`, `tl` kept as they are written; nil for none.
  package let locale: String?

  /// Whether something other than a locale narrows the directory (`night`, `v23`, `sw600dp`).
  package let isNarrowed: Bool

  /// The qualifiers of a directory of that kind, or nil where the name is none that Android knows.
  package init?(directory: String, kind: String) {
    guard directory.utf8.starts(with: kind.utf8) else { return nil }
    let rest = directory.dropFirst(kind.count)
    guard !rest.isEmpty else {
      locale = nil
      isNarrowed = false
      return
    }
    guard rest.first == "-" else { return nil }
    // A hyphen with nothing behind it says nothing.
    let written = rest.dropFirst()
    var parts =
      written.isEmpty ? [] : written.split(separator: "-", omittingEmptySubsequences: false).map(String.init)[...]
    let count = parts.count
    if parts.first.map({ Self.isNumber($0, after: "mcc", digits: 3...3) }) == true { parts.removeFirst() }
    if parts.first.map({ Self.isNumber($0, after: "mnc", digits: 1...3) }) == true { parts.removeFirst() }
    let beforeLocale = parts.count
    let isAny = parts.first == "any"
    if isAny { parts.removeFirst() }
    locale = isAny ? nil : Self.takeLocale(&parts)
    let localeCount = beforeLocale - parts.count
    for kind in Self.kinds where parts.first.map(kind) == true { parts.removeFirst() }
    guard parts.isEmpty else { return nil }
    isNarrowed = count > localeCount
  }

  private static func takeLocale(_ parts: inout ArraySlice<String>) -> String? {
    guard let first = parts.first else { return nil }
    if first.lowercased().hasPrefix("b+") {
      let subtags = first.split(separator: "+", omittingEmptySubsequences: false).dropFirst().map(String.init)
      guard let language = subtags.first, (2...3).contains(language.count), subtags.count <= 4,
        language.allSatisfy({ $0.isASCII && $0.isLetter }),
        subtags.allSatisfy({ isAlphanumeric($0) && (2...8).contains($0.count) })
      else { return nil }
      parts.removeFirst()
      return ([language.lowercased()] + subtags.dropFirst().map(canonical)).joined(separator: "-")
    }
    guard (2...3).contains(first.count), first.allSatisfy({ $0.isASCII && $0.isLetter }), !notLanguages.contains(first)
    else { return nil }
    parts.removeFirst()
    guard let second = parts.first, second.count == 3, second.first == "r" || second.first == "R",
      second.dropFirst().allSatisfy({ $0.isASCII && $0.isLetter })
    else { return first.lowercased() }
    parts.removeFirst()
    return first.lowercased() + "-" + second.dropFirst().uppercased()
  }

  /// A subtag in the case that aapt2 gives it: `Latn`, `GB`; digits and variants stay.
  private static func canonical(_ subtag: String) -> String {
    switch subtag.count {
    case 4 where subtag.allSatisfy(\.isLetter): subtag.prefix(1).uppercased() + subtag.dropFirst().lowercased()
    case 2, 3: subtag.uppercased()
    default: subtag
    }
  }

  /// Three letters that aapt2 takes for another qualifier, not for a language.
  private static let notLanguages: Set<String> = ["car"]

  /// What may follow the locale, in order; each tells whether a part is of its kind.
  private static let kinds: [@Sendable (String) -> Bool] = [
    { ["feminine", "masculine", "neuter"].contains($0) },
    { ["ldltr", "ldrtl"].contains($0) },
    { isDimension($0, after: "sw") },
    { isDimension($0, after: "w") },
    { isDimension($0, after: "h") },
    { ["small", "normal", "large", "xlarge"].contains($0) },
    { ["long", "notlong"].contains($0) },
    { ["round", "notround"].contains($0) },
    { ["widecg", "nowidecg"].contains($0) },
    { ["highdr", "lowdr"].contains($0) },
    { ["port", "land", "square"].contains($0) },
    { ["desk", "car", "television", "appliance", "watch", "vrheadset"].contains($0) },
    { ["night", "notnight"].contains($0) },
    {
      ["ldpi", "mdpi", "tvdpi", "hdpi", "xhdpi", "xxhdpi", "xxxhdpi", "nodpi", "anydpi"].contains($0)
        || $0.hasSuffix("dpi") && isNumber(String($0.dropLast(3)), after: "", digits: 1...5)
    },
    { ["notouch", "stylus", "finger"].contains($0) },
    { ["keysexposed", "keyshidden", "keyssoft"].contains($0) },
    { ["nokeys", "qwerty", "12key"].contains($0) },
    { ["navexposed", "navhidden"].contains($0) },
    { ["nonav", "dpad", "trackball", "wheel"].contains($0) },
    { isScreenSize($0) },
    { isNumber($0, after: "v", digits: 1...5) },
  ]

  private static func isDimension(_ part: String, after prefix: String) -> Bool {
    part.hasSuffix("dp") && isNumber(String(part.dropLast(2)), after: prefix, digits: 1...5)
  }

  private static func isScreenSize(_ part: String) -> Bool {
    let sides = part.split(separator: "x", omittingEmptySubsequences: false)
    guard sides.count == 2, let width = Int(sides[0]), let height = Int(sides[1]) else { return false }
    return width >= height
  }

  private static func isNumber(_ part: String, after prefix: String, digits: ClosedRange<Int>) -> Bool {
    guard part.hasPrefix(prefix) else { return false }
    let number = part.dropFirst(prefix.count)
    return digits.contains(number.count) && number.allSatisfy { $0.isASCII && $0.isNumber }
  }

  private static func isAlphanumeric(_ part: String) -> Bool {
    !part.isEmpty && part.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
  }
}
