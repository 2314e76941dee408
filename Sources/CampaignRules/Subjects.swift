package import CampaignModel
package import CampaignTargets
import Diagnostics
package import SourceText

/// What a campaign rule sees.
package struct CampaignSubject: Sendable {
  package let campaign: Campaign
  package let configuration: Configuration
  package let catalog: Catalog

  /// The targets that this campaign is compiled to.
  package let targets: [Target]

  /// "Now", in seconds since 1970 UTC, where the caller gave it; no rule reads the clock.
  package let asOf: Int?

  /// The copy of each locale as it is written: the campaign's own, then what each variant changes.
  let contents: [AuthoredContent]

  /// Every text of the copy, as authored.
  let texts: [AuthoredText]

  /// Those of a size that a text may have: what is larger has its finding for that, and is not looked into.
  let readableTexts: [AuthoredText]

  /// Every URL: the copy's by locale and variant, then those of the settings.
  let urls: [AuthoredURL]

  /// What each target gets, for each variant where there are some.
  let layers: [EffectiveLayer]

  /// Which of the texts are drawn as markup, which as they are.
  let markup: MarkupTexts

  package init(campaign: Campaign, configuration: Configuration, catalog: Catalog, targets: [Target], asOf: Int?) {
    self.campaign = campaign
    self.configuration = configuration
    self.catalog = catalog
    self.targets = targets
    self.asOf = asOf
    contents = campaign.authoredContents
    texts = contents.flatMap(\.texts)
    urls = contents.flatMap(\.urls) + campaign.settingURLs
    readableTexts = texts.filter { $0.source.utf8.count <= TextLimits.bytes }
    layers = EffectiveLayer.all(of: campaign, targets: targets, configuration: configuration)
    markup = MarkupTexts(readableTexts, layers: layers)
  }
}

/// What a catalog rule sees.
package struct CatalogSubject: Sendable {
  package let catalog: Catalog
  package let configuration: Configuration

  package init(catalog: Catalog, configuration: Configuration) {
    self.catalog = catalog
    self.configuration = configuration
  }
}

/// What a payload rule sees: one artifact, and where its campaign and copy stand.
package struct PayloadSubject: Sendable {
  /// What all artifacts of a campaign's target have in common, kept once.
  package final class Context: Sendable {
    package let campaign: Campaign
    package let configuration: Configuration
    package let target: Target

    /// The limit with the project's reserve taken off.
    package let limit: Int

    package init(campaign: Campaign, configuration: Configuration, target: Target, limit: Int) {
      self.campaign = campaign
      self.configuration = configuration
      self.target = target
      self.limit = limit
    }
  }

  private let context: Context
  package let artifact: Artifact

  /// The locale's copy, or the campaign's id where it has none.
  package let range: SourceRange

  package init(_ artifact: Artifact, in context: Context, range: SourceRange) {
    self.context = context
    self.artifact = artifact
    self.range = range
  }

  package var campaign: Campaign {
    context.campaign
  }

  package var configuration: Configuration {
    context.configuration
  }

  package var target: Target {
    context.target
  }

  /// The limit with the project's reserve taken off.
  package var limit: Int {
    context.limit
  }

  /// The values that take most of what the limit counts, largest first, at most three; worked out when asked for.
  package var largest: [SizeContributor] {
    artifact.largest(3, measure: target.measure)
  }
}

/// What is kept of a campaign for the rules that span campaigns: small, and the same for a draft, a broken and a good one.
package struct CampaignSummary: Sendable {
  package let path: String
  package let id: Located<String>
  package let isDraft: Bool

  /// Channels, categories, variables and the like that the campaign uses.
  package let channelIDs: [String]
  package let categoryIDs: [String]

  package init(path: String, id: Located<String>, isDraft: Bool, channelIDs: [String], categoryIDs: [String]) {
    self.path = path
    self.id = id
    self.isDraft = isDraft
    self.channelIDs = channelIDs
    self.categoryIDs = categoryIDs
  }
}

/// What a project rule sees.
package struct ProjectSubject: Sendable {
  /// In byte order of their paths.
  package let campaigns: [CampaignSummary]
  package let configuration: Configuration
  package let catalog: Catalog

  package init(campaigns: [CampaignSummary], configuration: Configuration, catalog: Catalog) {
    self.campaigns = campaigns
    self.configuration = configuration
    self.catalog = catalog
  }
}

extension Finding.Subject {
  /// A copy or a field as these targets take it: one alone is named.
  init(locale: String? = nil, field: Field? = nil, targets: [String]) {
    self.init(locale: locale, field: field?.path, target: targets.count == 1 ? targets[0] : nil)
  }
}
