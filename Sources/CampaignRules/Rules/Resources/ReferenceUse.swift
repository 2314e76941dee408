import CampaignModel
import Documents
import SourceText

/// A reference to a resource of the Android app, and what it is to be.
struct ReferenceUse {
  let reference: AndroidReference
  let range: SourceRange

  /// The types that fit, the usual one first.
  let types: [String]

  /// With its article: "a label".
  let purpose: String

  /// Whether the project has resources of that type, of the app's own, to look into.
  func isLookedUp(in subject: CatalogSubject) -> Bool {
    guard reference.packageName == nil, types.contains(reference.type),
      subject.catalog.resources.types.contains(reference.type)
    else { return false }
    return subject.configuration.app.sdk != .airship || !reference.name.hasPrefix("ua_")
  }
}

extension Catalog {
  /// The references of the channels, then of the button groups.
  var references: [ReferenceUse] {
    var uses: [ReferenceUse] = []
    func add(_ text: ResourceText?, _ types: [String], _ purpose: String) {
      guard let text, let reference = text.reference else { return }
      uses.append(ReferenceUse(reference: reference, range: text.text.range, types: types, purpose: purpose))
    }
    for channel in channels {
      add(channel.name, ["string"], "a channel's name")
      add(channel.description, ["string"], "a channel's description")
      if let sound = channel.sound, let reference = AndroidReference(sound.value) {
        uses.append(
          ReferenceUse(
            reference: reference, range: sound.range, types: ["raw", "string"], purpose: "a channel's sound"))
      }
    }
    for action in groups.flatMap(\.actions) {
      add(action.label, ["string"], "a label")
      add(action.icon, ["drawable", "mipmap"], "an icon")
    }
    return uses
  }
}
