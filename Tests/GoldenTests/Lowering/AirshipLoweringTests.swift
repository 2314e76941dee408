import CampaignModel
import Testing
import Writers

/// What Airship's push objects have of single values and combinations of them.
@Suite struct AirshipLoweringTests {
  @Test(arguments: [
    ("en-AU", ["en-AU", "de"], ["de"]),
    ("en-AU", ["en-AU", "en-GB"], ["en-GB"]),
    ("en-AU", ["en-AU", "en"], ["en", "en-AU"]),
    ("en", ["en-AU", "en"], ["en-AU"]),
    ("en", ["de", "en", "en-AU"], ["de", "en-AU"]),
    ("en", ["en", "de"], ["de"]),
  ])
  func `the default copy has an entry of its own only where another would be taken for it`(
    standard: String, locales: [String], entries: [String]
  ) throws {
    let copy = locales.map { "\($0): {title: Title \($0), body: B}" }.joined(separator: ", ")
    let compiled = try Compiled("content: {_default: \(standard), \(copy)}", targets: "airship")
    let title = ["notification", "ios", "title"]
    #expect(try compiled.value(at: title, of: "airship-ios") == .string("Title \(standard)"))
    var found: [String] = []
    if case .array(let localizations) = try compiled.value(at: ["localizations"], of: "airship-ios") {
      for entry in localizations {
        guard case .string(let language) = entry["language"] else { continue }
        let country = if case .string(let country) = entry["country"] { "-" + country } else { "" }
        found.append(language + country)
        #expect(entry["notification"]?["ios"]?["title"] == .string("Title \(language)\(country)"))
      }
    }
    #expect(found == entries)
  }

  @Test(arguments: [
    ("4", "4"), ("auto", #""auto""#), (#""+1""#, #""+1""#), (#""-1""#, #""-1""#), (#""+0""#, #""+0""#),
  ])
  func `a badge is a number, or what Airship counts by`(badge: String, expected: String) throws {
    let compiled = try Compiled(Self.campaign("presentation: {badge: \(badge)}"), targets: "airship")
    #expect(try compiled.text(at: ["notification", "ios", "badge"], of: "airship-ios") == expected)
  }

  @Test(arguments: [
    ("{title: Sale}", #"{"big_picture":"https://cdn.acme.example/a.jpg","title":"Sale","type":"big_picture"}"#, false),
    (
      "{type: big_picture, title: Sale}",
      #"{"big_picture":"https://cdn.acme.example/a.jpg","title":"Sale","type":"big_picture"}"#, false
    ),
    (
      "{type: big_picture, big_picture: \"https://cdn.acme.example/b.jpg\"}",
      #"{"big_picture":"https://cdn.acme.example/b.jpg","type":"big_picture"}"#, true
    ),
    ("{type: big_text, big_text: Long}", #"{"big_text":"Long","type":"big_text"}"#, true),
  ])
  func `the copy's image is the big picture, unless the style is one without it or has its own`(
    style: String, expected: String, isLeftOut: Bool
  ) throws {
    let compiled = try Compiled(
      Self.campaign("airship: {style: \(style)}", image: "https://cdn.acme.example/a.jpg"), targets: "airship")
    for device in ["android", "amazon"] {
      #expect(try compiled.text(at: ["notification", device, "style"], of: "airship-\(device)") == expected)
      #expect(try compiled.isIgnored(.contentImage, by: "airship-\(device)") == isLeftOut)
    }
    // The style is of Android's and Amazon's notifications alone.
    for device in ["ios", "web"] { #expect(try !compiled.isIgnored(.contentImage, by: "airship-\(device)")) }
  }

  @Test(arguments: [
    ("", false), ("airship: {mediaAttachment: {url: \"https://cdn.acme.example/b.mp4\"}}", true),
  ])
  func `a notification with a medium is mutable, whatever is asked for`(vendor: String, isLeftOut: Bool) throws {
    let compiled = try Compiled(Self.campaign("ios: {mutableContent: false}\n\(vendor)"), targets: "airship")
    #expect(try compiled.isIgnored(.iosMutableContent, by: "airship-ios") == isLeftOut)
  }

  private static func campaign(_ settings: String, image: String? = nil) -> String {
    let image = image.map { ", image: \"\($0)\"" } ?? ""
    return "content: {_default: en, en: {title: Sale, body: Today\(image)}}\n\(settings)\n"
  }
}
