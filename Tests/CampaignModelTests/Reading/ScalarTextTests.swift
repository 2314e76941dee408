import CampaignModel
import Diagnostics
import Testing

/// What PyYAML, libyaml's users and YAML 1.2 take plain scalars for; told by the warning on a text.
@Suite struct ScalarTextTests {
  private static let copy = "content: {_default: en, en: {title: T, body: B}}\n"

  @Test(arguments: [
    ("y", "a boolean"), ("NO", "a boolean"), ("Off", "a boolean"), ("TRUE", "a boolean"), ("0", "a number"),
    ("-17", "a number"), ("+17", "a number"), ("1_000", "a number"), ("0755", "an octal number"),
    ("08123", "an octal number"), ("0o17", "an octal number"), ("0x1F", "a hexadecimal number"),
    ("0b101", "a binary number"), ("12:30", "a number to base 60"), ("190:20:30", "a number to base 60"),
    ("190:20:30.15", "a number to base 60"), ("1.10", "a number"), (".5", "a number"), ("1.", "a number"),
    ("1e3", "a number"), ("-1.5e-3", "a number"), (".inf", "a number"), ("-.INF", "a number"), (".NaN", "a number"),
    ("2026-10-03", "a date"), ("2026-1-3 9:05:00", "a date"), ("2026-10-03T09:00:00Z", "a date"),
    ("=", "a default value"),
  ])
  func `a text that others read otherwise is warned of`(_ text: String, _ reading: String) {
    let (_, findings) = readCampaign(Self.copy + "description: \(text)\n")
    #expect(findings.map(\.rule) == [.ambiguousScalar])
    #expect(findings.first?.message.hasSuffix("take it for \(reading)") == true, "\(findings)")
    let (_, quoted) = readCampaign(Self.copy + "description: \"\(text)\"\n")
    #expect(quoted == [])
  }

  @Test(arguments: [
    "yesterday", "nope", "o", "09:30", "1.2.3", "12:60", "12:3x", "30%", "1,000", "+", "v2", "2026", "..", "0x", "0xZZ",
    "-", "10-12", "2026-10", "1 000", "e3", "1e", "_1", "=)", "<3", "5x", "+49 30 123", "1:2:x",
  ])
  func `a text that every reader takes for one is not`(_ text: String) {
    let (_, findings) = readCampaign(Self.copy + "data: {a: x}\ndescription: a\nowner: '\(text)'\n")
    #expect(findings == [])
    guard text != "2026", text != "-" else { return }
    #expect(readCampaign(Self.copy + "description: \(text)\n").findings == [])
  }
}
