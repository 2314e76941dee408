package import CampaignModel
import SourceText

/// What lowering works from: one campaign with everything merged for one target and variant.
package struct LoweringInput: Sendable {
  package let campaign: Campaign
  package let configuration: Configuration
  package let catalog: Catalog

  /// The merged layers: built-in, project defaults, campaign, variant, platform blocks.
  package let layer: Layer

  /// The copy of each locale, the variant's changes included; empty where the campaign has none.
  package let contents: [LocalizedContent]
  package let form: CampaignForm

  package init(
    campaign: Campaign, configuration: Configuration, catalog: Catalog, layer: Layer, contents: [LocalizedContent]
  ) {
    self.campaign = campaign
    self.configuration = configuration
    self.catalog = catalog
    self.layer = layer
    self.contents = contents
    form = CampaignForm(campaign)
  }
}

/// The three kinds of campaigns.
package enum CampaignForm: Sendable {
  case shown
  /// `silent: true`: nothing is drawn, the app is woken.
  case silent
  /// No copy: only the number on the icon changes.
  case badgeOnly

  package init(_ campaign: Campaign) {
    self = campaign.isSilent ? .silent : campaign.content == nil ? .badgeOnly : .shown
  }

  /// The name that stands for a locale in artifact paths, where there is no copy.
  package var artifactName: String? {
    switch self {
    case .shown: nil
    case .silent: "_silent"
    case .badgeOnly: "_badge"
    }
  }
}

/// A campaign and variant on its way to one target: what is the same in every locale is worked out once.
package struct Lowering: Sendable {
  /// A request header.
  package struct Header: Sendable, Equatable {
    package let name: String
    package let value: String

    package init(_ name: String, _ value: String) {
      self.name = name
      self.value = value
    }
  }

  /// The request headers, the same for each artifact of the target, in byte order of their names.
  package let headers: [Header]

  /// The payload with a locale's copy, or without copy for a silent or badge-only campaign.
  package let payload: @Sendable (LocalizedContent?) -> PayloadValue

  /// Fields that this campaign sets and the target leaves out for what the campaign says, beside those that the
  /// capabilities list as ignored for every campaign; in the order of the field table.
  package let ignored: [IgnoredField]

  /// One payload with the copy of every locale, for a vendor that chooses a subscriber's locale itself; then `payload` is
  /// what a subscriber of one locale is sent of it, which sizes and previews look at.
  package let localized: (@Sendable () -> PayloadValue)?

  package init(
    headers: [Header] = [], ignored: [IgnoredField] = [], localized: (@Sendable () -> PayloadValue)? = nil,
    payload: @escaping @Sendable (LocalizedContent?) -> PayloadValue
  ) {
    self.localized = localized
    self.headers = headers
    self.ignored = ignored
    self.payload = payload
  }
}

extension Lowering {
  /// The same with the texts as a dialect writes them.
  func written(in dialect: PlaceholderDialect) -> Lowering {
    let (payload, localized) = (payload, localized)
    return Lowering(
      headers: headers, ignored: ignored,
      localized: localized.map { make in { @Sendable in make().written(in: dialect) } },
      payload: { payload($0).written(in: dialect) })
  }
}

/// A field that a target leaves out.
package struct IgnoredField: Sendable, Equatable {
  package let field: Field
  package let reason: IgnoredReason

  package init(_ field: Field, _ reason: IgnoredReason) {
    self.field = field
    self.reason = reason
  }
}
