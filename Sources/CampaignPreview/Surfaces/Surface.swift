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
    case "apns":
      [.phoneLockScreen(notification, stage), .phoneBanner(notification, stage), .phoneHeld(notification, stage)]
    case "fcm": [.androidCollapsed(notification, stage), .androidExpanded(notification, stage)]
    case "adm": [.fireTablet(notification, stage)]
    case "webpush": [.chrome(notification, stage), .firefox(notification, stage), .safari(notification, stage)]
    default: []
    }
  }

  /// As a figure: the drawing above its name and remarks. `version` tells screen readers which of a page's many it is.
  func figure(_ notification: Notification, version: String) -> HTML {
    .element(
      "figure",
      [.init("class", "surface"), .init("aria-label", "\(name), \(version)")],
      [
        notification.drawn(drawing),
        .element(
          "figcaption",
          content:
            .element("strong", content: .text(name)),
          .fragment(remarks.map { .element("span", class: "remark", .text($0)) })),
      ])
  }
}

extension Notification {
  /// A drawing of this notification, in the direction and language of its locale.
  func drawn(_ drawing: HTML) -> HTML {
    var attributes: [HTML.Attribute] = [.init("class", "drawing"), .init("dir", isRightToLeft ? "rtl" : "ltr")]
    if let language { attributes.append(.init("lang", language)) }
    return .element("div", attributes, [drawing])
  }
}

/// What surfaces show around a notification.
struct Stage {
  let appName: String

  /// The origin that browsers name; nil where the project does not say.
  let webOrigin: String?

  /// Whether pictures are loaded, or boxes stand for them.
  let loadsImages: Bool

  /// The app's icon: its initial.
  func appIcon(_ className: StaticString) -> HTML {
    decoration("span", className, [.text(initial)])
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
      [Glyphs.landscape, .element("span", class: "address", .text(Self.shortAddress(url)))])
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
