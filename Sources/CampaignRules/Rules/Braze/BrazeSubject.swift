import CampaignModel
import CampaignTargets
import SourceText

/// What Braze's rules look at.
extension CampaignSubject {
  /// What one of Braze's targets gets, for each variant; empty where the campaign does not go there.
  func layers(of target: Target) -> [EffectiveLayer] {
    layers.filter { $0.target.name.utf8.elementsEqual(target.name.utf8) }
  }

  /// Whether the campaign goes to a target.
  func goes(to target: Target) -> Bool {
    !layers(of: target).isEmpty
  }

  /// The copy of each locale with what the layer's variant changes, the default locale first.
  func contents(of entry: EffectiveLayer) -> [LocalizedContent] {
    let preferred = campaign.content?.defaultLocale?.value
    let locales = campaign.content(for: entry.variant)?.locales ?? []
    return locales.filter { $0.locale.value == preferred } + locales.filter { $0.locale.value != preferred }
  }
}

/// A campaign's action as Braze's iOS objects take it.
struct BrazeButtonUse {
  let action: Action
  let content: LocalizedContent

  /// What a tap opens.
  var link: Template? {
    action.url ?? content.url
  }
}

extension CampaignSubject {
  /// The actions that `braze-ios` gets, each place once.
  var brazeIOSButtons: [(button: BrazeButtonUse, entry: EffectiveLayer)] {
    var buttons: [(button: BrazeButtonUse, entry: EffectiveLayer)] = []
    for entry in layers(of: .brazeIOS) {
      for content in contents(of: entry) {
        for action in content.actions?.value ?? []
        where !buttons.contains(where: { $0.button.action.range == action.range }) {
          buttons.append((BrazeButtonUse(action: action, content: content), entry))
        }
      }
    }
    return buttons
  }
}
