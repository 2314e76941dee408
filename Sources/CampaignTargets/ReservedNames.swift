/// Names that the tool itself writes where a campaign's own keys stand: what rules hold those keys against.
extension Target {
  /// The names of the flat map that `fcm` and `adm` give the app.
  package static var androidDataNames: [String] {
    AndroidData.names
  }

  /// The names at the top of an `apns` payload.
  package static var apnsNames: [String] {
    ["actions", "aps", "data", "foreground", "image", "url"]
  }
}
