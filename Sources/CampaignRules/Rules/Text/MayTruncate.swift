import CampaignTargets
import Diagnostics

extension Rule {
  package static let mayTruncate = Rule(
    id: "may-truncate",
    category: .style,
    isOnByDefault: false,
    summary: "a text is longer than devices show before it is opened",
    rationale: """
      Lock screens and collapsed notifications show a line or two. How much that is depends on the device, its font size
      and the width of the letters: published numbers differ by a factor of two, so this rule runs only where the project
      turns it on (`rules: {may-truncate: warning}`). Previews show where a text is cut.
      """,
    examples: [
      .flags(
        "A title of 90 characters",
        """
        //- carillon.yaml
        version: 1
        targets: [apns]
        rules: {may-truncate: warning}
        //- campaigns/example.yaml
        content:
          _default: en
          en:
            title: \(String(repeating: "Sale ", count: 17))today
        #          \(String(repeating: "^", count: 90))
            body: Today
        """),
      .accepts(
        "Short texts",
        """
        //- carillon.yaml
        version: 1
        rules: {may-truncate: warning}
        //- campaigns/example.yaml
        content:
          _default: en
          en: {title: Sale, body: Today only}
        """),
    ],
    check: .campaign(checkMayTruncate))
}

@Sendable
private func checkMayTruncate(_ subject: CampaignSubject, report: inout Report) {
  let targets = subject.targets.compactMap { target in
    target.capabilities(subject.configuration).visibleWidths.map { (target.name, $0) }
  }
  guard let least = targets.flatMap({ [$0.1.title, $0.1.body] }).min() else { return }
  for text in subject.texts
  where (text.kind == .title || text.kind == .body) && hasMoreCharacters(text.template, than: least) {
    let count = text.characterCount
    let tight = targets.filter { count > (text.kind == .title ? $0.1.title : $0.1.body) }
    guard let narrowest = tight.map({ text.kind == .title ? $0.1.title : $0.1.body }).min() else { continue }
    report(
      "\(text.name) has \(count) characters, about \(narrowest) are seen on \(wordList(tight.map(\.0))) \(text.place)",
      at: text.range, help: "say what matters first", subject: text.subject)
  }
}
