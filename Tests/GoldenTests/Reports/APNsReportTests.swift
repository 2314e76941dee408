import CampaignCompiler
import CampaignTargets
import Diagnostics
import SourceText
import TestSupport
import Testing
import Writers

/// Reports about APNs headers and what may stand together: group C.
@Suite struct APNsReportTests {
  @Test func `C01 a background push has priority 5`() throws {
    try ReportProject(
      """
      silent: true
      delivery:
        priority: high
      #           ^^^^
      data: {id: a1}
      """, targets: ["apns"]
    ).expect("background-priority")
    let project = try ReportProject("silent: true\ndata: {id: a1}")
    project.expect()
    #expect(try project.headers("apns") == #"{"apns-priority":"5","apns-push-type":"background"}"#)
  }

  @Test func `C03 a silent campaign shows nothing`() throws {
    try ReportProject(
      """
      silent: true
      content:
      ^^^^^^^
        _default: en
        en: {title: Hi, body: there}
      presentation:
        sound: default
      #        ^^^^^^^
        badge: 1
      #        ^
      data: {id: a1}
      """, targets: ["apns"]
    ).expect("silent-with-presentation", "silent-with-presentation", "silent-with-presentation")
    let project = try ReportProject("silent: true\ndata: {id: a1}")
    #expect(try project.wire("apns", "_silent") == #"{"aps":{"content-available":1},"data":{"id":"a1"}}"#)
    #expect(
      try project.manifest()["skipped"]
        == .array([.object([.init("reason", .string("silent")), .init("target", .string("webpush"))])]))
  }

  @Test func `C05 an image runs the service extension without being told`() throws {
    let project = try ReportProject(
      """
      content: {_default: en, en: {title: T, body: B, image: "https://cdn.acme.example/a.jpg"}}
      """, targets: ["apns"])
    project.expect()
    let aps = try JSONReader.read(try project.artifact("apns").wire)["aps"]
    #expect(aps?["mutable-content"] == .integer(1))
  }

  @Test func `C06 C07 flags and numbers are no texts`() throws {
    try ReportProject(
      """
      content: {_default: en, en: {title: T, body: B}}
      ios: {contentAvailable: "1"}
      #                       ^^^
      presentation:
        badge: "7"
      #        ^^^
      """
    ).expect("wrong-type", "wrong-type")
  }

  @Test(arguments: [0, 7])
  func `C07 C09 a badge is a number, and 0 clears it`(_ badge: Int) throws {
    let project = try ReportProject(
      "content: {_default: en, en: {title: T, body: B}}\npresentation: {badge: \(badge)}", targets: ["apns"])
    project.expect()
    #expect(
      try project.wire("apns").contains(#""badge":\#(badge)"# + #"},"#)
        || project.wire("apns").contains(#""badge":\#(badge)}"#))
  }

  @Test func `C10 a critical sound is an object`() throws {
    let project = try ReportProject(
      """
      //- carillon.yaml
      version: 1
      targets: [apns]
      app: {ios: {entitlements: [critical-alerts]}}
      //- campaigns/alarm.yaml
      content: {_default: en, en: {title: T, body: B}}
      presentation:
        interruptionLevel: critical
        sound: {name: alarm.caf, volume: 1.0}
      """)
    project.expect()
    #expect(try project.wire("apns").contains(#""sound":{"critical":1,"name":"alarm.caf","volume":1}"#))
  }

  @Test func `C10 a critical alert needs the entitlement`() throws {
    let project = try ReportProject(
      """
      //- carillon.yaml
      version: 1
      targets: [apns]
      app: {ios: {entitlements: [time-sensitive]}}
      //- campaigns/alarm.yaml
      content: {_default: en, en: {title: T, body: B}}
      presentation:
        interruptionLevel: critical
      #                    ^^^^^^^^
      """)
    project.expect("critical-needs-entitlement")
  }

  @Test func `C12 a level that is misspelt as in Apple's documents`() throws {
    let project = try ReportProject(
      """
      content: {_default: en, en: {title: T, body: B}}
      presentation:
        interruptionLevel: time-senstive
      #                    ^^^^^^^^^^^^^
      """)
    project.expect("invalid-enum")
    #expect(project.findings.contains("time-sensitive"))
  }

  @Test func `C13 milliseconds are no time to live`() throws {
    try ReportProject(
      """
      content: {_default: en, en: {title: T, body: B}}
      delivery:
        ttl: 1712400000000
      #      ^^^^^^^^^^^^^
      """
    ).expect("ttl-looks-like-milliseconds")
    try ReportProject(
      """
      content: {_default: en, en: {title: T, body: B}}
      delivery:
        ttl: 1.5
      #      ^^^
      """
    ).expect("wrong-type")
  }

  @Test func `C13 C15 a time to live keeps its unit in each target's own form`() throws {
    let project = try ReportProject("content: {_default: en, en: {title: T, body: B}}\ndelivery: {ttl: 1h}")
    project.expect()
    #expect(try project.wire("fcm").contains(#""ttl":"3600s""#))
    #expect(try project.wire("adm").contains(#""expiresAfter":3600"#))
    #expect(try project.headers("webpush").contains(#""TTL":"3600""#))
    #expect(try project.headers("apns").contains("expiration") == false)
    #expect(try project.manifest()["ttlSeconds"] == .integer(3600))
  }

  @Test func `C15 FCM keeps a message for four weeks, ADM for 31 days`() throws {
    let project = try ReportProject(
      """
      content: {_default: en, en: {title: T, body: B}}
      delivery:
        ttl: 30d
      #      ^^^
      """, targets: ["fcm"])
    project.expect("ttl-out-of-range")
    #expect(project.findings.contains("2419200"), "\(project.findings)")
    #expect(project.findings.contains("fcm"), "\(project.findings)")
    try ReportProject("content: {_default: en, en: {title: T, body: B}}\ndelivery: {ttl: 30d}", targets: ["adm"])
      .expect()
  }
}
