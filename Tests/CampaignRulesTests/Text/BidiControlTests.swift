import Diagnostics
import TestSupport
import Testing

@Suite struct BidiControlTests {
  /// Each finding's character, and what is said of it.
  private func found(_ body: String) -> [String] {
    let fixture = CheckedFixture("platforms: [ios]\ncontent:\n  _default: en\n  en: {title: T, body: \"\(body)\"}\n")
    return fixture.findings.filter { $0.rule == "bidi-control" }.map { finding in
      let words = finding.message.split(separator: " ")
      return "\(words[0]) \(words.dropFirst(2).prefix(2).joined(separator: " "))"
        + (finding.help.map { $0.hasPrefix("close") ? ", \($0.split(separator: " ")[3])" : "" } ?? "")
    }
  }

  @Test(arguments: [
    ("\\u2068a\\u2069", []), ("\\u202Aa\\u202C", []), ("\\u2066\\u202Aa\\u202C\\u2069", []), ("\\u200Ea", []),
    ("\\u202Aa", ["U+202A is not, U+202C"]), ("\\u2067a", ["U+2067 is not, U+2069"]),
    ("a\\u202C", ["U+202C closes nothing"]), ("a\\u2069", ["U+2069 closes nothing"]),
    ("\\u202Aa\\u202C\\u202C", ["U+202C closes nothing"]),
    // An override is wrong by itself; what closes it is not wrong as well.
    ("\\u202Ea", ["U+202E overrides the"]), ("\\u202Ea\\u202C", ["U+202E overrides the"]),
    ("\\u202Ea\\u202C\\u202C", ["U+202E overrides the", "U+202C closes nothing"]),
    ("\\u202D\\u202Ea\\u202C\\u202C", ["U+202D overrides the", "U+202E overrides the"]),
    ("\\u202E\\u202Aa\\u202C\\u202C", ["U+202E overrides the"]),
    // An isolate closes what is inside it, and what is inside closes nothing outside.
    ("\\u2066\\u202Aa\\u2069", ["U+202A is not, U+202C"]), ("\\u2066\\u202Ea\\u2069", ["U+202E overrides the"]),
    ("\\u2066\\u202Ea\\u2069\\u202C", ["U+202E overrides the", "U+202C closes nothing"]),
    ("\\u202A\\u2066\\u202Ca\\u2069\\u202C", ["U+202C closes nothing"]),
    // No run goes on in the next line.
    ("\\u202Aa\\nb\\u202C", ["U+202A is not, U+202C", "U+202C closes nothing"]),
    ("\\u202Ea\\nb\\u202C", ["U+202E overrides the", "U+202C closes nothing"]),
  ])
  func `runs are held against what closes them`(_ body: String, _ expected: [String]) {
    #expect(found(body) == expected)
  }
}
