import SourceText
import TestSupport

/// A campaign with planted faults, and the same campaign with each of them put right: every other byte is the same.
///
/// Both are made side by side, from pieces that each know their faulty and their right form; layout, comments, anchors,
/// line ends and a byte-order mark are chosen at random.
struct FaultyCampaign {
  let faulty: [UInt8]
  let right: [UInt8]

  /// A stretch of text in its two forms.
  private struct Piece {
    var faulty: String
    var right: String

    init(_ faulty: String, _ right: String) {
      self.faulty = faulty
      self.right = right
    }

    /// Without a fault.
    init(_ text: String) {
      self.init(text, text)
    }

    static func + (left: Piece, right: Piece) -> Piece {
      Piece(left.faulty + right.faulty, left.right + right.right)
    }

    func map(_ transform: (String) -> String) -> Piece {
      Piece(transform(faulty), transform(right))
    }
  }

  init(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let isFlow = Int.random(in: 0..<4, using: &random) == 0
    var entries = [Self.content(isFlow: isFlow, &random)]
    for (key, misspelt, values) in Self.slots where Bool.random(using: &random) {
      let name = Self.pick(Piece(misspelt, key), &random)
      guard let value = values.randomElement(using: &random) else { continue }
      entries.append(name + Piece(": ") + Self.anchor(&random) + Self.pick(Piece(value.0, value.1), &random))
    }
    entries.shuffle(using: &random)
    var text = isFlow ? Self.flow(entries) : Self.block(entries, &random)
    if Bool.random(using: &random) { text = text.map { $0.replacing("\n", with: "\r\n") } }
    if Bool.random(using: &random) { text = text.map { "\u{FEFF}" + $0 } }
    faulty = Array(text.faulty.utf8)
    right = Array(text.right.utf8)
  }

  /// A fault in half of the cases.
  private static func pick(_ piece: Piece, _ random: inout SeededGenerator) -> Piece {
    Bool.random(using: &random) ? piece : Piece(piece.right)
  }

  /// An anchor that nothing refers to.
  private static func anchor(_ random: inout SeededGenerator) -> Piece {
    Piece(Int.random(in: 0..<5, using: &random) == 0 ? "&a\(Int.random(in: 0..<100, using: &random)) " : "")
  }

  private static func flow(_ entries: [Piece]) -> Piece {
    var text = Piece("{ ")
    for (index, entry) in entries.enumerated() { text = text + Piece(index == 0 ? "" : ",  ") + entry }
    return text + Piece(" } # the end\n")
  }

  private static func block(_ entries: [Piece], _ random: inout SeededGenerator) -> Piece {
    var text = Piece("")
    for entry in entries {
      if Bool.random(using: &random) {
        text = text + Piece(["# é 🎉 above\n", "\n", "#\n\n"].randomElement(using: &random) ?? "")
      }
      let hasOneLine = !entry.right.contains("\n")
      let comment = hasOneLine && Bool.random(using: &random) ? "   # 'beside' {it}" : ""
      text = text + entry + Piece(comment + (hasOneLine ? "\n" : ""))
    }
    return text
  }

  private static func content(isFlow: Bool, _ random: inout SeededGenerator) -> Piece {
    // Written alike in both places, since one names the other.
    let tag = pick(
      [Piece("en_GB", "en-GB"), Piece("iw", "he"), Piece("PT-br", "pt-BR")].randomElement(using: &random)
        ?? Piece("de"), &random)
    let key = pick(Piece("titel", "title"), &random)
    let title = value(titles, &random)
    let body = value(bodies, &random)
    let url = value(urls, &random)
    if isFlow || Bool.random(using: &random) {
      return Piece("content: {_default: ") + tag + Piece(", ") + tag + Piece(": {") + key + Piece(": ") + title
        + Piece(", body: ") + body + Piece(", url: ") + url + Piece("}}")
    }
    let folded = pick(Piece(">", ">-"), &random)
    let isFolded = Bool.random(using: &random)
    let last = isFolded ? folded + Piece("  # folded\n       Today,\n\n       and tomorrow: all\n") : body + Piece("\n")
    return Piece("content:\n   _default: ") + tag + Piece(" # all others\n   ") + tag + Piece(":\n     ") + key
      + Piece(":   ") + title + Piece("\n     url: ") + url + Piece("\n     # The text.\n     body: ") + last
  }

