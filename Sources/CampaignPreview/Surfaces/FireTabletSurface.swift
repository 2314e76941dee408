import Writers

extension Surface {
  /// Fire OS, whose shade is an older Android's: square cards, the whole text, three buttons.
  static func fireTablet(_ notification: Notification, _ stage: Stage) -> Surface {
    let picture = notification.isInlineImage ? nil : notification.image.map { stage.picture($0, "fire-picture") }
    return Surface(
      name: "Fire tablet, expanded",
      remarks: droppedActions(notification.actions.count, shown: 3).map { [$0] } ?? [],
      drawing: .element(
        "div", class: "fire-shade",
        decoration("div", "fire-status", [.element("span", content: "9:30"), Glyphs.status]),
        .element(
          "div", class: "fire-card",
          .element(
            "div", class: "fire-head", stage.appIcon("fire-icon app-icon"), isolated("span", "fire-app", stage.appName),
            .element("span", class: "fire-time", "9:30")),
          isolated("div", "fire-title clamp-1", notification.title),
          isolated("div", "fire-body clamp-8", notification.body), picture ?? .empty,
          isolated("div", "fire-summary clamp-1", notification.summary),
          buttons(notification.actions.prefix(3), list: "fire-actions", item: "fire-action"))))
  }
}
