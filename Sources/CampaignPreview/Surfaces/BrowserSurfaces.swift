import Writers

extension Surface {
  /// Chrome and Edge on a desktop: the picture, two buttons.
  static func chrome(_ notification: Notification, _ stage: Stage) -> Surface {
    let shown = notification.actions.prefix(2)
    let buttons: HTML =
      shown.isEmpty
      ? .empty : .element("ul", [.init("class", "chrome-actions")], shown.map { isolated("li", "chrome-action", $0) })
    return Surface(
      name: "Chrome and Edge", remarks: droppedActions(notification.actions.count, shown: 2).map { [$0] } ?? [],
      drawing: .element(
        "div", class: "desktop",
        .element(
          "div", class: "chrome-note", notification.image.map { stage.picture($0, "chrome-picture") } ?? .empty,
          .element(
            "div", class: "chrome-row", icon(notification, stage, "chrome-icon"),
            .element(
              "div", class: "chrome-text", directed("div", "chrome-title clamp-2", notification.title),
              directed("div", "chrome-body clamp-4", notification.body), origin("Google Chrome", stage))), buttons)))
  }

  /// Firefox on a desktop: no picture, no buttons in released versions.
  static func firefox(_ notification: Notification, _ stage: Stage) -> Surface {
    Surface(
      name: "Firefox", remarks: withoutPictureAndButtons(notification),
      drawing: .element(
        "div", class: "desktop",
        .element(
          "div", class: "firefox-note",
          .element(
            "div", class: "firefox-text", directed("div", "firefox-title clamp-1", notification.title),
            directed("div", "firefox-body clamp-3", notification.body), origin("Firefox", stage)),
          icon(notification, stage, "firefox-icon"))))
  }

  /// Safari on macOS, and web apps on an iPhone's home screen: a banner with text alone.
  static func safari(_ notification: Notification, _ stage: Stage) -> Surface {
    Surface(
      name: "Safari", remarks: withoutPictureAndButtons(notification),
      drawing: .element(
        "div", class: "desktop mac",
        .element(
          "div", class: "safari-note", stage.appIcon("safari-icon"),
          .element(
            "div", class: "safari-text",
            .element(
              "div", class: "safari-head", directed("span", "safari-title", notification.title),
              .element("span", class: "safari-time", "now")),
            directed("div", "safari-body clamp-2", notification.body)))))
  }

  private static func icon(_ notification: Notification, _ stage: Stage, _ className: StaticString) -> HTML {
    notification.icon.map { stage.picture($0, className) } ?? stage.appIcon(className)
  }

  private static func origin(_ browser: String, _ stage: Stage) -> HTML {
    .element("div", class: "origin", .text(stage.webOrigin.map { "\(browser) · \($0)" } ?? browser))
  }

  private static func withoutPictureAndButtons(_ notification: Notification) -> [String] {
    var remarks: [String] = []
    if notification.image != nil { remarks.append("Shows no picture.") }
    if let dropped = droppedActions(notification.actions.count, shown: 0) { remarks.append(dropped) }
    return remarks
  }
}
