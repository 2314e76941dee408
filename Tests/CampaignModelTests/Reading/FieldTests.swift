import CampaignModel
import Diagnostics
import Testing

@Suite struct FieldTests {
  /// A campaign that has nothing wrong, with more below it.
  private static let copy = "content: {_default: en, en: {title: T, body: B}}\n"

  @Test(arguments: [
    // Keys.
    ReaderCase(.unknownKey, "‹titel›: x\n", message: "key 'titel' is unknown"),
    ReaderCase(
      .unknownKey, "presentation: {‹channel_id›: a}\n", message: "key 'channel_id' is unknown in 'presentation'",
      help: "did you mean 'channelId'?", fixed: copy + "presentation: {channelId: a}\n"),
    ReaderCase(.unknownKey, "presentation: {‹chanelId›: a, channelId: b}\n", help: "did you mean 'channelId'?"),
    ReaderCase(.unknownKey, "‹badge›: 1\n", help: "'badge' belongs under 'presentation'"),
    ReaderCase(.unknownKey, "presentation: {‹ttl›: 3d}\n", help: "'ttl' belongs under 'delivery'"),
    ReaderCase(.unknownKey, "delivery: {‹ticker›: x}\n", help: "'ticker' belongs under 'android'"),
    ReaderCase(.unknownKey, "ios: {alert: {‹locArg›: [a]}}\n", help: "did you mean 'locArgs'?"),
    ReaderCase(.unknownKey, "presentation: {sound: {name: a, ‹volum›: 1}}\n", help: "did you mean 'volume'?"),
    ReaderCase(.missingKey, "presentation: {sound: ‹{volume: 1}›}\n", message: "'name' is missing in 'sound'"),
    ReaderCase(.missingKey, "delivery: {quietHours: ‹{from: \"22:00\"}›}\n"),

    // Flags.
    ReaderCase(
      .wrongType, "draft: ‹\"true\"›\n", message: "'draft' takes true or false, not the text 'true'",
      help: "write true",
      fixed: copy + "draft: true\n"),
    ReaderCase(.wrongType, "silent: ‹yes›\n", help: "write true", fixed: copy + "silent: true\n"),
    ReaderCase(.wrongType, "ios: {contentAvailable: ‹\"1\"›}\n", help: "write true"),
    ReaderCase(.wrongType, "presentation: {html: ‹[true]›}\n", message: "'html' takes true or false, not a list"),
    ReaderCase(
      .wrongType, "presentation: {html: ‹›}\n", message: "'html' is empty (null), where true or false is expected"),

    // Numbers.
    ReaderCase(
      .wrongType, "presentation: {badge: ‹\"7\"›}\n", message: "'badge' takes a whole number, not the text '7'",
      help: "write 7 without quotes", fixed: copy + "presentation: {badge: 7}\n"),
    ReaderCase(.wrongType, "presentation: {badge: ‹010›}\n"),
    ReaderCase(.wrongType, "presentation: {badge: ‹0x1F›}\n"),
    ReaderCase(.wrongType, "presentation: {badge: ‹7.0›}\n"),
    ReaderCase(.wrongType, "presentation: {badge: ‹1_000›}\n"),
    ReaderCase(.outOfRange, "presentation: {badge: ‹-1›}\n", help: "write \"-1\" to change the count that is shown"),
    ReaderCase(.outOfRange, "presentation: {badge: ‹99999999999999999999›}\n"),
    ReaderCase(
      .outOfRange, "delivery: {notificationId: ‹2147483648›}\n",
      message: "'notificationId' is 2147483648, outside -2147483648 to 2147483647"),
    ReaderCase(
      .outOfRange, "presentation: {relevanceScore: ‹1.01›}\n", message: "'relevanceScore' is 1.01, outside 0 to 1"),
    ReaderCase(
      .wrongType, "presentation: {relevanceScore: ‹.5›}\n", message: "'relevanceScore' takes a number, not '.5'"),
    ReaderCase(.wrongType, "presentation: {relevanceScore: ‹\"0.5\"›}\n", help: "write 0.5 without quotes"),
    ReaderCase(.outOfRange, "android: {vibrateTimings: [100, ‹-1›]}\n"),

    // Words.
    ReaderCase(
      .invalidEnum, "presentation: {interruptionLevel: ‹time-senstive›}\n",
      message:
        "'interruptionLevel' is 'time-senstive', which is not one of 'passive', 'active', 'time-sensitive', 'critical'",
      help: "did you mean 'time-sensitive'?", fixed: copy + "presentation: {interruptionLevel: time-sensitive}\n"),
    ReaderCase(.invalidEnum, "delivery: {priority: ‹High›}\n", help: "did you mean 'high'?"),
    ReaderCase(.invalidEnum, "platforms: [‹fcm›]\n", help: "did you mean 'android'?"),
    ReaderCase(.invalidEnum, "platforms: [ios, ‹androd›]\n", help: "did you mean 'android'?"),
    ReaderCase(.invalidEnum, "presentation: {foreground: [banner, ‹lst›]}\n", help: "did you mean 'list'?"),
    ReaderCase(.wrongType, "presentation: {foreground: ‹banner›}\n", help: "write 'hide', or a list in brackets"),
    ReaderCase(.wrongType, "delivery: {priority: ‹›}\n"),

    // Texts.
    ReaderCase(
      .wrongType, "presentation: {threadId: ‹~›}\n", message: "'threadId' is empty (null), where text is expected"),
    ReaderCase(.wrongType, "presentation: {threadId: ‹{a: b}›}\n", message: "'threadId' takes text, not a mapping"),
    ReaderCase(.wrongType, "labels: ‹promo›\n", message: "'labels' takes a list of texts, not 'promo'"),
    ReaderCase(.wrongType, "labels: [‹[a]›]\n"),
    ReaderCase(
      .ambiguousScalar, "presentation: {threadId: ‹no›}\n",
      message: "'no' is read as text here, but other readers of YAML take it for a boolean", help: "write \"no\"",
      fixed: copy + "presentation: {threadId: \"no\"}\n"),
    ReaderCase(.ambiguousScalar, "labels: [‹2026-10-03›, ‹0755›, ‹12:30›, ‹1.10›, ‹on›, ‹y›, ok]\n"),

    // Colours, sounds.
    ReaderCase(
      .invalidColor, "presentation: {color: ‹\"#f60\"›}\n",
      message: "'color' takes a colour as '#rrggbb', not the text '#f60'",
      help: "write \"#ff6600\"", fixed: copy + "presentation: {color: \"#ff6600\"}\n"),
    ReaderCase(.invalidColor, "presentation: {color: ‹orange›}\n"),
    ReaderCase(.invalidColor, "presentation: {color: ‹\"#ff660088\"›}\n"),
    ReaderCase(
      .wrongType, "presentation:\n  color:‹› #ff6600\n",
      help: "write \"#rrggbb\" in quotes: an unquoted '#' starts a comment"),
    ReaderCase(
      .invalidSound, "presentation: {sound: ‹Default›}\n", message: "'Default' is no sound",
      help: "did you mean 'default'?", fixed: copy + "presentation: {sound: default}\n"),
    ReaderCase(.invalidSound, "presentation: {sound: ‹\"\"›}\n", help: "write 'none' for no sound"),
    ReaderCase(.invalidSound, "presentation: {sound: ‹off›}\n", help: "did you mean 'none'?"),
    ReaderCase(.invalidSound, "presentation: {sound: {name: ‹none›, critical: true}}\n"),
    ReaderCase(.outOfRange, "presentation: {sound: {name: a.caf, volume: ‹1.5›}}\n"),

    // Times.
    ReaderCase(
      .ttlLooksLikeMilliseconds, "delivery: {ttl: ‹1712400000000›}\n",
      help: "write a duration such as '3d', or 'expiresAt' with an instant"),
    ReaderCase(.ttlLooksLikeMilliseconds, "delivery: {ttl: ‹259200000›}\n", help: "write '3d'"),
    ReaderCase(
      .wrongType, "delivery: {ttl: ‹3600›}\n", help: "write '3600s' for seconds",
      fixed: copy + "delivery: {ttl: 3600s}\n"),
    ReaderCase(.wrongType, "delivery: {ttl: ‹1.5h›}\n"),
    ReaderCase(.wrongType, "delivery: {ttl: ‹3 d›}\n"),
    ReaderCase(.wrongType, "delivery: {ttl: ‹-1h›}\n"),
    ReaderCase(.outOfRange, "delivery: {ttl: ‹9999999w›}\n"),
    ReaderCase(.wrongType, "delivery: {expiresAt: ‹2026-12-24›}\n"),
    ReaderCase(
      .wrongType, "delivery: {expiresAt: ‹2026-12-24T18:00:00›}\n",
      help: "end it with 'Z' for UTC, or an offset as '+01:00'"),
    ReaderCase(.wrongType, "delivery: {expiresAt: 2026-‹13›-24T18:00:00Z}\n"),
    ReaderCase(.wrongType, "delivery: {expiresAt: 2026-02-‹29›T18:00:00Z}\n"),
    ReaderCase(.wrongType, "delivery: {expiresAt: \"2026-02-28T‹24›:00:00Z\"}\n"),
    ReaderCase(.wrongType, "delivery: {quietHours: {from: ‹24:00›, to: 07:00}}\n"),

    // Data and any JSON.
    ReaderCase(
      .dataValueNotString, "data: {order_id: ‹21465›}\n", help: "write \"21465\"",
      fixed: copy + "data: {order_id: \"21465\"}\n"),
    ReaderCase(.dataValueNotString, "data: {flag: ‹true›}\n"),
    ReaderCase(.dataValueNotString, "data: {meta: ‹{campaign: w17}›, list: ‹[a]›}\n"),
    ReaderCase(
      .dataValueNull, "data:\n  promo:‹›\n  id: a1\n", message: "data value 'promo' is null, not an empty text"),
    ReaderCase(
      .ambiguousScalar, "data: {switch: ‹on›, at: ‹12:30›, code: ‹0755›, day: ‹2026-10-03›, price: ‹1.10›}\n"),
    ReaderCase(.ambiguousScalar, "data: {‹yes›: a, ‹0755›: b}\n"),
    ReaderCase(.outOfRange, "ios: {custom: {a: [‹9007199254740993›]}}\n"),
    ReaderCase(
      .wrongType, "ios: {custom: {a: ‹null›}}\n", message: "'custom' is empty (null), where a value is expected"),
    ReaderCase(.wrongType, "ios: {custom: ‹[a]›}\n"),
    ReaderCase(.ambiguousScalar, "ios: {custom: {a: ‹no›, ‹on›: 1}}\n"),

    // Variants.
    ReaderCase(.unknownKey, "variants: {a: {weight: 50, ‹delivery›: {ttl: 3d}}, b: {weight: 50}}\n"),
    ReaderCase(.unknownKey, "variants: {a: {weight: 50, ios: {‹ttl›: 3d}}, b: {weight: 50}}\n"),
    ReaderCase(
      .unknownKey, "variants: {a: {weight: 100, content: {‹fr›: {title: X}}}}\n",
      help: "a variant can only change locales of the campaign's own content"),
    ReaderCase(.unknownKey, "variants: {a: {weight: 100, content: {‹_default›: en}}}\n"),
    ReaderCase(.wrongType, "variants: {a: {weight: 100, content: {en: {title: ‹›}}}}\n"),
    ReaderCase(.missingKey, "variants: {‹a›: {}}\n", message: "'weight' is missing in variant 'a'"),
    ReaderCase(.invalidVariantID, "variants: {‹A b›: {weight: 100}}\n"),
    ReaderCase(.outOfRange, "variants: {a: {weight: ‹101›}}\n"),

    // Variables.
    ReaderCase(.invalidVariableName, "variables: {‹first-name›: {maxLength: 3}}\n"),
    ReaderCase(.unknownKey, "variables: {a: {‹max›: 3}}\n"),
  ])
  func `each fault of a field is one finding at its place`(_ row: ReaderCase) {
    let source = MarkedSource(Self.copy + row.marked)
    row.check(source, readCampaign(source.text).findings)
  }
}
