import CampaignModel
import CampaignTargets
import SourceText

extension CampaignSubject {
  /// Whether some target is told that the text holds markup, and whether some is not.
  private func markup(of variant: Variant?) -> (isOn: Bool, isOff: Bool) {
    let flags = layers.filter { variant == nil || $0.variant?.id.value == variant?.id.value }.map { entry in
      entry.layer.settings[.html]?.value == .flag(true)
    }
    return (flags.contains(true), flags.contains(false))
  }

  /// The texts that are markup for some target, with their tags.
  var markupTexts: [(text: AuthoredText, tags: [HTMLTag])] {
    texts.lazy.filter { $0.source.utf8.contains(UInt8(ascii: "<")) && markup(of: $0.variant).isOn }
      .map { ($0, HTMLTagScanner.tags(in: $0.source)) }
  }

  /// The texts that some target shows as they are.
  var plainTexts: [AuthoredText] {
    texts.filter { markup(of: $0.variant).isOff }
  }

  /// The texts that are markup for some target, whatever they hold.
  var textsDrawnAsMarkup: [AuthoredText] {
    texts.filter { markup(of: $0.variant).isOn }
  }
}
