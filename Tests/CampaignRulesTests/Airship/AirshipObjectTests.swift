import Diagnostics
import TestSupport
import Testing

/// What is said of the objects in the block `airship`.
@Suite struct AirshipObjectTests {
  private static let image = #", image: "https://cdn.acme.example/a.jpg""#
  private static let url = #", url: "acme://sale""#

  /// The copy has what `copy` adds to a title and a body.
  private func messages(_ block: String, copy: String = "") -> [String] {
    CheckedFixture(
      """
      //- carillon.yaml
      targets: [airship]
      //- campaigns/a.yaml
      content:
        _default: en
        en: {title: T, body: B\(copy)}
      airship: {\(block)}
      """
    ).messages(of: "airship-object")
  }

  @Test(arguments: [
    ("message: {body: B}", "message", "title"), ("message: {title: T}", "message", "body"),
    ("message: {title: T, body: B, icons: {}}", "message.icons", "list_icon"),
    ("message: {title: T, body: B, campaigns: {}}", "message.campaigns", "categories"),
    ("inApp: {display_type: banner}", "inApp", "alert"), ("inApp: {alert: A}", "inApp", "display_type"),
    ("inApp: {alert: A, display_type: banner, interactive: {}}", "inApp.interactive", "type"),
    ("open: {content: \"acme://sale\"}", "open", "type"), ("open: {type: deep_link}", "open", "content"),
    ("open: {type: landing_page, content: {content_type: text/html}}", "open.content", "body"),
    ("open: {type: landing_page, content: {body: B}}", "open.content", "content_type"),
    ("addCustomEvent: {value: 1}", "addCustomEvent", "name"),
  ])
  func `a member that cannot be left out is missed`(_ block: String, _ object: String, _ member: String) {
    #expect(messages(block) == ["'airship.\(object)' lacks '\(member)'"])
  }

  @Test(arguments: [
    ("5", ["must be a text or a list, and is 5"]), ("{sale: true}", ["must be a text or a list, and is a mapping"]),
    ("\" \"", ["is empty"]), ("[sale, 5]", ["must be a text, and is 5"]), ("sale", []), ("[sale, news]", []),
  ])
  func `where a text or a list may stand, what is said is about the one that does`(
    _ tags: String, _ expected: [String]
  ) {
    let found = messages("buttonActions: {shop: {add_tag: \(tags)}}")
    #expect(found == expected.map { "'airship.buttonActions.shop.add_tag' \($0)" })
  }

  private static func list(_ count: Int) -> String {
    "[\((0..<count).map { "t\($0)" }.joined(separator: ", "))]"
  }

  @Test(arguments: [
    ("campaigns", list(10), []), ("campaigns", list(11), ["has 11 entries, allowed are 1 to 10"]),
    ("campaigns", "[\(String(repeating: "é", count: 64))]", []),
    (
      "campaigns", "[sale, \(String(repeating: "é", count: 65))]",
      ["has an entry of 65 characters, allowed are 1 to 64"]
    ),
    ("campaigns", "[\"\"]", ["has an entry of 0 characters, allowed are 1 to 64"]),
    ("addTag", list(100), []), ("addTag", list(101), ["has 101 entries, allowed are 1 to 100"]),
    ("addTag", "[]", ["has 0 entries, allowed are 1 to 100"]), ("addTag", "[sale, \"\"]", ["has an empty tag"]),
    ("removeTag", list(100), []), ("removeTag", list(101), ["has 101 entries, allowed are 1 to 100"]),
    ("removeTag", "[]", ["has 0 entries, allowed are 1 to 100"]), ("share", "\"\"", ["is empty"]),
  ])
  func `lists and their entries have limits`(_ member: String, _ value: String, _ expected: [String]) {
    #expect(messages("\(member): \(value)") == expected.map { "'airship.\(member)' \($0)" })
  }

  @Test(arguments: [
    ("{type: big_picture}", "", ["of the type 'big_picture' lacks 'big_picture'"]), ("{type: big_picture}", image, []),
    ("{type: big_picture, big_picture: \"https://cdn.acme.example/b.jpg\"}", "", []),
    ("{type: big_text}", image, ["of the type 'big_text' lacks 'big_text'"]), ("{type: big_text, big_text: B}", "", []),
    ("{type: inbox}", image, ["of the type 'inbox' lacks 'lines'"]), ("{type: inbox, lines: [One]}", "", []),
    ("{summary: S}", "", ["lacks 'type'"]), ("{summary: S}", image, []),
    ("{big_picture: \"https://cdn.acme.example/b.jpg\"}", "", []),
  ])
  func `a style has what its type asks for, and the image of the copy is its picture`(
    _ style: String, _ copy: String, _ expected: [String]
  ) {
    #expect(messages("style: \(style)", copy: copy) == expected.map { "'airship.style' \($0)" })
  }

  @Test(arguments: ["style: {type: big_picture}", "mediaAttachment: {options: {hidden: true}}"])
  func `a picture is missed where one locale has none`(_ member: String) {
    let copy = Self.image + "}\n  de: {title: T, body: B"
    #expect(messages(member, copy: Self.image).isEmpty)
    #expect(messages(member, copy: copy).count == 1)
  }

  @Test func `a picture is not missed where there is no copy`() {
    let fixture = CheckedFixture(
      """
      //- carillon.yaml
      targets: [airship]
      //- campaigns/a.yaml
      silent: true
      data: {sync: catalog}
      airship: {style: {summary: S}, mediaAttachment: {options: {hidden: true}}}
      """)
    #expect(fixture.messages(of: "airship-object").isEmpty)
  }

  @Test(arguments: [
    ("addTag: [sale]", "", "^+t", true), ("addTag: [sale]", "", "add_tags_action", true),
    ("removeTag: [sale]", "", "^-t", true), ("removeTag: [sale]", "", "remove_tags_action", true),
    ("share: S", "", "^s", true), ("share: S", "", "share_action", true),
    ("open: {type: deep_link, content: \"acme://sale\"}", "", "landing_page_action", true),
    ("share: S", url, "deep_link_action", true), ("share: S", "", "deep_link_action", false),
    ("share: S", url, "^+t", false), ("share: S", url, "own_action", false),
  ])
  func `an action is named twice only where the push has it already`(
    _ member: String, _ copy: String, _ action: String, _ isTaken: Bool
  ) {
    let found = messages("\(member), appDefined: {\"\(action)\": x}", copy: copy)
    #expect(found == (isTaken ? ["'\(action)' is an action that the push has already"] : []))
  }
}
