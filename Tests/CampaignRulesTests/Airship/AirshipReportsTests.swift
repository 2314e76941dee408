import Diagnostics
import TestSupport
import Testing

@Suite struct AirshipReportsTests {
  @Test(arguments: [
    ("airship-android", ["airship-android draws no buttons without a category"]),
    (
      "airship-android, airship-ios",
      ["airship-android and airship-ios draw no buttons without a category"]
    ),
    ("airship-web", ["there is no button 'shpo'"]),
    (
      "airship-android, airship-web",
      ["airship-android draws no buttons without a category", "there is no button 'shpo'"]
    ),
  ])
  func `buttons are looked for where a target may draw them`(_ targets: String, _ expected: [String]) {
    let fixture = CheckedFixture(
      campaign:
        "airship: {buttonActions: {shpo: {share: S}}}", copy: ", actions: [{id: shop, title: Shop}]", targets: targets)
    #expect(fixture.messages(of: "airship-button") == expected)
  }

  @Test func `a target that draws no buttons is named once for all variants`() {
    let fixture = CheckedFixture(
      campaign:
        "airship: {buttonActions: {shop: {share: S}}}\nvariants: {a: {weight: 50}, b: {weight: 50}}",
      targets: "airship-android")
    #expect(
      fixture.messages(of: "airship-button") == ["airship-android draws no buttons without a category"])
  }

  @Test(arguments: [
    ("airship-android", "airship-android"), ("airship-ios, apns", "airship-ios"), ("airship-android, airship-ios", nil),
    ("airship", nil),
  ])
  func `a target is named where it is Airship's only one`(_ targets: String, _ expected: String?) {
    let fixture = CheckedFixture(
      campaign:
        "data: {com.urbanairship.title: Sale}", copy: "}\n  es-419: {title: T, body: C", targets: targets)
    let subjects = fixture.findings.filter { $0.rule == "airship-extra-key" || $0.rule == "airship-locale" }
      .map(\.subject)
    #expect(subjects.count == 2)
    #expect(subjects.contains(.init(field: "data", target: expected)))
    #expect(subjects.contains(.init(locale: "es-419", target: expected)))
  }

  @Test(arguments: [
    ("es-419", "the region '419' of digits", "'es-MX' and the like"),
    ("ar-001", "the region '001' of digits", "a tag such as 'pt-BR'"),
    ("fil", "the language 'fil' of three letters", "a tag such as 'pt-BR'"),
    ("zh-Hant", "the script 'Hant'", "'zh-TW' and 'zh-HK'"), ("zh-Hans", "the script 'Hans'", "'zh'"),
    ("sr-Latn", "the script 'Latn'", "a tag such as 'pt-BR'"), ("sr-Cyrl", "the script 'Cyrl'", "'sr'"),
    ("ca-valencia", "the variant 'valencia'", "a tag such as 'pt-BR'"),
  ])
  func `what Airship cannot choose by is named, and what to write instead`(
    _ tag: String, _ reason: String, _ instead: String
  ) {
    let fixture = CheckedFixture(
      campaign: "platforms: [ios]", copy: "}\n  \(tag): {title: T, body: C", targets: "airship-ios")
    let found = fixture.findings.filter { $0.rule == "airship-locale" }
    #expect(
      found.map(\.message) == [
        "'\(tag)' cannot be chosen by Airship, which knows languages and countries of two letters, not \(reason)"
      ])
    #expect(found.map(\.help) == ["write \(instead) for Airship, or leave Airship's targets out"])
  }
}
