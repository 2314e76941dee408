/// What stands before the tables of `docs/fields.md`: what a block is for, and a campaign that uses it. The tests check the
/// campaigns.
enum FieldExamples {
  /// The introduction to a block; empty for one that needs none.
  static func introduction(to block: String) -> String {
    guard let (sentence, example) = blocks[block] else { return "" }
    let hello = "content: {_default: en, en: {title: Hello, body: \"Nice to have you here.\"}}\n"
    let copy = block == "content" ? "" : hello
    return """

      \(sentence)

      <!-- file: campaigns/\(block).yaml -->
      ```yaml
      \(copy)\(example)
      ```

      """
  }

  /// What the tests run at the end of the page.
  static let check = """
    The examples of this page are one project:

    ```console
    $ carillon check
    0 errors, 0 warnings in \(blocks.count) files
    ```
    """

  private static let blocks: [String: (sentence: String, example: String)] = [
    "content": (
      "The copy, a locale at a time; `_default` names the locale that everybody else gets.",
      """
      content:
        _default: en
        en:
          title: Weekend sale
          body: "{{firstName|Hello}}, 30% off until Sunday."
          image: https://cdn.acme.example/push/sale.jpg
          url: https://acme.example/sale
          actions:
            - {id: shop, title: Shop now}
            - {id: later, title: Remind me later, url: "https://acme.example/remind"}
      variables:
        firstName: {maxLength: 40, sample: Ada}
      """
    ),
    "presentation": (
      "How it looks and sounds, wherever it can.",
      """
      presentation:
        sound: default
        badge: 1
        threadId: sales
        color: "#0a7d4f"
        interruptionLevel: active
      """
    ),
    "delivery": (
      "When and how urgently it is delivered. `ttl` and `expiresAt` exclude each other.",
      """
      delivery:
        ttl: 3d
        priority: high
        collapseId: hello
        quietHours: {from: "22:00", to: "07:00"}
      """
    ),
    "data": (
      "What the app gets beside the notification. Only text is delivered: numbers stand in quotes.",
      """
      data:
        screen: sale
        saleId: "42"
      """
    ),
    "ios": (
      "What only iOS has. Keys of `presentation` and `delivery` may stand here too, and win on iOS.",
      """
      ios:
        sound: chime.caf
        targetContentId: sale
        mutableContent: true
        custom: {experiment: {id: 7, arms: [a, b]}}
      """
    ),
    "android": (
      "What only Android has, and `presentation` and `delivery` as Android gets them.",
      """
      android:
        smallIcon: ic_stat_acme
        tag: sale
        sound: chime
      """
    ),
    "fireos": (
      "The same for Amazon's devices.",
      """
      fireos:
        md5: true
        tag: sale
      """
    ),
    "web": (
      "What only browsers have. A browser opens `https` alone: `url` here stands in for an app's own link.",
      """
      web:
        url: https://acme.example/sale
        urgency: normal
        requireInteraction: false
      """
    ),
  ]
}
