extension Rule {
  /// Locales: their tags, which are missing, which nobody is served.
  static let localeRules: [Rule] = [
    .actionIDsDiffer,
    .defaultLocaleMissing,
    .deprecatedLocale,
    .duplicateLocale,
    .extraTranslation,
    .invalidLocale,
    .macroLocale,
    .nonCanonicalLocale,
    .requiredLocaleMissing,
    .scriptCrossingFallback,
    .unreachableLocale,
    .untranslatedCopy,
  ]
}
