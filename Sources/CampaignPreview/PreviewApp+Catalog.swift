package import CampaignModel
import Documents
import SourceText

extension PreviewApp {
  /// What the app's resource files say, in the words of a locale.
  package init(_ catalog: Catalog) {
    self.init(
      channel: { id in
        catalog.channel(id).map { channel in
          Channel(name: catalog.text(channel.name, in: nil), importance: importanceName(channel.importance.value))
        }
      },
      actionTitles: { id, locale, platform in
        let tag = LocaleTag.canonical(locale)
        switch platform {
        case .ios:
          return catalog.category(id)?.actions.map { action in
            let own = action.label.map(\.text.value) ?? action.id.value
            guard let tag, let key = action.labelKey else { return own }
            return catalog.labels.text(key.value, for: tag)?.text.value ?? own
          }
        case .android, .fireos:
          return catalog.group(id)?.actions.map { action in
            action.label.map { catalog.text($0, in: tag) } ?? action.id.value
          }
        case .web: return nil
        }
      })
  }
}

extension Catalog {
  /// A value of a resource file as a device of the locale shows it; a reference that leads nowhere stands for itself.
  fileprivate func text(_ value: ResourceText, in locale: LocaleTag?) -> String {
    guard let reference = value.reference, reference.type == "string", reference.packageName == nil else {
      return value.text.value
    }
    return resources.text(reference.name, for: locale)?.string?.text ?? value.text.value
  }
}

/// Android's importance as its documents call it.
private func importanceName(_ importance: Int) -> String {
  let names = ["none", "min", "low", "default", "high", "max"]
  return names.indices.contains(importance) ? names[importance] : String(importance)
}
