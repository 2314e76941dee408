import Diagnostics
import TestSupport
import Testing

@Suite struct BidiIsolateTests {
  @Test(arguments: [
    // The first letter of a line decides its direction; digits and foreign letters beside a value go with it.
    ("{{a|b}} م", true), ("م {{a|b}}", false), ("م {{a|b}} م", false), ("م{{a|b}}5", true), ("م 5 {{a|b}}", true),
    ("م {{a|b}} x", true), ("م\\n{{a|b}} م", true),
    // The text itself must have letters of that direction.
    ("{{a|م}} hello", false), ("{{a|b}} hello", false),
    // Inside an isolate nothing reaches out; behind one, or in the next line, it does.
    ("\\u2068{{a|b}}\\u2069 م", false), ("\\u2068x\\u2069{{a|b}} م", true),
    ("\\u2068\\u2068x\\u2069{{a|b}}\\u2069 م", false), ("\\u2069\\u2068{{a|b}}\\u2069 م", false),
    ("\\u2068a\\n{{a|b}} م", true),
  ])
  func `a placeholder that can reorder its line is found`(_ body: String, _ isFound: Bool) {
    let fixture = CheckedFixture("platforms: [ios]\ncontent:\n  _default: ar\n  ar: {title: ت, body: \"\(body)\"}\n")
    #expect(fixture.findings.contains { $0.rule == "missing-bidi-isolate" } == isFound)
  }
}
