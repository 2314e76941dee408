package import CampaignCompiler
import CampaignModel
import CampaignTargets
package import Diagnostics
import Documents
package import SourceText

/// A fixture's files read and compiled: what is found, before any severity.
package struct CheckedFixture: Sendable {
  /// In byte order of their paths; their index is their id.
  package let files: [SourceFile]
  package let findings: [Finding]

  /// In the order of the files.
  package let campaigns: [CompiledCampaign]

  package init(_ text: String) {
    self.init(Fixture(text))
  }

  /// A campaign for these targets whose copy has what `copy` adds to a title and a body.
  package init(campaign rest: String, copy: String = "", targets: String) {
    self.init(
      """
      //- carillon.yaml
      targets: [\(targets)]
      //- campaigns/a.yaml
      \(rest)
      content:
        _default: en
        en: {title: T, body: B\(copy)}
      """)
  }

  package init(_ fixture: Fixture) {
    let sorted = fixture.contents.filter { $0.path.hasSuffix(".yaml") }
      .sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
    files = sorted.enumerated().map { SourceFile(id: FileID(UInt32($0)), path: $1.path, bytes: $1.bytes) }
    var findings: [Finding] = []
    var configuration = Configuration()
    if let file = files.first(where: { $0.path == "carillon.yaml" }) {
      let document = YAMLReader.read(file)
      findings += document.findings
      if let document = document.value {
        let read = ConfigurationReader.read(document)
        findings += read.findings
        configuration = read.value
      }
    }
    let project = Project(configuration: configuration, catalog: Catalog())
    campaigns = files.filter { $0.path != "carillon.yaml" }.map { compile($0, in: project) }
    self.findings = findings + campaigns.flatMap(\.findings)
  }

  /// Each finding as `id line:column`, with ids that are left out on request; in the order of their places.
  package func lines(without ignored: [RuleID] = ["may-truncate"]) -> [String] {
    var lines: [(start: UInt32, text: String)] = []
    for finding in findings where !ignored.contains(finding.rule) {
      guard let range = finding.range else {
        lines.append((0, finding.rule.rawValue))
        continue
      }
      let position = LineIndex(files[Int(range.file.rawValue)].bytes).position(of: Int(range.start))
      lines.append((range.start, "\(finding.rule) \(position.line):\(position.column)"))
    }
    lines.sort { $0.start != $1.start ? $0.start < $1.start : $0.text < $1.text }
    return lines.map(\.text)
  }

  /// The messages of one rule's findings.
  package func messages(of rule: RuleID) -> [String] {
    findings.filter { $0.rule == rule }.map(\.message)
  }

  /// The wire form of one artifact.
  package func wire(_ target: String, _ locale: String, variant: String? = nil) -> String? {
    let artifacts = campaigns.compactMap(\.output).flatMap(\.artifacts)
    return artifacts.first { $0.target == target && $0.locale == locale && $0.variant == variant }
      .map { String(decoding: $0.wire, as: UTF8.self) }
  }
}
