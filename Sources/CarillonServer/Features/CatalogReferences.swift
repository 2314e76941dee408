import CampaignModel
import Documents
import SourceText

/// What the app's resource files declare and name.
enum CatalogReferences {
  static func all(in catalog: Catalog) -> [Reference] {
    var references: [Reference] = []
    for channel in catalog.channels {
      references.append(Reference(Symbol(.channel, channel.id.value), at: channel.id.range, isDeclaration: true))
      references += [channel.name, channel.description].compactMap { $0.flatMap(resource) }
      if let name = channel.soundResource, let sound = channel.sound {
        references.append(Reference(Symbol(.resource, "raw/\(name)"), at: sound.range))
      }
    }
    for set in catalog.groups + catalog.categories {
      references.append(Reference(Symbol(.category, set.id.value), at: set.id.range, isDeclaration: true))
      for action in set.actions {
        references.append(
          Reference(Symbol(.action, "\(set.id.value)/\(action.id.value)"), at: action.id.range, isDeclaration: true))
        references += [action.label, action.icon].compactMap { $0.flatMap(resource) }
        if let key = action.labelKey { references.append(Reference(Symbol(.label, key.value), at: key.range)) }
      }
    }
    for file in catalog.files {
      references += file.texts.map { Reference(Symbol(.label, $0.key.value), at: $0.key.range, isDeclaration: true) }
      for value in file.values {
        let symbol = Symbol(.resource, "\(value.type)/\(value.name.value)")
        references.append(Reference(symbol, at: value.name.range, isDeclaration: true))
        guard let target = value.string?.reference, target.packageName == nil else {
          continue
        }
        references.append(Reference(Symbol(.resource, "\(target.type)/\(target.name)"), at: value.contentRange))
      }
    }
    return references
  }

  /// The reference that a value is, if it is one to the app's own resources.
  private static func resource(_ text: ResourceText) -> Reference? {
    guard let target = text.reference, target.packageName == nil else { return nil }
    return Reference(Symbol(.resource, "\(target.type)/\(target.name)"), at: text.text.range)
  }
}
