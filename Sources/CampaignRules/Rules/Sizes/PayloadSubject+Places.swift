import CampaignModel
import CampaignTargets
import Diagnostics
import SourceText

extension PayloadSubject {
  /// What findings call the artifact: "apns payload for 'en'", with the variant where there is one.
  var artifactName: String {
    let copy = locale == nil ? "" : " for '\(artifact.countedLocale)'"
    let variant = artifact.variant.map { ", variant '\($0)'," } ?? ""
    return "\(target.name) payload\(copy)\(variant)"
  }

  /// "4096", or "3796 (4096 less 300 kept free)".
  var limitDescription: String {
    let whole = target.limit(configuration)
    return whole == limit ? "\(limit)" : "\(limit) (\(whole) less \(whole - limit) kept free)"
  }

  var findingSubject: Finding.Subject {
    Finding.Subject(locale: locale?.description, target: target.name)
  }

  /// Where the largest contributor is written, or the copy as a whole where that has no one place.
  var largestRange: SourceRange {
    place(of: largest.first.map { pointerTokens($0.pointer) } ?? []) ?? range
  }

  /// The copy of the artifact's locale, the variant's changes included; nil for a silent or badge-only campaign.
  var content: LocalizedContent? {
    campaign.content(for: variant)?.locales.first { $0.locale.value.description == artifact.countedLocale }
  }

  /// Whether a text of the artifact is longer than a text may be: then that is what there is to say.
  var hasOverlongText: Bool {
    let data = campaign.layer(for: target.platform, variant: variant, in: configuration).data
    if data.contains(where: { TextLimits.isExceeded(by: $0.value, characters: TextLimits.dataValue) }) { return true }
    guard let content else { return false }
    let actions = content.actions?.value ?? []
    let limited: [(template: Template?, characters: Int?)] =
      [
        (content.title, TextLimits.title), (content.body, TextLimits.body), (content.subtitle, nil),
        (content.summary, nil), (content.url, TextLimits.url), (content.image, TextLimits.url),
      ] + actions.map { ($0.title, TextLimits.actionTitle) } + actions.map { ($0.url, TextLimits.url) }
    return limited.contains { part in
      part.template.map { TextLimits.isExceeded(by: $0, characters: part.characters) } ?? false
    }
  }

  private var locale: LocaleTag? {
    content?.locale.value
  }

  private var variant: Variant? {
    campaign.variants.first { $0.id.value == artifact.variant }
  }

  /// The place of the value that a payload's member is made from: the names of members are those of the fields.
  private func place(of tokens: [String]) -> SourceRange? {
    guard let name = tokens.last else { return nil }
    let data = campaign.layer(for: target.platform, variant: variant, in: configuration).data
    if tokens.dropLast().last == "data", let entry = data.first(where: { $0.key.value == name }) {
      return entry.value.text.range
    }
    guard let content else { return nil }
    if tokens.contains("actions") { return content.actions?.range }
    return switch name {
    case "title": content.title?.text.range
    case "subtitle": content.subtitle?.text.range
    case "body": content.body?.text.range
    case "summary": content.summary?.text.range
    case "image": content.image?.text.range
    case "url", "navigate": content.url?.text.range
    default: nil
    }
  }
}

/// The names of a JSON Pointer (RFC 6901).
func pointerTokens(_ pointer: String) -> [String] {
  pointer.split(separator: "/", omittingEmptySubsequences: false).dropFirst().map {
    String($0).replacing("~1", with: "/").replacing("~0", with: "~")
  }
}
