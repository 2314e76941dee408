import CampaignCompiler
import CampaignModel
import CampaignRules
import CampaignTargets
import Diagnostics
import Documents
import SourceText
import Testing

/// Whatever is made too large, and however: no payload above its target's limit comes out of it.
@Suite struct OversizeTests {
  /// Where a long text may stand; `%` is the text.
  private static let places: [String] = {
    let copy = ["title", "subtitle", "body", "summary", "url", "image"]
    let head = "content:\n  _default: en\n  en: {title: T, body: B"
    let inCopy = copy.map { field in
      let rest = ["title: T", "body: B"].filter { !$0.hasPrefix("\(field):") }.joined(separator: ", ")
      return "content:\n  _default: en\n  en: {\(rest), \(field): \"%\"}\n"
    }
    let inActions = [
      "\(head), actions: [{id: a, title: \"%\"}]}\n", "\(head), actions: [{id: a, title: T, url: \"%\"}]}\n",
    ]
    let elsewhere = [
      "data: {a: \"%\"}", "data: {\"%\": a}", "ios: {data: {a: \"%\"}}", "silent: true\ndata: {a: \"%\"}",
    ]
    let inFields = FieldTable.rows.filter { $0.block != "content" && $0.block != "data" }.compactMap { row -> String? in
      let value: String
      switch row.type {
      case .text, .template, .sound, .url, .httpsURL: value = "\"%\""
      case .texts: value = "[\"%\"]"
      case .json: value = "{a: \"%\"}"
      default: return nil
      }
      return "\(row.block): " + row.keys.map { "{\($0): " }.joined() + value
        + String(repeating: "}", count: row.keys.count)
    }
    return inCopy + inActions + (elsewhere + inFields).map { $0.hasPrefix("silent") ? "\($0)\n" : "\(head)}\n\($0)\n" }
  }()

  /// A project with every target, and with these defaults.
  private static func project(defaults: String) -> Project? {
    let targets = Target.all.map(\.name).joined(separator: ", ")
    let app = "{sdk: airship, airship: {gzip: false}, web: {baseUrl: \"https://acme.example/\"}}"
    let text = "targets: [\(targets)]\napp: \(app)\ndefaults: \(defaults)\n"
    let file = SourceFile(id: FileID(0), path: "carillon.yaml", bytes: Array(text.utf8))
    return YAMLReader.read(file).value.map {
      Project(configuration: ConfigurationReader.read($0).value, catalog: Catalog())
    }
  }

  @Test(arguments: places)
  func `a text of any length fits, or is an error`(_ place: String) throws {
    try check(place, defaults: "{}")
  }

  @Test(arguments: ["{data: {a: \"%\"}}", "{android: {data: {a: \"%\"}}}", "{presentation: {threadId: \"%\"}}"])
  func `a default of any length fits, or is an error`(_ defaults: String) throws {
    try check("content:\n  _default: en\n  en: {title: T, body: B}\n", defaults: defaults)
  }

  private func check(_ place: String, defaults: String) throws {
    var isRefused = false
    for (start, unit) in [
      ("", "x"), ("", "a\u{338}\u{338}\u{338}\u{338}\u{338}\u{338}\u{338}"), ("https://acme.example/", "y"),
    ] {
      for count in [600, 1025, 4097, 9000] {
        let long = start + String(repeating: unit, count: count)
        let yaml = place.replacing("%", with: long)
        let project = try #require(Self.project(defaults: defaults.replacing("%", with: long)))
        let compiled = compile(
          SourceFile(id: FileID(1), path: "campaigns/a.yaml", bytes: Array(yaml.utf8)), in: project)
        let printed = project.policy.diagnostics(compiled.findings, allowances: compiled.allowances)
        isRefused = isRefused || printed.contains { $0.severity == .error }
        guard !printed.contains(where: { $0.severity == .error }), let output = compiled.output else { continue }
        for artifact in output.artifacts {
          let target = try #require(Target.named(artifact.target))
          #expect(
            artifact.bytes <= target.limit(project.configuration),
            "\(artifact.target) takes \(count) times '\(unit.prefix(8))' in \(place)")
        }
      }
    }
    // These are for the vendor alone: no device gets them.
    let isForVendor = place.contains("globalAttributes") || place.contains("orchestration")
    #expect(isRefused != isForVendor, "\(place)")
  }
}
