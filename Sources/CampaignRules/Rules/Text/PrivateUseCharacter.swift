import Diagnostics

extension Rule {
  package static let privateUseCharacter = Rule(
    id: "private-use-character",
    category: .suspicious,
    summary: "a text holds a character that only some fonts have",
    rationale: """
      Private-use characters have no meaning in Unicode: U+F8FF is an apple on Apple's devices and an empty box elsewhere.
      Icon fonts and old emoji encodings use them too. A notification is drawn with the device's own font.
      """,
    examples: [
      .flags(
        "An apple that only Apple has",
        #"""
        content:
          _default: en
          en:
            title: "\uF8FF deals"
        #           ^^^^^^
            body: Today
        """#),
      .accepts(
        "An emoji",
        """
        content:
          _default: en
          en: {title: "🍎 deals", body: Today}
        """),
    ],
    check: .campaign(checkPrivateUseCharacter))
}

@Sendable
private func checkPrivateUseCharacter(_ subject: CampaignSubject, report: inout Report) {
  for text in subject.readableTexts where !text.unusualScalars.isEmpty {
    for placed in text.unusualScalars where placed.scalar.properties.generalCategory == .privateUse {
      report(
        "\(placed.scalar.codePointName) is a private-use character \(text.place)", at: text.range(of: placed.range),
        help: "use a character or an emoji of Unicode", subject: text.subject)
    }
  }
}
