import CarillonServer
import Testing
import Writers

@Suite struct SessionTests {
  static let sale = """
    content:
      _default: en
      en: {title: Sale, body: "Hello {{name|you}}"}
    presentation:
      channelId: promos
    variables: {name: {maxLength: 20}}

    """
  static let channels = """
    <resources>
      <NotificationChannel id="promos" name="Promotions" importance="3"/>
    </resources>

    """
  static let files = [
    (path: "carillon.yaml", text: "version: 1\n"), (path: "campaigns/sale.yaml", text: sale),
    (path: "channels/ua_custom_notification_channels.xml", text: channels),
  ]

  @Test func `a finding appears while typing and goes when it is mended`() throws {
    var client = try SessionClient(Self.files)
    #expect(client.published().isEmpty)
    client.open("campaigns/sale.yaml", Self.sale)
    #expect(client.published().isEmpty)
    client.change("campaigns/sale.yaml", Self.sale.replacing("channelId: promos", with: "channelId: promo"))
    #expect(client.published() == ["campaigns/sale.yaml": ["unknown-channel"]])
    client.change("campaigns/sale.yaml", Self.sale)
    #expect(client.published().isEmpty)
  }

  @Test func `an edit of the channels is seen by campaigns that are not open`() throws {
    var client = try SessionClient(Self.files)
    client.open("channels/ua_custom_notification_channels.xml", Self.channels)
    client.change(
      "channels/ua_custom_notification_channels.xml", Self.channels.replacing("id=\"promos\"", with: "id=\"news\""))
    #expect(
      client.published() == [
        "campaigns/sale.yaml": ["unknown-channel"],
        "channels/ua_custom_notification_channels.xml": ["unused-channel"],
      ])
  }

  @Test func `closing without saving takes the edits back`() throws {
    var client = try SessionClient(Self.files)
    client.open("campaigns/sale.yaml", "silent: maybe\n")
    #expect(client.published()["campaigns/sale.yaml"] != nil)
    client.notify(
      "textDocument/didClose",
      .object([.init("textDocument", .object([.init("uri", .string("file:///project/campaigns/sale.yaml"))]))]))
    #expect(client.published().isEmpty)
  }

  @Test func `many edits in a row are analysed once, and answered with the last version`() throws {
    var client = try SessionClient(Self.files)
    client.open("campaigns/sale.yaml", Self.sale)
    client.run()
    client.forget()
    for number in 0..<50 { client.change("campaigns/sale.yaml", Self.sale + "# \(number)\n") }
    client.run()
    #expect(client.publishedCount == 1)
    #expect(client.messages.last?["params"]?["version"] == .integer(51))
  }

  @Test func `a new file that is not saved is a campaign like others`() throws {
    var client = try SessionClient(Self.files)
    client.open("campaigns/new.yaml", "id: sale\nsilent: true\ndata: {a: b}\n")
    #expect(client.published() == ["campaigns/sale.yaml": ["duplicate-campaign-id"]])
  }

  @Test func `files of no project and hidden ones are left alone`() throws {
    var client = try SessionClient(Self.files)
    for path in ["README.md", "campaigns/.draft.yaml", "build/x.yaml", "other/x.yaml"] { client.open(path, "{") }
    #expect(client.published().isEmpty)
    let hover = try client.ask("hover", "build/x.yaml", in: "{", at: "{")
    #expect(hover == .null)
  }

  @Test func `a configuration's rules change what is said of every campaign`() throws {
    var client = try SessionClient(Self.files)
    client.open("carillon.yaml", "version: 1\nlocales: {required: [de]}\n")
    #expect(client.published() == ["campaigns/sale.yaml": ["required-locale-missing"]])
    client.change("carillon.yaml", "version: 1\nlocales: {required: [de]}\nrules: {required-locale-missing: off}\n")
    #expect(client.published().isEmpty)
    client.change("carillon.yaml", "version: 1\ncampaigns: nowhere\n")
    #expect(client.published() == ["carillon.yaml": ["no-campaigns"]])
  }

  @Test func `what has no place stands in the configuration`() throws {
    var client = try SessionClient([(path: "carillon.yaml", text: "version: 1\n")])
    #expect(client.published() == ["carillon.yaml": ["no-campaigns"]])
  }

  @Test func `a file that is closed while all is compiled anew is told of by the lines that it has on disk`() throws {
    let others = (0..<400).map { (path: "campaigns/other\($0).yaml", text: Self.sale) }
    let saved = "# a\n# b\nwrong: 1\n"
    let edited = "# a # b\nwrong: 1\n"
    #expect(saved.utf8.count == edited.utf8.count)
    let path = "campaigns/zz.yaml"
    var client = try SessionClient(Self.files + others + [(path: path, text: saved)])
    client.open(path, edited)
    client.open("carillon.yaml", "version: 1\n")
    client.run()
    // What is wrong is said of the key, and what is missing of the mapping.
    #expect(client.lastLines(of: path) == [1, 1])
    client.change("carillon.yaml", "version: 1\nlocales: {default: en}\n")
    client.notify(
      "textDocument/didClose",
      .object([.init("textDocument", .object([.init("uri", .string("file:///project/\(path)"))]))]))
    client.run()
    #expect(client.lastLines(of: path) == [2, 2])
  }

  @Test func `a wrong default is shown in the configuration, once for all campaigns`() throws {
    var client = try SessionClient(
      Self.files + [
        (path: "campaigns/other.yaml", text: Self.sale.replacing("  channelId: promos\n", with: "  badge: 1\n"))
      ])
    let text = "version: 1\ndefaults: {presentation: {channelId: promo}}\n"
    client.open("carillon.yaml", text)
    #expect(client.published() == ["carillon.yaml": ["unknown-channel"]])
    client.change("carillon.yaml", text.replacing("promo", with: "promos"))
    #expect(client.published().isEmpty)
  }

  @Test func `notes become related information where the client takes it`() throws {
    var client = try SessionClient(
      Self.files, capabilities: #"{"textDocument": {"publishDiagnostics": {"relatedInformation": true}}}"#)
    client.open("campaigns/sale.yaml", Self.sale.replacing("channelId: promos", with: "channelId: promo"))
    client.run()
    guard case .array(let found)? = client.messages.last?["params"]?["diagnostics"] else { return #expect(Bool(false)) }
    guard case .array(let notes)? = found.first?["relatedInformation"] else { return #expect(Bool(false)) }
    #expect(
      notes.first?["location"]?["uri"] == .string("file:///project/channels/ua_custom_notification_channels.xml"))
  }

  @Test func `a request that is cancelled in time is not answered otherwise`() throws {
    var client = try SessionClient(Self.files)
    client.send(#"{"id": "a", "method": "textDocument/hover", "params": {}}"#)
    client.send(#"{"method": "$/cancelRequest", "params": {"id": "a"}}"#)
    client.run()
    #expect(client.messages.last?["error"]?["code"] == .integer(-32800))
  }
}