  private static func value(_ values: [(String, String)], _ random: inout SeededGenerator) -> Piece {
    let value = values.randomElement(using: &random) ?? ("", "")
    return anchor(&random) + pick(Piece(value.0, value.1), &random)
  }

  private static let titles = [
    ("\" Sale\"", "\"Sale\""), ("'Sale  '", "'Sale'"), ("2026-12-24", "\"2026-12-24\""), ("yes", "\"yes\""),
    ("Sale\u{200B} now", "Sale now"), ("\"Sale\\u200B now\"", "\"Sale now\""), ("Sale & more", "Sale & more"),
  ]

  private static let bodies = [
    ("\"Salt &amp; pepper\"", "\"Salt & pepper\""), ("Cafe\u{301} 🎉 au lait", "Caf\u{E9} 🎉 au lait"),
    ("\"Cafe\\u0301\"", "\"Caf\u{E9}\""), ("'It''s &copy; us '", "'It''s \u{A9} us'"), ("\"Today\\n\"", "\"Today\""),
    ("\"{{ name }}, hi\"", "\"{{name}}, hi\""), ("\u{A0}Today", "Today"),
  ]

  private static let urls = [
    ("\"https://acme.example/a b\"", "\"https://acme.example/a%20b\""),
    ("'https://acme.example/caf\u{E9}?q={{name}}'", "'https://acme.example/caf%C3%A9?q={{name}}'"),
    ("https://acme.example/100%", "https://acme.example/100%25"),
  ]

  /// Key, a misspelling of it, and values.
  private static let slots: [(String, String, [(String, String)])] = [
    ("description", "descripton", [("12:30", "\"12:30\""), ("1.10", "\"1.10\""), ("0755", "\"0755\"")]),
    ("owner", "ownr", [("on", "\"on\""), ("~a", "~a")]),
    ("labels", "lables", [("promo", "[promo]"), ("\"a, b\"", "[\"a, b\"]"), ("[ no, x ]", "[ \"no\", x ]")]),
    ("platforms", "platfroms", [("[apns]", "[ios]"), ("[iOS, androd]", "[ios, android]"), ("ios", "[ios]")]),
    ("data", "data", [("{count: 7, a: b}", "{count: \"7\", a: b}"), ("{ on: true }", "{ \"on\": \"true\" }")]),
    (
      "delivery", "delivry",
      [
        ("{ttl: 3600}", "{ttl: 3600s}"), ("{tll: '2 days'}", "{ttl: '2d'}"),
        ("{ttl: 90min, priority: hgh}", "{ttl: 90m, priority: high}"),
        ("{expiresAt: 2099-12-24T18:00:00+0100}", "{expiresAt: 2099-12-24T18:00:00+01:00}"),
        ("{quietHours: {from: \"22:00\", to: 7:00}}", "{quietHours: {from: \"22:00\", to: \"07:00\"}}"),
      ]
    ),
    (
      "presentation", "presentaton",
      [
        ("{color: \"#f60\", sound: Default}", "{color: \"#ff6600\", sound: default}"),
        ("{color: 'c0ffee'}", "{color: \"#c0ffee\"}"),
        ("{interruption-level: \"ACTIVE\", sound: off}", "{interruptionLevel: \"active\", sound: none}"),
      ]
    ),
    ("ios", "ios", [("{mutableContent: yes}", "{mutableContent: true}"), ("{badge: \"7\"}", "{badge: 7}")]),
  ]
}
