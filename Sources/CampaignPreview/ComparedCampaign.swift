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

  /// In the order of platforms as people look at them.
  var versions: [ComparedPayload] {
    let order = ["apns", "fcm", "adm", "webpush"]
    return payloads.filter { order.contains($0.target) }.sorted { left, right in
      let ranks = [left, right].map { order.firstIndex(of: $0.target) ?? order.count }
      return (left.version, ranks[0]) < (right.version, ranks[1])
    }
  }
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

  fileprivate var version: String {
    "\(variant ?? "")/\(locale)"
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
