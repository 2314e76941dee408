import Diagnostics
import TestSupport
import Testing

@Suite struct SecretTests {
  @Test(arguments: [
    // Three parts of at least ten characters, the first two of which begin like JSON.
    ("eyJ1234567.eyJ1234567.abcdefghij", true), ("eyJ123456.eyJ1234567.abcdefghij", false),
    ("eyJ1234567.eyJ123456.abcdefghij", false), ("eyJ1234567.eyJ1234567.abcdefghi", false),
    ("eyJ1234567.eyJ1234567", false), ("eyJ1234567.abcdefghij.abcdefghij", false),
  ])
  func `a signed token is known by its parts`(_ text: String, _ isSecret: Bool) {
    let fixture = CheckedFixture(
      "content:\n  _default: en\n  en: {title: T, body: B}\ndata: {token: \"\(text)\"}\n")
    #expect(fixture.findings.contains { $0.rule == .secretInPayload } == isSecret)
  }
}
