import CampaignCompiler
import CampaignTargets
import Diagnostics
import SourceText
import TestSupport
import Testing
import Writers

/// Reports about data maps: group B.
@Suite struct DataReportTests {
  private static let head = "content: {_default: en, en: {title: T, body: B}}\n"

  @Test func `B01 a number in data is to be written as the text that it becomes`() throws {
    let project = try ReportProject(
      Self.head + """
        data:
          order_id: 21465
        #           ^^^^^
        """)
    project.expect("data-value-not-string")
    #expect(project.findings.contains("write \"21465\""))
    let quoted = try ReportProject(Self.head + "data: {order_id: \"21465\"}")
    for target in ["adm", "apns", "fcm", "webpush"] {
      #expect(try quoted.wire(target).contains(#""order_id":"21465""#))
    }
  }

  @Test func `B02 data is flat`() throws {
    try ReportProject(
      Self.head + """
        data:
          meta: {campaign: w17}
        #       ^^^^^^^^^^^^^^^
          list: [a]
        #       ^^^
        """
    ).expect("data-value-not-string", "data-value-not-string")
  }

  @Test(arguments: ["from", "message_type", "gcm", "google.x", "gcm.notification.title"])
  func `B03 B04 keys that FCM keeps for itself are refused at the key`(_ key: String) throws {
    let project = try ReportProject(
      Self.head + """
        data:
          \(key): shop
        # \(String(repeating: "^", count: key.count))
        """, targets: ["fcm"])
    project.expect("reserved-data-key")
    #expect(project.build.diagnostics.first?.severity == .error)
  }

  @Test func `B06 an empty value is null and no text`() throws {
    try ReportProject(
      Self.head + """
        data:
          promo: ~
        #        ^
          id: a1
        """
    ).expect("data-value-null")
  }

  @Test func `B08 on stays on`() throws {
    let project = try ReportProject(
      Self.head + """
        data:
          switch: on
        #         ^^
        """)
    project.expect("ambiguous-scalar")
    for target in ["adm", "apns", "fcm", "webpush"] { #expect(try project.wire(target).contains(#""switch":"on""#)) }
  }
}
