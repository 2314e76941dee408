import CampaignCompiler
import CampaignTargets
import Diagnostics
import SourceText
import TestSupport
import Testing
import Writers

/// Reports about web push: group J.
@Suite struct WebReportTests {
  private static let head = "content: {_default: en, en: {title: T, body: B}}\n"

  @Test(arguments: ["sale.week", "sale week", "سلام", String(repeating: "a", count: 33)])
  func `J01 J03 a topic is up to 32 characters of base64url`(_ topic: String) throws {
    try ReportProject(
      Self.head + """
        web: {topic: \(topic)}
        #            \(String(repeating: "^", count: topic.unicodeScalars.count))
        """, targets: ["webpush"]
    ).expect("invalid-topic")
  }

  @Test func `J01 the longest topic passes as it stands`() throws {
    let topic = String(repeating: "a", count: 32)
    let project = try ReportProject(Self.head + "web: {topic: \(topic)}", targets: ["webpush"])
    project.expect()
    #expect(try project.headers("webpush").contains(#""Topic":"\#(topic)""#))
  }

  @Test(arguments: ["sale week", "سلام", String(repeating: "b", count: 33), "abcde"])
  func `J03 a topic made from another id is 32 characters of its digest, always the same`(_ id: String) throws {
    let projects = try (0..<2).map { _ in
      try ReportProject(Self.head + "delivery: {collapseId: \"\(id)\"}", targets: ["webpush"])
    }
    let digest = Base64.urlEncode(Digest.sha256Bytes(Array(id.utf8))).prefix(32)
    for project in projects { #expect(try project.headers("webpush").contains(#""Topic":"\#(digest)""#)) }
  }

  @Test func `J04 renotify needs a tag`() throws {
    try ReportProject(
      Self.head + """
        web: {renotify: true}
        #               ^^^^
        """, targets: ["webpush"]
    ).expect("renotify-without-tag")
  }

  @Test func `J04 what makes no sound does not vibrate`() throws {
    try ReportProject(
      Self.head + """
        presentation: {sound: none}
        web: {vibrate: [100]}
        #              ^^^^^
        """, targets: ["webpush"]
    ).expect("silent-with-vibrate")
  }
}
