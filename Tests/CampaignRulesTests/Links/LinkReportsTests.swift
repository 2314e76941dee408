import Diagnostics
import TestSupport
import Testing

@Suite struct LinkReportsTests {
  private func image(_ url: String) -> CheckedFixture {
    CheckedFixture("content:\n  _default: en\n  en: {title: T, body: B, image: \"\(url)\"}")
  }

  @Test(arguments: [
    ("http://cdn.acme.example/a.jpg", ["image-not-https 3:34"]),
    ("data:image/png;base64,AAAA", ["image-not-https 3:34"]),
    ("file:///a.jpg", ["image-not-https 3:34"]), ("/a.jpg", ["image-not-https 3:34"]),
    ("https://user:pass@cdn.acme.example/a.jpg", ["credentials-in-url 3:43"]),
    ("https://cdn.acme.example/my-image .png", ["invalid-url 3:34"]),
    ("https://cdn.acme.example/my%20image.png", []), ("https://cdn.acme.example/a.webp", ["image-type 3:62"]),
    ("https://cdn.acme.example/a", ["image-type 3:34"]), ("https://cdn.acme.example/a.JPEG#x", []),
    ("https://cdn.acme.example", ["image-type 3:34"]), ("https://cdn.acme.example/a.", ["image-type 3:34"]),
  ])
  func `pictures that would not arrive are found`(_ url: String, _ expected: [String]) {
    #expect(image(url).lines() == expected)
  }

  @Test func `a picture that Braze takes as little is said once`() {
    let fixture = CheckedFixture(
      """
      //- carillon.yaml
      targets: [apns, braze-ios]
      //- campaigns/a.yaml
      content:
        _default: en
        en: {title: T, body: B, image: "https://cdn.acme.example/a.webp"}
      """)
    #expect(fixture.lines() == ["braze-asset-type 3:34"])
  }

  @Test(arguments: [
    // 23 characters more stand around what is counted, and a placeholder counts as its fallback.
    (2025, nil), (2026, "URL has 2049 characters, the limit is 2048 [en url]"),
  ])
  func `a URL has 2048 characters`(_ count: Int, _ expected: String?) {
    let url = "https://acme.example/{{id|1}}/" + String(repeating: "x", count: count - 1) + "/"
    let fixture = CheckedFixture(
      "platforms: [ios]\ncontent:\n  _default: en\n  en: {title: T, body: B, url: \"\(url)\"}")
    #expect(fixture.messages(of: "url-too-long") == [expected].compactMap(\.self))
  }

  @Test func `the schemes of the app are not those of pictures`() {
    let fixture = CheckedFixture(
      """
      //- carillon.yaml
      app: {urlSchemes: [acme]}
      //- campaigns/a.yaml
      platforms: [ios]
      content:
        _default: en
        en: {title: T, body: B, url: "acme://sale", image: "https://cdn.acme.example/a.png"}
      """)
    #expect(fixture.lines() == [])
  }

  @Test func `a button's link is nothing that the notification could open`() {
    let fixture = CheckedFixture(
      """
      platforms: [web]
      content:
        _default: en
        en: {title: T, body: B, url: "acme://sale", actions: [{id: shop, title: Shop, url: "https://acme.example/"}]}
      """)
    let found = fixture.findings.filter { $0.rule == "custom-scheme-on-web" }
    #expect(found.map(\.message) == ["browsers open no 'acme:' link, and there is nothing to open instead [en url]"])
    #expect(found.map(\.severity) == [.error])
  }

  @Test(arguments: [
    ("acme://sale", nil, ["custom-scheme-on-web 3:31"]),
    ("acme://sale", "https://acme.example/", ["custom-scheme-on-web 3:31"]),
    ("HTTPS://acme.example", nil, []), ("{{link|https://acme.example}}", nil, ["custom-scheme-on-web 3:31"]),
  ])
  func `a browser's way out is told, or that there is none`(_ url: String, _ base: String?, _ expected: [String]) {
    let configuration = base.map {
      "//- carillon.yaml\nversion: 1\napp: {web: {baseUrl: \"\($0)\"}}\n//- campaigns/a.yaml\n"
    }
    let fixture = CheckedFixture(
      (configuration ?? "") + "content:\n  _default: en\n  en: {title: T, body: B, url: \"\(url)\"}")
    let found = fixture.lines().filter { $0.hasPrefix("custom") }
    #expect(found.map { $0.split(separator: " ")[0] } == expected.map { $0.split(separator: " ")[0] })
    let severities = fixture.findings.filter { $0.rule == "custom-scheme-on-web" }.map(\.severity)
    #expect(severities == expected.map { _ in base == nil ? .error : nil })
  }
}
