import CampaignModel
import Diagnostics
import SourceText

extension Rule {
  package static let placeholderMismatch = Rule(
    id: "placeholder-mismatch",
    category: .correctness,
    summary: "a translation has other placeholders than the default locale",
    rationale: """
      Each field has the same placeholders in every locale. One that is missing in a translation loses what the text is
      about; one that is there more has no value, because the sender fills what the default locale asks for. Their order,
      how often they stand there, and their fallbacks may differ.
      """,
    examples: [
      .flags(
        "A renamed placeholder",
        """
        content:
          _default: en
          en: {title: Sale, body: "Hi {{firstName|there}}"}
          fr: {title: Soldes, body: "Salut {{prenom|toi}}"}
        #                           ^^^^^^^^^^^^^^^^^^^^^^
        """),
      .flags(
        "A placeholder that only the translation has",
        """
        content:
          _default: en
          en: {title: Sale, body: Today}
          fr: {title: Soldes, body: "Salut {{firstName|toi}}"}
        #                           ^^^^^^^^^^^^^^^^^^^^^^^^^
        """),
      .flags(
        "A placeholder lost in a button's title",
        """
        content:
          _default: en
          en:
            title: Sale
            body: Today
            actions: [{id: shop, title: "Go to {{shop|us}}"}]
          fr:
            title: Soldes
            body: Aujourd’hui
            actions: [{id: shop, title: Voir}]
        #                               ^^^^
        """),
      .flags(
        "A variant's text against that variant's default",
        """
        content:
          _default: en
          en: {title: Sale, body: Today}
          fr: {title: Soldes, body: Aujourd’hui}
        variants:
          control: {weight: 50}
          name:
            weight: 50
            content:
              en: {body: "Today, {{firstName|friend}}"}
              fr: {body: "Ce jour, {{nom|cher client}}"}
        #                ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        """),
      .accepts(
        "The same names in another order, with other fallbacks",
        """
        content:
          _default: en
          en: {title: Sale, body: "{{firstName|Hi}}: {{product|shoes}} for you"}
          fr: {title: Soldes, body: "{{product|chaussures}} pour {{firstName|toi}}, {{firstName|oui}}"}
        """),
    ],
    check: .campaign(checkPlaceholderMismatch))
}

@Sendable
private func checkPlaceholderMismatch(_ subject: CampaignSubject, report: inout Report) {
  let campaign = subject.campaign
  guard let defaultLocale = campaign.content?.defaultLocale?.value else { return }
  // A variant's copy is held against what it makes of the default; places that it does not change come out twice alike.
  let variants: [Variant?] = [nil] + campaign.variants.filter { $0.content != nil }
  var seen: [SourceRange] = []
  for variant in variants {
    guard let content = campaign.content(for: variant), let model = content.content(for: defaultLocale) else {
      continue
    }
    let originals = model.templates
    let isPlain = originals.allSatisfy(\.template.isPlain)
    for copy in content.locales where copy.locale.value != defaultLocale && !(isPlain && copy.isPlain) {
      for (name, template) in copy.templates where !seen.contains(template.text.range) {
        guard let original = originals.first(where: { $0.name == name })?.template,
          let difference = difference(of: template, from: original)
        else { continue }
        seen.append(template.text.range)
        report(
          "placeholders of the \(name) differ from those of '\(defaultLocale)': \(difference) [\(copy.locale.value)]",
          at: template.text.range, notes: [Finding.Note("'\(defaultLocale)' is here", at: original.text.range)],
          subject: Finding.Subject(locale: copy.locale.value.description, field: "content.\(name)"))
      }
    }
  }
}

/// What is missing and what is there more, or nil.
private func difference(of template: Template, from original: Template) -> String? {
  if template.isPlain, original.isPlain { return nil }
  let (names, wanted) = (template.placeholderNames, original.placeholderNames)
  let missing = wanted.filter { name in !names.contains { $0.utf8.elementsEqual(name.utf8) } }
  let unexpected = names.filter { name in !wanted.contains { $0.utf8.elementsEqual(name.utf8) } }
  let parts = [("missing", missing), ("unexpected", unexpected)].compactMap { word, names in
    names.isEmpty ? nil : "\(word) \(names.map { "'\($0)'" }.joined(separator: ", "))"
  }
  return parts.isEmpty ? nil : parts.joined(separator: "; ")
}
