import Writers

extension Surface {
  /// The shade's short form: one line each of title and body.
  static func androidCollapsed(_ notification: Notification, _ stage: Stage) -> Surface {
    let side = (notification.icon ?? notification.image).map { stage.picture($0, "android-side") } ?? .empty
    return Surface(
      name: "Android, collapsed", remarks: remarks(notification),
      drawing: shade(
        head(notification, stage, "⌄"),
        .element(
          "div", class: "android-row",
          .element(
            "div", class: "android-text", isolated("div", "android-title clamp-1", notification.title),
            isolated("div", "android-body clamp-1", notification.body)), side)))
  }

  /// The shade's long form: a big picture with the summary below it, or the whole text; three buttons.
  static func androidExpanded(_ notification: Notification, _ stage: Stage) -> Surface {
    let isBigPicture = notification.image != nil && !notification.isInlineImage
    let picture = isBigPicture ? notification.image.map { stage.picture($0, "android-picture") } ?? .empty : .empty
    // A big picture takes the room of a long text: its line is the summary, else the body.
    let text: HTML =
      isBigPicture
      ? isolated("div", "android-body clamp-1", notification.summary ?? notification.body)
      : .fragment([
        isolated("div", "android-body clamp-12", notification.body),
        isolated("div", "android-summary clamp-1", notification.summary),
      ])
    let side =
      isBigPicture ? .empty : (notification.icon ?? notification.image).map { stage.picture($0, "android-side") }
    let shown = notification.actions.prefix(3)
    let buttons: HTML =
      shown.isEmpty
      ? .empty : .element("ul", [.init("class", "android-actions")], shown.map { isolated("li", "android-action", $0) })
    let dropped = droppedActions(notification.actions.count, shown: 3).map { [$0] } ?? []
    return Surface(
      name: isBigPicture ? "Android, big picture" : "Android, big text", remarks: remarks(notification) + dropped,
      drawing: shade(
        head(notification, stage, "⌃"),
        .element(
          "div", class: "android-row",
          .element("div", class: "android-text", isolated("div", "android-title clamp-1", notification.title), text),
          side ?? .empty), picture, buttons))
  }

  private static func shade(_ content: HTML...) -> HTML {
    .element(
      "div", class: "android-shade",
      .element("div", [.init("class", "android-status"), .init("aria-hidden", "true")], ["12:30"]),
      .element("div", [.init("class", "android-card")], content))
  }

  private static func head(_ notification: Notification, _ stage: Stage, _ arrow: String) -> HTML {
    .element(
      "div", class: "android-head", accent(notification.color), isolated("span", "android-app", stage.appName),
      .element("span", class: "android-time", "· now"),
      .element("span", [.init("class", "android-arrow"), .init("aria-hidden", "true")], [.text(arrow)]))
  }

  /// The small icon on the notification's colour. An attribute of SVG, since the page allows no inline style.
  private static func accent(_ color: String?) -> HTML {
    let fill = color.map { String($0.prefix(7)) } ?? "#5f6368"
    return .element(
      "svg", [.init("class", "android-icon"), .init("viewBox", "0 0 24 24"), .init("aria-hidden", "true")],
      [
        .element("circle", .init("cx", "12"), .init("cy", "12"), .init("r", "12"), .init("fill", fill)),
        .element(
          "path", .init("fill", "#fff"),
          .init(
            "d",
            "M12 5a4.2 4.2 0 0 0-4.2 4.2v3.3L6.5 15v.7h11V15l-1.3-2.5V9.2A4.2 4.2 0 0 0 12 5zm-1.6 11.7a1.6 1.6 0 0 0 3.2 0z"
          )),
      ])
  }

  private static func remarks(_ notification: Notification) -> [String] {
    notification.channel.map { ["Channel “\($0.name)”, importance \($0.importance)."] } ?? []
  }
}
