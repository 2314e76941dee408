package import CampaignModel

/// What a target's lowering makes for one campaign, variant and locale: complete and typed, not yet bytes.
package struct Payload: Sendable {
  package let body: PayloadValue

  /// How much of the body counts against the target's limit.
  package let measure: SizeMeasure

  package init(body: PayloadValue, measure: SizeMeasure) {
    self.body = body
    self.measure = measure
  }
}

/// What a target's limit bounds.
package enum SizeMeasure: Sendable {
  /// The bytes of the wire form.
  case wireBytes
  /// The UTF-8 of the keys and decoded values of the object at this pointer.
  case entries(pointer: String)
}

/// What lowering works from: one campaign with everything merged for one target, variant and locale.
package struct LoweringInput: Sendable {
  package let campaign: Campaign
  package let configuration: Configuration
  package let catalog: Catalog

  /// The merged layers: built-in, project defaults, campaign, variant, platform blocks.
  package let layer: Layer

  /// The copy, the variant's changes included; nil for a silent or badge-only campaign.
  package let content: LocalizedContent?

  package init(
    campaign: Campaign, configuration: Configuration, catalog: Catalog, layer: Layer, content: LocalizedContent?
  ) {
    self.campaign = campaign
    self.configuration = configuration
    self.catalog = catalog
    self.layer = layer
    self.content = content
  }
}
