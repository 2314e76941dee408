import Documents
import SourceText

extension Catalog {
  /// What a device of a locale shows for a value of a resource file: the text itself, or that of the string it names; nil
  /// where there is no such string.
  package func text(_ value: ResourceText, for locale: LocaleTag?) -> String? {
    guard let reference = value.reference else { return value.text.value }
    guard reference.packageName == nil, reference.type == "string" else { return nil }
    return resources.text(reference.name, for: locale)?.string?.text
  }
}
