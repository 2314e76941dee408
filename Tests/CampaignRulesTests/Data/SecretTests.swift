import Diagnostics
import SourceText
import TestSupport
import Testing

@Suite struct SecretTests {
  @Test(arguments: [
    // Three parts of at least ten characters, the first two of which begin like JSON.
    ("eyJ1234567.eyJ1234567.abcdefghij", true), ("eyJ123456.eyJ1234567.abcdefghij", false),
    ("eyJ1234567.eyJ123456.abcdefghij", false), ("eyJ1234567.eyJ1234567.abcdefghi", false),
    ("eyJ1234567.eyJ1234567", false), ("eyJ1234567.abcdefghij.abcdefghij", false),
    ("eyJ1234567..eyJ1234567.abcdefghij", false),
  ])
  func `a signed token is known by its parts`(_ text: String, _ isSecret: Bool) {
    let fixture = CheckedFixture(
      "content:\n  _default: en\n  en: {title: T, body: B}\ndata: {token: \"\(text)\"}\n")
    #expect(fixture.findings.contains { $0.rule == .secretInPayload } == isSecret)
  }

  /// Written in parts, so that nothing that looks for secrets in this project finds one.
  @Test(arguments: [
    // At any place of a text, as far as it goes, but never within a word.
    ("", "AKIA" + "0000000000000000", ""), ("(", "AKIA" + "0000000000000000", ")"),
    ("the key is ", "AKIA" + "0000000000000000", " in the shop"), ("xAKIA" + "0000000000000000", "", ""),
    // What starts a private key may stand behind anything.
    ("a", "-----BEGIN PRIVATE KEY" + "-----", ""),
    ("a", "-----BEGIN PRIVATE KEY" + "-----MIIB-----END PRIVATE KEY" + "-----", " b"),
  ])
  func `a secret is found where it is in a text`(_ before: String, _ secret: String, _ after: String) {
    let head = "content:\n  _default: en\n  en: {title: T, body: B}\ndata: {token: \""
    let fixture = CheckedFixture("\(head)\(before)\(secret)\(after)\"}\n")
    let found = fixture.findings.filter { $0.rule == .secretInPayload }.map(\.range?.bytes)
    let start = head.utf8.count + before.utf8.count
    #expect(found == (secret.isEmpty ? [] : [start..<start + secret.utf8.count]))
  }
}
