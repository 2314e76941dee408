import CampaignModel
import Diagnostics
import SourceText

extension Rule {
  package static let unknownURLScheme = Rule(
    id: "unknown-url-scheme",
    category: .correctness,
    summary: "a link has a scheme that the app does not open",
    rationale: """
      A tap on a link that nothing opens does nothing. Which schemes the app has registered is said once, in
      `app.urlSchemes`; where it is not said, every scheme passes.
      """,
    examples: [
      .flags(
        "A misspelt scheme",
        """
        //- carillon.yaml
        version: 1
        app: {urlSchemes: [https, acme]}
        //- campaigns/example.yaml
        platforms: [ios, android]
        content:
          _default: en
          en:
            title: T
            body: B
            url: amce://sale
        #        ^^^^
        """),
      .accepts(
        "A registered scheme",
        """
        //- carillon.yaml
        version: 1
        app: {urlSchemes: [https, acme]}
        //- campaigns/example.yaml
        platforms: [ios, android]
        content:
          _default: en
          en: {title: T, body: B, url: "acme://sale"}
        """),
    ],
    check: .campaign(checkUnknownURLScheme))
}

@Sendable
private func checkUnknownURLScheme(_ subject: CampaignSubject, report: inout Report) {
  guard let known = subject.configuration.urlSchemes else { return }
  for url in subject.urls where url.purpose != .image && url.purpose != .decoration {
    guard let scheme = url.scheme, !known.value.contains(where: { $0.lowercased() == scheme }) else { continue }
    let nearest = Suggestion.nearest(to: scheme, in: known.value)
    report(
      "the app opens no '\(scheme):' links \(url.place)", at: url.schemeRange,
      notes: [.init("it opens \(wordList(known.value))", at: known.range)],
      meant: nearest, help: "add it to app.urlSchemes if the app opens it", subject: url.subject)
  }
}
