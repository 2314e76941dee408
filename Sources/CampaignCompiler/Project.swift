package import CampaignModel
package import CampaignRules
package import SourceText

/// What every campaign of a project is compiled with.
package struct Project: Sendable {
  package let configuration: Configuration
  package let catalog: Catalog

  /// What becomes of findings: an error leaves a campaign without artifacts.
  package let policy: Policy

  /// The configuration's file, where there is one: source maps may lead into it.
  package let configurationFile: SourceFile?

  /// "Now", in seconds since 1970 UTC, where the caller gave it.
  package let asOf: Int?

  /// Without a policy of its own, that of the configuration.
  package init(
    configuration: Configuration, catalog: Catalog, policy: Policy? = nil, configurationFile: SourceFile? = nil,
    asOf: Int? = nil
  ) {
    self.configuration = configuration
    self.catalog = catalog
    self.policy = policy ?? Policy(configuration: configuration)
    self.configurationFile = configurationFile
    self.asOf = asOf
  }
}
