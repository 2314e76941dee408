import CampaignCompiler
import CampaignModel
import CampaignTargets
import SourceText

/// One campaign at both ends.
struct CampaignComparison {
  private let before: ReviewedCampaign?
  private let after: ReviewedCampaign?
  private let base: ReviewSide
  private let head: ReviewSide

  /// At least one end has the campaign.
  init(_ before: ReviewedCampaign?, _ after: ReviewedCampaign?, base: ReviewSide, head: ReviewSide) {
    self.before = before
    self.after = after
    self.base = base
    self.head = head
  }

  /// What differs; nil where nothing does.
  var review: CampaignReview? {
    guard let any = after ?? before else { return nil }
    let payloads = payloadChanges
    let isBoth = before != nil && after != nil
    let changes = (isBoth ? fieldChanges + targetChanges + placeholderChanges : []) + findingChanges + moves
    guard !isBoth || !changes.isEmpty || !payloads.isEmpty else { return nil }
    return CampaignReview(
      name: any.name, path: any.source.path, status: before == nil ? .added : after == nil ? .removed : .changed,
      changes: Change.Impact.allCases.flatMap { impact in changes.filter { $0.impact == impact } }, payloads: payloads,
      compiles: (before?.output != nil, after?.output != nil))
  }

  private var moves: [Change] {
    guard let before, let after, !before.source.path.utf8.elementsEqual(after.source.path.utf8) else { return [] }
    var change = Change(.campaignMoved, .internal)
    change.before = before.source.path
    change.after = after.source.path
    return [change]
  }

  // MARK: Fields

