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

  /// The seconds that a time to live may have; nil where the target takes any.
  package let timeToLive: ClosedRange<Int>?

  /// Whether a badge may be relative to what is shown: `auto`, `+1`, `-1`.
  package let countsBadges: Bool

  /// In the collapsed form; nil where nothing is known.
  package let visibleWidths: VisibleWidths?

  /// The fields that a silent campaign still has; the others say how something looks that is not drawn.
  package let carriedWhenSilent: [Field]

  /// Where a notification is drawn, and what is drawn there.
  package let surfaces: [Surface]

  /// For every field of the table.
  private let support: [FieldSupport]

  /// `support` answers for every field of the table.
  package init(
    maxActions: Int?, timeToLive: ClosedRange<Int>? = nil, countsBadges: Bool = false,
    visibleWidths: VisibleWidths? = nil, carriedWhenSilent: [Field], surfaces: [Surface],
    support: (Field) -> FieldSupport
  ) {
    self.maxActions = maxActions
    self.timeToLive = timeToLive
    self.countsBadges = countsBadges
    self.visibleWidths = visibleWidths
    self.carriedWhenSilent = carriedWhenSilent
    self.surfaces = surfaces
    self.support = Field.allCases.map(support)
  }

  package func support(for field: Field) -> FieldSupport {
    support[Int(field.rawValue)]
  }

  /// The same for a campaign of a certain form.
  package func support(for field: Field, in form: CampaignForm) -> FieldSupport {
    let support = support(for: field)
    return form == .silent && support == .emitted && !carriedWhenSilent.contains(field) ? .ignored(.silent) : support
  }
}

/// A place where a target's notifications are drawn.
package struct Surface: Sendable, Equatable {
  package let name: String

  /// How many buttons are drawn there.
  package let maxActions: Int
  package let drawsImage: Bool

  /// Whether the app's icon there can show a number.
  package let countsBadge: Bool

  /// Where it was read, and when (year, month, day).
  package let source: String
  package let read: String

  package init(_ name: String, maxActions: Int, drawsImage: Bool, countsBadge: Bool, source: String, read: String) {
    self.name = name
    self.maxActions = maxActions
    self.drawsImage = drawsImage
    self.countsBadge = countsBadge
    self.source = source
    self.read = read
  }
}
