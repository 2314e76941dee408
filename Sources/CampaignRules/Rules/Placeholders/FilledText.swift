import CampaignModel
import CampaignTargets
import Diagnostics
import SourceText

/// A text that a vendor's template language reads, and the targets that it reaches.
struct FilledText {
  /// Nil where the text has a placeholder that cannot be read.
  let template: Template?

  /// Of the text that cannot be read, what is wrong.
  let fault: String?
  let use: TemplateUse

  /// The whole text in its file.
  let whole: SourceRange

  /// Whether parts of the text have places of their own.
  let isExact: Bool
  let subject: Finding.Subject

  /// By name.
  let targets: [String]

  func problems(in dialect: PlaceholderDialect) -> [DialectProblem] {
    template.flatMap { dialect.text(of: $0, use) }?.problems ?? []
  }

  func range(of problem: DialectProblem) -> SourceRange {
    guard isExact, let template else { return whole }
    return template.text.range(of: problem.range)
  }
}

extension CampaignSubject {
  /// Every text that reaches a target of the dialect: the copy, data, settings, the vendor's own objects.
  func filledTexts(by dialect: PlaceholderDialect) -> [FilledText] {
    let targets = targets.filter { $0.dialect == dialect && $0.skips(campaign) == nil }
    return copyTexts(targets) + layerTexts(targets) + vendorTexts(targets)
  }

  private func copyTexts(_ targets: [Target]) -> [FilledText] {
    campaign.authoredContents.map(\.content).flatMap { content in
      let single: [(Field, Template?, TemplateUse)] = [
        (.contentTitle, content.title, .text), (.contentSubtitle, content.subtitle, .text),
        (.contentBody, content.body, .text), (.contentSummary, content.summary, .text),
        (.contentURL, content.url, .uri),
      ]
      let actions = (content.actions?.value ?? []).flatMap { action -> [(Field, Template?, TemplateUse)] in
        [(.contentActions, action.title, .text), (.contentActionURL, action.url, .uri)]
      }
      return (single + actions).compactMap { field, template, use in
        template.flatMap {
          text($0, field, use, locale: content.locale.value, reaching: targets)
        }
      }
    }
  }

  /// Data and settings: texts of theirs without placeholders are read by the vendor all the same.
  private func layerTexts(_ targets: [Target]) -> [FilledText] {
    var uses: [(field: Field, value: Located<FieldValue>, targets: [Target])] = []
    for entry in layers where targets.contains(where: { $0.name == entry.target.name }) {
      let data = entry.layer.data.map { (Field.data, Located(FieldValue.template($0.value), at: $0.value.text.range)) }
      let settings = entry.layer.settings.entries.map { ($0.field, $0.value) }
      for (field, value) in data + settings {
        if let index = uses.firstIndex(where: { $0.field == field && $0.value.range == value.range }) {
          if uses[index].targets.last?.name != entry.target.name { uses[index].targets.append(entry.target) }
        } else {
          uses.append((field, value, [entry.target]))
        }
      }
    }
    return uses.flatMap { settingTexts($0.field, $0.value, reaching: $0.targets) }
  }

  private func vendorTexts(_ targets: [Target]) -> [FilledText] {
    campaign.vendors.entries.flatMap { field, value -> [FilledText] in
      let own = targets.filter { $0.vendor == field.specification.block }
      guard let object = campaign.vendorObject(field) else { return settingTexts(field, value, reaching: own) }
      return object.strings.compactMap { string in
        let read = TemplateReader.read(LocatedText(string.value, at: string.range, verbatimFrom: string.range.start))
        return filled(
          read.value, fault: read.findings.first?.message, field, .text, whole: string.range, isExact: false,
          locale: nil, reaching: own)
      }
    }
  }

  private func settingTexts(_ field: Field, _ value: Located<FieldValue>, reaching targets: [Target]) -> [FilledText] {
    if case .template(let template) = value.value {
      return [text(template, field, field == .data ? .text : .uri, reaching: targets)].compactMap(\.self)
    }
    return value.value.texts.compactMap { plain in
      let text = LocatedText(plain, at: value.range, verbatimFrom: value.range.start)
      return filled(
        Template(text: text, segments: []), field, .text, whole: value.range, isExact: false, locale: nil,
        reaching: targets)
    }
  }

  private func text(
    _ template: Template, _ field: Field, _ use: TemplateUse, locale: LocaleTag? = nil, reaching targets: [Target]
  ) -> FilledText? {
    filled(template, field, use, whole: template.text.range, isExact: true, locale: locale, reaching: targets)
  }

  /// Nil where no target takes the field.
  private func filled(
    _ template: Template?, fault: String? = nil, _ field: Field, _ use: TemplateUse, whole: SourceRange, isExact: Bool,
    locale: LocaleTag?, reaching targets: [Target]
  ) -> FilledText? {
    let form = CampaignForm(campaign)
    let names = targets.filter { $0.capabilities(configuration).support(for: field, in: form) == .emitted }.map(\.name)
    guard !names.isEmpty else { return nil }
    return FilledText(
      template: template, fault: fault, use: use, whole: whole, isExact: isExact,
      subject: Finding.Subject(locale: locale?.description, field: field, targets: names),
      targets: names)
  }
}
