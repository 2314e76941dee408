import CampaignModel
import CampaignTargets
import SourceText

/// A field that some targets leave out for one reason.
struct IgnoredEntry: Equatable {
  let field: Field
  let reason: IgnoredReason

  /// In byte order.
  var targets: [String]
}

/// Collects what targets leave out of a campaign.
struct IgnoredList {
  private var found: [IgnoredEntry] = []

  /// In byte order of the fields' paths, then of the reasons.
  var entries: [IgnoredEntry] {
    found.sorted { left, right in
      let paths = (left.field.path, right.field.path)
      guard left.field == right.field else { return paths.0.utf8.lexicographicallyPrecedes(paths.1.utf8) }
      return left.reason.rawValue.utf8.lexicographicallyPrecedes(right.reason.rawValue.utf8)
    }
  }

  /// Adds what a target leaves out of one version; targets come in byte order of their names.
  mutating func add(_ input: LoweringInput, target: Target, lowering: Lowering) {
    let capabilities = target.capabilities(input.configuration)
    let form = input.form
    for field in input.fields {
      if let exception = lowering.ignored.first(where: { $0.field == field }) {
        add(field, exception.reason, target: target.name)
      } else if case .ignored(let reason) = capabilities.support(for: field, in: form) {
        add(field, reason, target: target.name)
      }
    }
  }

  private mutating func add(_ field: Field, _ reason: IgnoredReason, target: String) {
    guard let index = found.firstIndex(where: { $0.field == field && $0.reason == reason }) else {
      found.append(IgnoredEntry(field: field, reason: reason, targets: [target]))
      return
    }
    if found[index].targets.last != target { found[index].targets.append(target) }
  }
}

extension LoweringInput {
  /// The fields that are set for the target's platform, those of vendors' blocks among them.
  fileprivate var fields: [Field] {
    var fields = layer.settings.entries.map(\.field) + campaign.vendors.entries.map(\.field)
    if !layer.data.isEmpty { fields.append(.data) }
    func add(_ field: Field, where isSet: (LocalizedContent) -> Bool) {
      if contents.contains(where: isSet) { fields.append(field) }
    }
    add(.contentTitle) { $0.title != nil }
    add(.contentSubtitle) { $0.subtitle != nil }
    add(.contentBody) { $0.body != nil }
    add(.contentSummary) { $0.summary != nil }
    add(.contentImage) { $0.image != nil }
    add(.contentURL) { $0.url != nil }
    add(.contentActions) { $0.actions?.value.isEmpty == false }
    add(.contentActionURL) { $0.actions?.value.contains { $0.url != nil } == true }
    return fields
  }
}
