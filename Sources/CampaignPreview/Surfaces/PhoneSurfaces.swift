import Writers

extension Surface {
  /// The stack of the lock screen: at most four lines of body, a small picture, no buttons.
  static func phoneLockScreen(_ notification: Notification, _ stage: Stage) -> Surface {
    var remarks: [String] = []
    if !notification.actions.isEmpty { remarks.append("Buttons appear when it is held.") }
    return Surface(
      name: "iPhone, lock screen", remarks: remarks,
      drawing: screen(
        "ios-screen",
        decoration("div", "ios-date", ["Tuesday 9 June"]), decoration("div", "ios-clock", ["9:41"]),
        decoration("div", "ios-rest", []), note(notification, stage, bodyClass: "ios-body clamp-4"),
        decoration(
          "div", "ios-corner", [.element("span", content: Glyphs.torch), .element("span", content: Glyphs.camera)])))
  }

  /// A banner over the home screen: two lines of body; the number on the app's icon.
  static func phoneBanner(_ notification: Notification, _ stage: Stage) -> Surface {
    var remarks: [String] = []
    if let badge = notification.badge, badge != "0" { remarks.append("The app’s icon shows the number \(badge).") }
    if notification.isPassive { remarks.append("Passive: it waits in the list, without a banner.") }
    let banner =
      notification.isPassive
      ? HTML.empty
      : .element("div", class: "ios-note ios-banner", content(notification, stage, bodyClass: "ios-body clamp-2"))
    return Surface(
      name: "iPhone, banner", remarks: remarks,
      drawing: screen(
        "ios-screen", status, banner, home(notification, stage), decoration("div", "ios-rest", []),
        decoration("div", "ios-dock", Array(repeating: .element("span"), count: 4))))
  }

  /// The long look, after the notification is held: the whole text, the large picture, four buttons.
  static func phoneHeld(_ notification: Notification, _ stage: Stage) -> Surface {
    let picture = notification.image.map { stage.picture($0, "ios-picture") } ?? .empty
    return Surface(
      name: "iPhone, held", remarks: droppedActions(notification.actions.count, shown: 4).map { [$0] } ?? [],
      drawing: .element(
        "div", class: "ios-screen ios-held",
        .element(
          "div", class: "ios-note ios-card", picture, content(notification, stage, bodyClass: "ios-body", isHeld: true)),
        buttons(notification.actions.prefix(4), list: "ios-actions", item: "ios-action")))
  }

  /// A notification alone, as the lock screen has it.
  static func note(_ notification: Notification, _ stage: Stage, bodyClass: StaticString) -> HTML {
    .element("div", class: "ios-note", content(notification, stage, bodyClass: bodyClass))
  }

  private static func screen(_ className: StaticString, _ content: HTML...) -> HTML {
    .element(
      "div", [.init("class", "\(className)")],
      [decoration("div", "ios-island", [])] + content + [decoration("div", "ios-bar", [])])
  }

  private static var status: HTML {
    decoration("div", "ios-status", [.element("span", content: "9:41"), Glyphs.status])
  }

  /// The app among others that have no name.
  private static func home(_ notification: Notification, _ stage: Stage) -> HTML {
    let other = HTML.element("span", class: "ios-app", .element("span"))
    let badge: HTML =
      notification.badge.flatMap { $0 == "0" ? nil : .element("span", class: "ios-badge", .text($0)) } ?? .empty
    let own = HTML.element(
      "span", class: "ios-app own", stage.appIcon("app-icon"), badge,
      .element("span", class: "name", .text(stage.appName)))
    return decoration("div", "ios-home", [own] + Array(repeating: other, count: 7))
  }

  private static func content(
    _ notification: Notification, _ stage: Stage, bodyClass: StaticString, isHeld: Bool = false
  ) -> HTML {
    var lines: [HTML] = []
    if notification.isCritical { lines.append(.element("div", class: "ios-level", "Critical")) }
    if notification.isTimeSensitive { lines.append(.element("div", class: "ios-level", "Time sensitive")) }
    lines.append(
      .element(
        "div", class: "ios-head", isolated("span", "ios-title", notification.title ?? stage.appName),
        .element("span", class: "ios-time", "now")))
    lines.append(isolated("div", "ios-subtitle", notification.subtitle))
    lines.append(isolated("div", bodyClass, notification.body))
    let thumbnail = isHeld ? nil : notification.image.map { stage.picture($0, "ios-thumbnail") }
    return .element(
      "div", class: "ios-row", stage.appIcon("ios-icon app-icon"), .element("div", [.init("class", "ios-text")], lines),
      thumbnail ?? .empty)
  }
}
