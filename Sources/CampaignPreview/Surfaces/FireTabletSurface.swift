import Writers

extension Surface {
  /// Fire OS, whose shade is an older Android's: square cards, the whole text, three buttons.
  static func fireTablet(_ notification: Notification, _ stage: Stage) -> Surface {
    let shown = notification.actions.prefix(3)
    let buttons: HTML =
      shown.isEmpty
      ? .empty : .element("ul", [.init("class", "fire-actions")], shown.map { isolated("li", "fire-action", $0) })
    let picture = notification.isInlineImage ? nil : notification.image.map { stage.picture($0, "fire-picture") }
    return Surface(
      name: "Fire tablet, expanded",
      remarks: droppedActions(notification.actions.count, shown: 3).map { [$0] } ?? [],
      drawing: .element(
        "div", class: "fire-shade",
        .element(
          "div", class: "fire-card",
          .element(
            "div", class: "fire-head", stage.appIcon("fire-icon"), isolated("span", "fire-app", stage.appName),
            .element("span", class: "fire-time", "12:30")),
          isolated("div", "fire-title clamp-1", notification.title),
          isolated("div", "fire-body clamp-8", notification.body), picture ?? .empty,
          isolated("div", "fire-summary clamp-1", notification.summary), buttons)))
  }
}
