import CampaignCompiler
import CampaignRules
import CarillonBuild
import Diagnostics
import SourceText

/// Prints a run's findings as the options ask.
struct ReportPrinter {
  let invocation: Invocation
  private let format: ReportFormat
  private let maximum: Int?
  private let files: [(format: ReportFormat, path: String)]

  init(_ invocation: Invocation) throws {
    let arguments = invocation.arguments
    self.invocation = invocation
    format = arguments.value(of: .findingsFormat).flatMap(ReportFormat.init(rawValue:)) ?? .full
    let limit = try arguments.number(of: .maxFindings, minimum: 0) ?? 1000
    maximum = limit == 0 ? nil : limit
    files = try arguments.values(of: .outputFile).map { text in
      let parts = text.split(separator: "=", maxSplits: 1).map(String.init)
      guard parts.count == 2, let format = ReportFormat(rawValue: parts[0]) else {
        let formats = ReportFormat.allCases.map(\.rawValue).joined(separator: ", ")
        throw UsageError(
          "--output-file cannot be '\(text)'; write FORMAT=PATH, with one of \(formats)",
          command: arguments.command.name)
      }
      return (format, parts[1])
    }
  }

  /// Whether the findings are the one object that standard output holds.
  var isJSON: Bool {
    format == .json
  }

  /// Whether the format is for people, who need no report of nothing.
  private var isForPeople: Bool {
    format == .full || format == .concise
  }

  /// Writes the report to a stream, and to the files that were asked for.
  func print(_ report: RunReport, to stream: OutputStream, leavesOutNothing: Bool) throws {
    for file in files {
      let text = render(report.diagnostics, as: file.format, files: report.files, options: options(report))
      try NamedFile.write(file.path, Array(text.utf8))
    }
    guard !report.diagnostics.isEmpty || !(leavesOutNothing && isForPeople) else { return }
    var options = options(report)
    options.color = usesColor(on: stream)
    try stream.write(render(report.diagnostics, as: format, files: report.files, options: options))
  }

  private func options(_ report: RunReport) -> ReportOptions {
    var options = ReportOptions()
    options.maximum = maximum
    options.fileCount = report.fileCount
    options.toolVersion = toolVersion.split(separator: " ").last.map(String.init) ?? toolVersion
    if format == .sarif || files.contains(where: { $0.format == .sarif }) {
      options.rules = Rule.all.map {
        .init(id: $0.id, summary: $0.summary, rationale: $0.rationale, severity: $0.defaultSeverity)
      }
    }
    return options
  }

  private func usesColor(on stream: OutputStream) -> Bool {
    switch invocation.arguments.value(of: .color) {
    case "always": true
    case "never": false
    default:
      stream.isTerminal && (invocation.surroundings.environment("NO_COLOR") ?? "").isEmpty
        && invocation.surroundings.environment("TERM") != "dumb"
    }
  }
}
