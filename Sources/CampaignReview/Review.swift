/// What a merge changes, as a reviewer reads it.
package struct Review: Sendable {
  /// In byte order of the campaigns' names; unchanged ones are not among them.
  package let campaigns: [CampaignReview]

  /// What changed for the whole project: its configuration, and what is wrong with it.
  package let settings: [Change]

  /// What changed in the app's own resource files: channels, categories, action-button groups, and what is wrong there.
  package let resources: [Change]
  package let unchangedCampaigns: Int

  package init(campaigns: [CampaignReview], settings: [Change], resources: [Change], unchangedCampaigns: Int) {
    self.campaigns = campaigns
    self.settings = settings
    self.resources = resources
    self.unchangedCampaigns = unchangedCampaigns
  }

  package var isEmpty: Bool {
    campaigns.isEmpty && settings.isEmpty && resources.isEmpty
  }

  package var isBreaking: Bool {
    changes.contains { $0.impact == .breaking } || campaigns.contains { $0.status == .removed }
  }

  /// How many campaigns have a status.
  package func count(_ status: CampaignReview.Status) -> Int {
    campaigns.count { $0.status == status }
  }

  package var payloads: (added: Int, removed: Int, changed: Int) {
    campaigns.flatMap(\.payloads).reduce(into: (0, 0, 0)) { counts, payload in
      switch (payload.before, payload.after) {
      case (nil, _): counts.0 += 1
      case (_, nil): counts.1 += 1
      default: counts.2 += 1
      }
    }
  }

  /// Findings of error severity that the base does not have.
  package var introducedErrors: Int {
    changes.count { $0.kind == .findingAdded && $0.impact == .breaking }
  }

  private var changes: [Change] {
    settings + resources + campaigns.flatMap(\.changes)
  }
}

/// What a merge changes in one campaign.
package struct CampaignReview: Sendable {
  package enum Status: String, Sendable {
    case added
    case removed
    case changed
  }

  /// The campaign's id, or its file's path where it has none that can be read.
  package let name: String

  /// The file at head, or at base where the campaign is removed.
  package let path: String
  package let status: Status

  /// The most important first.
  package let changes: [Change]

  /// The payloads that differ, in the order of targets, variants and locales.
  package let payloads: [PayloadChange]

  /// Whether each end has payloads, or errors in their stead.
  package let compiles: (base: Bool, head: Bool)

  package init(
    name: String, path: String, status: Status, changes: [Change], payloads: [PayloadChange],
    compiles: (base: Bool, head: Bool)
  ) {
    self.name = name
    self.path = path
    self.status = status
    self.changes = changes
    self.payloads = payloads
    self.compiles = compiles
  }
}

/// A payload that is not the same at both ends.
package struct PayloadChange: Sendable, Equatable {
  package let target: String
  package let variant: String?
  package let locale: String

  /// What the limit counts; nil where there is none.
  package let before: Int?
  package let after: Int?
  package let limit: Int

  package init(target: String, variant: String?, locale: String, before: Int?, after: Int?, limit: Int) {
    self.target = target
    self.variant = variant
    self.locale = locale
    self.before = before
    self.after = after
    self.limit = limit
  }

  /// As an artifact is named: `apns/control/en`.
  package var name: String {
    [target, variant, locale].compactMap { $0 }.joined(separator: "/")
  }
}
