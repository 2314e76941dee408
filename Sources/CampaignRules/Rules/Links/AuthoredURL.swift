import CampaignModel
import CampaignTargets
import Diagnostics
import SourceText

/// A URL of a campaign, with the words that findings use for it.
struct AuthoredURL: Sendable {
  /// What it is for.
  enum Purpose: Sendable {
    /// What a tap on the notification opens.
    case link
    /// What a button opens.
    case actionLink
    case image
    /// What a tap opens in a browser.
    case webLink
    /// Icons and other pictures beside the copy.
    case decoration
  }

  let purpose: Purpose
  let text: String
  let range: SourceRange

  /// Where parts of it stand; nil for a setting, of which only the whole is known.
  let template: Template?

  /// What ends every message about it: "[de url]", or the field's path.
  let place: String
  let subject: Finding.Subject

  /// The scheme in lower case; nil where a placeholder or nothing stands for it.
  var scheme: String? {
    guard let colon = text.utf8.firstIndex(of: UInt8(ascii: ":")) else { return nil }
    let scheme = text[..<colon]
    guard let first = scheme.unicodeScalars.first, first.properties.isAlphabetic, !scheme.contains("{") else {
      return nil
    }
    return scheme.lowercased()
  }

  /// The scheme in the file, or the whole URL where its parts have no place.
  var schemeRange: SourceRange {
    guard let template, let length = scheme?.utf8.count else { return range }
    return template.text.range(of: 0..<length)
  }

  /// Whether a browser can open it, whatever its placeholders are filled with.
  var opensInBrowser: Bool {
    WebPush.isHTTPS(text)
  }
}

extension Campaign {
  /// Every URL: the copy's by locale and variant, then those of the settings.
  var authoredURLs: [AuthoredURL] {
    authoredContents.flatMap { content, variant in urls(of: content, variant: variant) }
      + authoredSettings.compactMap { field, value in
        let purpose: AuthoredURL.Purpose
        switch field.specification.type {
        case .url: purpose = .webLink
        case .httpsURL: purpose = .decoration
        default: return nil
        }
        let subject = Finding.Subject(field: field.path)
        switch value.value {
        case .template(let template):
          return AuthoredURL(
            purpose: purpose, text: template.source, range: value.range, template: template, place: "[\(field.path)]",
            subject: subject)
        case .text(let text):
          return AuthoredURL(
            purpose: purpose, text: text, range: value.range, template: nil, place: "[\(field.path)]", subject: subject)
        default:
          return nil
        }
      }
  }

  /// The URLs of one locale's copy.
  func urls(of content: LocalizedContent, variant: Variant? = nil) -> [AuthoredURL] {
    let variantPart = variant.map { ", variant '\($0.id.value)'" } ?? ""
    func url(_ purpose: AuthoredURL.Purpose, _ template: Template?, _ name: String, _ path: String) -> AuthoredURL? {
      template.map {
        AuthoredURL(
          purpose: purpose, text: $0.source, range: $0.text.range, template: $0,
          place: "[\(content.locale.value) \(name)\(variantPart)]",
          subject: Finding.Subject(locale: content.locale.value.description, field: path))
      }
    }
    let own = [
      url(.image, content.image, "image", Field.contentImage.path),
      url(.link, content.url, "url", Field.contentURL.path),
    ]
    let actions = (content.actions?.value ?? []).map {
      url(.actionLink, $0.url, "action url", Field.contentActionURL.path)
    }
    return (own + actions).compactMap { $0 }
  }
}
