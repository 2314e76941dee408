package import CampaignModel
import SourceText

/// Which copy is everybody's, and which one is for devices of a language and country.
struct AirshipLocalizations: Sendable {
  struct Entry: Sendable {
    let language: String
    let country: String?
    let content: LocalizedContent
  }

  /// The copy of devices that no entry is for.
  let standard: LocalizedContent?

  /// In byte order of the tags.
  let entries: [Entry]

  init(_ input: LoweringInput) {
    let tag = input.campaign.content?.defaultLocale?.value
    let standard = input.contents.first { $0.locale.value == tag } ?? input.contents.first
    self.standard = standard
    let places = input.contents.map { (content: $0, place: AirshipLocale($0.locale.value)) }
    entries = places.compactMap { content, place in
      guard let place else { return nil }
      if content.locale.value == standard?.locale.value {
        // The default needs an entry only where another one would be taken for it: `en` for devices of the default `en-GB`.
        let isHidden =
          place.country != nil && places.contains { $0.place?.country == nil && $0.place?.language == place.language }
        guard isHidden else { return nil }
      }
      return Entry(language: place.language, country: place.country, content: content)
    }
  }
}

/// A locale as Airship names it: two letters of ISO 639-1, and two of ISO 3166 for a country.
package struct AirshipLocale: Sendable, Equatable {
  package let language: String
  package let country: String?

  /// Nil for a tag that the two cannot say: with a script, a variant, a region of digits, or a language of three letters.
  package init?(_ tag: LocaleTag) {
    guard tag.script == nil, tag.variant == nil, tag.language.utf8.count == 2 else { return nil }
    guard tag.region.map({ $0.utf8.count == 2 }) ?? true else { return nil }
    language = tag.language
    country = tag.region
  }
}
