extension Rule {
  /// The Android app's named resources: strings, drawables, raw files.
  static let resourceRules: [Rule] = [
    .duplicateLocaleDirectory,
    .duplicateResource,
    .invalidResourceDirectory,
    .invalidResourceName,
    .markupInLabel,
    .missingDefaultResource,
    .missingResource,
    .stringEscape,
    .wrongResourceType,
  ]
}
