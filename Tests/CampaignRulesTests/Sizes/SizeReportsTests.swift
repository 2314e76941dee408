import Diagnostics
import CampaignTargets
import CampaignCompiler
import TestSupport
import Testing

/// Payloads at their limits, reached with data values, which may have 1024 characters.
@Suite struct SizeReportsTests {
  /// A campaign whose data values have that many bytes together.
  private func campaign(_ platform: String, bytes: Int, body: String = "B") -> CheckedFixture {
    let keys = Array("abcdefgh")
    var data = ""
    var rest = bytes
    for key in keys where rest > 0 {
      let part = min(rest, 1024)
      data += "  \(key): \"\(String(repeating: "x", count: part))\"\n"
      rest -= part
    }
    let content = "content:\n  _default: en\n  en: {title: Sale, body: \"\(body)\"}\n"
    return CheckedFixture("platforms: [\(platform)]\n" + content + (data.isEmpty ? "" : "data:\n" + data))
  }

  @Test(arguments: [("ios", "apns", 4096), ("android", "fcm", 4096), ("fireos", "adm", 6144), ("web", "webpush", 3993)])
  func `the limit passes, one byte more does not`(_ platform: String, _ target: String, _ limit: Int) throws {
    // Enough that every key is there: then one more byte of data is one more byte of payload.
    let base = limit - 700
    let probe = campaign(platform, bytes: base)
    let size = try #require(probe.campaigns[0].output?.artifacts.first?.bytes)
    let fill = base + limit - size
    let exact = campaign(platform, bytes: fill)
    #expect(exact.campaigns[0].output?.artifacts.first?.bytes == limit)
    #expect(exact.lines() == [])
    let over = campaign(platform, bytes: fill + 1)
    #expect(over.lines().map { $0.split(separator: " ")[0] } == ["payload-too-large"])
    let message = try #require(over.messages(of: "payload-too-large").first)
    #expect(
      message.hasPrefix("\(target) payload for 'en' has \(limit + 1) bytes, 1 over the limit of \(limit); largest: "))
    #expect(over.campaigns[0].output == nil)
  }

  @Test func `the finding stands at what is largest`() {
    let fixture = CheckedFixture(
      "platforms: [android]\ncontent:\n  _default: en\n  en: {title: T, body: B}\ndata:\n"
        + ["a", "b", "c", "d"].map { "  \($0): \"\(String(repeating: "x", count: 1000))\"\n" }.joined()
        + "  blob: \"\(String(repeating: "x", count: 1024))\"\n")
    #expect(fixture.lines() == ["payload-too-large 10:9"])
    #expect(fixture.messages(of: "payload-too-large").allSatisfy { $0.contains("data.blob 1024 B") })
  }

  @Test func `a thousand emoji are four bytes each`() throws {
    let fixture = campaign("ios", bytes: 0, body: String(repeating: "🎉", count: 1000))
    #expect(fixture.lines() == [])
    let wire = try #require(fixture.wire("apns", "en"))
    #expect(wire.utf8.count == 4044)
    #expect(!wire.contains(#"\ud83c"#))
  }

  @Test func `a project's reserve counts`() {
    let text =
      "platforms: [ios]\ncontent:\n  _default: en\n  en: {title: T, body: B}\ndata:\n"
      + ["a", "b", "c"].map { "  \($0): \"\(String(repeating: "x", count: 1000))\"\n" }.joined()
    let reserve = "//- carillon.yaml\nversion: 1\nlimits: {apns: {reserve: 1100}}\n//- campaigns/a.yaml\n"
    #expect(CheckedFixture(text).lines() == [])
    let tight = CheckedFixture(reserve + text).messages(of: "payload-too-large")
    #expect(tight.count == 1)
    #expect(tight.allSatisfy { $0.contains("the limit of 2996 (4096 less 1100 kept free)") })
  }

  @Test func `a text that is too long is the only finding`() {
    let body = String(repeating: "x", count: 5000)
    #expect(campaign("ios", bytes: 0, body: body).lines() == ["body-too-long 4:27"])
  }
}
