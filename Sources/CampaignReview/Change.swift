package import SourceText

/// One thing that a merge changes, in the words of campaigns.
package struct Change: Sendable, Equatable {
  /// What kind of thing.
  package enum Kind: Sendable, Equatable {
    case campaignMoved
    case fieldAdded, fieldChanged, fieldRemoved
    case localeAdded, localeRemoved
    case variantAdded, variantRemoved
    case targetAdded, targetRemoved
    case placeholderAdded, placeholderRemoved
    case findingAdded, findingRemoved
    case settingChanged
    case resourceAdded(ResourceNoun), resourceChanged(ResourceNoun), resourceRemoved(ResourceNoun)

    /// As the JSON format names it: `field-added`, `channel-changed`.
    package var name: String {
      switch self {
      case .campaignMoved: "campaign-moved"
      case .fieldAdded: "field-added"
      case .fieldChanged: "field-changed"
      case .fieldRemoved: "field-removed"
      case .localeAdded: "locale-added"
      case .localeRemoved: "locale-removed"
      case .variantAdded: "variant-added"
      case .variantRemoved: "variant-removed"
      case .targetAdded: "target-added"
      case .targetRemoved: "target-removed"
      case .placeholderAdded: "placeholder-added"
      case .placeholderRemoved: "placeholder-removed"
      case .findingAdded: "finding-added"
      case .findingRemoved: "finding-removed"
      case .settingChanged: "setting-changed"
      case .resourceAdded(let noun): "\(noun.rawValue)-added"
      case .resourceChanged(let noun): "\(noun.rawValue)-changed"
      case .resourceRemoved(let noun): "\(noun.rawValue)-removed"
      }
    }
  }

  /// What an app's resource files declare.
  package enum ResourceNoun: String, Sendable {
    case channel
    case category
    case group
  }

  /// What it means for those who get the campaign.
  package enum Impact: String, Sendable, CaseIterable {
    /// Something is lost, or the sender must change what it does.
    case breaking
    /// People see the difference.
    case visible
    /// Nobody sees it.
    case `internal`
  }

  package let kind: Kind
  package let impact: Impact

  /// What it is about: a field's path, a target's name, a rule's id, a placeholder's name; nil where the kind says it.
  package var subject: String?
  package var locale: String?
  package var variant: String?

  /// The platform whose block sets the field.
  package var platform: String?

  /// The attribute of a channel, category or group that changed.
  package var attribute: String?

  /// The campaigns that a change of a channel, category or group touches, in byte order.
  package var campaigns: [String] = []
  package var before: String?
  package var after: String?

  /// Where it was written.
  package var base: Place?
  package var head: Place?

  package init(_ kind: Kind, _ impact: Impact, subject: String? = nil) {
    self.kind = kind
    self.impact = impact
    self.subject = subject
  }

  /// A place in a source file.
  package struct Place: Sendable, Equatable, CustomStringConvertible {
    package let path: String
    package let position: LineIndex.Position

    package init(path: String, position: LineIndex.Position) {
      self.path = path
      self.position = position
    }

    /// Where a range of a file begins.
    init(_ range: SourceRange, in file: SourceFile) {
      self.init(path: file.path, position: LineIndex(file.bytes).position(of: Int(range.start)))
    }

    package var description: String {
      "\(path):\(position.line):\(position.column)"
    }
  }
}
