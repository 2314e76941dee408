import CampaignCompiler
import CampaignModel
import CampaignReview
import Diagnostics
import Documents
import SourceText
import Testing

/// What a review says of the project's own files: resources and the configuration.
@Suite struct ProjectReviewTests {
  /// The resource files of a small app.
  private static let resources = [
    "channels/android/ua_custom_notification_buttons.xml": """
    <resources xmlns:android="http://schemas.android.com/apk/res/android">
    <UrbanAirshipActionButtonGroup id="shop_later">
    <UrbanAirshipActionButton id="shop" foreground="true" android:label="@string/shop"/>
    <UrbanAirshipActionButton id="later" foreground="false" android:label="@string/later"/>
    </UrbanAirshipActionButtonGroup></resources>
    """,
    "channels/android/values/strings.xml":
      "<resources><string name=\"shop\">Shop</string><string name=\"later\">Later</string></resources>",
    "channels/android/values-de/strings.xml":
      "<resources><string name=\"shop\">Kaufen</string><string name=\"later\">Nachher</string></resources>",
    "channels/ios/UACustomNotificationCategories.plist": """
    <?xml version="1.0" encoding="UTF-8"?><plist version="1.0"><dict><key>shop_later</key><array>
    <dict><key>identifier</key><string>shop</string><key>title</key><string>Shop</string>
    <key>title_resource</key><string>shop</string><key>foreground</key><true/></dict>
    </array></dict></plist>
    """,
    "channels/ios/de.lproj/UrbanAirship.strings": "\"shop\" = \"Kaufen\";",
  ]

  private func app(_ old: String = "", _ new: String = "", in path: String = "") throws -> ReviewSide {
    var files = Self.resources
    if !path.isEmpty { files[path] = try #require(files[path]).replacing(old, with: new) }
    let sources = files.keys.sorted().enumerated().map { index, path in
      SourceFile(id: FileID(UInt32(index + 1)), path: path, bytes: Array((files[path] ?? "").utf8))
    }
    let catalog = CatalogReader.read(sources, otherPaths: [], configuration: Configuration())
    try #require(catalog.findings.isEmpty)
    let project = Project(configuration: Configuration(), catalog: catalog.value)
    return ReviewSide(project: project, campaigns: [], resources: sources)
  }

  @Test(arguments: [
    (
      "android/values-de/strings.xml", "Kaufen", "Einkaufen",
      ["visible group-changed actions.shop.label.text de: Kaufen → Einkaufen values-de/strings.xml:1:26"]
    ),
    (
      "android/values/strings.xml", ">Later<", ">Tomorrow<",
      ["visible group-changed actions.later.label.text -: Later → Tomorrow values/strings.xml:1:59"]
    ),
    (
      "ios/de.lproj/UrbanAirship.strings", "Kaufen", "Einkaufen",
      ["visible category-changed actions.shop.text de: Kaufen → Einkaufen de.lproj/UrbanAirship.strings:1:10"]
    ),
    (
      "ios/UACustomNotificationCategories.plist", "<true/>", "<false/>",
      [
        "visible category-changed actions.shop.foreground -: true → false ios/UACustomNotificationCategories.plist:3:68"
      ]
    ),
    (
      "android/ua_custom_notification_buttons.xml", "foreground=\"false\" ", "",
      [
        "visible group-changed actions.later.foreground -: false → true android/ua_custom_notification_buttons.xml:4:31"
      ]
    ),
  ])
  func `an edit of a resource file is told in its words, with its place`(
    _ path: String, _ old: String, _ new: String, _ expected: [String]
  ) throws {
    let review = compare(try app(), try app(old, new, in: "channels/\(path)"))
    let lines = review.resources.filter { $0.kind != .findingAdded && $0.kind != .findingRemoved }.map { change in
      let place = (change.head?.description ?? "-").split(separator: "/").suffix(2).joined(separator: "/")
      return "\(change.impact) \(change.kind.name) \(change.attribute ?? "-") \(change.locale ?? "-"): "
        + "\(change.before ?? "-") → \(change.after ?? "-") \(place)"
    }
    #expect(lines == expected)
  }

  @Test
  func `what the configuration makes of findings is told with its place`() throws {
    func end(_ text: String) -> ReviewSide {
      let file = SourceFile(id: FileID(0), path: "carillon.yaml", bytes: Array(text.utf8))
      let document = YAMLReader.read(file).value
      let configuration = document.map { ConfigurationReader.read($0).value } ?? Configuration()
      return ReviewSide(
        project: Project(configuration: configuration, catalog: Catalog(), configurationFile: file), campaigns: [])
    }
    let review = compare(
      end("version: 1\n"),
      end("version: 1\noutput: {layout: packed}\nrules:\n  may-truncate: off\nlocales: {served: [en]}\n"))
    let lines = review.settings.map { change in
      "\(change.impact) \(change.subject ?? ""): \(change.before ?? "-") → \(change.after ?? "-") \(change.head?.position.line ?? 0)"
    }
    #expect(
      lines == [
        "visible locales.served: [] → [\"en\"] 5", "internal output.layout: tree → packed 2",
        "internal rules.may-truncate: - → off 4",
      ])
  }

  @Test
  func `an error that a merge brings into the app's own files is counted, and one that stays is not`() throws {
    func end(_ importance: String) -> ReviewSide {
      let xml = "<resources><NotificationChannel id=\"p\" name=\"N\" importance=\"\(importance)\"/></resources>"
      let file = SourceFile(
        id: FileID(9), path: "channels/ua_custom_notification_channels.xml", bytes: Array(xml.utf8))
      let catalog = CatalogReader.read([file], otherPaths: [], configuration: Configuration())
      let project = Project(configuration: Configuration(), catalog: catalog.value)
      return ReviewSide(project: project, campaigns: [], resources: [file], findings: catalog.findings)
    }
    let review = compare(end("3"), end("high"))
    #expect(review.introducedErrors == 1 && review.isBreaking)
    #expect(review.resources.first?.kind == .findingAdded && review.resources.first?.head?.path.isEmpty == false)
    #expect(compare(end("high"), end("high")).isEmpty)
  }
}
