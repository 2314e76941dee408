import CampaignModel

/// Liquid as Braze has it: attributes in `${…}`, standard ones by Braze's names, all others below `custom_attribute`
/// (Supported personalization tags and Filters, Braze, read 2026-12-01).
///
/// Braze reads every text of a message as Liquid. A string literal has no escapes and cannot hold a brace, so that a brace
/// that could start code is a literal of its own, and a fallback with quotes or braces is captured into a variable first.
struct LiquidWriting: DialectWriting {
  let use: TemplateUse

  func literal(_ text: String, before: Template.Segment?, after: Template.Segment?) -> DialectPart {
    let bytes = Array(text.utf8)
    var pieces: [DialectText.Piece] = []
    if case .placeholder? = before, bytes.first == UInt8(ascii: "}") {
      // Else the braces that end the code and this one are read together.
      pieces.append(.constant("", code: Self.nothing))
    }
    return DialectPart(pieces + Self.pieces(bytes, isLast: after == nil))
  }

  /// Text in which each brace that may start code is code itself: one before `{` or `%`, one behind `$`, and one that
  /// something else follows.
  private static func pieces(_ bytes: [UInt8], isLast: Bool) -> [DialectText.Piece] {
    var pieces: [DialectText.Piece] = []
    var start = 0
    for (index, byte) in bytes.enumerated() where byte == UInt8(ascii: "{") {
      let next = index + 1 < bytes.count ? bytes[index + 1] : nil
      let isActive = next.map { $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "%") } ?? !isLast
      guard isActive || index > 0 && bytes[index - 1] == UInt8(ascii: "$") else { continue }
      if start < index { pieces.append(.literal(String(decoding: bytes[start..<index], as: UTF8.self))) }
      pieces.append(.constant("{", code: brace))
      start = index + 1
    }
    if start < bytes.count { pieces.append(.literal(String(decoding: bytes[start...], as: UTF8.self))) }
    return pieces
  }

  func placeholder(_ name: String, fallback: String?, isWhole: Bool) -> DialectPart {
    guard let attribute = Self.attribute(name) else { return DialectPart([], problem: .name(name)) }
    // Values are percent-encoded before the fallback is chosen, which is written as it is to be.
    let encoded = use == .uri && !isWhole ? " | url_param_escape" : ""
    guard let fallback, !fallback.isEmpty else {
      return DialectPart([.value(name: name, fallback: fallback, code: "{{\(attribute)\(encoded)}}")])
    }
    let code: String
    if let quoted = Self.quoted(fallback) {
      code = "{{\(attribute)\(encoded) | default: \(quoted)}}"
    } else {
      let captured = Self.pieces(Array(fallback.utf8), isLast: false).reduce(into: "") { text, piece in
        switch piece {
        case .literal(let literal): text += literal
        case .constant(_, let code), .value(_, _, let code): text += code
        }
      }
      code = "{% capture fallback %}\(captured){% endcapture %}{{\(attribute)\(encoded) | default: fallback}}"
    }
    return DialectPart([.value(name: name, fallback: fallback, code: code)])
  }

  /// `${first_name}`, `custom_attribute.${tier}`, `custom_attribute.${address}.city`; nil where a part has no name.
  private static func attribute(_ name: String) -> String? {
    let words = name.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    guard !words.contains(where: \.isEmpty) else { return nil }
    if words.count == 1, let standard = standardAttributes.first(where: { isName($0, words[0]) }) {
      return "${\(standard)}"
    }
    return (["custom_attribute.${\(words[0])}"] + words.dropFirst()).joined(separator: ".")
  }

  /// Whether a name is an attribute's, written as Braze writes it or in camel case.
  private static func isName(_ attribute: String, _ name: String) -> Bool {
    func folded(_ text: String) -> [UInt8] {
      text.utf8.filter { $0 != UInt8(ascii: "_") }.map { $0 | 0x20 }
    }
    if attribute.utf8.elementsEqual(name.utf8) { return true }
    guard !name.utf8.contains(UInt8(ascii: "_")), name.utf8.first.map({ $0 >= UInt8(ascii: "a") }) == true else {
      return false
    }
    return folded(attribute) == folded(name)
  }

  /// A string literal; nil where there is none for the text that every reader of Liquid takes alike.
  private static func quoted(_ text: String) -> String? {
    let unsafe = "{}\\$%\n\r".utf8
    guard !text.utf8.contains(where: { unsafe.contains($0) || $0 < 0x20 }) else { return nil }
    if !text.utf8.contains(UInt8(ascii: "'")) { return "'\(text)'" }
    return text.utf8.contains(UInt8(ascii: "\"")) ? nil : "\"\(text)\""
  }

  /// Supported personalization tags, Braze, read 2026-12-01: those of one value that need nothing in front.
  private static let standardAttributes = [
    "braze_id", "city", "country", "date_of_birth", "email_address", "first_name", "gender", "language", "last_name",
    "last_used_app_date", "most_recent_app_version", "most_recent_locale", "most_recent_location", "phone_number",
    "random_bucket_number", "time_zone", "user_id",
  ]

  private static let brace = "{{ \"{\" }}"
  private static let nothing = "{{ \"\" }}"
}
