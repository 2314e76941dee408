import TestSupport
import Testing
import Writers

@Suite struct CatalogCommandTests {
  private func project() throws -> TemporaryFolder {
    let folder = try smallProject()
    try folder.write("carillon.yaml", "app: {sdk: airship, android: {defaultChannel: promos}, ios: {sounds: sounds}}\n")
    try folder.write(
      "campaigns/sale.yaml", saleText + "presentation: {channelId: promos, category: go}\n")
    try folder.write(
      "channels/c.xml",
      """
      <resources xmlns:android="http://schemas.android.com/apk/res/android">
      <NotificationChannel id="promos" name="@string/promos" importance="3"/>
      <UrbanAirshipActionButtonGroup id="go">
      <UrbanAirshipActionButton id="go" foreground="true" android:label="Go"/>
      </UrbanAirshipActionButtonGroup>
      </resources>

      """)
    try folder.write(
      "channels/values/s.xml", "<resources><string name=\"promos\">It\\'s a promo</string></resources>\n")
    try folder.write("channels/values-iw/s.xml", "<resources><string name=\"promos\">מבצע</string></resources>\n")
    try folder.write("channels/raw/chime.ogg", "OggS")
    try folder.write("sounds/readme.txt", "none")
    return folder
  }

  @Test func `people get a table for each kind of thing`() throws {
    let call = carillon("catalog", in: try project())
    #expect(call.status == 0, "\(call.errors)")
    let lines = call.output.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(
      lines.prefix(12) == [
        "CHANNEL  NAME          IMPORTANCE  DECLARED          USED BY",
        "promos   It's a promo  3           channels/c.xml:2  news-hello, sale",
        "and 6 of the SDK's own that no campaign uses",
        "",
        "CATEGORY (iOS): 37 of the SDK's own, which no campaign uses",
        "",
        "GROUP (ANDROID)  ACTIONS  DECLARED          USED BY",
        "go               go       channels/c.xml:3  sale",
        "and 37 of the SDK's own that no campaign uses",
        "",
        "STRING  PLATFORM  TEXT          TRANSLATED  USED BY",
        "promos  android   It's a promo  he          channel promos",
      ], "\(call.output)")
  }

  @Test func `programs get everything with its place and its users`() throws {
    let folder = try project()
    let call = carillon("catalog", "--format", "json", in: folder)
    let json = try JSONReader.read(Array(call.output.utf8))
    guard case .array(let channels)? = json["channels"], case .array(let strings)? = json["strings"],
      case .array(let groups)? = json["groups"]
    else {
      Issue.record("\(call.output)")
      return
    }
    #expect(channels.count == 7 && groups.count == 38 && strings.count == 2)
    #expect(channels[0]["usedBy"] == .array([.string("news-hello"), .string("sale")]))
    #expect(channels[0]["nameText"] == .string("It's a promo"))
    #expect(channels[0]["path"] == .string("channels/c.xml"))
    #expect(
      channels[0]["start"]
        == .object([.init("byte", .integer(96)), .init("column", .integer(26)), .init("line", .integer(2))]))
    #expect(channels[1]["builtIn"] == .boolean(true))
    #expect(groups[0]["usedBy"] == .array([.string("sale")]))
    #expect(strings.map { $0["locale"] } == [.string("he"), nil])
    #expect(strings[1]["usedBy"] == .array([.string("channel promos")]))
    #expect(carillon("catalog", "--format", "json", in: folder).output == call.output)
  }

  @Test func `a project without resources has nothing to show`() throws {
    let call = carillon("catalog", in: try smallProject())
    #expect(call.status == 0)
    #expect(call.output == "the project has no resource files\n")
  }

  @Test func `what is wrong with the files is told beside the catalog`() throws {
    let folder = try project()
    try folder.write("channels/d.xml", "<resources>")
    let call = carillon("catalog", in: folder)
    #expect(call.status == 1)
    #expect(call.output.contains("promos"))
    #expect(call.errors.contains("error[xml-syntax]"), "\(call.errors)")
  }

  @Test func `a directory of sounds that is not there is an error`() throws {
    let folder = try project()
    try folder.write("carillon.yaml", "app: {ios: {sounds: nowhere}}\n")
    let call = carillon("check", "--format", "concise", in: folder)
    #expect(
      call.output.contains("carillon.yaml:1:21: error[missing-sound]: there is no directory 'nowhere'"),
      "\(call.output)")
  }
}
