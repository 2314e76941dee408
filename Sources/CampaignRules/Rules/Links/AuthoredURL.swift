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

  /// Where it belongs: a copy, or the campaign's settings.
  private let owner: Owner

  private enum Owner: Sendable {
    case copy(LocaleTag, variantID: String?)
    case setting(Field)
  }

  /// A URL of a copy.
  fileprivate init(_ purpose: Purpose, _ template: Template, of content: LocalizedContent, variantID: String?) {
    self.purpose = purpose
    self.template = template
    text = template.source
    range = template.text.range
    owner = .copy(content.locale.value, variantID: variantID)
  }

  /// A URL of a setting, of which only the whole has a place unless it is a template.
  fileprivate init(_ purpose: Purpose, _ text: String, _ template: Template?, at range: SourceRange, of field: Field) {
    self.purpose = purpose
    self.template = template
    self.text = text
    self.range = range
    owner = .setting(field)
  }

  /// What ends every message about it: "[de url]", or the field's path.
  var place: String {
    switch owner {
    case .copy(let locale, let variantID):
      let variantPart = variantID.map { ", variant '\($0)'" } ?? ""
      return "[\(locale) \(name)\(variantPart)]"
    case .setting(let field):
      return "[\(field.path)]"
    }
  }

  var subject: Finding.Subject {
    switch owner {
    case .copy(let locale, _): Finding.Subject(locale: locale.description, field: field.path)
    case .setting(let field): Finding.Subject(field: field.path)
    }
  }

  private var field: Field {
    switch (owner, purpose) {
    case (.setting(let field), _): field
    case (.copy, .image): .contentImage
    case (.copy, .actionLink): .contentActionURL
    case (.copy, _): .contentURL
    }
  }

  private var name: String {
    switch purpose {
    case .image: "image"
    case .actionLink: "action url"
    case .link, .webLink, .decoration: "url"
    }
  }

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

extension AuthoredContent {
  /// The URLs of the copy.
  var urls: [AuthoredURL] {
    var urls: [AuthoredURL] = []
    func add(_ purpose: AuthoredURL.Purpose, _ template: Template?) {
      if let template { urls.append(AuthoredURL(purpose, template, of: content, variantID: variant?.id.value)) }
    }
    add(.image, content.image)
    add(.link, content.url)
    for action in content.actions?.value ?? [] { add(.actionLink, action.url) }
    return urls
  }
}

extension Campaign {
  /// The URLs that settings are.
  var settingURLs: [AuthoredURL] {
    authoredSettings.compactMap { field, value in
      let purpose: AuthoredURL.Purpose
      switch field.specification.type {
      case .url: purpose = .webLink
      case .httpsURL: purpose = .decoration
      default: return nil
      }
      switch value.value {
      case .template(let template):
        return AuthoredURL(purpose, template.source, template, at: value.range, of: field)
      case .text(let text):
        return AuthoredURL(purpose, text, nil, at: value.range, of: field)
      default:
        return nil
      }
    }
  }
}
