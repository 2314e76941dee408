import CampaignModel

/// Handlebars as Airship has it (Handlebars basics, Airship, read 2026-12-01): a merge field is `{{name}}`, with a default
/// `{{$def name "default"}}`; in a URL what two braces make is percent-encoded and what three make is not.
///
/// Strings have no escape that all implementations share, and some take no control characters, so that a fallback with a
/// backslash, a line break or both kinds of quotes is not written at all.
struct HandlebarsWriting: DialectWriting {
  let use: TemplateUse

  func literal(_ text: String, before: Template.Segment?, after: Template.Segment?) -> DialectPart {
    if text.utf8.hasDoubleBrace { return DialectPart([], problem: .literalBraces) }
    if case .placeholder? = before, text.utf8.first == UInt8(ascii: "}") {
      // `}}}` closes what three braces open.
      return DialectPart([], problem: .closingBrace)
    }
    return DialectPart([.literal(text)])
  }

  func placeholder(_ name: String, fallback: String?, isWhole: Bool) -> DialectPart {
    let words = name.split(separator: ".", omittingEmptySubsequences: false)
    if words.contains(where: \.isEmpty) || words.first.map(Self.isReserved) == true {
      return DialectPart([], problem: .name(name))
    }
    let isRaw = use == .uri && isWhole
    let (open, close) = isRaw ? ("{{{", "}}}") : ("{{", "}}")
    guard let fallback else { return DialectPart([.value(name: name, fallback: nil, code: open + name + close)]) }
    guard let quoted = Self.quoted(fallback) else {
      return DialectPart([], problem: .fallback(Self.unquotable(fallback)))
    }
    if use == .uri, !isRaw, !fallback.utf8.allSatisfy(isUnreserved) {
      return DialectPart([], problem: .fallback("a character that Airship percent-encodes"))
    }
    return DialectPart([.value(name: name, fallback: fallback, code: "\(open)$def \(name) \(quoted)\(close)")])
  }

  /// A string literal; nil where there is none for the text.
  private static func quoted(_ text: String) -> String? {
    let bytes = text.utf8
    guard !bytes.contains(where: { $0 == UInt8(ascii: "\\") || $0 < 0x20 }) else { return nil }
    if !bytes.contains(UInt8(ascii: "\"")) { return "\"\(text)\"" }
    return bytes.contains(UInt8(ascii: "'")) ? nil : "'\(text)'"
  }

  private static func unquotable(_ text: String) -> String {
    if text.utf8.contains(UInt8(ascii: "\\")) { return "a backslash" }
    return text.utf8.contains { $0 < 0x20 } ? "a line break or another control character" : "both kinds of quotes"
  }

  /// Words that are no fields where an expression starts: literals of the language, and the helpers that Airship documents.
  private static func isReserved(_ word: Substring) -> Bool {
    reserved.contains { $0.utf8.elementsEqual(word.utf8) }
  }

  private static let reserved = [
    "else", "false", "null", "this", "true", "undefined",
    "and", "block", "capitalize", "contains", "currencyFormat", "dateFormat", "def", "each", "eq", "feed", "filter",
    "gt", "gte", "if", "join", "limit", "lookup", "lower", "lt", "lte", "neq", "not", "numberFormat", "or", "partial",
    "replace", "set", "split", "substring", "unless", "upper", "urlEncode", "with",
  ]
}

/// The unreserved characters of RFC 3986 §2.3, which percent-encoding leaves alone.
func isUnreserved(_ byte: UInt8) -> Bool {
  switch byte {
  case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
    UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "~"):
    true
  default: false
  }
}
