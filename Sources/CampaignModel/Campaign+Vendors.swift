import SourceText

extension Campaign {
  /// A field of a vendor's block that takes any mapping, with the places of its parts; nil where it is not set.
  package func vendorObject(_ field: Field) -> LocatedJSON? {
    guard case .json(let json) = vendors[field]?.value else { return nil }
    return LocatedJSON(json, places: vendorPlaces.first { $0.field == field }?.places ?? JSONPlaces())
  }
}
