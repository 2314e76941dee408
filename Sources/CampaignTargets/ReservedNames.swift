/// Names that the tool itself writes where a campaign's own keys stand: what rules hold those keys against.
extension Target {
  /// The names of the flat map that `fcm` and `adm` give the app.
  package static var androidDataNames: [String] {
    AndroidData.names
  }

  /// The names of the flat map that `customer-insights-android` gives the app.
  package static var customerInsightsAndroidNames: [String] {
    CustomerInsightsData.names + ["body", "title"]
  }

  /// The names of the `data` that `customer-insights-ios` gives the app.
  package static var customerInsightsIOSNames: [String] {
    CustomerInsightsData.names
  }

  /// The names that Airship's `extra` has beside the campaign's own.
  package static var airshipExtraNames: [String] {
    AirshipNotification.extraNames
  }

  /// The names at the top of an `apns` payload.
  package static var apnsNames: [String] {
    ["actions", "aps", "data", "foreground", "image", "url"]
  }
}
