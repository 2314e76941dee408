import CampaignModel
import Documents
import SourceText

/// The text of a button as the app has registered it, in one locale.
struct RegisteredLabel {
  let platformName: String
  let text: String
  let range: SourceRange
}

/// A label that has no translation.
struct UntranslatedLabel {
  /// The key of the string, as its reference names it.
  let key: String
  let range: SourceRange
}

extension Catalog {
  /// What the app's own declarations write on a button of a category for the readers of a locale; iOS first.
  func labels(of action: String, in category: String, for locale: LocaleTag) -> [RegisteredLabel] {
    var labels: [RegisteredLabel] = []
    if let action = self.category(category)?.action(action), let title = action.label {
      let translation = action.labelKey.flatMap { self.labels.text($0.value, for: locale) }
      labels.append(
        RegisteredLabel(
          platformName: "iOS", text: translation?.text.value ?? title.text.value,
          range: translation?.text.range ?? title.text.range))
    }
    if let action = group(category)?.action(action), let label = action.label {
      if let reference = label.reference {
        if reference.packageName == nil, reference.type == "string",
          let entry = resources.text(reference.name, for: locale), let string = entry.string
        {
          labels.append(
            RegisteredLabel(
              platformName: "Android", text: string.text, range: entry.contentRange ?? entry.name.range))
        }
      } else {
        labels.append(
          RegisteredLabel(platformName: "Android", text: label.text.value, range: label.text.range))
      }
    }
    return labels
  }

  /// The labels of a category that are looked up in a table and stand there in other languages only; Android first.
  func untranslatedLabels(of category: String, for locale: LocaleTag) -> [UntranslatedLabel] {
    var missing: [UntranslatedLabel] = []
    for action in group(category)?.actions ?? [] {
      guard let reference = action.label?.reference, reference.packageName == nil, reference.type == "string",
        let range = action.label?.text.range
      else { continue }
      let entries = resources.entries("string", reference.name)
      guard !entries.isEmpty, entries.allSatisfy(\.isTranslatable), !serve(entries.map(\.locale), locale) else {
        continue
      }
      missing.append(UntranslatedLabel(key: reference.name, range: range))
    }
    for action in self.category(category)?.actions ?? [] {
      guard let key = action.labelKey else { continue }
      let entries = labels.entries(key.value)
      guard !entries.isEmpty, !serve(entries.map(\.locale), locale) else { continue }
      missing.append(UntranslatedLabel(key: key.value, range: key.range))
    }
    return missing
  }

  /// Whether one of the tables is in the locale's language and script.
  private func serve(_ tables: [LocaleTag?], _ locale: LocaleTag) -> Bool {
    tables.contains { $0?.language == locale.language && $0?.likelyScript == locale.likelyScript }
  }
}

extension ActionSetDeclaration {
  func action(_ id: String) -> ActionDeclaration? {
    actions.first { $0.id.value.utf8.elementsEqual(id.utf8) }
  }
}
