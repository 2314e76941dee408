import CampaignCompiler
package import CampaignModel
package import CampaignRules
package import Diagnostics
import Documents
package import SourceText

/// A fixture compiled in memory, as a build would compile it.
package struct FixtureRun: Sendable {
  /// In byte order of their paths.
  package let files: [SourceFile]

  /// Of the files in their order, then what spans campaigns; before severities and allowances.
  package let findings: [Finding]
  package let allowances: [Allowance]
  package let configuration: Configuration

  /// 2026-12-01T00:00:00Z: "now" for every fixture.
  package static let asOf = 1_796_083_200

  package init(_ fixture: Fixture) {
    self.init(fixture.contents)
  }

  package init(_ contents: [(path: String, bytes: [UInt8])]) {
    // The files are numbered by their order, and compiled in the order given: nothing may depend on the latter.
    let sorted = contents.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
    files = sorted.enumerated().map { SourceFile(id: FileID(UInt32($0)), path: $1.path, bytes: $1.bytes) }
    var findings: [Finding] = []
    var allowances: [Allowance] = []
    var configuration = Configuration()
    let configurationFile = files.first { $0.path == "carillon.yaml" }
    if let file = configurationFile {
      let read = YAMLReader.read(file)
      findings += read.findings
      if let document = read.value {
        let decoded = ConfigurationReader.read(document)
        let allowed = AllowanceReader.read(file, document: document)
        configuration = decoded.value
        findings += decoded.findings + allowed.findings
        allowances += allowed.value
      }
    }
    let below = files.filter { file in
      configuration.channelPaths.contains { file.path.hasPrefix($0.value + "/") }
    }
    let sources = files
    let sounds = configuration.app.iosSounds.map { directory in
      sources.filter { $0.path.hasPrefix(directory.value + "/") }.map {
        SoundFile(path: $0.path, reading: SoundHeaderReader.read($0.bytes, fileSize: $0.bytes.count))
      }
    }
    let catalog = CatalogReader.read(
      below.filter { CatalogReader.reads($0.path) },
      otherPaths: below.map(\.path).filter { !CatalogReader.reads($0) },
      lock: files.first { $0.path == ChannelLock.path }, sounds: sounds, configuration: configuration)
    let resources = AllowanceReader.read(catalog.value, of: files)
    let locked = AllowanceReader.read(yaml: files.first { $0.path == ChannelLock.path })
    findings += catalog.findings + resources.findings + locked.findings
    allowances += resources.value + locked.value
    let project = Project(
      configuration: configuration, catalog: catalog.value, configurationFile: configurationFile, asOf: Self.asOf)
    let roots = configuration.campaignPaths.map(\.value)
    var records: [CampaignRecord] = []
    for (path, _) in contents where Self.isCampaign(path, below: roots) {
      guard let file = files.first(where: { $0.path == path }) else { continue }
      let compiled = compile(file, in: project)
      findings += compiled.findings
      allowances += compiled.allowances
      if let summary = compiled.summary {
        records.append(CampaignRecord(summary: summary, sourceSHA256: "", output: nil))
      }
    }
    findings += assemble(records, resources: [], in: project).findings
    self.findings = findings
    self.allowances = allowances
    self.configuration = configuration
  }

  /// What would be printed, the rules given turned on where they are off; sorted, each once.
  package func diagnostics(enabling rules: [Rule] = []) -> [Diagnostic] {
    let overrides = rules.filter { !$0.isOnByDefault }.map {
      Policy.Override(rule: $0.id.rawValue, severity: $0.defaultSeverity)
    }
    let policy = Policy(configuration: configuration, overrides: overrides)
    return Diagnostics.sorted(policy.diagnostics(findings, allowances: allowances), files: RunFiles(files))
  }

  private static func isCampaign(_ path: String, below roots: [String]) -> Bool {
    (path.hasSuffix(".yaml") || path.hasSuffix(".yml")) && roots.contains { path.hasPrefix($0 + "/") }
  }
}

/// The files of a run, for renderers.
package struct RunFiles: SourceFiles {
  private let files: [SourceFile]

  package init(_ files: [SourceFile]) {
    self.files = files
  }

  package func path(of file: FileID) -> String {
    files[Int(file.rawValue)].path
  }

  package func bytes(of file: FileID) -> [UInt8]? {
    files[Int(file.rawValue)].bytes
  }
}
