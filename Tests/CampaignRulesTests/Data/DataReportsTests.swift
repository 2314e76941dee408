import Diagnostics
import TestSupport
import Testing

@Suite struct DataReportsTests {
  private func campaign(_ rest: String) -> CheckedFixture {
    CheckedFixture("\(rest)\ncontent:\n  _default: en\n  en: {title: T, body: B}")
  }

  @Test(arguments: [
    // Characters count, not bytes; of what has few characters and many bytes another rule speaks.
    ("é", 1024, nil), ("é", 1025, "value of 'a' has 1025 characters, the limit is 1024"),
    ("x", 9000, "value of 'a' has 9000 characters, the limit is 1024"), ("e\u{301}\u{302}\u{303}\u{304}", 1024, nil),
    ("é\u{301}\u{302}\u{303}", 1024, nil),
  ])
  func `a value of data has 1024 characters`(_ character: String, _ count: Int, _ expected: String?) {
    let fixture = campaign("platforms: [android]\ndata: {a: \(String(repeating: character, count: count))}")
    #expect(fixture.messages(of: "data-value-too-long") == [expected].compactMap(\.self))
    let bytes = count * character.utf8.count
    #expect(
      fixture.messages(of: "text-too-large")
        == (expected == nil && bytes > 8192 ? ["value of 'a' has \(bytes) bytes, the limit is 8192"] : []))
  }

  @Test(arguments: [
    ("platforms: [android]\ndata: {from: shop}", "fcm"), ("platforms: [fireos]\ndata: {title: Sale}", "adm"),
    ("platforms: [android, fireos]\ndata: {title: Sale}", nil),
  ])
  func `a key that one target alone reserves is of that target`(_ text: String, _ target: String?) {
    let subjects = campaign(text).findings.filter { $0.rule == "reserved-data-key" }.map(\.subject)
    #expect(subjects == [Finding.Subject(field: "data", target: target)])
  }
}
