import Diagnostics

extension Rule {
  package static let invisibleCharacter = Rule(
    id: "invisible-character",
    category: .suspicious,
    summary: "a text holds a character that nobody can see",
    rationale: """
      Zero-width spaces, soft hyphens, fillers and stray joiners come along when copy is pasted from a web page or a chat.
      They split words for screen readers, make equal texts differ, and show as boxes on some devices. Joiners where a
      script or an emoji needs them, variation selectors behind what they vary, and the tags inside a flag pass.
      """,
    examples: [
      .flags(
        "A zero-width space",
        #"""
        content:
          _default: en
          en:
            title: Sale
            body: "Now\u200Bonly"
        #             ^^^^^^
        """#),
      .flags(
        "A joiner that joins nothing",
        #"""
        content:
          _default: en
          en:
            title: Sale
            body: "30% off\u200D today"
        #                 ^^^^^^
        """#),
      .accepts(
        "Emoji, flags and Persian",
        #"""
        content:
          _default: fa
          fa:
            title: "👩‍👩‍👧‍👦 ❤️ 1️⃣ 🏴󠁧󠁢󠁥󠁮󠁧󠁿"
            body: "می\u200Cخواهم"
        """#),
    ],
    check: .campaign(checkInvisibleCharacter))
}

@Sendable
private func checkInvisibleCharacter(_ subject: CampaignSubject, report: inout Report) {
  for text in subject.readableTexts where !text.unusualScalars.isEmpty {
    let scalars = text.unusualScalars
    for index in InvisibleCharacters.positions(in: scalars) {
      let placed = scalars[index]
      let isLost = placed.scalar.value == 0xFFFC || placed.scalar.value == 0xFFFD
      let range = text.range(of: placed.range)
      report(
        "\(placed.scalar.codePointName) \(isLost ? "stands for something that was lost" : "is invisible") \(text.place)",
        at: range, help: isLost ? "write what was meant" : "remove it",
        fix: isLost ? [] : [.init(range, text: "")], subject: text.subject)
    }
  }
}
