import Writers

extension Surface {
  /// Chrome and Edge on Windows: the picture, two buttons.
  static func chrome(_ notification: Notification, _ stage: Stage) -> Surface {
    Surface(
      name: "Chrome and Edge", remarks: droppedActions(notification.actions.count, shown: 2).map { [$0] } ?? [],
      drawing: toast(
        notification, stage, browser: "Google Chrome",
        picture: notification.image.map { stage.picture($0, "toast-picture") },
        buttons: buttons(notification.actions.prefix(2), list: "toast-actions", item: "toast-action")))
  }

  /// Firefox on Windows: no picture, no buttons in released versions.
  static func firefox(_ notification: Notification, _ stage: Stage) -> Surface {
    Surface(
      name: "Firefox", remarks: withoutPictureAndButtons(notification),
      drawing: toast(notification, stage, browser: "Mozilla Firefox", picture: nil, buttons: .empty))
  }

  /// Safari on macOS, and web apps on an iPhone's home screen: a banner with text alone.
  static func safari(_ notification: Notification, _ stage: Stage) -> Surface {
    Surface(
      name: "Safari", remarks: withoutPictureAndButtons(notification),
      drawing: .element(
        "div", class: "desktop mac",
        .element(
          "div", class: "mac-note", stage.appIcon("mac-icon app-icon"),
          .element(
            "div", class: "mac-text",
            .element(
              "div", class: "mac-head", directed("span", "mac-title", notification.title),
              .element("span", class: "mac-time", "now")),
            directed("div", "mac-body clamp-2", notification.body)))))
  }

  private static func toast(
    _ notification: Notification, _ stage: Stage, browser: String, picture: HTML?, buttons: HTML
  ) -> HTML {
    .element(
      "div", class: "desktop",
      .element(
        "div", class: "toast", picture ?? .empty,
        .element(
          "div", class: "toast-head", Glyphs.globe, .element("span", content: .text(browser)),
          decoration("span", "dots", ["··· ✕"])),
        .element(
          "div", class: "toast-row", icon(notification, stage),
          .element(
            "div", class: "toast-text", directed("div", "toast-title clamp-2", notification.title),
            directed("div", "toast-body clamp-4", notification.body),
            stage.webOrigin.map { .element("div", class: "toast-origin", .text($0)) } ?? .empty)), buttons))
  }

  /// The campaign's icon is the app's, nearly always: where it is not loaded, the app's stands for it.
  private static func icon(_ notification: Notification, _ stage: Stage) -> HTML {
    guard stage.loadsImages, let icon = notification.icon else { return stage.appIcon("toast-icon app-icon") }
    return stage.picture(icon, "toast-icon")
  }

  private static func withoutPictureAndButtons(_ notification: Notification) -> [String] {
    var remarks: [String] = []
    if notification.image != nil { remarks.append("Shows no picture.") }
    if let dropped = droppedActions(notification.actions.count, shown: 0) { remarks.append(dropped) }
    return remarks
  }
}
