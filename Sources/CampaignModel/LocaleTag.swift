/// A locale in canonical BCP 47 form, within the subset `language[-Script][-REGION|-999][-variant]`.
package struct LocaleTag: Hashable, Sendable, Comparable, CustomStringConvertible {
  /// Lower-case, two or three letters.
  package let language: String

  /// Title-case, four letters.
  package let script: String?

  /// Two upper-case letters or three digits.
  package let region: String?

  /// Lower-case, five to eight characters, or four that start with a digit.
  package let variant: String?

  /// The whole tag, put together once: it names artifacts and is compared all the time.
  package let description: String

  /// The parts must be valid and canonical; `LocaleReader` makes tags from text.
  package init(language: String, script: String?, region: String?, variant: String?) {
    self.language = language
    self.script = script
    self.region = region
    self.variant = variant
    description = [language, script, region, variant].compactMap { $0 }.joined(separator: "-")
  }

  package static func == (left: LocaleTag, right: LocaleTag) -> Bool {
    left.description == right.description
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(description)
  }

  /// Byte order of the whole tag, as artifacts and tables are sorted.
  package static func < (left: LocaleTag, right: LocaleTag) -> Bool {
    left.description.utf8.lexicographicallyPrecedes(right.description.utf8)
  }
}
