import TestSupport
import Testing

@Suite struct NewCommandTests {
  private func project() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    let start = carillon(["init", folder.path, "--locales", "de,en"])
    #expect(start.status == 0)
    return folder
  }

  @Test func `a new campaign is a draft in the project's locales, which editors can complete`() throws {
    let folder = try project()
    let call = carillon("new", "orders/late", in: folder)
    #expect(call.status == 0)
    #expect(call.output == folder("campaigns/orders/late.yaml") + "\n")
    #expect(
      try folder.read("campaigns/orders/late.yaml") == """
        # yaml-language-server: $schema=../../schemas/campaign.schema.json
        description: "Orders late"

        # A draft is checked, and not built. Delete this line when the words are there.
        draft: true

        content:
          _default: de
          de:
            title:
            body:
            url:
          en:
            title:
            body:
            url:

        presentation:
          sound: default

        delivery:
          ttl: 3d

        """)
    let check = carillon("check", "--format", "concise", in: folder)
    #expect(check.status == 0)
    #expect(check.output.hasSuffix("0 errors, 2 warnings in 4 files\n"))
  }

  @Test func `channels and categories are those of the project`() throws {
    let folder = try project()
    let call = carillon(
      "new", "spring", "--channel", "offers", "--category", "shop_later", "--locales", "en", in: folder)
    #expect(call.status == 0)
    #expect(
      try folder.read("campaigns/spring.yaml").contains(
        "presentation:\n  channelId: \"offers\"\n  category: \"shop_later\"\n"))
    let wrong = carillon("new", "summer", "--channel", "ofers", in: folder)
    #expect(wrong.status == 2)
    #expect(wrong.errors == "carillon: there is no channel 'ofers'; did you mean 'offers'?\n")
    #expect(!folder.exists("campaigns/summer.yaml"))
  }

  @Test func `without a default channel the choice is said`() throws {
    let folder = try smallProject()
    try folder.write("carillon.yaml", "targets: [fcm]\n")
    try folder.write(
      "channels/channels.xml",
      "<resources><NotificationChannel id='a' name='A' importance='3'/><NotificationChannel id='b' name='B' importance='3'/></resources>"
    )
    #expect(carillon("new", "spring", in: folder).status == 0)
    #expect(try folder.read("campaigns/spring.yaml").contains("presentation:\n  # channelId: one of a, b\n"))
  }

  @Test func `a copy keeps everything but the id`() throws {
    let folder = try smallProject()
    let text = "# Sale.\r\nid: old # the id\r\ncontent: {_default: en, en: {title: Sale, body: \"Now\"}}\r\n"
    try folder.write("campaigns/old.yaml", text)
    #expect(carillon("new", "fresh", "--from", "old", in: folder).status == 0)
    #expect(
      try folder.read("campaigns/fresh.yaml").utf8.elementsEqual(
        text.replacing("id: old", with: "id: \"fresh\"").utf8))
    #expect(carillon("check", in: folder).status == 0)
    #expect(carillon("new", "x", "--from", "none", in: folder).status == 2)
    #expect(carillon("new", "x", "--from", "old", "--locales", "en", in: folder).status == 2)
  }

  @Test(arguments: ["../x", "/x", "x/", "a//b", "Sale", "a b", "sale.yaml", "con", "", ".x", "x.", "é"])
  func `an id that is none is refused`(_ id: String) throws {
    let folder = try smallProject()
    let before = try folder.snapshot("")
    let call = carillon("new", id, in: folder)
    #expect(call.status == 2)
    #expect(call.errors.contains("'\(id)' is no campaign id"))
    #expect(try folder.snapshot("") == before)
  }

  @Test func `an id that is taken is refused`() throws {
    let folder = try smallProject()
    for id in ["sale", "news-hello", "news/hello"] {
      let call = carillon("new", id, in: folder)
      #expect(call.status == 2)
      #expect(call.errors.contains("already"), "\(call.errors)")
    }
    // A file that is no campaign, and stands where one would.
    try folder.write("campaigns/broken.yaml", "content: [")
    let call = carillon("new", "broken", in: folder)
    #expect(call.status == 2)
    #expect(call.errors.contains("is there already, and is not overwritten"))
    #expect(try folder.read("campaigns/broken.yaml") == "content: [")
  }
}
