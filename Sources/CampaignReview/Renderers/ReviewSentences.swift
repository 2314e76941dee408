/// The words that the formats for people share. Text from sources stands in `quote`'s hands, which makes it harmless for
/// the format at hand.
struct ReviewSentences {
  /// A text from sources, marked as such and safe.
  let quote: (String) -> String

  /// A name or a message, safe.
  let name: (String) -> String

  /// As in `1 added, 0 removed, 2 changed, 9 unchanged campaigns; payloads: 4 added, 0 removed, 12 changed; 1 error
  /// introduced`.
  static func summary(_ review: Review) -> String {
    let payloads = review.payloads
    let errors = review.introducedErrors
    return "\(review.count(.added)) added, \(review.count(.removed)) removed, \(review.count(.changed)) changed, "
      + "\(review.unchangedCampaigns) unchanged campaigns; payloads: \(payloads.added) added, \(payloads.removed) removed, "
      + "\(payloads.changed) changed; \(errors == 1 ? "1 error" : "\(errors) errors") introduced"
  }

  /// A change as one line without its place.
  func sentence(_ change: Change) -> String {
    switch change.kind {
    case .findingAdded: "\(head(change)): \(name(change.after ?? ""))"
    case .findingRemoved: "\(head(change)): \(name(change.before ?? ""))"
    case .resourceChanged, .resourceAdded, .resourceRemoved: "\(head(change))\(values(change))\(users(change))"
    default: "\(head(change))\(values(change))"
    }
  }

  /// What a change is about, without the texts at both ends.
  func head(_ change: Change) -> String {
    let subject = change.subject.map(name) ?? ""
    return switch change.kind {
    case .campaignMoved: "file moved"
    case .fieldAdded, .fieldChanged, .fieldRemoved: "\(subject)\(scope(change))"
    case .localeAdded: "locale \(name(change.locale ?? "")) added"
    case .localeRemoved: "locale \(name(change.locale ?? "")) removed"
    case .variantAdded: "variant \(name(change.variant ?? "")) added"
    case .variantRemoved: "variant \(name(change.variant ?? "")) removed"
    case .targetAdded: "target \(subject) added"
    case .targetRemoved: "target \(subject) removed"
    case .placeholderAdded: "placeholder \(subject) added; the sender must have its value"
    case .placeholderRemoved: "placeholder \(subject) removed"
    case .findingAdded: "new finding \(subject)"
    case .findingRemoved: "finding gone \(subject)"
    case .resourceAdded(let noun): "\(noun.rawValue) \(subject) added"
    case .resourceRemoved(let noun): "\(noun.rawValue) \(subject) removed"
    case .resourceChanged(let noun): "\(noun.rawValue) \(subject): \(name(change.attribute ?? ""))\(scope(change))"
    case .settingChanged: "setting \(subject)"
    }
  }

  /// The payloads of a campaign, a line each; of a target where many come, go or change, those in one line.
  func payloadLines(_ campaign: CampaignReview) -> [String] {
    var lines: [String] = []
    var rest = campaign.payloads[...]
    while let first = rest.first {
      let group = rest.prefix { $0.target == first.target }
      rest = rest.dropFirst(group.count)
      let target = name(first.target)
      let new = group.filter { $0.before == nil }
      let gone = group.filter { $0.after == nil }
      let changed = group.filter { $0.before != nil && $0.after != nil }
      lines += new.count > 2 ? ["\(target): \(new.count) new\(largest(new))"] : new.map(sentence)
      lines += gone.count > 2 ? ["\(target): \(gone.count) gone"] : gone.map(sentence)
      lines +=
        changed.count > 3
        ? ["\(target): \(changed.count) changed (\(span(changed)))\(largest(changed))"] : changed.map(sentence)
    }
    return lines
  }

  /// By how many bytes payloads grew: `+18`, or `-4 to +18`.
  private func span(_ payloads: [PayloadChange]) -> String {
    let growths = payloads.map { ($0.after ?? 0) - ($0.before ?? 0) }
    let (least, most) = (growths.min() ?? 0, growths.max() ?? 0)
    return least == most ? signed(most) : "\(signed(least)) to \(signed(most))"
  }

  private func largest(_ payloads: [PayloadChange]) -> String {
    guard let largest = payloads.max(by: { ($0.after ?? 0) < ($1.after ?? 0) }), let bytes = largest.after else {
      return ""
    }
    return "; largest \(name(largest.name)) with \(bytes) of \(largest.limit) bytes"
  }

  private func signed(_ bytes: Int) -> String {
    bytes < 0 ? "\(bytes)" : "+\(bytes)"
  }

  /// A payload's bytes at both ends, as in `412 → 430 of 4096 bytes (+18)`.
  private func sentence(_ payload: PayloadChange) -> String {
    let payloadName = name(payload.name)
    return switch (payload.before, payload.after) {
    case (let before?, let after?):
      "\(payloadName): \(before) → \(after) of \(payload.limit) bytes (\(signed(after - before)))"
    case (nil, let after?): "\(payloadName): new, \(after) of \(payload.limit) bytes"
    case (let before?, nil): "\(payloadName): gone, was \(before) bytes"
    case (nil, nil): payloadName
    }
  }

  /// What stands at each end of a campaign that does not compile there.
  func remark(_ campaign: CampaignReview) -> String? {
    switch (campaign.status, campaign.compiles.base, campaign.compiles.head) {
    case (.changed, true, false): "has no payloads any more"
    case (.changed, false, true): "has payloads now"
    case (.changed, false, false), (.added, _, false): "has no payloads"
    default: nil
    }
  }

  /// The campaigns that a change touches, as the end of a sentence.
  func users(_ change: Change) -> String {
    guard !change.campaigns.isEmpty else { return "" }
    let shown = change.campaigns.prefix(5).map(name).joined(separator: ", ")
    let rest = change.campaigns.count - 5
    return "; used by \(shown)\(rest > 0 ? " and \(rest) more" : "")"
  }

  private func scope(_ change: Change) -> String {
    let parts = [change.locale, change.platform, change.variant].compactMap { $0 }
    return parts.isEmpty ? "" : " (\(parts.map(name).joined(separator: ", ")))"
  }

  private func values(_ change: Change) -> String {
    switch (change.before, change.after) {
    case (let before?, let after?): ": \(quote(before)) → \(quote(after))"
    case (nil, let after?):
      change.kind == .fieldAdded || change.attribute != nil ? ": added \(quote(after))" : ": \(quote(after))"
    case (let before?, nil):
      change.kind == .fieldRemoved || change.attribute != nil ? ": removed \(quote(before))" : ": \(quote(before))"
    case (nil, nil): ""
    }
  }
}
