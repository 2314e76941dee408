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

/// About how many characters a device shows before it cuts: sources differ by a factor of two, so only a hint.
package struct VisibleWidths: Sendable, Equatable {
  package let title: Int
  package let body: Int

  package init(title: Int, body: Int) {
    self.title = title
    self.body = body
  }
}

/// What a target can show and which fields it takes: data, so that rules, documents, diffs and previews agree.
package struct Capabilities: Sendable {
  /// How many buttons are drawn; nil where the format has none.
  package let maxActions: Int?

  /// Whether markup in texts is drawn.
  package let drawsMarkup: Bool

  /// The seconds that a time to live may have; nil where the target takes any.
  package let timeToLive: ClosedRange<Int>?

  /// Whether a badge may be relative to what is shown: `auto`, `+1`, `-1`.
  package let countsBadges: Bool

  /// In the collapsed form; nil where nothing is known.
  package let visibleWidths: VisibleWidths?

  /// For every field of the table.
  private let support: [FieldSupport]

  /// `support` answers for every field of the table.
  package init(
    maxActions: Int?, drawsMarkup: Bool, timeToLive: ClosedRange<Int>? = nil, countsBadges: Bool = false,
    visibleWidths: VisibleWidths? = nil, support: (Field) -> FieldSupport
  ) {
    self.maxActions = maxActions
    self.drawsMarkup = drawsMarkup
    self.timeToLive = timeToLive
    self.countsBadges = countsBadges
    self.visibleWidths = visibleWidths
    self.support = Field.allCases.map(support)
  }

  package func support(for field: Field) -> FieldSupport {
    support[Int(field.rawValue)]
  }
}
