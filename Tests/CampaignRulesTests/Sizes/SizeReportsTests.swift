import Diagnostics
import CampaignTargets
import CampaignCompiler
import TestSupport
import Testing

/// Payloads at their limits, reached with data values, which may have 1024 characters.
@Suite struct SizeReportsTests {
  /// A campaign whose data values have that many bytes together.
  private func campaign(
    _ platform: String, bytes: Int, body: String = "B", variables: String = ""
  ) -> CheckedFixture {
    let keys = Array("abcdefgh")
    var data = ""
    var rest = bytes
    for key in keys where rest > 0 {
      let part = min(rest, 1024)
      data += "  \(key): \"\(String(repeating: "x", count: part))\"\n"
      rest -= part
    }
    let content = "content:\n  _default: en\n  en: {title: Sale, body: \"\(body)\"}\n"
    return CheckedFixture(
      "platforms: [\(platform)]\n" + content + (data.isEmpty ? "" : "data:\n" + data) + "variables: {\(variables)}\n")
  }

  /// A campaign whose payload has that many bytes.
  private func campaign(
    _ platform: String, payload size: Int, body: String = "B", variables: String = ""
  ) throws -> CheckedFixture {
    // Enough that every key is there: then one more byte of data is one more byte of payload.
    let base = size - 700
    let probe = campaign(platform, bytes: base, body: body, variables: variables)
    let artifact = try #require(probe.campaigns[0].output?.artifacts.first)
    return campaign(platform, bytes: base + size - artifact.bytes, body: body, variables: variables)
  }

  @Test(arguments: [("ios", "apns", 4096), ("android", "fcm", 4096), ("fireos", "adm", 6144), ("web", "webpush", 3993)])
  func `the limit passes, one byte more does not`(_ platform: String, _ target: String, _ limit: Int) throws {
    let exact = try campaign(platform, payload: limit)
    #expect(exact.campaigns[0].output?.artifacts.first?.bytes == limit)
    #expect(exact.lines() == [])
    let over = try campaign(platform, payload: limit + 1)
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

  @Test(arguments: [
    ("data: {a: \(String(repeating: "x", count: 5000))}", "data-value-too-long 5:11"),
    ("variants:\n  a: {weight: 100, data: {a: \(String(repeating: "x", count: 5000))}}", "data-value-too-long 6:30"),
  ])
  func `a value of data that is too long is the only finding`(_ data: String, _ expected: String) {
    let fixture = CheckedFixture("platforms: [ios]\ncontent:\n  _default: en\n  en: {title: T, body: B}\n\(data)")
    #expect(fixture.lines() == [expected])
  }

  /// Below its key, more than any platform takes of them together, the last one the longest.
  private static let largeData =
    ["a", "b", "c", "d"].map { "    \($0): \"\(String(repeating: "x", count: 1000))\"\n" }.joined()
    + "    blob: \"\(String(repeating: "x", count: 1024))\"\n"

  @Test func `a silent payload can be too large as well`() {
    let fixture = CheckedFixture("platforms: [ios]\nsilent: true\ndata:\n\(Self.largeData)")
    #expect(fixture.lines() == ["payload-too-large 8:11"])
  }

  @Test func `the finding about a variant stands in that variant`() {
    let fixture = CheckedFixture(
      "platforms: [ios]\ncontent: {_default: en, en: {title: T, body: B}}\nvariants:\n  a: {weight: 50}\n"
        + "  b:\n   weight: 50\n   data:\n\(Self.largeData)")
    #expect(fixture.lines() == ["payload-too-large 12:11"])
  }

  @Test(arguments: [
    // The longest value has four bytes for each character, its fallback three.
    (4079, nil), (4080, "4097 bytes, 1 over"), (4096, "4113 bytes, 17 over"), (4097, nil),
  ])
  func `a payload at its limit may exceed it with the longest values`(_ size: Int, _ expected: String?) throws {
    let fixture = try campaign("ios", payload: size, body: "Hi {{name|you}}", variables: "name: {maxLength: 5}")
    #expect(
      fixture.messages(of: "payload-may-exceed")
        == [expected].compactMap(\.self).map {
          "apns payload for 'en' may have \($0) the limit of 4096, with the longest 'name'"
        })
  }

  @Test(arguments: [(3840, nil), (3841, 255), (4096, 0), (4097, nil)])
  func `a length is asked for where fewer than 256 bytes are free`(_ size: Int, _ free: Int?) throws {
    let fixture = try campaign(
      "ios", payload: size, body: "{{name|you}}: {{shop|us}}, {{bag|it}}",
      variables: "name: {maxLength: 10}, shop: {maxBytes: 10}, bag: {sample: a bag}")
    #expect(
      fixture.messages(of: "unbounded-placeholder")
        == [free].compactMap(\.self).map {
          "apns payload for 'en' has \($0) bytes free, and nothing says how long 'bag' can be"
        })
  }
}
