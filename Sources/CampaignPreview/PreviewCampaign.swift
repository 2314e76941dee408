package import CampaignModel
package import CampaignTargets
package import Diagnostics

/// What a page shows of a campaign: what it compiles to, and what the app and its project know of it.
package struct PreviewCampaign: Sendable {
  package let id: String
  package var description: String?
  package var owner: String?
  package var labels: [String] = []

  /// The source file below the project's root.
  package let path: String

  /// What stands above a notification on a device.
  package var appName: String

  /// The origin that browsers name.
  package var webOrigin: String?

  /// What subscribers get whose locale has no copy: it is shown first.
  package var defaultLocale: String?

  /// Whether nothing is written of it yet.
  package var isDraft = false

  /// What is sent, in byte order of the targets' names.
  package var targets: [PreviewTarget] = []

  /// What devices show, where `targets` are vendors' send APIs alone, whose servers make it: the platforms' own payloads.
  package var drawnTargets: [PreviewTarget] = []

  /// The targets whose payloads are drawn.
  var shownTargets: [PreviewTarget] {
    drawnTargets.isEmpty ? targets : drawnTargets
  }

  /// Who gets another locale's copy: what a device asks for, and what it gets.
  package var resolution: [(requested: String, locale: String)] = []

  /// What placeholders are filled with; those without a sample get their fallback.
  package var samples: [(name: String, value: String)] = []

  /// In their order; errors among them only where there are no artifacts.
  package var findings: [PreviewFinding] = []

  /// Channels and sets of actions that the app declares.
  package var app = PreviewApp()

  package init(id: String, path: String, appName: String) {
    self.id = id
    self.path = path
    self.appName = appName
  }
}

/// One target's artifacts of a campaign.
package struct PreviewTarget: Sendable {
  package let name: String
  package let platform: Platform

  /// In bytes, the project's reserve taken off.
  package let limit: Int
  package let headers: [(name: String, value: String)]

  /// By variant, then locale.
  package let artifacts: [Artifact]

  package init(
    name: String, platform: Platform, limit: Int, headers: [(name: String, value: String)], artifacts: [Artifact]
  ) {
    self.name = name
    self.platform = platform
    self.limit = limit
    self.headers = headers
    self.artifacts = artifacts
  }
}

/// A diagnostic, as a page lists it.
package struct PreviewFinding: Sendable {
  package let severity: Severity
  package let rule: String
  package let message: String
  package let help: String?

  /// `path:line:column`.
  package let place: String?

  package init(severity: Severity, rule: String, message: String, help: String?, place: String?) {
    self.severity = severity
    self.rule = rule
    self.message = message
    self.help = help
    self.place = place
  }
}

/// What the app's own resource files say that decides how a notification looks.
package struct PreviewApp: Sendable {
  /// An Android channel as a user's settings name it.
  package struct Channel: Sendable {
    package let name: String

    /// As in `high`.
    package let importance: String

    package init(name: String, importance: String) {
      self.name = name
      self.importance = importance
    }
  }

  /// The channel of an id; nil where none is declared.
  package var channel: @Sendable (_ id: String) -> Channel?

  /// The labels of a category's or action-button group's actions in a locale; nil where none of that id is declared.
  package var actionTitles: @Sendable (_ id: String, _ locale: String, _ platform: Platform) -> [String]?

  package init(
    channel: @escaping @Sendable (String) -> Channel? = { _ in nil },
    actionTitles: @escaping @Sendable (String, String, Platform) -> [String]? = { _, _, _ in nil }
  ) {
    self.channel = channel
    self.actionTitles = actionTitles
  }
}
