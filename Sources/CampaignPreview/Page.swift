import Writers

/// What all pages share: the head with its policy, the choice of light or dark, the frame.
package enum Page {
  /// Whether bytes are the beginning of a page that this module made, of any version.
  package static func isOurs(_ bytes: [UInt8]) -> Bool {
    let text = String(decoding: bytes.prefix(512), as: UTF8.self)
    return text.contains(#"<meta name="generator" content="carillon">"#)
  }

  /// A whole document. Nothing in it runs, and nothing is fetched, but pictures where they are asked for.
  static func document(title: String, loadsImages: Bool, _ content: HTML...) -> [UInt8] {
    let policy =
      "default-src 'none'; style-src \(PreviewStyle.sources); img-src \(loadsImages ? "https:" : "'none'"); "
      + "base-uri 'none'; form-action 'none'"
    return HTMLWriter.document(
      .element(
        "html", .init("lang", "en"),
        content: .element(
          "head",
          content: .element("meta", .init("charset", "utf-8")),
          .element("meta", .init("name", "generator"), .init("content", "carillon")),
          .element("meta", .init("http-equiv", "Content-Security-Policy"), .init("content", policy)),
          .element("meta", .init("name", "viewport"), .init("content", "width=device-width, initial-scale=1")),
          .element("meta", .init("name", "referrer"), .init("content", "no-referrer")),
          .element("meta", .init("name", "robots"), .init("content", "noindex")),
          .element("title", content: .text(title)), .fragment(PreviewStyle.sheets.map(HTML.style))),
        .element(
          "body",
          content: .element("a", .init("class", "skip"), .init("href", "#content"), content: "Skip to content"),
          schemeChoice, .fragment(content))))
  }

  /// Three radio buttons that the style sheet reads: no script is needed.
  private static var schemeChoice: HTML {
    .element(
      "aside", .init("aria-label", "Appearance"),
      content: .element(
        "fieldset", class: "scheme", .element("legend", content: "Appearance"),
        choice("auto", "System", isChosen: true),
        choice("light", "Light"), choice("dark", "Dark")))
  }

  private static func choice(_ value: String, _ label: String, isChosen: Bool = false) -> HTML {
    var attributes: [HTML.Attribute] = [
      .init("type", "radio"), .init("name", "scheme"), .init("id", "scheme-\(value)"),
    ]
    if isChosen { attributes.append(.init("checked")) }
    return .element("label", content: .element("input", attributes, []), .element("span", content: .text(label)))
  }
}
