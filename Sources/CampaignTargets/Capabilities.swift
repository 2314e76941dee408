package import CampaignModel

/// Why a target leaves out what a campaign says.
package enum IgnoredReason: String, Sendable {
  /// The campaign is silent and the target cannot be.
  case silent
  /// The wire format has no place for it.
  case notExpressible = "not-expressible"
  /// The app or the device decides it.
  case deviceSetting = "device-setting"
  /// Another field of the campaign says it better for this target.
  case superseded
}

/// What a target does with a field.
package enum FieldSupport: Sendable, Equatable {
  case emitted
  case ignored(IgnoredReason)
  /// The field belongs to another platform's or vendor's block: nobody expects it here.
  case foreign
}

/// What a target can show and which fields it takes: data, so that rules, documents, diffs and previews agree.
package struct Capabilities: Sendable {
  /// How many buttons are drawn; nil where the format has none.
  package let maxActions: Int?

  /// Whether markup in texts is drawn.
  package let drawsMarkup: Bool

  /// For every field of the table.
  private let support: [FieldSupport]

  /// `support` answers for every field of the table.
  package init(maxActions: Int?, drawsMarkup: Bool, support: (Field) -> FieldSupport) {
    self.maxActions = maxActions
    self.drawsMarkup = drawsMarkup
    self.support = Field.allCases.map(support)
  }

  package func support(for field: Field) -> FieldSupport {
    support[Int(field.rawValue)]
  }
}
