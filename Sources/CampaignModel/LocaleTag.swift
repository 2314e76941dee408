/// A locale in canonical BCP 47 form, within the subset `language[-Script][-REGION|-999][-variant]`.
package struct LocaleTag: Hashable, Sendable, Comparable, CustomStringConvertible {
  /// The whole tag. Its parts are cut out of it where they are asked for: tags are compared and copied all the time, and
  /// taken apart seldom.
  package let description: String

  /// Bytes of the tag that each part takes, 0 where there is none.
  private let languageCount: UInt8
  private let scriptCount: UInt8
  private let regionCount: UInt8

  /// The parts must be valid and canonical; `LocaleReader` makes tags from text.
  package init(language: String, script: String? = nil, region: String? = nil, variant: String? = nil) {
    description = [language, script, region, variant].compactMap { $0 }.joined(separator: "-")
    languageCount = UInt8(language.utf8.count)
    scriptCount = UInt8(script?.utf8.count ?? 0)
    regionCount = UInt8(region?.utf8.count ?? 0)
  }

  /// A language and a region, given as the tag that they make.
  init(_ tag: String, languageCount: Int) {
    description = tag
    self.languageCount = UInt8(languageCount)
    scriptCount = 0
    regionCount = UInt8(max(tag.utf8.count - languageCount - 1, 0))
  }

  /// Lower-case, two or three letters.
  package var language: String {
    part(at: 0, count: languageCount) ?? ""
  }

  /// Title-case, four letters.
  package var script: String? {
    part(at: languageCount + 1, count: scriptCount)
  }

  /// Two upper-case letters or three digits.
  package var region: String? {
    part(at: end(of: scriptCount, after: languageCount) + 1, count: regionCount)
  }

  /// Lower-case, five to eight characters, or four that start with a digit.
  package var variant: String? {
    let start = end(of: regionCount, after: end(of: scriptCount, after: languageCount)) + 1
    return part(at: start, count: UInt8(max(description.utf8.count - Int(start), 0)))
  }

  /// The tag of the language alone.
  package var base: LocaleTag {
    description.utf8.count == Int(languageCount) ? self : LocaleTag(language, languageCount: Int(languageCount))
  }

  /// Whether both are of one language.
  package func hasLanguage(of other: LocaleTag) -> Bool {
    languageCount == other.languageCount
      && description.utf8.prefix(Int(languageCount)).elementsEqual(other.description.utf8.prefix(Int(languageCount)))
  }

  package static func == (left: LocaleTag, right: LocaleTag) -> Bool {
    left.description == right.description
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(description)
  }

  /// Byte order of the whole tag, as artifacts and tables are sorted; tags are ASCII.
  package static func < (left: LocaleTag, right: LocaleTag) -> Bool {
    left.description < right.description
  }

  private func end(of count: UInt8, after start: UInt8) -> UInt8 {
    count == 0 ? start : start + 1 + count
  }

  private func part(at start: UInt8, count: UInt8) -> String? {
    guard count > 0 else { return nil }
    if start == 0, description.utf8.count == Int(count) { return description }
    return String(Substring(description.utf8.dropFirst(Int(start)).prefix(Int(count))))
  }
}
