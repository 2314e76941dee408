import CampaignModel

/// Bare tokens: `{{name}}` and nothing else. There is no way to write a fallback, nor two braces that stand for themselves.
struct TokenWriting: DialectWriting {
  func literal(_ text: String, before: Template.Segment?, after: Template.Segment?) -> DialectPart {
    text.utf8.hasDoubleBrace ? DialectPart([], problem: .literalBraces) : DialectPart([.literal(text)])
  }

  func placeholder(_ name: String, fallback: String?, isWhole: Bool) -> DialectPart {
    DialectPart(
      [.value(name: name, fallback: nil, code: "{{\(name)}}")],
      problem: fallback.map { $0.isEmpty } == false ? .lostFallback : nil)
  }
}
