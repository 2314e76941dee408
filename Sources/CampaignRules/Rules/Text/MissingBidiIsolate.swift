import CampaignModel
import Diagnostics

extension Rule {
  package static let missingBidiIsolate = Rule(
    id: "missing-bidi-isolate",
    category: .suspicious,
    summary: "a placeholder in right-to-left text can reorder what stands beside it",
    rationale: """
      A Latin name in Arabic or Hebrew copy draws the digits and Latin words next to it into its own direction, and at the
      start of the text it turns the whole line around: devices take the direction from the first strong letter. U+2068
      (FSI) before and U+2069 (PDI) after the placeholder keep its value to itself.
      """,
    examples: [
      .flags(
        "A name at the start",
        """
        content:
          _default: ar
          ar:
            title: تخفيضات
            body: "{{name|صديقي}}، خصم اليوم"
        #          ^^^^^^^^^^^^^^
        """),
      .flags(
        "A name beside digits",
        """
        content:
          _default: he
          he:
            title: מבצע
            body: "שלום {{name|לך}} - 30 אחוז הנחה"
        #               ^^^^^^^^^^^
        """),
      .accepts(
        "The same in an isolate",
        #"""
        content:
          _default: he
          he:
            title: מבצע
            body: "שלום \u2068{{name|לך}}\u2069 - 30 אחוז הנחה"
        """#),
      .accepts(
        "A name between words of the language",
        """
        content:
          _default: ar
          ar:
            title: تخفيضات
            body: "مرحبا {{name|صديقي}}، خصم اليوم"
        """),
    ],
    check: .campaign(checkMissingBidiIsolate))
}

@Sendable
private func checkMissingBidiIsolate(_ subject: CampaignSubject, report: inout Report) {
  for text in subject.readableTexts where !text.template.isPlain && text.traits.contains(.rightToLeft) {
    let scalars = text.source.placedScalars
    let places = text.template.placeholderRanges
    let literal = scalars.filter { placed in !places.contains { $0.range.contains(placed.offset) } }
    guard literal.contains(where: \.scalar.isRightToLeftLetter) else { continue }
    for place in places
    where !isIsolated(place.range, in: scalars) && canReorder(place.range, in: text, scalars, places) {
      report(
        "placeholder '\(place.name)' can reorder the text beside it \(text.place)", at: text.range(of: place.range),
        help: "put U+2068 before and U+2069 after it: \\u2068{{\(place.name)}}\\u2069 in double quotes",
        subject: text.subject)
    }
  }
}

/// Whether an isolate is open where the placeholder stands.
private func isIsolated(_ range: Range<Int>, in scalars: [PlacedScalar]) -> Bool {
  var depth = 0
  for placed in scalars.prefix(while: { $0.offset < range.lowerBound }) {
    switch BidirectionalControl(placed.scalar) {
    case .isolate: depth += 1
    case .popIsolate: depth = max(0, depth - 1)
    default: if placed.scalar.isLineBreak { depth = 0 }
    }
  }
  return depth > 0
}

/// Whether the value decides the direction of its line, or of digits and foreign letters that only neutral characters part
/// from it.
private func canReorder(
  _ range: Range<Int>, in text: AuthoredText, _ scalars: [PlacedScalar], _ places: [PlaceholderPlace]
) -> Bool {
  let before = scalars.prefix { $0.offset < range.lowerBound }
  let line = before.suffix(from: (before.lastIndex(where: \.scalar.isLineBreak) ?? -1) + 1)
  let outside = line.filter { placed in !places.contains { $0.range.contains(placed.offset) } }
  if !outside.contains(where: \.scalar.isStrong) { return true }
  let after = scalars.drop { $0.offset < range.upperBound }.prefix { !$0.scalar.isLineBreak }
  return isPulled(line.reversed()) || isPulled(Array(after))
}

/// Whether the nearest character with a direction is a digit or a left-to-right letter.
private func isPulled(_ scalars: [PlacedScalar]) -> Bool {
  guard
    let nearest = scalars.first(where: { $0.scalar.isStrong || $0.scalar.properties.numericType == .decimal })?.scalar
  else { return false }
  return nearest.properties.numericType == .decimal || nearest.isLeftToRightLetter
}

extension Unicode.Scalar {
  /// Whether it has a direction of its own.
  fileprivate var isStrong: Bool {
    properties.isAlphabetic || value == 0x200E || value == 0x200F || value == 0x061C
  }
}
