import CampaignCompiler
import CampaignTargets
import Diagnostics
import SourceText
import TestSupport
import Testing
import Writers

/// Reports about order, names and noise: group K.
@Suite struct OrderReportTests {
  private static let head = "content: {_default: en, en: {title: T, body: B}}\n"

  @Test func `K02 members have one order everywhere`() throws {
    let project = try ReportProject(Self.head + #"data: {a: "1", B: "2", "😀": "3", "ﬀ": "4"}"#, targets: ["apns"])
    #expect(try project.wire("apns").contains(#""data":{"B":"2","a":"1","😀":"3","ﬀ":"4"}"#))
  }

  @Test func `K03 targets have one order, however they are listed`() throws {
    let locales = "content: {_default: en, tr: {title: A, body: B}, en: {title: T, body: B}, de: {title: D, body: B}}\n"
    let orders = [["webpush", "adm", "fcm", "apns"], ["apns", "fcm", "adm", "webpush"]]
    let builds = try orders.map { try ReportProject(locales, targets: $0).build }
    #expect(builds[0].files.map(\.path) == builds[1].files.map(\.path))
    #expect(builds[0].campaigns.first?.output?.manifest == builds[1].campaigns.first?.output?.manifest)
  }

  @Test func `K05 a slash is a slash`() throws {
    let project = try ReportProject(
      #"content: {_default: en, en: {title: T, body: B, url: "https://acme.example/a/b"}}"#, targets: ["apns"])
    #expect(try project.wire("apns").contains(#""url":"https://acme.example/a/b""#))
  }

  @Test(arguments: ["../../.github/workflows/x", "a/b", "a\\\\b", "%2e%2e", "A", ".a", "a.", "con"])
  func `K07 an id is no path`(_ id: String) throws {
    let project = try ReportProject(
      """
      id: "\(id)"
      #   \(String(repeating: "^", count: id.count + 2))
      """ + "\n" + Self.head)
    project.expect("invalid-campaign-id")
    #expect(project.build.campaigns.first?.output == nil)
  }

  @Test func `K08 what is found has one order`() throws {
    let first = try ReportProject(Self.head + "presentation: {badge: x, color: red}\ndelivery: {ttl: soon}\n")
    let places = first.build.diagnostics.compactMap { $0.finding.range?.start }
    #expect(places == places.sorted() && places.count == 3, "\(first.findings)")
  }
}
