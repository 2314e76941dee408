import CampaignModel
import Diagnostics
import Documents
import SourceText
import Testing

@Suite struct CatalogTests {
  private func read(_ files: [(String, String)], others: [String] = [], sdk: Configuration.App.SDK = .none)
    -> (catalog: Catalog, findings: [String])
  {
    var configuration = Configuration()
    configuration.app.sdk = sdk
    let sources = files.enumerated().map {
      SourceFile(id: FileID(UInt32($0.offset)), path: $0.element.0, bytes: Array($0.element.1.utf8))
    }
    let outcome = CatalogReader.read(sources, otherPaths: others, configuration: configuration)
    let findings = outcome.findings.map { finding -> String in
      guard let range = finding.range else { return "\(finding.rule)" }
      return "\(finding.rule):"
        + String(decoding: sources[Int(range.file.rawValue)].bytes[range.bytes], as: UTF8.self)
    }
    return (outcome.value, findings)
  }

  private func channels(_ attributes: String) -> [(String, String)] {
    [
      (
        "channels/c.xml",
        "<resources xmlns:android=\"http://schemas.android.com/apk/res/android\"><NotificationChannel \(attributes)/></resources>"
      )
    ]
  }

  @Test(arguments: [
    ("id=\"a\" name=\"A\" importance=\"3\"", []),
    ("id=\"a\" name=\"A\"", ["channel-missing-attribute:NotificationChannel"]),
    ("id=\"\" name=\"A\" importance=\"3\"", ["channel-missing-attribute:"]),
    ("id=\"a\" name=\"A\" importance=\"high\"", ["channel-file-lost:high"]),
    ("id=\"a\" name=\"A\" importance=\"-1\"", ["channel-missing-attribute:-1"]),
    ("id=\"a\" name=\"A\" importance=\"7\"", ["invalid-importance:7"]),
    ("id=\"a\" name=\"A\" importance=\"3\" vibration_pattern=\"0,100, 50\"", ["channel-file-lost: 50"]),
    ("id=\"a\" name=\"A\" importance=\"3\" light_color=\"#ff\"", ["channel-file-lost:#ff"]),
    ("id=\"a\" name=\"A\" importance=\" 3 \" light_color=\"#fff\" can_show_badge=\"0\" vibration_pattern=\"010\"", []),
    ("id=\"a\" name=\"A\" importance=\"3\" vibration_pattern=\"1.5\"", ["channel-file-lost:1.5"]),
    ("id=\"0x1F\" name=\"007\" importance=\"3\"", ["ambiguous-attribute:0x1F", "ambiguous-attribute:007"]),
    ("id=\"a\" name=\"A\" importance=\"3\" sound=\"chime.wav\"", ["sound-extension:chime.wav"]),
    ("id=\"a\" android:name=\"A\" importance=\"3\"", ["wrong-namespace:android:name"]),
    ("id=\"a\" name=\"A\" importance=\"3\" should_vibarte=\"true\"", ["ineffective-channel-attribute:should_vibarte"]),
    ("id=\"a\" name=\"A\" importance=\"3\" can_show_badge=\"yes\"", ["ineffective-channel-attribute:yes"]),
    ("id=\"a\" name=\"A\" importance=\"3\" can_bypass_dnd=\"true\"", ["ineffective-channel-attribute:can_bypass_dnd"]),
  ])
  func `what is wrong with a channel is found once, at its place`(_ attributes: String, _ expected: [String]) {
    let (_, findings) = read(channels(attributes))
    #expect(findings == expected)
  }

  @Test func `a channel's attributes and defaults are the SDK's`() throws {
    let (catalog, _) = read(
      channels("id=\"b\" name=\"@string/b\" importance=\"4\" sound=\"@raw/chime\" vibration_pattern=\"0,50\""))
    let channel = try #require(catalog.channel("b"))
    #expect(channel.name.reference == AndroidReference(type: "string", name: "b"))
    #expect(channel.soundResource == "chime")
    #expect(channel.showsBadge)
    #expect(channel.vibrationPattern?.value == [0, 50])
    #expect(catalog.channel("com.urbanairship.news") == nil)
    let (airship, _) = read([], sdk: .airship)
    #expect(airship.channel("com.urbanairship.news")?.importance.value == 3)
    #expect(airship.builtInGroups.count == 37)
    #expect(airship.category("ua_yes_no_foreground")?.actions.map(\.isForeground) == [true, false])
  }

  @Test func `attributes that are references are read where the project has the resource`() throws {
    let values = """
      <resources><string name="id">promos</string><integer name="level">4</integer><bool name="buzz">true</bool>
      <color name="red">#c00</color><string name="word">high</string></resources>
      """
    let attributes =
      "id=\"@string/id\" name=\"@string/name\" importance=\"@integer/level\" should_vibrate=\"@bool/buzz\" light_color=\"@color/red\""
    let (catalog, findings) = read(channels(attributes) + [("channels/values/v.xml", values)])
    #expect(findings == [])
    let channel = try #require(catalog.channel("promos"))
    #expect(channel.importance.value == 4)
    #expect(channel.vibrates?.value == true)
    #expect(channel.lightColor?.value == "#c00")
    #expect(catalog.references.count == 5)
    // Without the resources nothing is known of the channel, and nothing is said.
    let (unknown, none) = read(channels(attributes))
    #expect(none == [])
    #expect(unknown.channels.isEmpty && unknown.hasUnknownChannelID)
    let (_, bad) = read(
      channels("id=\"a\" name=\"A\" importance=\"@string/word\"") + [("channels/values/v.xml", values)])
    #expect(bad == ["channel-file-lost:@string/word"])
  }

