import Writers

extension Surface {
  /// The stack of the lock screen: at most four lines of body, a small picture, no buttons.
  static func phoneLockScreen(_ notification: Notification, _ stage: Stage) -> Surface {
    var remarks: [String] = []
    if !notification.actions.isEmpty { remarks.append("Buttons appear when it is held.") }
    return Surface(
      name: "iPhone, lock screen", remarks: remarks,
      drawing: screen(.element("div", class: "ios-note", content(notification, stage, isExpanded: false))))
  }

  /// The long look, after the notification is held: the whole text, the large picture, four buttons.
  static func phoneExpanded(_ notification: Notification, _ stage: Stage) -> Surface {
    let shown = notification.actions.prefix(4)
    let buttons: HTML =
      shown.isEmpty
      ? .empty
      : .element("ul", [.init("class", "ios-actions")], shown.map { isolated("li", "ios-action", $0) })
    let picture = notification.image.map { stage.picture($0, "ios-picture") } ?? .empty
    var remarks = droppedActions(notification.actions.count, shown: 4).map { [$0] } ?? []
    if notification.actions.count > 2 { remarks.append("A banner shows only the first two buttons.") }
    return Surface(
      name: "iPhone, long look", remarks: remarks,
      drawing: .element(
        "div", class: "ios-screen ios-long",
        .element("div", class: "ios-note ios-card", picture, content(notification, stage, isExpanded: true)), buttons))
  }

  private static func screen(_ note: HTML) -> HTML {
    .element(
      "div", class: "ios-screen",
      .element("div", [.init("class", "ios-date"), .init("aria-hidden", "true")], ["Tuesday 9 June"]),
      .element("div", [.init("class", "ios-clock"), .init("aria-hidden", "true")], ["9:41"]), note)
  }

  private static func content(_ notification: Notification, _ stage: Stage, isExpanded: Bool) -> HTML {
    var lines: [HTML] = []
    if notification.isCritical { lines.append(.element("div", class: "ios-level", "Critical alert")) }
    if notification.isTimeSensitive { lines.append(.element("div", class: "ios-level", "Time sensitive")) }
    lines.append(
      .element(
        "div", class: "ios-head", isolated("span", "ios-title", notification.title ?? stage.appName),
        .element("span", class: "ios-time", "now")))
    lines.append(isolated("div", "ios-subtitle", notification.subtitle))
    lines.append(isolated("div", isExpanded ? "ios-body" : "ios-body clamp-4", notification.body))
    let thumbnail = isExpanded ? nil : notification.image.map { stage.picture($0, "ios-thumbnail") }
    return .element(
      "div", [.init("class", "ios-row")],
      [stage.appIcon("ios-icon"), .element("div", [.init("class", "ios-text")], lines), thumbnail ?? .empty])
  }
}
