import CampaignModel
import CampaignTargets
import Diagnostics
import SourceText

extension Rule {
  package static let renotifyWithoutTag = Rule(
    id: "renotify-without-tag",
    category: .correctness,
    isLowerable: false,
    summary: "a web notification alerts again, but has no tag that it could replace",
    rationale: """
      `showNotification` throws a TypeError for `renotify: true` with an empty tag (WHATWG Notifications, read 2026-11): the
      service worker shows nothing. The tag is `web.tag`, else the `collapseId`, else the `threadId`.
      """,
    examples: [
      .flags(
        "No tag",
        """
        content:
          _default: en
          en: {title: T, body: B}
        web: {renotify: true}
        #               ^^^^
        """),
      .accepts(
        "A collapse id serves",
        """
        content:
          _default: en
          en: {title: T, body: B}
        delivery: {collapseId: sale}
        web: {renotify: true}
        """),
    ],
    check: .campaign(checkRenotifyWithoutTag))
}

@Sendable
private func checkRenotifyWithoutTag(_ subject: CampaignSubject, report: inout Report) {
  for use in subject.uses(of: .webRenotify) where use.value.value == .flag(true) {
    let isTagless = subject.layers.contains { entry in
      let settings = entry.layer.settings
      guard entry.target.platform == .web, settings[.webRenotify]?.range == use.value.range else { return false }
      guard ![.webTag, .collapseID, .threadID].contains(where: settings.isReported) else { return false }
      let tag = settings[.webTag] ?? settings[.collapseID] ?? settings[.threadID]
      return tag.map { $0.value == .text("") } ?? true
    }
    guard isTagless else { continue }
    report(
      "'renotify' needs a tag", at: use.value.range, help: "set 'tag' under web, or 'collapseId' under delivery",
      subject: Finding.Subject(field: Field.webRenotify.path))
  }
}