  @Test(arguments: [
    (
      "<UrbanAirshipActionButtonGroup id=\"g\"><UrbanAirshipActionButton id=\"y\"/></UrbanAirshipActionButtonGroup>", []
    ),
    (
      "<UrbanAirshipActionButtonGroup><UrbanAirshipActionButton id=\"y\"/></UrbanAirshipActionButtonGroup>",
      ["group-missing-id:UrbanAirshipActionButtonGroup"]
    ),
    (
      "<UrbanAirshipActionButtonGroup id=\"\"><UrbanAirshipActionButton id=\"y\"/></UrbanAirshipActionButtonGroup>",
      ["empty-group-id:"]
    ),
    ("<UrbanAirshipActionButtonGroup id=\"g\"/>", ["empty-action-set:g"]),
    (
      "<UrbanAirshipActionButtonGroup id=\"g\"><UrbanAirshipActionButton foreground=\"true\"/></UrbanAirshipActionButtonGroup>",
      ["action-missing-id:UrbanAirshipActionButton"]
    ),
    (
      "<UrbanAirshipActionButtonGroup id=\"g\"><UrbanAirshipActionButton id=\"y\" label=\"@string/y\"/></UrbanAirshipActionButtonGroup>",
      ["wrong-namespace:label"]
    ),
    (
      "<UrbanAirshipActionButtonGroup android:id=\"g\"><UrbanAirshipActionButton id=\"y\"/></UrbanAirshipActionButtonGroup>",
      ["wrong-namespace:android:id"]
    ),
    ("<UrbanAirshipActionButtonGruop id=\"g\"/>", ["xml-unknown-root:UrbanAirshipActionButtonGruop"]),
    ("", ["xml-unknown-root:resources"]),
  ])
  func `what is wrong with a button group is found once, at its place`(_ content: String, _ expected: [String]) {
    let source = "<resources xmlns:android=\"http://schemas.android.com/apk/res/android\">\(content)</resources>"
    #expect(read([("channels/b.xml", source)]).findings == expected)
  }

  @Test(arguments: [
    ("<dict><key>identifier</key><string>a</string><key>title</key><string>A</string></dict>", []),
    (
      "<dict><key>identifier</key><string>a</string><key>title_resource</key><string>A</string></dict>",
      ["action-missing-title:<dict>"]
    ),
    ("<dict><key>title</key><string>A</string></dict>", ["action-missing-id:<dict>"]),
    (
      "<dict><key>identifier</key><string>a</string><key>title</key><string>A</string><key>authorizationRequired</key><true/></dict>",
      ["unknown-plist-key:authorizationRequired"]
    ),
    (
      "<dict><key>identifier</key><string>a</string><key>title</key><string>A</string><key>foreground</key><string>true</string></dict>",
      ["plist-wrong-type:true"]
    ),
    (
      "<dict><key>identifier</key><string>a</string><key>title</key><string>A</string><key>action_type</key><string>text_input</string><key>text_input_placeholder</key><string/></dict>",
      ["text-input-incomplete:<dict>"]
    ),
    ("<string>x</string>", ["plist-wrong-type:x"]),
    ("", ["empty-action-set:cat"]),
  ])
  func `what is wrong with a category is found once, at its place`(_ content: String, _ expected: [String]) {
    let source = "<plist version=\"1.0\"><dict><key>cat</key><array>\(content)</array></dict></plist>"
    #expect(read([("channels/UACustomNotificationCategories.plist", source)]).findings == expected)
  }

  @Test func `strings are looked up as devices do`() throws {
    func strings(_ text: String) -> String { "<resources><string name=\"go\">\(text)</string></resources>" }
    let (catalog, findings) = read(
      [
        ("channels/values/s.xml", strings("Go")), ("channels/values-de/s.xml", strings("Los")),
        ("channels/values-iw/s.xml", strings("קדימה")),
        ("channels/ios/de.lproj/UrbanAirship.strings", "go = \"Los!\";"),
        ("channels/ios/Base.lproj/UrbanAirship.strings", "go = \"Go!\";"),
        ("channels/values-pt_BR/s.xml", "<resources/>"),
      ], others: ["channels/raw/chime.wav", "channels/drawable-hdpi/ic.png"])
    #expect(findings == ["invalid-resource-directory:"])
    let tag = { try #require(LocaleTag.canonical($0)) }
    #expect(catalog.resources.text("go", for: try tag("de-AT"))?.string?.text == "Los")
    #expect(catalog.resources.text("go", for: try tag("he"))?.string?.text == "קדימה")
    #expect(catalog.resources.text("go", for: try tag("fr"))?.string?.text == "Go")
    #expect(catalog.labels.text("go", for: try tag("de"))?.text.value == "Los!")
    #expect(catalog.labels.text("go", for: try tag("fr"))?.text.value == "Go!")
    #expect(catalog.resources.entries("raw", "chime").count == 1)
    #expect(catalog.resources.entries("drawable", "ic").first?.isDefault == true)
  }

  @Test func `the digest tells catalogs apart and knows no order`() {
    let files = [("channels/a.xml", "<resources/>"), ("channels/b.xml", "<r/>")]
    #expect(read(files).catalog.digest == read(files.reversed()).catalog.digest)
    #expect(read(files).catalog.digest != read([files[0]]).catalog.digest)
    #expect(read(files).catalog.digest != read(files, others: ["channels/raw/a.wav"]).catalog.digest)
  }
}