  /// What the file says, where it says something else; a locale or variant that comes or goes is one change.
  private var fieldChanges: [Change] {
    guard let old = before?.campaign, let new = after?.campaign else { return [] }
    let wholes = localeChanges(old, new) + variantChanges(old, new)
    let oldFacts = CampaignFacts(old).facts
    let newFacts = CampaignFacts(new).facts
    let oldByKey = Dictionary(oldFacts.map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first })
    let newByKey = Dictionary(newFacts.map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first })
    var changes: [Change] = []
    // In the order of the head, then of the base: never that of a dictionary.
    for fact in newFacts where oldByKey[fact.key]?.value.utf8.elementsEqual(fact.value.utf8) != true {
      changes.append(change(from: oldByKey[fact.key], to: fact))
    }
    for fact in oldFacts where newByKey[fact.key] == nil { changes.append(change(from: fact, to: nil)) }
    return wholes + changes.filter { change in !wholes.contains { $0.covers(change) } }
  }

  private func change(from old: Fact?, to new: Fact?) -> Change {
    let kind: Change.Kind = old == nil ? .fieldAdded : new == nil ? .fieldRemoved : .fieldChanged
    let fact = new ?? old
    var impact = fact?.impact ?? .internal
    // Only a campaign that becomes a draft is lost; one that is a draft no more is new to people.
    if fact?.key.subject == "draft", new?.value == "false" { impact = .visible }
    var change = Change(kind, impact, subject: fact?.key.subject)
    change.locale = fact?.key.locale
    change.variant = fact?.key.variant
    change.platform = fact?.key.platform
    change.before = old?.value
    change.after = new?.value
    change.base = old.flatMap { place($0.range, in: before, base) }
    change.head = new.flatMap { place($0.range, in: after, head) }
    return change
  }

  private func localeChanges(_ old: Campaign, _ new: Campaign) -> [Change] {
    let (before, after) = (old.content?.locales ?? [], new.content?.locales ?? [])
    let added = after.filter { copy in !before.contains { $0.locale.value == copy.locale.value } }
    let removed = before.filter { copy in !after.contains { $0.locale.value == copy.locale.value } }
    return added.map { copy in
      var change = Change(.localeAdded, .visible)
      change.locale = copy.locale.value.description
      change.after = copy.title?.source
      change.head = place(copy.locale.range, in: self.after, head)
      return change
    }
      + removed.map { copy in
        var change = Change(.localeRemoved, .breaking)
        change.locale = copy.locale.value.description
        change.before = copy.title?.source
        change.base = place(copy.locale.range, in: self.before, base)
        return change
      }
  }

  private func variantChanges(_ old: Campaign, _ new: Campaign) -> [Change] {
    let added = new.variants.filter { variant in !old.variants.contains { $0.id.value == variant.id.value } }
    let removed = old.variants.filter { variant in !new.variants.contains { $0.id.value == variant.id.value } }
    return added.map { variant in
      var change = Change(.variantAdded, .visible)
      change.variant = variant.id.value
      change.head = place(variant.id.range, in: after, head)
      return change
    }
      + removed.map { variant in
        var change = Change(.variantRemoved, .breaking)
        change.variant = variant.id.value
        change.base = place(variant.id.range, in: before, base)
        return change
      }
  }

  // MARK: What is sent

  private var payloadChanges: [PayloadChange] {
    var old = named(before)[...]
    var new = named(after)[...]
    var changes: [PayloadChange] = []
    while let name = [old.first?.name, new.first?.name].compactMap({ $0 }).min() {
      let before = old.first?.name == name ? old.removeFirst().artifact : nil
      let after = new.first?.name == name ? new.removeFirst().artifact : nil
      guard before?.sha256 != after?.sha256 else { continue }
      let configuration = (after == nil ? base : head).project.configuration
      changes.append(
        PayloadChange(
          target: name.target, variant: name.variant, locale: name.locale, before: before?.bytes, after: after?.bytes,
          limit: Target.named(name.target)?.limit(configuration) ?? 0))
    }
    return changes
  }

  private func named(_ campaign: ReviewedCampaign?) -> [(name: ArtifactName, artifact: Artifact)] {
    (campaign?.output?.artifacts ?? []).map { (ArtifactName($0), $0) }.sorted { $0.0 < $1.0 }
  }

  /// Targets that a campaign is no longer, or newly, compiled to.
  private var targetChanges: [Change] {
    guard let old = before?.output, let new = after?.output else { return [] }
    let (before, after) = (targets(old.artifacts), targets(new.artifacts))
    return after.filter { !before.contains($0) }.map { Change(.targetAdded, .visible, subject: $0) }
      + before.filter { !after.contains($0) }.map { Change(.targetRemoved, .breaking, subject: $0) }
  }

  /// A new placeholder needs the sender to have its value.
  private var placeholderChanges: [Change] {
    guard let old = before?.campaign, let new = after?.campaign else { return [] }
    let (before, after) = (placeholders(old), placeholders(new))
    return after.filter { !before.contains($0) }.map { Change(.placeholderAdded, .breaking, subject: $0) }
      + before.filter { !after.contains($0) }.map { Change(.placeholderRemoved, .internal, subject: $0) }
  }

  private func targets(_ artifacts: [Artifact]) -> [String] {
    artifacts.reduce(into: []) { if $0.last != $1.target { $0.append($1.target) } }
  }

  private func placeholders(_ campaign: Campaign) -> [String] {
    Set(CampaignFacts(campaign).placeholders).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  // MARK: Findings

  private var findingChanges: [Change] {
    FindingComparison(before: before?.diagnostics ?? [], after: after?.diagnostics ?? [])
      .changes(base: { place($0, in: before, base) }, head: { place($0, in: after, head) })
  }

  /// Nil for what stands in no file that a review knows.
  private func place(_ range: SourceRange, in campaign: ReviewedCampaign?, _ side: ReviewSide) -> Change.Place? {
    if let source = campaign?.source, source.id == range.file { return Change.Place(range, in: source) }
    return side.place(range)
  }
}

extension Change {
  /// Whether another change only tells in parts what this one tells whole.
  fileprivate func covers(_ other: Change) -> Bool {
    switch kind {
    case .localeAdded, .localeRemoved: other.locale == locale
    case .variantAdded, .variantRemoved: other.variant == variant
    default: false
    }
  }
}

/// An artifact's place in the build directory, as it sorts.
private struct ArtifactName: Comparable {
  let target: String
  let variant: String?
  let locale: String

  init(_ artifact: Artifact) {
    target = artifact.target
    variant = artifact.variant
    locale = artifact.locale
  }

  static func < (left: ArtifactName, right: ArtifactName) -> Bool {
    let (first, second) = (
      [left.target, left.variant ?? "", left.locale], [right.target, right.variant ?? "", right.locale]
    )
    for (a, b) in zip(first, second) where a != b { return a.utf8.lexicographicallyPrecedes(b.utf8) }
    return false
  }
}
