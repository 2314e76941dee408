import Writers

/// A place on a device where a notification is seen, drawn.
struct Surface {
  /// What a page calls it: "iPhone, lock screen".
  let name: String

  /// What this surface leaves out of the notification, or does with it; one sentence each.
  let remarks: [String]
  let drawing: HTML

  /// Every surface of a target, in the order a page shows them; none for a vendor's send API.
  static func all(of target: String, _ notification: Notification, _ stage: Stage) -> [Surface] {
    switch target {
    case "apns": [.phoneLockScreen(notification, stage), .phoneExpanded(notification, stage)]
    case "fcm": [.androidCollapsed(notification, stage), .androidExpanded(notification, stage)]
    case "adm": [.fireTablet(notification, stage)]
    case "webpush": [.chrome(notification, stage), .firefox(notification, stage), .safari(notification, stage)]
    default: []
    }
  }

  /// As a figure: the drawing above its name and remarks.
  func figure(_ notification: Notification) -> HTML {
    var attributes: [HTML.Attribute] = [
      .init("class", "drawing"), .init("dir", notification.isRightToLeft ? "rtl" : "ltr"),
    ]
    if let language = notification.language { attributes.append(.init("lang", language)) }
    return .element(
      "figure",
      class: "surface",
      .element("div", attributes, [drawing]),
      .element(
        "figcaption",
        content:
          .element("strong", content: .text(name)),
        .fragment(remarks.map { .element("span", class: "remark", .text($0)) })))
  }
}

/// What surfaces show around a notification.
struct Stage {
  let appName: String

  /// The origin that browsers name; nil where the project does not say.
  let webOrigin: String?

  /// Whether pictures are loaded, or boxes stand for them.
  let loadsImages: Bool
}

/// Pieces that several surfaces share.
extension Stage {
  /// The app's icon: its initial.
  func appIcon(_ className: StaticString) -> HTML {
    .element("span", [.init("class", "\(className)"), .init("aria-hidden", "true")], [.text(initial)])
  }

  /// A picture, or a box that says what would be there.
  func picture(_ url: String, _ className: StaticString) -> HTML {
    if loadsImages, url.hasPrefix("https://") {
      return .element(
        "img", .init("class", "\(className)"), .init("src", url), .init("alt", "Picture of the notification"),
        .init("loading", "lazy"))
    }
    return .element(
      "span",
      [.init("class", "\(className) placeholder"), .init("role", "img"), .init("aria-label", "Picture: \(url)")],
      [.element("span", class: "address", .text(Self.shortAddress(url)))])
  }

  private var initial: String {
    appName.first { $0.isLetter || $0.isNumber }.map { String($0).uppercased() } ?? "•"
  }

  /// The last part of a URL's path, which tells pictures apart.
  private static func shortAddress(_ url: String) -> String {
    let path = url.prefix { $0 != "?" && $0 != "#" }
    return path.split(separator: "/").last.map(String.init) ?? url
  }
}

/// A text in the direction of its first letter, as phones show it, so that it does not reorder what stands beside it.
func isolated(_ element: StaticString, _ className: StaticString, _ text: String?) -> HTML {
  guard let text, !text.isEmpty else { return .empty }
  return .element(element, [.init("class", "\(className)"), .init("dir", "auto")], [.text(text)])
}

/// A text in the direction of its locale, as browsers take it from the payload.
func directed(_ element: StaticString, _ className: StaticString, _ text: String?) -> HTML {
  guard let text, !text.isEmpty else { return .empty }
  return .element(element, [.init("class", "\(className)")], [.text(text)])
}

/// How many of some actions are drawn, as a sentence; nil where all are.
func droppedActions(_ count: Int, shown limit: Int) -> String? {
  guard count > limit else { return nil }
  return limit == 0 ? "Shows no buttons." : "Shows the first \(limit) of \(count) buttons."
}
