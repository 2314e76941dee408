import CampaignModel
import Testing
import Writers

/// What Braze's objects have of single values and combinations of them.
@Suite struct BrazeLoweringTests {
  @Test(arguments: [
    Buttons(
      "{id: more, title: More}", android: #"{"action":"OPEN_APP","text":"More"}"#, ios: nil,
      web: #"{"action":"URI","text":"More","uri":"https://acme.example/base"}"#),
    Buttons(
      "{id: more, title: More, url: \"https://acme.example/x\"}",
      android: #"{"action":"URI","text":"More","uri":"https://acme.example/x"}"#,
      ios: #"{"action":"URI","action_id":"more","uri":"https://acme.example/x"}"#,
      web: #"{"action":"URI","text":"More","uri":"https://acme.example/x"}"#),
    Buttons(
      "{id: more, title: More, url: \"acme://x\"}",
      android: #"{"action":"DEEP_LINK","text":"More","uri":"acme://x"}"#,
      ios: #"{"action":"DEEP_LINK","action_id":"more","uri":"acme://x"}"#,
      web: #"{"action":"URI","text":"More","uri":"https://acme.example/base"}"#),
    Buttons(
      "{id: ab_pb_yes, title: \"Yes\"}", android: #"{"action":"OPEN_APP","text":"Yes"}"#,
      ios: #"{"action":"OPEN_APP","action_id":"ab_pb_yes"}"#,
      web: #"{"action":"URI","text":"Yes","uri":"https://acme.example/base"}"#),
    Buttons(
      "{id: ab_pb_no, title: \"No\"}", android: #"{"action":"CLOSE","text":"No"}"#,
      ios: #"{"action":"CLOSE","action_id":"ab_pb_no"}"#, web: #"{"action":"CLOSE","text":"No"}"#),
    Buttons(
      "{id: ab_pb_no, title: \"No\", url: \"https://acme.example/no\"}",
      android: #"{"action":"URI","text":"No","uri":"https://acme.example/no"}"#,
      ios: nil, web: #"{"action":"URI","text":"No","uri":"https://acme.example/no"}"#),
    Buttons(
      "{id: more, title: More, url: \"https://acme.example/x\"}", choice: "{action: OPEN_APP, use_webview: false}",
      android: #"{"action":"OPEN_APP","text":"More","use_webview":false}"#,
      ios: nil, web: #"{"action":"OPEN_APP","text":"More"}"#),
    Buttons(
      "{id: more, title: More}", choice: "{action: URI, uri: \"https://acme.example/y\"}",
      android: #"{"action":"URI","text":"More","uri":"https://acme.example/y"}"#,
      ios: #"{"action":"URI","action_id":"more","uri":"https://acme.example/y"}"#,
      web: #"{"action":"URI","text":"More","uri":"https://acme.example/y"}"#),
    Buttons(
      "{id: more, title: More}", choice: "{uri: \"https://acme.example/y\"}",
      android: #"{"action":"URI","text":"More","uri":"https://acme.example/y"}"#,
      ios: #"{"action":"URI","action_id":"more","uri":"https://acme.example/y"}"#,
      web: #"{"action":"URI","text":"More","uri":"https://acme.example/y"}"#),
  ])
  func `a button does what it is told, or opens its link, or the app`(_ buttons: Buttons) throws {
    let id = try #require(buttons.action.split(separator: " ").dropFirst().first).dropLast()
    let choice = buttons.choice.map { "braze: {buttons: {\(id): \($0)}}" } ?? ""
    let compiled = try Compiled(
      """
      content: {_default: en, en: {title: Sale, body: Today, actions: [\(buttons.action)]}}
      presentation: {category: sale}
      \(choice)
      """, targets: buttons.ios == nil ? "braze-android, braze-web" : "braze")
    for (target, object, button) in [
      ("braze-android", "android_push", buttons.android), ("braze-ios", "apple_push", buttons.ios),
      ("braze-web", "web_push", buttons.web),
    ] {
      guard let button else { continue }
      #expect(try compiled.text(at: ["messages", object, "buttons"], of: target) == "[\(button)]")
    }
  }

  @Test(arguments: [
    ("{messageVariationId: v1}", false), ("{assetUrl: \"https://cdn.acme.example/b.mp4\"}", true),
  ])
  func `a notification with an asset is mutable, whatever is asked for`(vendor: String, isLeftOut: Bool) throws {
    let compiled = try Compiled(
      Self.campaign("ios: {mutableContent: false}\nbraze: \(vendor)", hasImage: false), targets: "braze")
    let value = try compiled.value(at: ["messages", "apple_push", "mutable_content"], of: "braze-ios")
    #expect(value == (isLeftOut ? nil : .boolean(false)))
    #expect(try compiled.isIgnored(.iosMutableContent, by: "braze-ios") == isLeftOut)
  }

  @Test(arguments: [
    ("{assetFileType: gif}", false, nil), ("{assetFileType: gif}", true, "gif"),
    ("{messageVariationId: v1}", true, "png"),
    ("{assetUrl: \"https://cdn.acme.example/b\", assetFileType: gif}", false, "gif"),
    ("{assetUrl: \"https://cdn.acme.example/b\", assetFileType: gif}", true, "gif"),
    ("{assetUrl: \"https://cdn.acme.example/b.mp4\"}", true, "mp4"),
  ])
  func `the type of an asset stands beside the asset alone`(vendor: String, hasImage: Bool, type: String?) throws {
    let compiled = try Compiled(Self.campaign("braze: \(vendor)", hasImage: hasImage), targets: "braze")
    let value = try compiled.value(at: ["messages", "apple_push", "asset_file_type"], of: "braze-ios")
    #expect(value == type.map(JSON.string))
    #expect(try compiled.isIgnored(.brazeAssetFileType, by: "braze-ios") == (type == nil))
  }

  private static func campaign(_ settings: String, hasImage: Bool) -> String {
    let image = hasImage ? ", image: \"https://cdn.acme.example/a.png\"" : ""
    return "content: {_default: en, en: {title: Sale, body: Today\(image)}}\n\(settings)\n"
  }

  /// An action, what `braze.buttons` says of it, and the button in each object; `ios` is nil where the rules refuse it.
  struct Buttons: Sendable {
    let action: String
    let choice: String?
    let android: String
    let ios: String?
    let web: String

    init(_ action: String, choice: String? = nil, android: String, ios: String?, web: String) {
      (self.action, self.choice) = (action, choice)
      (self.android, self.ios, self.web) = (android, ios, web)
    }
  }
}
