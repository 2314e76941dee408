import Writers

/// Small pictures around a notification: they decorate and are hidden from screen readers.
enum Glyphs {
  /// Signal, wireless network and battery.
  static let status = glyph(
    "0 0 60 13", ["M0 9h3v4H0zM5 6h3v7H5zM10 3h3v10h-3zM15 0h3v13h-3z"],
    .element(
      "path", .init("fill", "currentColor"), .init("transform", "translate(2)"),
      .init(
        "d",
        "M28 12.6 25.9 10a3.4 3.4 0 0 1 4.2 0zm-4-4.8-1.7-2.1a9.6 9.6 0 0 1 11.4 0L32 7.8a6.7 6.7 0 0 0-8 0zm-3.3-4L19.1 2a14.3 14.3 0 0 1 17.8 0l-1.6 1.8a12 12 0 0 0-14.6 0z"
      )),
    .element(
      "rect", .init("x", "43.5"), .init("y", ".5"), .init("width", "16"), .init("height", "12"), .init("rx", "3.5"),
      .init("fill", "none"), .init("stroke", "currentColor"), .init("stroke-opacity", ".5")),
    .element(
      "rect", .init("x", "45"), .init("y", "2"), .init("width", "11"), .init("height", "9"), .init("rx", "2"),
      .init("fill", "currentColor")))

  static let torch = glyph("0 0 20 20", ["M6 1h8v3l-2 3v12H8V7L6 4zM9.2 9v3h1.6V9z"])

  static let camera = glyph(
    "0 0 20 20",
    [
      "M7 3 5.7 5H3a2 2 0 0 0-2 2v8a2 2 0 0 0 2 2h14a2 2 0 0 0 2-2V7a2 2 0 0 0-2-2h-2.7L13 3zm3 4.5a3.7 3.7 0 1 1 0 7.4 3.7 3.7 0 0 1 0-7.4z"
    ])

  static let chevron = glyph("0 0 12 12", ["M1.5 4 6 8.5 10.5 4 9.5 3 6 6.5 2.5 3z"])

  /// A round browser icon; no maker's own.
  static let globe = glyph(
    "0 0 16 16",
    [
      "M8 0a8 8 0 1 0 0 16A8 8 0 0 0 8 0zm5.6 5h-2.2a12 12 0 0 0-1-3 6.6 6.6 0 0 1 3.2 3zM8 1.5c.7.9 1.3 2.1 1.7 3.5H6.3C6.7 3.6 7.3 2.4 8 1.5zM1.7 9.5a6.7 6.7 0 0 1 0-3h2.7a13 13 0 0 0 0 3zm.7 1.5h2.2c.2 1.1.6 2.1 1 3a6.6 6.6 0 0 1-3.2-3zm2.2-6H2.4a6.6 6.6 0 0 1 3.2-3c-.4.9-.8 1.9-1 3zM8 14.5c-.7-.9-1.3-2.1-1.7-3.5h3.4c-.4 1.4-1 2.6-1.7 3.5zm2-5H6a11 11 0 0 1 0-3h4a11 11 0 0 1 0 3zm.4 4.5c.4-.9.8-1.9 1-3h2.2a6.6 6.6 0 0 1-3.2 3zm1.2-4.5a13 13 0 0 0 0-3h2.7a6.7 6.7 0 0 1 0 3z"
    ])

  /// What stands for a picture that is not loaded: hills and a sun.
  static let landscape = HTML.element(
    "svg",
    [.init("viewBox", "0 0 100 60"), .init("preserveAspectRatio", "xMidYMid slice"), .init("aria-hidden", "true")],
    [
      .element(
        "circle", .init("cx", "74"), .init("cy", "17"), .init("r", "7"), .init("fill", "#fff"),
        .init("fill-opacity", ".85")),
      .element(
        "path", .init("fill", "#fff"), .init("fill-opacity", ".28"), .init("d", "M0 46 22 26l17 15 20-22 41 32v9H0z")),
      .element(
        "path", .init("fill", "#fff"), .init("fill-opacity", ".38"), .init("d", "M0 60v-8l30-12 24 10 20-8 26 9v9z")),
    ])

  /// The app's small icon in a status bar: a bell on the notification's colour. An attribute of SVG, since the page allows
  /// no inline style.
  static func bell(on color: String) -> HTML {
    .element(
      "svg", [.init("class", "android-icon"), .init("viewBox", "0 0 24 24"), .init("aria-hidden", "true")],
      [
        .element("circle", .init("cx", "12"), .init("cy", "12"), .init("r", "12"), .init("fill", color)),
        .element(
          "path", .init("fill", "#fff"),
          .init(
            "d",
            "M12 5a4.2 4.2 0 0 0-4.2 4.2v3.3L6.5 15v.7h11V15l-1.3-2.5V9.2A4.2 4.2 0 0 0 12 5zm-1.6 11.7a1.6 1.6 0 0 0 3.2 0z"
          )),
      ])
  }

  private static func glyph(_ box: StaticString, _ paths: [StaticString], _ more: HTML...) -> HTML {
    .element(
      "svg", [.init("viewBox", "\(box)"), .init("aria-hidden", "true")],
      paths.map {
        .element("path", .init("fill", "currentColor"), .init("fill-rule", "evenodd"), .init("d", "\($0)"))
      } + more)
  }
}
