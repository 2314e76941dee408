import CampaignModel
import CampaignTargets
import Diagnostics
import SourceText

extension Rule {
  package static let inexpressiblePlaceholder = Rule(
    id: "inexpressible-placeholder",
    category: .correctness,
    isLowerable: false,
    summary: "a text cannot be written in the template language of a vendor",
    rationale: """
      Vendors fill placeholders by their own template languages, and whatever is written in a text must come out as it was
      written, never as code of that language. Liquid can say everything. Airship's Handlebars have no way to write two
      literal braces beside placeholders, nor a fallback with a backslash or with both kinds of quotes, and some names are
      words of the language. Where a language has no fallbacks at all, the text is made without, which is a warning.
      """,
    examples: [
      .flags(
        "Braces, a fallback, a name",
        #"""
        //- carillon.yaml
        targets: [airship-ios]
        //- campaigns/example.yaml
        content:
          _default: en
          en:
            title: 'Hi {{else|there}}'
        #              ^^^^^^^^^^^^^^
            subtitle: 'Write \{{name}} for {{firstName|you}}'
        #                    ^^^
            body: 'Hi {{firstName|\}}'
        #             ^^^^^^^^^^^^^^^
        variables: {firstName: {maxLength: 20}, else: {maxLength: 20}}
        """#),
      .flags(
        "Braces in a setting, beside a placeholder",
        """
        //- carillon.yaml
        targets: [airship-amazon, airship-ios]
        //- campaigns/example.yaml
        content:
          _default: en
          en: {title: "Hi {{firstName|you}}", body: B}
        presentation: {threadId: "a{{b}}"}
        #                        ^^^^^^^^
        variables: {firstName: {maxLength: 20}}
        """),
      .flags(
        "What is no placeholder in Airship's own message, and braces beside one",
        #"""
        //- carillon.yaml
        targets: [airship-ios]
        //- campaigns/example.yaml
        content:
          _default: en
          en: {title: T, body: B}
        airship:
          message:
            title: "Hi {{#if vip}}"
        #          ^^^^^^^^^^^^^^^^
            body: 'Write \{{name}} to {{firstName|us}}'
        #         ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        variables: {firstName: {maxLength: 20}}
        """#),
      .flags(
        "A fallback where there are none",
        """
        //- carillon.yaml
        targets: [customer-insights-android]
        //- campaigns/example.yaml
        content:
          _default: en
          en: {title: "Hi {{firstName|there}}", body: B}
        #                 ^^^^^^^^^^^^^^^^^^^
        variables: {firstName: {maxLength: 20}}
        """),
      .accepts(
        "Quotes of one kind, and braces where nothing is filled in",
        #"""
        //- carillon.yaml
        targets: [airship]
        //- campaigns/one.yaml
        content:
          _default: en
          en: {title: "Hi {{firstName|it's you}}", body: B, url: "https://acme.example/"}
        variables: {firstName: {maxLength: 20}}
        //- campaigns/two.yaml
        content:
          _default: en
          en: {title: 'Write \{{name}}', body: B, url: "https://acme.example/"}
        """#),
    ],
    check: .campaign(checkInexpressiblePlaceholder))
}

@Sendable
private func checkInexpressiblePlaceholder(_ subject: CampaignSubject, report: inout Report) {
  var dialects: [PlaceholderDialect] = []
  for target in subject.targets where target.dialect != .sender {
    if !dialects.contains(target.dialect) { dialects.append(target.dialect) }
  }
  for dialect in dialects {
    let texts = subject.filledTexts(by: dialect)
    for text in texts { report.unreadable(text) }
    guard !dialect.isOnRequest || texts.contains(where: { $0.template?.hasPlaceholders == true }) else { continue }
    var seen: [SourceRange] = []
    for text in texts where text.template != nil {
      for problem in text.problems(in: dialect) {
        let range = text.range(of: problem)
        guard !seen.contains(range) else { continue }
        seen.append(range)
        report.explain(problem, of: text, at: range)
      }
    }
  }
}

extension Report {
  fileprivate mutating func unreadable(_ text: FilledText) {
    guard let message = text.fault else { return }
    self(message, at: text.whole, help: "write '{{name}}' or '{{name|fallback}}'", subject: text.subject)
  }

  fileprivate mutating func explain(_ problem: DialectProblem, of text: FilledText, at range: SourceRange) {
    let names = wordList(text.targets)
    let message: String
    let help: String
    switch problem.reason {
    case .literalBraces:
      message = "two braces cannot be written for \(names): they would be read as a placeholder"
      help = "leave them out"
    case .closingBrace:
      message = "'}' right behind a placeholder cannot be written for \(names): it would be read as a part of it"
      help = "put a space between"
    case .name(let name):
      message = "'\(name)' cannot be the name of a placeholder for \(names): it is a word of the template language"
      help = "choose another name"
    case .fallback(let characters):
      message = "a fallback with \(characters) cannot be written for \(names)"
      help = "choose other words"
    case .lostFallback:
      message = "\(names) \(text.targets.count == 1 ? "has" : "have") no fallbacks: this one is left out"
      help = "choose words that also read well without a value"
    }
    self(
      message, at: range, help: help, subject: text.subject, severity: problem.isLoss ? .warning : nil)
  }
}
