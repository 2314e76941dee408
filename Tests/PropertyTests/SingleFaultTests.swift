import CampaignCompiler
import CampaignModel
import CampaignRules
import Diagnostics
import SourceText
import Testing

/// One wrong value in a campaign without fault: the whole compiler prints one finding, at the value.
@Suite struct SingleFaultTests {
  private static let copy = "content: {_default: en, en: {title: T, body: B}}\n"

  @Test(arguments: FieldTable.rows.filter { $0.block != "content" && $0.block != "data" })
  func `a wrong value of a field is one finding`(_ row: FieldSpecification) {
    for (value, rule) in Self.faults(of: row.type) {
      check(row.block, row.keys, value, rule)
      guard ["presentation", "delivery"].contains(row.block) else { continue }
      // In the web block the badge is the picture.
      for platform in Platform.allCases where !(row.field == .badge && platform == .web) {
        check(platform.rawValue, row.keys, value, rule)
      }
    }
  }

  private func check(_ block: String, _ keys: [String], _ value: String, _ rule: RuleID) {
    let head = Self.copy + "\(block): " + keys.map { "{\($0): " }.joined()
    let yaml = head + value + String(repeating: "}", count: keys.count) + "\n"
    let project = Project(configuration: Configuration(), catalog: Catalog())
    let compiled = compile(SourceFile(id: FileID(0), path: "campaigns/a.yaml", bytes: Array(yaml.utf8)), in: project)
    let printed = project.policy.diagnostics(compiled.findings, allowances: compiled.allowances).map(\.finding)
    #expect(printed.map(\.rule) == [rule], "\(yaml) \(printed.map(\.message))")
    let range = printed.first?.range
    // An empty value stands right after the colon.
    let start = UInt32(head.utf8.count) - (value.isEmpty ? 1 : 0)
    #expect(range.map { $0.start >= start && $0.end <= UInt32(head.utf8.count + value.utf8.count) } == true, "\(yaml)")
    #expect(compiled.output == nil)
  }

  private static func faults(of type: FieldType) -> [(value: String, rule: RuleID)] {
    let null = [(value: "", rule: RuleID.wrongType), ("~", .wrongType)]
    switch type {
    case .flag:
      return null + [("\"true\"", .wrongType), ("yes", .wrongType), ("[true]", .wrongType), ("1", .wrongType)]
    case .integer(let range):
      return null + [
        ("\"7\"", .wrongType), ("7.5", .wrongType), ("010", .wrongType), ("\(range.upperBound)0", .outOfRange),
      ]
    case .number:
      return null + [("\"0.5\"", .wrongType), ("high", .wrongType), ("1.5", .outOfRange), ("-1", .outOfRange)]
    case .text, .template: return null + [("{a: b}", .wrongType), ("[a]", .wrongType)]
    case .choice: return null + [("zzzzz", .invalidEnum), ("\"\"", .invalidEnum), ("[a]", .wrongType)]
    case .color: return null + [("orange", .invalidColor), ("\"#f60\"", .invalidColor), ("{a: b}", .wrongType)]
    case .httpsURL: return null + [("\"http://a.example/b.png\"", .imageNotHTTPS), ("[a]", .wrongType)]
    case .url: return null + [("/a", .relativeURL), ("\"https://a.example/b c\"", .invalidURL), ("[a]", .wrongType)]
    case .texts: return null + [("one", .wrongType), ("[[a]]", .wrongType), ("{a: b}", .wrongType)]
    case .integers: return null + [("7", .wrongType), ("[\"7\"]", .wrongType), ("[-1]", .outOfRange)]
    case .duration:
      return null + [("3600", .wrongType), ("3x", .wrongType), ("1712400000000", .ttlLooksLikeMilliseconds)]
    case .instant: return null + [("2026-12-24", .wrongType), ("tomorrow", .wrongType), ("[a]", .wrongType)]
    case .sound: return null + [("Default", .invalidSound), ("\"\"", .invalidSound), ("{critical: true}", .missingKey)]
    case .badge: return null + [("\"7\"", .wrongType), ("-1", .outOfRange), ("010", .wrongType)]
    case .foreground: return null + [("banner", .wrongType), ("[baner]", .invalidEnum)]
    case .quietHours: return null + [("22:00", .wrongType), ("{from: 25:00, to: 07:00}", .wrongType)]
    case .lightSettings:
      return null + [
        ("\"#ff0000\"", .wrongType), ("{color: red, lightOnDuration: 1, lightOffDuration: 1}", .invalidColor),
      ]
    case .json: return null + [("text", .wrongType), ("[a]", .wrongType), ("{a: {b: null}}", .wrongType)]
    case .actions, .data: return []
    }
  }
}
