import CampaignModel

extension VendorPage {
  /// `docs/targets/braze.md`.
  static let braze = VendorPage(
    vendor: "braze",
    introduction: """
      # braze-ios, braze-android, braze-kindle, braze-web

      Bodies of Braze's `/messages/send` without their recipients: the sender adds `external_user_ids`, a segment or an audience,
      and what else belongs to the request (`campaign_id`, `broadcast`, send times). `targets: [braze]` means all four.

      ```json
      {"messages": {"apple_push": {"alert": {"title": "…", "body": "…"}, "category": "ab_cat_yes_no", "buttons": []}}}
      ```

      Each artifact has one object: `apple_push`, `android_push`, `kindle_push` or `web_push`, written after Braze's reference of its
      messaging objects (read 2026-07). Several artifacts of a locale may be sent together by putting their objects into one `messages`.
      """,
    note: note,
    closing: """
      ## What Braze has and no campaign sets

      | object | member | why |
      |---|---|---|
      | `apple_push` | `alert.sound` | Only for Live Activities, which are no campaigns. |
      | `apple_push` | `alert` as a string | The object says the same, with a title. |

      ## Placeholders

      Braze fills them itself, from Liquid: `{{firstName|there}}` becomes `{{${first_name} | default: 'there'}}`, a name that is none of
      Braze's standard attributes `{{custom_attribute.${name} | default: …}}`. In a URL the value is percent-encoded with
      `url_param_escape`. The manifest lists the names under `attributes` instead of `placeholders`: there is nothing left for the sender
      to fill.

      Braze reads every text of a message as Liquid. A brace that would start code there, in copy, data, an id or a fallback, is written
      as `{{ "{" }}`; a fallback that no string of Liquid can hold is captured first. No text of a campaign becomes code.

      ## Buttons

      On iOS the buttons are those of the notification's category, with the labels that the app gave them; `buttons` only says what they
      do, and needs a `category`. Braze's SDK brings along four:

      | category | actions | what they can do |
      |---|---|---|
      | `ab_cat_accept_decline` | `ab_pb_accept`, `ab_pb_decline` | open the app or a link; close |
      | `ab_cat_confirm_cancel` | `ab_pb_confirm`, `ab_pb_cancel` | open the app or a link; close |
      | `ab_cat_more` | `ab_pb_more` | open the app or a link |
      | `ab_cat_yes_no` | `ab_pb_yes`, `ab_pb_no` | open the app or a link; close |

      A button opens its own link (`URI` for https, `DEEP_LINK` for everything else), or else the notification's; those that decline close.
      In a category of the app's own every button needs a link. On Android and on the web the buttons are the campaign's actions with
      their titles; three are drawn on Android, two by most browsers.

      `braze.buttons` says otherwise for single buttons, in Braze's words:

      ```yaml
      braze:
        buttons:
          later: {action: CLOSE}
          shop: {use_webview: false}
      ```

      ## Silent campaigns

      `apple_push` gets `content-available` and `apns_priority: 5`, `android_push` gets `send_to_sync`; neither has an alert. Fire OS and
      the web cannot be silent with Braze and are skipped. A campaign that only sets the badge is skipped everywhere: Braze's objects need
      an alert, and a background push may not carry a badge.

      ## Images

      iOS gets the image as a rich notification's asset. Android gets it as `extra.appboy_image_url`, which its SDK draws as a big picture
      (2:1, at least 600 × 300). `kindle_push` has no image; the same SDK runs on Fire OS, so an app that has tried it can set
      `appboy_image_url` under `fireos.data`. The large icon of Android and the icon of the web should be square.

      ## Size

      | target | counted | limit |
      |---|---|---|
      | `braze-ios` | `apple_push` in wire form | 1912 bytes |
      | `braze-android` | `alert` and `extra` in wire form | 4000 bytes |
      | `braze-kindle` | `kindle_push` in wire form | 6144 bytes, what ADM takes: Braze names no limit |
      | `braze-web` | `web_push` in wire form | 3993 bytes, what push services take: Braze names no limit |

      ## The app

      `app.sdk: braze` says that the app has Braze's SDK, which then brings along its categories and its default channel
      (`com_appboy_default_notification_channel`). Without `app.sdk` it follows from the targets. What belongs to another vendor's SDK is
      reported: [`foreign-built-in`](../rules/foreign-built-in.md), [`sdk-mismatch`](../rules/sdk-mismatch.md).
      """)

  private static func note(_ field: Field) -> String? {
    switch field {
    case .contentSubtitle: "No object has a second line."
    case .contentImage:
      """
      The kind of file is told by the ending of the URL, or `braze.assetFileType`. For Fire OS see below.
      """
    case .contentURL: "In a browser `web.url`, or the URL where it is `https`, or `app.web.baseUrl`."
    case .contentActions:
      """
      On iOS a button has the label of its category; the titles of the campaign are for the others.
      """
    case .contentActionURL: "Without one, a button opens what the notification opens."
    case .sound:
      """
      iOS: the file. Android: `android.resource://‹package›/raw/‹name›`. `none` leaves the member out.
      """
    case .category: "Braze's Android SDK makes buttons of `buttons` alone."
    case .color: "As the number that `#rrggbb` is."
    case .html:
      """
      The texts keep their markup for Android, whose app must turn it on \
      ([`html-rendering-disabled`](../rules/html-rendering-disabled.md)), and lose it for all others.
      """
    case .imageStyle:
      """
      `big` is what Braze does. `inline` is chosen in its dashboard, the API has no member for it, and the \
      manifest says so.
      """
    case .displayPriority: "`min` to `max` as -2 to 2."
    case .ttl: "iOS takes a moment only: the sender makes `expiry` from the manifest's `ttlSeconds`."
    case .expiresAt: "The others take a time to live: the sender makes it from the manifest's `expiresAt`."
    case .priority: "iOS: 10 or 5. `braze.apnsPriority` says it more finely."
    case .collapseID: "FCM keeps four keys for a device, and Braze uses one."
    case .quietHours: "A hint for the sender."
    case .iosMutableContent: "Braze sets it itself for what has an asset."
    case .iosCustom: "Beside the data."
    case .webURL: "`content.url` then has no effect there."
    case .brazeAssetURL: "Instead of the image."
    case .brazeAssetFileType: "Where the URL does not tell, or tells something else."
    case .brazeSendToSync: "A silent campaign has it by itself."
    case .brazeConversationData: "In Braze's own words; its texts may hold placeholders."
    case .brazeButtons:
      """
      `action` and `use_webview` of single buttons, by the id of the action; on iOS also `uri`, for buttons that \
      the campaign's actions cannot name.
      """
    default: nil
    }
  }
}
