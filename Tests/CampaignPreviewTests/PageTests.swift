import CampaignModel
import CampaignPreview
import CampaignTargets
import Diagnostics
import Foundation
import Testing
import Writers

@Suite struct PageTests {
  private func page(_ campaign: PreviewCampaign, loadsImages: Bool = false) -> String {
    String(decoding: CampaignPage.page(campaign, loadsImages: loadsImages), as: UTF8.self)
  }

  @Test(arguments: [
    "iPhone, lock screen", "iPhone, banner", "iPhone, held", "Android, collapsed", "Android, big picture",
    "Fire tablet, expanded",
    "Chrome and Edge", "Firefox", "Safari",
  ])
  func `every surface is drawn for every locale`(_ surface: String) {
    #expect(page(PreviewFixture.campaign()).ranges(of: "<strong>\(surface)</strong>").count == 2)
  }

  @Test
  func `placeholders are filled by samples, also in the labels of a data message`() {
    let page = page(PreviewFixture.campaign())
    #expect(page.contains("Ada, take 30% off"))
    #expect(page.contains(#"<li class="android-action" dir="auto">Remind Ada</li>"#))
    let figures = page.matches(of: /(?s)<figure.*?<\/figure>/).map { String($0.output) }
    #expect(figures.count == 18)
    #expect(figures.allSatisfy { !$0.contains("{{") })
  }

  @Test
  func `without a sample the fallback stands`() {
    var campaign = PreviewFixture.campaign()
    campaign.samples = []
    #expect(page(campaign).contains("Hello, take 30% off") && page(campaign).contains("Remind me</li>"))
  }

