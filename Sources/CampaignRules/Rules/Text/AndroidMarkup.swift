/// The markup that Android's `Html.fromHtml` draws.
///
/// AOSP `core/java/android/text/Html.java`, Android 7 and later, read 2026-11; facts in docs/targets. A tag that is not
/// listed is dropped and its text kept.
enum AndroidMarkup {
  /// In byte order.
  static let tags = [
    "a", "b", "big", "blockquote", "br", "cite", "del", "dfn", "div", "em", "font", "h1", "h2", "h3", "h4", "h5", "h6",
    "i",
    "img", "li", "p", "s", "small", "span", "strike", "strong", "sub", "sup", "tt", "u", "ul",
  ]

  /// Tags without content, and those that the next one of their kind closes.
  static let needNoEnd = ["br", "img", "li", "p"]

  /// Tags of which `style` is read.
  static let styledTags = ["li", "p", "span"]

  /// Blocks, of which the alignment is read.
  static let blockTags = ["blockquote", "div", "h1", "h2", "h3", "h4", "h5", "h6", "li", "p", "ul"]

  /// What of `style` has an effect on a tag, as in "color: red".
  static func draws(property: String, value: String, on tag: String) -> Bool {
    switch property {
    case "color", "background", "background-color": styledTags.contains(tag)
    case "text-decoration": styledTags.contains(tag) && value == "line-through"
    case "text-align": blockTags.contains(tag) && ["start", "center", "end"].contains(value)
    default: false
    }
  }
}
