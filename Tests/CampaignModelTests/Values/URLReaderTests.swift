import CampaignModel
import Diagnostics
import Testing

@Suite struct URLReaderTests {
  @Test(arguments: [
    "https://acme.example", "https://acme.example/a%20b?x=1&y=[0]#top".replacing("[0]", with: "0"),
    "acme://sale/weekend",
    "mailto:me@acme.example", "tel:+4930123", "acme:sale", "https://acme.example:8443/a;b=c,d", "HTTPS://acme.example/",
    "acme://sale?id={{id}}", "acme://sale?n={{name|you}}&id={{id|7}}", "https://{{host}}/a", "{{link}}",
    "{{link|https://acme.example/}}",
    "https://[2001:db8::1]/a",
    "intent+x.y-z://a", "acme://remind?sale=week~end(1)'!*",
  ])
  func `a good URL has no fault`(_ url: String) throws {
    #expect(URLReader.fault(in: try #require(TemplateReader.read(located(url)).value), .any) == nil)
  }

  @Test(arguments: [
    ReaderCase(.invalidURL, "‹›", message: "the URL is empty"),
    ReaderCase(.relativeURL, "‹sale/weekend›"), ReaderCase(.relativeURL, "‹//acme.example/a›"),
    ReaderCase(.relativeURL, "‹www.acme.example/a:b›"), ReaderCase(.relativeURL, "‹{{base}}/a›"),
    ReaderCase(.relativeURL, "‹?a=https://x›"),
    ReaderCase(.invalidURLScheme, "‹my_app://sale›", message: "a URL's scheme cannot have '_'"),
    ReaderCase(.invalidURLScheme, "‹1app://sale›"), ReaderCase(.invalidURLScheme, "‹javascript:alert(1)›"),
    ReaderCase(.invalidURLScheme, "‹data:text/plain,x›"), ReaderCase(.invalidURLScheme, "‹FILE:///etc/passwd›"),
    ReaderCase(
      .invalidURL, "‹https://acme.example/a b c›", help: "write '%20'", fixed: "https://acme.example/a%20b%20c"),
    ReaderCase(.invalidURL, "‹https://acme.example/a ›", help: "take the space out", fixed: "https://acme.example/a"),
    ReaderCase(
      .invalidURL, "‹https://acme.example/é?q=ü›", message: "the URL has 'é', which must be percent-encoded",
      fixed: "https://acme.example/%C3%A9?q=%C3%BC"),
    ReaderCase(.invalidURL, "‹https://bücher.example/›", message: "the host has 'ü', which is not ASCII"),
    ReaderCase(.invalidURL, "‹https://acme.example/100%›", help: "write '%25'", fixed: "https://acme.example/100%25"),
    ReaderCase(.invalidURL, "‹https://acme.example/a[1]›", fixed: "https://acme.example/a%5B1%5D"),
    ReaderCase(.invalidURL, "‹https://acme.example/#a#b›"), ReaderCase(.invalidURL, "‹https://acme.example/a|b›"),
    ReaderCase(.invalidURL, "‹https:/acme.example›"), ReaderCase(.invalidURL, "‹https:///a›"),
    ReaderCase(.invalidURL, "‹https://acme.example:80a/›"), ReaderCase(.invalidURL, "‹acme:›"),
    ReaderCase(.invalidURL, "‹{{link|https://acme.example/a b}}›", fixed: "{{link|https://acme.example/a%20b}}"),
    ReaderCase(
      .invalidURL, "‹https://acme.example/?n={{name|a b}}&x=1›", fixed: "https://acme.example/?n={{name|a%20b}}&x=1"),
    ReaderCase(.credentialsInURL, "https://‹me:pw@›acme.example/"),
    ReaderCase(.credentialsInURL, "https://‹me@›acme.example/"),
    ReaderCase(.credentialsInURL, "acme://‹me:pw@›sale"),
  ])
  func `a fault is one finding`(_ row: ReaderCase) throws {
    let source = MarkedSource(row.marked)
    let url = try #require(TemplateReader.read(located(source.text)).value)
    row.check(source, URLReader.fault(in: url, .any).map { [$0] } ?? [])
  }

  @Test(arguments: [
    "http://a.example/x.png", "ftp://a.example/x.png", "data:image/png;base64,AA", "img/x.png", "{{image}}",
  ])
  func `a picture is an https URL without placeholders`(_ url: String) {
    let template = Template(text: located(url), segments: [])
    #expect([.imageNotHTTPS, .invalidURL].contains(URLReader.fault(in: template, .https)?.rule))
  }
}