  @Test
  func `each surface drops what it does not show, and says so`() {
    let page = page(PreviewFixture.campaign())
    let english = page[
      page.range(of: #"id="en""#).map { $0.upperBound..<page.endIndex } ?? page.startIndex..<page.startIndex]
    #expect(english.ranges(of: #"class="ios-action""#).count == 4)
    #expect(english.ranges(of: #"class="android-action""#).count == 3)
    #expect(english.ranges(of: #"class="toast-action""#).count == 2)
    #expect(english.contains("Shows the first 2 of 5 buttons."))
    #expect(english.ranges(of: "Shows no picture.").count == 2)
    #expect(english.contains("Channel “Promotions”, importance high: sounds and pops up on the screen."))
  }

  @Test
  func `a category's own labels stand instead of the campaign's`() {
    let page = page(PreviewFixture.campaign())
    #expect(page.ranges(of: #"<li class="ios-action" dir="auto">تسوق الآن</li>"#).count == 1)
  }

  @Test
  func `a locale that is written from the right is laid out so`() {
    let page = page(PreviewFixture.campaign())
    #expect(page.ranges(of: #"<div class="drawing" dir="rtl" lang="ar">"#).count == 9)
    #expect(page.ranges(of: #"<div class="drawing" dir="ltr" lang="en">"#).count == 9)
  }

  @Test(arguments: [
    "<script>alert(1)</script>", "\"><img src=x onerror=alert(1)>", "' onclick='x", "</style><script>", "&lt;b&gt;",
  ])
  func `hostile text in any string is shown as text`(_ hostile: String) {
    let campaign = PreviewFixture.campaign(text: hostile)
    for html in [page(campaign), page(campaign, loadsImages: true)] {
      let tags = html.matches(of: /<\/?([a-z0-9]+)[^>]*>/).map { String($0.1) }
      #expect(!tags.contains("script") && !tags.contains("iframe"))
      #expect(html.ranges(of: "<style>").count == 8 && html.ranges(of: "</style>").count == 8)
      #expect(!html.contains(hostile) || !hostile.contains("<"))
      #expect(html.matches(of: /<[^>]*\son[a-z]+=[^>]*>/).isEmpty)
    }
  }

  @Test
  func `the policy names each sheet that stands in the page`() throws {
    let page = page(PreviewFixture.campaign())
    let sheets = page.matches(of: /(?s)<style>(.*?)<\/style>/).map { Array($0.1.utf8) }
    let digests = sheets.map { "&#39;sha256-\(Base64.encode(Digest.sha256Bytes($0)))&#39;" }
    #expect(sheets.count == 8 && page.contains("style-src \(digests.joined(separator: " ")); img-src"))
    #expect(page.contains("default-src &#39;none&#39;") && page.contains("img-src &#39;none&#39;"))
    #expect(!page.contains("style=\""))
  }

  @Test
  func `pictures are loaded only where they are asked for`() {
    let campaign = PreviewFixture.campaign()
    #expect(!page(campaign).contains("<img"))
    let loading = page(campaign, loadsImages: true)
    #expect(loading.contains(#"src="https://cdn.acme.example/push/weekend-sale.jpg""#))
    #expect(loading.contains("img-src https:"))
  }

  @Test
  func `sizes, headers, payloads and findings stand beside`() {
    var campaign = PreviewFixture.campaign()
    campaign.findings = [
      PreviewFinding(
        severity: .warning, rule: "may-truncate", message: "a <title> is long", help: "shorten it",
        place: "campaigns/a.yaml:3:4")
    ]
    let page = page(campaign)
    #expect(page.contains("<dt>apns-push-type</dt>") && page.contains("warning[may-truncate]"))
    #expect(page.contains("a &lt;title&gt; is long") && page.contains("campaigns/a.yaml:3:4"))
    #expect(page.firstMatch(of: /\d+ of 4096 bytes; at most \d+/) != nil)
    #expect(page.contains("&quot;interruption-level&quot;: &quot;time-sensitive&quot;"))
  }

  @Test
  func `a silent campaign says that nothing is shown`() {
    var campaign = PreviewCampaign(id: "sync", path: "campaigns/sync.yaml", appName: "Acme")
    let wire = Array(#"{"aps":{"content-available":1}}"#.utf8)
    campaign.targets = [
      PreviewTarget(
        name: "apns", platform: .ios, limit: 4096, headers: [],
        artifacts: [
          Artifact(
            target: "apns", variant: nil, locale: "_silent",
            emission: Emission(wire: wire, bytes: wire.count, maxBytes: wire.count))
        ])
    ]
    #expect(page(campaign).contains("Nothing is shown"))
    #expect(!page(campaign).contains("<figure"))
  }

  @Test
  func `the index links every page and counts`() {
    var campaigns = [PreviewFixture.campaign(id: "a"), PreviewFixture.campaign(id: "b", text: "<b>")]
    for index in campaigns.indices { campaigns[index].defaultLocale = "en" }
    let index = String(
      decoding: IndexPage.page(campaigns.map { IndexPage.Entry($0) }, projectName: "acme & co"), as: UTF8.self)
    #expect(index.contains(#"href="campaign-a.html""#) && index.contains(#"href="campaign-b.html""#))
    #expect(index.contains("2 campaigns") && index.contains("8 payloads") && index.contains("acme &amp; co"))
    #expect(index.ranges(of: "Weekend flash sale ⚡").count == 2)
    #expect(!index.contains("<b>"))
  }

  @Test
  func `a page knows itself again, and nothing else`() {
    #expect(Page.isOurs(CampaignPage.page(PreviewFixture.campaign(), loadsImages: false)))
    #expect(!Page.isOurs(Array("<!DOCTYPE html><title>carillon</title>".utf8)) && !Page.isOurs([]))
  }

  @Test
  func `a draft says so and is drawn`() {
    var campaign = PreviewFixture.campaign()
    campaign.isDraft = true
    #expect(page(campaign).contains("Draft: not part of a build") && page(campaign).contains("<figure"))
  }

  @Test
  func `what a vendor's server makes is drawn from the platforms' own payloads`() {
    var campaign = PreviewFixture.campaign()
    campaign.drawnTargets = campaign.targets
    campaign.targets = campaign.targets.filter { $0.name == "apns" }
      .map {
        PreviewTarget(
          name: "airship", platform: $0.platform, limit: $0.limit, headers: $0.headers, artifacts: $0.artifacts)
      }
    let page = page(campaign)
    #expect(page.ranges(of: "<figure").count == 18)
    #expect(page.contains("<code>airship</code>") && !page.contains("<code>fcm</code>"))
  }

  @Test
  func `a locale says who else gets its copy`() {
    var campaign = PreviewFixture.campaign()
    campaign.defaultLocale = "en"
    campaign.resolution = [("ar-EG", "ar"), ("en", "en"), ("en-GB", "en"), ("ar", "ar")]
    #expect(page(campaign).contains("also shown to en-GB, everyone whose language has no copy"))
    #expect(page(campaign).contains("also shown to ar-EG<"))
  }

  @Test(arguments: [("low", true), ("min", true), ("default", false), ("high", false)])
  func `a quiet channel stands in the silent part of the shade`(_ importance: String, _ isSilent: Bool) {
    var campaign = PreviewFixture.campaign()
    campaign.app.channel = { _ in .init(name: "Promotions", importance: importance) }
    #expect(page(campaign).contains(#"<span class="android-section">Silent</span>"#) == isSilent)
  }

  @Test
  func `the same input gives the same bytes`() {
    #expect(page(PreviewFixture.campaign()) == page(PreviewFixture.campaign()))
  }
}
