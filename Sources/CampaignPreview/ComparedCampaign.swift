import Writers

/// One campaign of a page that compares.
package struct ComparedCampaign: Sendable {
  package let name: String

  /// "changed", "added" …
  package let status: String
  package let changes: [ComparedChange]

  /// The payloads that differ: only they are drawn.
  package let payloads: [ComparedPayload]

  /// Nil where the campaign has no payloads at that end.
  package let before: PreviewCampaign?
  package let after: PreviewCampaign?

  package init(
    name: String, status: String, changes: [ComparedChange], payloads: [ComparedPayload], before: PreviewCampaign?,
    after: PreviewCampaign?
  ) {
    self.name = name
    self.status = status
    self.changes = changes
    self.payloads = payloads
    self.before = before
    self.after = after
  }

  /// What is drawn: a version of the campaign on a platform, in the order that people look at them. Where the project has
  /// vendors' targets alone, the platforms' own payloads stand for theirs.
  var versions: [(target: String, variant: String?, locale: String)] {
    let drawn = [before, after].compactMap { $0 }.flatMap(\.drawnTargets).map(\.name)
    var versions: [(target: String, variant: String?, locale: String)] = []
    for payload in payloads {
      for target in drawn.isEmpty ? [payload.target] : drawn where Self.order.contains(target) {
        let version = (target: target, variant: payload.variant, locale: payload.locale)
        if !versions.contains(where: { $0 == version }) { versions.append(version) }
      }
    }
    return versions.sorted { left, right in
      let keys = [left, right].map { version in
        ("\(version.variant ?? "")/\(version.locale)", Self.order.firstIndex(of: version.target) ?? Self.order.count)
      }
      return keys[0] < keys[1]
    }
  }

  /// The targets that are drawn.
  private static let order = ["apns", "fcm", "adm", "webpush"]
}

/// A payload's size at both ends.
package struct ComparedPayload: Sendable {
  package let target: String
  package let variant: String?
  package let locale: String
  package let before: Int?
  package let after: Int?
  package let limit: Int

  package init(target: String, variant: String?, locale: String, before: Int?, after: Int?, limit: Int) {
    self.target = target
    self.variant = variant
    self.locale = locale
    self.before = before
    self.after = after
    self.limit = limit
  }

  var row: HTML {
    let name = [target, variant, locale].compactMap { $0 }.joined(separator: "/")
    let change =
      switch (before, after) {
      case (let before?, let after?): after < before ? "\(after - before)" : "+\(after - before)"
      case (nil, _): "new"
      case (_, nil): "gone"
      }
    let cells = [before.map(String.init) ?? "", after.map(String.init) ?? "", String(limit), change]
    return .element(
      "tr", [],
      [.element("td", content: .text(name))] + cells.map { .element("td", content: .text($0)) })
  }
}
