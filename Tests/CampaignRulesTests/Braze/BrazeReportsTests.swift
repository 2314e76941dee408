import Diagnostics
import TestSupport
import Testing

@Suite struct BrazeReportsTests {
  @Test(arguments: [
    ("", #", image: "https://cdn.acme.example/sale.webp""#, "en", "content.image"),
    ("braze: {assetUrl: \"https://cdn.acme.example/film\"}", "", nil, "braze.assetUrl"),
    (
      "braze: {assetUrl: \"https://cdn.acme.example/film\"}", #", image: "https://cdn.acme.example/sale.jpg""#, nil,
      "braze.assetUrl"
    ),
  ])
  func `a file of no known kind is the copy's image or the campaign's own`(
    _ block: String, _ copy: String, _ locale: String?, _ field: String
  ) {
    let fixture = CheckedFixture(campaign: block, copy: copy, targets: "braze-ios")
    let subjects = fixture.findings.filter { $0.rule == "braze-asset-type" }.map(\.subject)
    #expect(subjects == [.init(locale: locale, field: field, target: "braze-ios")])
  }

  @Test(arguments: [
    ("braze-android", "shop", "use_webview: 1", ["'use_webview' of 'shop' takes true or false"]),
    ("braze-android", "shop", "use_webview: \"true\"", ["'use_webview' of 'shop' takes true or false"]),
    ("braze-android", "shop", "use_webview: true", []),
    ("braze-android", "shop", "uri: 5", ["'uri' of 'shop' takes a link"]),
    ("braze-android", "shop", "uri: [\"acme://sale\"]", ["'uri' of 'shop' takes a link"]),
    ("braze-android", "shop", "uri: \"acme://sale\"", []),
    ("braze-android", "other", "uri: \"acme://sale\"", ["'other' is none of the campaign's actions"]),
    ("braze-ios", "other", "uri: \"acme://sale\"", []),
    ("braze-ios", "other", "use_webview: true", ["'other' is none of the campaign's actions"]),
    ("braze-android", "ab_pb_yes", "action: OPEN_APP", ["'ab_pb_yes' is none of the campaign's actions"]),
    ("braze-ios", "ab_pb_yes", "action: OPEN_APP", []),
  ])
  func `what a button is told is of Braze's kinds, and the button is there`(
    _ target: String, _ id: String, _ choice: String, _ expected: [String]
  ) {
    let fixture = CheckedFixture(
      campaign:
        "braze: {buttons: {\(id): {\(choice)}}}\npresentation: {category: shopping}",
      copy: ", actions: [{id: shop, title: Shop}]", targets: target)
    #expect(fixture.messages(of: "braze-button-choice") == expected)
  }

  @Test(arguments: [
    (#"shortcut_id: 5"#, ["'shortcut_id' of the conversation takes a text"]),
    (#"messages: {text: Hi}"#, ["'messages' of the conversation takes a list"]),
    (
      #"messages: [{text: Hi, timestamp: "1796000000", person_id: ada}]"#,
      ["'timestamp' of message 1 takes seconds since 1970, a whole number"]
    ),
    (
      #"messages: [{text: Hi, timestamp: 1796000000, person_id: ada}, {text: Hi, timestamp: 1.5, person_id: ada}]"#,
      ["'timestamp' of message 2 takes seconds since 1970, a whole number"]
    ),
    (#"persons: [{id: 5, name: Ada}]"#, ["'id' of person 1 takes a text"]),
    (#"reply_person_id: bob"#, ["'bob' is none of the conversation's persons"]), (#"shortcut_id: chat"#, []),
  ])
  func `a conversation is of Braze's kinds`(_ member: String, _ expected: [String]) {
    #expect(conversation(member).messages(of: "braze-conversation") == expected)
  }

  @Test func `a person is known by bytes`() {
    let composed = "ren\u{E9}"
    let decomposed = "rene\u{301}"
    let persons = "persons: [{id: ada, name: Ada}, {id: \"\(composed)\", name: R}]"
    #expect(
      conversation("reply_person_id: \"\(composed)\"", persons).messages(of: "braze-conversation").isEmpty)
    #expect(
      conversation("reply_person_id: \"\(decomposed)\"", persons).messages(of: "braze-conversation")
        == ["'\(decomposed)' is none of the conversation's persons"])
  }

  /// A good conversation, but for the members given.
  private func conversation(_ members: String...) -> CheckedFixture {
    let usual = [
      "shortcut_id: chat", "reply_person_id: ada", "messages: [{text: Hi, timestamp: 1796000000, person_id: ada}]",
      "persons: [{id: ada, name: Ada}]",
    ]
    let names = members.map { $0.prefix { $0 != ":" } }
    let all = members + usual.filter { !names.contains($0.prefix { $0 != ":" }) }
    return CheckedFixture(
      campaign: "braze: {conversationData: {\(all.joined(separator: ", "))}}", targets: "braze-android")
  }

  @Test(arguments: [
    ("{name: alarm.caf, critical: true, volume: 0.8}", "critical and volume"),
    ("{name: alarm.caf, volume: 0.8}", "volume"), ("{name: alarm.caf, critical: true}", "critical"),
    ("{name: alarm.caf, critical: false}", nil), ("{name: alarm.caf}", nil), ("alarm.caf", nil),
  ])
  func `what is lost of a sound is named`(_ sound: String, _ lost: String?) {
    let fixture = CheckedFixture(campaign: "presentation: {sound: \(sound)}", targets: "braze-ios")
    let expected = lost.map { ["braze-ios plays 'alarm.caf' without its \($0): Braze takes the name alone"] } ?? []
    #expect(fixture.messages(of: "braze-sound-attributes") == expected)
  }
}
