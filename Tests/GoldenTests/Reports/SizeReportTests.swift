import CampaignCompiler
import CampaignTargets
import Diagnostics
import SourceText
import TestSupport
import Testing
import Writers

/// Reports about sizes and encoding: group A.
@Suite struct SizeReportTests {
  private static func sized(_ target: String, to bytes: Int) throws -> ReportProject {
    let head = "content: {_default: en, en: {title: Sale, body: B}}\ndata:\n"
    // What the same project takes with so many bytes less, grown to what is asked for.
    let measured = try ReportProject(head + .data(bytes: bytes - 500, keys: 8), targets: [target]).artifact(target)
      .bytes
    return try ReportProject(head + .data(bytes: 2 * bytes - 500 - measured, keys: 8), targets: [target])
  }

  @Test(arguments: [("apns", 4096), ("fcm", 4096), ("adm", 6144), ("webpush", 3993)])
  func `A01 the limit passes, and one byte more is said with all its numbers`(target: String, limit: Int) throws {
    let fits = try Self.sized(target, to: limit)
    #expect(try fits.artifact(target).bytes == limit)
    #expect(fits.build.diagnostics.isEmpty, "\(fits.findings)")

    let exceeds = try Self.sized(target, to: limit + 1)
    #expect(exceeds.build.diagnostics.map(\.finding.rule.rawValue) == ["payload-too-large"], "\(exceeds.findings)")
    #expect(exceeds.build.campaigns.first?.output == nil)
    for part in [target, "en", "\(limit + 1)", "\(limit)", "1"] {
      #expect(exceeds.findings.contains(part), "\(exceeds.findings)")
    }
  }

  @Test func `A02 text is UTF-8 and never escaped`() throws {
    let body = String(repeating: "🎉", count: 1000)
    let project = try ReportProject("content: {_default: en, en: {title: Sale, body: \"\(body)\"}}", targets: ["apns"])
    project.expect()
    #expect(try project.artifact("apns").bytes == 4044)
    #expect(try project.wire("apns").contains("\\u") == false)
  }

  @Test func `A04 the largest key is named where FCM would only say too big`() throws {
    let project = try ReportProject(
      "content: {_default: en, en: {title: Sale, body: B}}\ndata:\n  small: a\n" + .data(bytes: 8000, keys: 8),
      targets: ["fcm"])
    #expect(project.build.diagnostics.map(\.finding.rule.rawValue) == ["payload-too-large"])
    #expect(project.findings.contains("fcm"))
    #expect(project.findings.contains("k0"), "\(project.findings)")
    #expect(project.findings.contains("1000"), "\(project.findings)")
  }

  @Test func `A05 nothing is cut, and a title is counted by what people see`() throws {
    let longest = String(repeating: "a", count: 199) + "🦊"
    let fits = try ReportProject("content: {_default: en, en: {title: \(longest), body: b}}", targets: ["apns"])
    fits.expect()
    #expect(try fits.wire("apns").contains(longest))
    try ReportProject(
      """
      content:
        _default: en
        en: {title: a\(longest), body: b}
      #             \(String(repeating: "^", count: 201))
      """, targets: ["apns"]
    ).expect("title-too-long")

    let family = "👩‍👩‍👧‍👦"
    let whole = try ReportProject("content: {_default: en, en: {title: \(family), body: b}}", targets: ["apns"])
    let title = try JSONReader.read(try whole.artifact("apns").wire)["aps"]?["alert"]?["title"]
    #expect(title == .string(family))
    #expect(family.utf8.count == 25)
  }

  @Test func `A07 a web push is UTF-8`() throws {
    let project = try ReportProject("content: {_default: en, en: {title: Sale, body: 🎉}}", targets: ["webpush"])
    project.expect()
    let bytes = try project.artifact("webpush").wire
    let emoji: [UInt8] = [0xF0, 0x9F, 0x8E, 0x89]
    #expect(bytes.indices.count { bytes[$0...].starts(with: emoji) } == 1)
  }
}
