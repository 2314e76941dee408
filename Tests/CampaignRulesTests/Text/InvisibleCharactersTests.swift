import Testing

@testable import CampaignRules

@Suite struct InvisibleCharactersTests {
  private func found(_ text: String) -> [String] {
    let scalars = text.placedScalars
    return InvisibleCharacters.positions(in: scalars).map { scalars[$0].scalar.codePointName }
  }

  @Test(arguments: [
    "👩‍👩‍👧‍👦", "👩🏽‍⚕️", "🏳️‍🌈", "❤️", "❤\u{FE0E}", "1️⃣", "#️⃣", "©️", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "🇹🇷", "می\u{200C}خواهم", "क्\u{200D}ष", "ක්\u{200D}ර",
    "葛\u{E0100}", "သည်\u{200B}ကောင်း", "ស្រី\u{200B}ស្អាត", "no\u{A0}break", "日本語", "שלום", "¶\u{FE0E}", "☰\u{FE0E}",
  ])
  func `what has work to do passes`(_ text: String) {
    #expect(found(text) == [])
  }

  @Test(arguments: [
    ("a\u{200B}b", ["U+200B"]), ("a\u{AD}b", ["U+00AD"]), ("a\u{200D}b", ["U+200D"]), ("1\u{200D}2", ["U+200D"]),
    ("👩\u{200D}", ["U+200D"]), ("a\u{FE0F}", ["U+FE0F"]), ("\u{FE0F}", ["U+FE0F"]), ("a\u{200C}b", ["U+200C"]),
    ("\u{3164}", ["U+3164"]), ("a\u{2060}b\u{2063}", ["U+2060", "U+2063"]), ("x\u{E0061}", ["U+E0061"]),
    ("🏴\u{E0067}\u{E0062}", ["U+E0067", "U+E0062"]), ("a\u{2028}b", ["U+2028"]), ("a\u{FFFD}", ["U+FFFD"]),
    ("سلام\u{200B}دنیا", ["U+200B"]), ("ไ\u{200B}a", ["U+200B"]), ("a\u{200B}ไ", ["U+200B"]),
    ("\u{E0100}", ["U+E0100"]),
    ("\u{E0067}a", ["U+E0067"]), ("\u{E0067}\u{E007F}", ["U+E0067", "U+E007F"]), ("a\u{200D}😀", ["U+200D"]),
  ])
  func `what nobody meant is found`(_ text: String, _ expected: [String]) {
    #expect(found(text) == expected)
  }
}
