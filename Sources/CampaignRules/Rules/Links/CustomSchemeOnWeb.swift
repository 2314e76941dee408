import CampaignModel
import CampaignTargets
import Diagnostics
import SourceText

extension Rule {
  package static let customSchemeOnWeb = Rule(
    id: "custom-scheme-on-web",
    category: .suspicious,
    summary: "a link that only the app opens is sent to browsers",
    rationale: """
      A browser opens only `https` links. For a link like `acme://sale` a web notification opens `web.url`, or the
      project's `app.web.baseUrl`, and a button what its notification opens. Where there is nothing of these, a tap could
      open nothing: then it is an error.
      """,
    examples: [
      .flags(
        "The base URL stands in",
        """
        //- carillon.yaml
        version: 1
        app: {web: {baseUrl: "https://acme.example/"}}
        //- campaigns/example.yaml
        content:
          _default: en
          en:
            title: T
            body: B
            url: acme://sale
        #        ^^^^
        """),
      .flags(
        "Nothing stands in",
        """
        content:
          _default: en
          en:
            title: T
            body: B
            url: acme://sale
        #        ^^^^
        """),
      .flags(
        "A button opens what the notification opens",
        """
        content:
          _default: en
          en:
            title: T
            body: B
            url: https://acme.example/sale
            actions:
              - {id: shop, title: Shop, url: "acme://shop"}
        #                                     ^^^^
        """),
      .accepts(
        "A link of its own for browsers",
        """
        content:
          _default: en
          en: {title: T, body: B, url: "acme://sale"}
        web: {url: "https://acme.example/sale"}
        """),
    ],
    check: .campaign(checkCustomSchemeOnWeb))
}

@Sendable
private func checkCustomSchemeOnWeb(_ subject: CampaignSubject, report: inout Report) {
  let web = subject.layers.filter { $0.target.platform == .web }
  guard !web.isEmpty else { return }
  var seen: [SourceRange] = []
  for entry in web {
    guard let content = subject.campaign.content(for: entry.variant) else { continue }
    let hasOwn = entry.layer.settings[.webURL] != nil || entry.layer.settings.isReported(.webURL)
    let hasBase = subject.configuration.app.webBaseURL != nil
    for copy in content.locales where !copy.hasOnlyWebLinks {
      var urls = AuthoredContent(content: copy, variant: nil).urls
      if hasOwn { urls.removeAll { $0.purpose == .link } }
      let opens =
        hasOwn || hasBase || copy.hasReportedValues || urls.contains { $0.purpose == .link && $0.opensInBrowser }
      for url in urls where url.purpose != .image && !url.opensInBrowser && !seen.contains(url.range) {
        seen.append(url.range)
        let link = url.scheme.map { "'\($0):' link" } ?? "link that may not be https"
        let instead =
          !opens
          ? "and there is nothing to open instead"
          : url.purpose == .actionLink
            ? "the notification's link is opened" : "app.web.baseUrl is opened"
        report(
          "browsers open no \(link), \(instead) \(url.place)", at: url.schemeRange,
          help: "set 'url' under web", subject: url.subject, severity: opens ? nil : .error)
      }
    }
  }
}

extension LocalizedContent {
  /// Whether the copy has a link and browsers open all of its links.
  fileprivate var hasOnlyWebLinks: Bool {
    guard let url, WebPush.isHTTPS(url.source) else { return false }
    return (actions?.value ?? []).allSatisfy { action in action.url.map { WebPush.isHTTPS($0.source) } ?? true }
  }
}
