import Writers

extension Surface {
  /// The shade's short form: one line of each text, a small picture.
  static func androidCollapsed(_ notification: Notification, _ stage: Stage) -> Surface {
    Surface(
      name: "Android, collapsed", remarks: remarks(notification),
      drawing: shade(
        notification, stage, isExpanded: false,
        row(
          notification, stage, hasPicture: true,
          isolated("div", "android-body clamp-1", notification.body))))
  }

  /// The shade's long form: a big picture with the summary below it, or the whole text; three buttons.
  static func androidExpanded(_ notification: Notification, _ stage: Stage) -> Surface {
    let isBigPicture = notification.image != nil && !notification.isInlineImage
    // A big picture takes the room of a long text: its line is the summary, else the body.
    let text: HTML =
      isBigPicture
      ? isolated("div", "android-body clamp-1", notification.summary ?? notification.body)
      : .fragment([
        isolated("div", "android-body clamp-12", notification.body),
        isolated("div", "android-summary clamp-1", notification.summary),
      ])
    let picture = isBigPicture ? notification.image.map { stage.picture($0, "android-picture") } : nil
    let dropped = droppedActions(notification.actions.count, shown: 3).map { [$0] } ?? []
    return Surface(
      name: isBigPicture ? "Android, big picture" : "Android, big text", remarks: remarks(notification) + dropped,
      drawing: shade(
        notification, stage, isExpanded: true, row(notification, stage, hasPicture: !isBigPicture, text),
        picture ?? .empty, buttons(notification.actions.prefix(3), list: "android-actions", item: "android-action")))
  }

  private static func row(_ notification: Notification, _ stage: Stage, hasPicture: Bool, _ text: HTML) -> HTML {
    let address = notification.icon ?? (hasPicture ? notification.image : nil)
    return .element(
      "div", class: "android-row",
      .element("div", class: "android-text", isolated("div", "android-title clamp-1", notification.title), text),
      address.map { stage.picture($0, "android-side") } ?? .empty)
  }

  private static func shade(
    _ notification: Notification, _ stage: Stage, isExpanded: Bool, _ content: HTML...
  ) -> HTML {
    let isSilent = notification.channel?.isSilent == true
    return .element(
      "div", class: "android-shade",
      decoration("div", "android-status", [.element("span", content: "9:30"), Glyphs.status]),
      decoration(
        "div", "android-tiles", [.element("span", content: "Internet"), .element("span", content: "Bluetooth")]),
      isSilent ? .element("span", class: "android-section", "Silent") : .empty,
      .element(
        "div", class: "android-card", Glyphs.bell(on: notification.color.map { String($0.prefix(7)) } ?? "#5f6368"),
        .element("div", [], [head(stage, isExpanded: isExpanded)] + content)),
      decoration(
        "div", "android-foot", [.element("span", content: "History"), .element("span", content: "Clear all")]))
  }

  private static func head(_ stage: Stage, isExpanded: Bool) -> HTML {
    .element(
      "div", class: "android-head", isolated("span", "android-app", stage.appName),
      .element("span", class: "android-time", "· now"),
      decoration("span", isExpanded ? "android-arrow up" : "android-arrow", [Glyphs.chevron]))
  }

  private static func remarks(_ notification: Notification) -> [String] {
    guard let channel = notification.channel else { return [] }
    return ["Channel “\(channel.name)”, importance \(channel.importance): \(channel.behaviour)."]
  }
}

extension PreviewApp.Channel {
  /// Whether the shade lists it below the others, without a sound.
  fileprivate var isSilent: Bool {
    ["none", "min", "low"].contains(importance)
  }

  /// What Android does with a channel of this importance (NotificationManager, developer.android.com, read 2026-11).
  fileprivate var behaviour: String {
    switch importance {
    case "none": "blocked"
    case "min": "no sound, no icon in the status bar"
    case "low": "no sound"
    case "high", "max": "sounds and pops up on the screen"
    default: "sounds"
    }
  }
}
