import CampaignReview
import Foundation
import SourceText
import Testing
import Writers

@Suite struct ReviewRendererTests {
  private func review(_ text: String, campaigns: Int = 1) -> Review {
    var title = Change(.fieldChanged, .visible, subject: "content.title")
    title.locale = "de"
    title.before = "Sale"
    title.after = text
    title.head = Change.Place(path: "campaigns/sale.yaml", position: .init(line: 6, column: 15))
    var locale = Change(.localeRemoved, .breaking)
    locale.locale = "fr"
    let payload = PayloadChange(target: "apns", variant: nil, locale: "de", before: 412, after: 430, limit: 4096)
    return Review(
      campaigns: (0..<campaigns).map {
        CampaignReview(
          name: "sale-\($0)", path: "campaigns/sale.yaml", status: .changed, changes: [locale, title],
          payloads: [payload],
          compiles: (true, true))
      },
      settings: [], resources: [], unchangedCampaigns: 9)
  }

  @Test
  func `as text`() {
    #expect(
      renderText(review("Angebot")) == """
        0 added, 0 removed, 1 changed, 9 unchanged campaigns; payloads: 0 added, 0 removed, 1 changed; 0 errors introduced

        sale-0: changed
          breaking  locale fr removed
          visible   content.title (de): 'Sale' → 'Angebot'  campaigns/sale.yaml:6:15
          payload   apns/de: 412 → 430 of 4096 bytes (+18)

        """)
  }

  @Test
  func `as Markdown`() {
    #expect(
      renderMarkdown(review("Angebot")) == """
        <!-- carillon diff -->
        ### What this changes

        0 added, 0 removed, 1 changed, 9 unchanged campaigns; payloads: 0 added, 0 removed, 1 changed; 0 errors introduced

        <details><summary><code>sale-0</code> changed, 1 breaking</summary>

        - **breaking** locale `fr` removed
        - visible `content.title` (`de`): `Sale` → `Angebot` — `campaigns/sale.yaml:6:15`
        - payload `apns/de`: 412 → 430 of 4096 bytes (+18)

        </details>

        """)
  }

  @Test
  func `as JSON`() throws {
    let json = try JSONReader.read(Array(renderJSON(review("Angebot")).utf8))
    #expect(json["formatVersion"] == .integer(1))
    #expect(json["counts"]?["changed"] == .integer(1))
    guard case .array(let campaigns)? = json["campaigns"], case .array(let changes)? = campaigns.first?["changes"]
    else {
      Issue.record("no changes")
      return
    }
    #expect(changes.last?["after"] == .string("Angebot") && changes.last?["head"]?["line"] == .integer(6))
  }

  /// What a code host would turn into something else.
  @Test(arguments: [
    "@everyone", "#123", "[x](https://evil.example)", "<img src=x>", "</details>", "a`b", "``` x", "a\n\n# b", "`", " ",
    "![x](y)", "::error::x", "##[error]x", "\u{202E}x",
  ])
  func `hostile text stays in its code span`(_ text: String) throws {
    let markdown = renderMarkdown(review(text))
    let line = try #require(markdown.split(separator: "\n").first { $0.contains("content.title") })
    #expect(line.hasSuffix(" — `campaigns/sale.yaml:6:15`"))
    let outside = withoutCodeSpans(line)
    #expect(outside == "- visible  ():  →  — ", "\(line)")
    #expect(!markdown.contains("##[") && !markdown.contains("\u{202E}"))
  }

  @Test
  func `payloads of a target that all go are one line`() {
    let payloads = ["de", "en", "fr"].map {
      PayloadChange(target: "fcm", variant: nil, locale: $0, before: 100, after: nil, limit: 4096)
    }
    let campaign = CampaignReview(
      name: "sale", path: "campaigns/sale.yaml", status: .removed, changes: [], payloads: payloads,
      compiles: (true, false))
    let text = renderText(Review(campaigns: [campaign], settings: [], resources: [], unchangedCampaigns: 0))
    #expect(text.hasSuffix("\nsale: removed\n  payload   fcm: 3 gone\n"))
  }

  @Test
  func `a comment too long for a code host is cut with a count`() {
    let markdown = renderMarkdown(review(String(repeating: "x", count: 1_000), campaigns: 200))
    #expect(markdown.utf8.count <= 60_000)
    #expect(markdown.firstMatch(of: /\n(\d+) more campaigns not shown/) != nil)
    #expect(markdown.ranges(of: "<details>").count == markdown.ranges(of: "</details>").count)
  }

  /// Takes code spans away as CommonMark finds them: a run of backticks up to the next run of the same length.
  private func withoutCodeSpans(_ line: Substring) -> String {
    var runs: [(isFence: Bool, text: String)] = []
    for character in line {
      if let last = runs.last, last.isFence == (character == "`") {
        runs[runs.count - 1].text.append(character)
      } else {
        runs.append((character == "`", String(character)))
      }
    }
    var result = ""
    var index = 0
    while index < runs.count {
      let run = runs[index]
      if run.isFence, let end = runs[(index + 1)...].firstIndex(where: { $0.isFence && $0.text == run.text }) {
        index = end + 1
      } else {
        result += run.text
        index += 1
      }
    }
    return result
  }
}
