import CampaignTargets
import Diagnostics

extension Rule {
  package static let htmlEntity = Rule(
    id: "html-entity",
    category: .suspicious,
    summary: "a text holds an HTML entity that will be shown as written",
    rationale: """
      Copy that went through a web page or a translation system often comes back with `&amp;` and `&#39;`. Notifications
      are not HTML: people read the entity. The compiler neither decodes nor adds any. `AT&T` and `a&b=c` are no entities.
      """,
    examples: [
      .flags(
        "An apostrophe",
        """
        content:
          _default: fr
          fr: {title: T, body: "Merci d&#039;avoir choisi"}
        #                              ^^^^^^
        """),
      .accepts(
        "Signs that are no entities",
        """
        content:
          _default: en
          en: {title: "Q&A with AT&T", body: "a&b=c; R&D;"}
        """),
      .accepts(
        "The campaign says that it is markup",
        """
        content:
          _default: en
          en: {title: T, body: "Salt &amp; pepper"}
        presentation: {html: true}
        """),
    ],
    check: .campaign(checkHTMLEntity))
}

@Sendable
private func checkHTMLEntity(_ subject: CampaignSubject, report: inout Report) {
  // A text with tags has its finding for those, and doubled entities have their own.
  for text in subject.plainTexts where text.traits.contains(.ampersand) && text.firstPlainTag == nil {
    let entities = HTMLEntityScanner.entities(in: text.source)
    guard let first = entities.first, !entities.contains(where: \.isDoubled) else { continue }
    let more = entities.count > 1 ? ", and \(entities.count - 1) more" : ""
    report(
      "HTML entity '\(first.source)' is shown as written\(more) \(text.place)", at: text.range(of: first.range),
      help: "write '\(first.decoded)'", fix: text.decoding(entities), subject: text.subject)
  }
}
