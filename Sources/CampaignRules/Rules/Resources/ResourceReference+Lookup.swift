import CampaignModel
import Documents

extension ResourceReference {
  /// Whether the project has resources of that type, of the app's own, to look into.
  func isLookedUp(in subject: CatalogSubject) -> Bool {
    guard reference.packageName == nil, types.contains(reference.type),
      subject.catalog.resources.types.contains(reference.type)
    else { return false }
    return subject.configuration.app.sdk != .airship || !reference.name.hasPrefix("ua_")
  }
}
