import CampaignModel

extension VendorPage {
  /// `docs/targets/airship.md`.
  static let airship = VendorPage(
    vendor: "airship",
    introduction: """
      # airship

      `targets: [airship]` stands for four: `airship-ios`, `airship-android`, `airship-amazon`, `airship-web`, one for each kind
      of device, so that each is checked against what that device takes. An artifact is a push object for
      `POST /api/push`, with `device_types` and without `audience`, which is the sender's. `POST /api/push/validate` takes the
      same body and sends nothing.

      ## Locales

      A push has the copy of every locale: the campaign's default as `notification`, each other one in `localizations` with its
      `language` and `country`. Airship chooses by what the device reports, so that there is one artifact,
      `_localized.json`, and no choice for the sender. Airship knows languages and countries of two letters: a tag with a script,
      a variant or a region of digits is an error for these targets alone
      ([airship-locale](../rules/airship-locale.md)), unless it is the default. With `rules: {airship-locale: off}` Airship's
      pushes do without such a locale.

      The default has an entry of its own where its language is there too: with the default `en-AU` and an `en`, devices of
      Australia would else get `en`.

      ## Placeholders

      `{{firstName|there}}` becomes Airship's own `{{$def firstName "there"}}`, and `options.personalization` is set. Nothing is
      left for the sender to fill; the manifest's `attributes` names what Airship must know. In a URL Airship percent-encodes
      values, and leaves a URL that is one placeholder as it is. What Handlebars cannot write is an error:
      [inexpressible-placeholder](../rules/inexpressible-placeholder.md). In a push without placeholders braces are only braces.

      Strings of the block `airship` take placeholders of the same form: `message: {title: "Hello {{firstName|you}}"}`.

      ## Buttons

      On phones and tablets the buttons are those of a set that the app registers, which `presentation.category` names
      ([the app's files](../getting-started.md)). The campaign's `actions` and `airship.buttonActions` say what they do, by their
      ids; their titles are the app's. In browsers the first two of the campaign's own `actions` are drawn.

      ## Silent and badge-only campaigns

      A silent push has no `alert`: on iOS `content-available: 1`, on Android and Fire OS `extra.silent: "1"`. Browsers are
      skipped. A campaign that only sets the badge is for `airship-ios` alone, where `auto`, `+1` and `-1` count for each device.
      """,
    note: note,
    closing: """
      Set by themselves: `device_types`, `localizations`, `options.personalization`, and `interactive` where a button does
      something. `style` is `big_picture` with the copy's image unless `airship.style` says otherwise; `media_attachment` is the
      image with what `airship.mediaAttachment` adds.

      ## What of Airship's objects is not written

      | member | why |
      |---|---|
      | `audience` | who gets it is the sender's |
      | `notification.alert` | each push is for one kind of device, whose own object has the text |
      | `options.expiry` | each device's own object has its time to live |
      | `ios.interactive`, `android.interactive`, `amazon.interactive`, `ios.actions` and the like | `notification.interactive` and `notification.actions` say the same |
      | `ios.content_available` | `content-available`, as Airship's Python client writes it |
      | `ios.live_activity`, `android.live_update` | Live Activities and Live Updates are no campaigns |
      | `wns`, `sms`, `mms`, `email`, `open::…` | no push to an app or a browser |

      ## Sizes

      What counts is the device's object with its `actions` and `interactive`, in wire form, of the largest locale: 4096 bytes
      for Android, as Airship says; for the others what Apple (4096), Amazon (6144) and the push services of browsers (3993)
      take.

      ## What is refused

      [airship-object](../rules/airship-object.md) holds the objects of the block `airship` against Airship's own descriptions,
      [airship-extra-key](../rules/airship-extra-key.md) the keys of `data` against what Airship and its SDKs keep for
      themselves, [airship-button](../rules/airship-button.md) buttons against the app's sets.

      What a device decides (notification options, provisional authorization, quiet time, auto-badge) is set in the app and is
      in no push. `presentation.foreground` is sent as `extra.foreground`, a JSON list, for the app's foreground callback to read.
      """)

  private static func note(_ field: Field) -> String? {
    switch field {
    case .contentBody: "`alert.body` where the alert is an object"
    case .contentURL: "`type` is `url` for web pages and `tel:`, else `deep_link`; superseded by `airship.open`"
    case .contentActions: "the app's set has the labels; in browsers the first two"
    case .contentActionURL: "by the button's id; needs `presentation.category`"
    case .category: "`.notification.interactive.type` on iOS too where a button does something"
    case .sound: "Android and Fire OS: the name without its extension, and nothing for `none`"
    case .color: "in lower case"
    case .displayPriority: "2 for `max` to -2 for `min`"
    case .visibility: "1 `public`, 0 `private`, -1 `secret`"
    case .foreground: "a JSON list in a string, for the app"
    case .ttl: "seconds"
    case .expiresAt: "UTC without a zone"
    case .priority: "iOS: 10 or 5"
    case .quietHours: "a hint in the manifest"
    case .imageStyle: "`inline` is listed as ignored"
    case .iosCustom: "anything but a text as JSON in a string"
    case .airshipStyle: "added to the image's"
    case .airshipMediaAttachment: "added to the image's"
    default: nil
    }
  }
}
