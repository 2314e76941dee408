import Diagnostics
import TestSupport
import Testing

@Suite struct DeliveryReportsTests {
  private func campaign(_ rest: String) -> CheckedFixture {
    CheckedFixture("\(rest)\ncontent:\n  _default: en\n  en: {title: T, body: B}")
  }

  @Test func `a silent campaign is a background push of low priority`() {
    #expect(
      CheckedFixture("silent: true\ndelivery: {priority: high}\ndata: {id: a1}").lines() == ["background-priority 2:22"]
    )
    let fixture = CheckedFixture("silent: true\ndata: {id: a1}")
    #expect(fixture.lines() == [])
    #expect(fixture.wire("apns", "_silent") == #"{"aps":{"content-available":1},"data":{"id":"a1"}}"#)
    #expect(fixture.wire("webpush", "_silent") == nil)
  }

  @Test(arguments: [
    ("platforms: [android]\ndelivery:\n  ttl: 30d", ["ttl-out-of-range 3:8"]),
    ("platforms: [fireos]\ndelivery:\n  ttl: 30d", []),
    ("platforms: [fireos]\ndelivery:\n  ttl: 32d", ["ttl-out-of-range 3:8"]),
    ("platforms: [fireos]\ndelivery:\n  ttl: 31d", []), ("platforms: [android]\ndelivery:\n  ttl: 28d", []),
    ("platforms: [android]\ndelivery:\n  ttl: 0", []),
    ("platforms: [fireos]\ndelivery:\n  ttl: 59s", ["ttl-out-of-range 3:8"]),
    ("delivery:\n  ttl: 1712400000000", ["ttl-looks-like-milliseconds 2:8"]),
    ("delivery:\n  ttl: 1.5", ["wrong-type 2:8"]),
    ("delivery:\n  ttl: 1h\n  expiresAt: 2026-12-24T18:00:00+01:00", ["conflicting-expiry 3:14"]),
    ("delivery: {expiresAt: 2026-12-24T18:00:00+01:00}\nios: {ttl: 1h}", []),
    ("silent: false\ndelivery: {priority: high}", []),
  ])
  func `each fault has its one finding`(_ text: String, _ expected: [String]) {
    #expect(campaign(text).lines() == expected)
  }

  @Test(arguments: [(5, []), (6, ["background-priority 2:23"]), (10, ["background-priority 2:23"])])
  func `a silent campaign has no priority above 5 through Braze either`(_ priority: Int, _ expected: [String]) {
    let text = "silent: true\nbraze: {apnsPriority: \(priority)}\ndata: {id: a1}"
    let fixture = CheckedFixture("//- carillon.yaml\ntargets: [braze-ios]\n//- campaigns/a.yaml\n\(text)")
    #expect(fixture.lines() == expected)
  }

  @Test(arguments: [
    ("platforms: [android]\ndelivery: {ttl: 40d}", "write '28d', or set 'ttl' under android", "fcm"),
    ("platforms: [fireos]\ndelivery: {ttl: 59s}", "write '1m', or set 'ttl' under fireos", "adm"),
    // What both take.
    ("platforms: [android, fireos]\ndelivery: {ttl: 40d}", "write '28d', or set 'ttl' under fireos", nil),
  ])
  func `the nearest life that is taken is proposed`(_ text: String, _ help: String, _ target: String?) {
    let found = campaign(text).findings.filter { $0.rule == "ttl-out-of-range" }
    #expect(found.map(\.help) == [help])
    #expect(found.map(\.subject) == [Finding.Subject(field: "delivery.ttl", target: target)])
  }

  @Test func `the target and its limit are named`() {
    let fixture = campaign("platforms: [android, fireos]\ndelivery: {ttl: 30d}")
    #expect(fixture.messages(of: "ttl-out-of-range") == ["ttl is 2592000 seconds, fcm takes 0 to 2419200"])
    let good = campaign("platforms: [android]\ndelivery: {ttl: 1h}")
    #expect(good.wire("fcm", "en")?.contains(#""ttl":"3600s""#) == true)
  }

  @Test func `the nearer of two kinds of expiry holds`() {
    let fixture = campaign("delivery: {expiresAt: 2026-12-24T18:00:00+01:00}\nandroid: {ttl: 1h}")
    #expect(fixture.lines() == [])
    #expect(fixture.wire("fcm", "en")?.contains(#""ttl":"3600s""#) == true)
  }

  @Test func `a collapse id has 64 bytes`() {
    let long = String(repeating: "é", count: 32)
    #expect(campaign("delivery: {collapseId: \(long)}").lines() == [])
    #expect(campaign("delivery: {collapseId: \(long)x}").lines() == ["collapse-id-too-long 1:24"])
  }
}
