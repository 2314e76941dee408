import Diagnostics
import SourceText
import TestSupport
import Testing

@Suite struct PlaceholderReportsTests {
  @Test(arguments: [
    ("You have {n,plural}", ["{n,plural}"]), ("You have { n , select", ["{ n , select"]),
    ("{n, plural, other {#}}, {m, choice, 0#none}", ["{n, plural, other {#}}", "{m, choice, 0#none}"]),
    (#"\{{{n, plural, other {#}}"#, ["{n, plural, other {#}}"]),
    // A name, a comma, a keyword, and all that between the same braces.
    ("{n,,plural}", []), ("{,n,plural}", []), ("{,plural}", []), ("{n}, plural, too", []), ("Sale {", []),
  ])
  func `a form of ICU messages goes from its brace to the one that closes it`(_ body: String, _ expected: [String]) {
    let fixture = CheckedFixture("content:\n  _default: en\n  en: {title: T, body: '\(body)'}")
    let found = fixture.findings.filter { $0.rule == "icu-syntax" }.compactMap { finding in
      finding.range.map { String(decoding: fixture.files[0].bytes[$0.bytes], as: UTF8.self) }
    }
    #expect(found == expected)
  }

  @Test(arguments: [
    (
      "apns, airship-ios", #"presentation: {threadId: 'a\{{'}"#,
      ["two braces cannot be written for airship-ios: they would be read as a placeholder"]
    ),
    (
      "airship-amazon, airship-ios", #"data: {a: 'a\{{', b: 'b\{{'}"#,
      [
        "two braces cannot be written for airship-amazon and airship-ios: they would be read as a placeholder",
        "two braces cannot be written for airship-amazon and airship-ios: they would be read as a placeholder",
      ]
    ),
    // A value is percent-encoded in a link alone.
    ("airship-web", "data: {page: 'to {{firstName|new/arrivals}}'}", []),
    (
      "airship-web", "web: {url: 'https://acme.example/{{firstName|new/arrivals}}'}",
      ["a fallback with a character that Airship percent-encodes cannot be written for airship-web"]
    ),
  ])
  func `what cannot be written is said of the targets that would write it`(
    _ targets: String, _ setting: String, _ expected: [String]
  ) {
    let fixture = CheckedFixture(
      """
      //- carillon.yaml
      targets: [\(targets)]
      //- campaigns/a.yaml
      content:
        _default: en
        en: {title: "Hi {{firstName|you}}", body: B, url: "https://acme.example/"}
      variables: {firstName: {maxLength: 20}}
      \(setting)
      """)
    #expect(fixture.messages(of: "inexpressible-placeholder") == expected)
  }

  @Test func `the default locale differs from itself in nothing, even where two of its actions have one id`() {
    let fixture = CheckedFixture(
      """
      content:
        _default: en
        en:
          title: T
          body: B
          actions: [{id: shop, title: "{{shop|Shop}}"}, {id: shop, title: "{{cart|Cart}}"}]
      """)
    #expect(fixture.messages(of: "placeholder-mismatch").isEmpty)
    #expect(fixture.messages(of: "duplicate-action").count == 1)
  }

  @Test func `a variable that only a translation uses is used`() {
    let fixture = CheckedFixture(
      """
      content:
        _default: en
        en: {title: T, body: B}
        fr: {title: T, body: "Salut {{firstName|toi}}"}
      variables: {firstName: {maxLength: 20}}
      """)
    #expect(fixture.lines() == ["placeholder-mismatch 4:24"])
  }

  @Test func `where no locale is the default, each is looked through for names that are not declared`() {
    let fixture = CheckedFixture(
      """
      content:
        en: {title: T, body: "Hi {{fristName|you}}"}
        fr: {title: T, body: "Salut {{prenom|toi}}"}
      variables: {firstName: {maxLength: 20}}
      """)
    #expect(
      fixture.messages(of: "undeclared-variable") == [
        "placeholder 'fristName' is not declared in 'variables'", "placeholder 'prenom' is not declared in 'variables'",
      ])
  }
}
