import CarillonBuild
import Diagnostics

extension Option {
  static let root = Option.value("root", "DIR", use: .reads, "the project's root; the current directory unless given")
  static let config = Option.value(
    "config", "FILE", use: .reads,
    "the configuration to use instead of carillon.yaml of the root, such as the base branch's")
  static let sandbox = Option.value(
    "sandbox", "WHEN", choices: Confinement.Mode.allCases.map(\.rawValue),
    "whether the kernel holds the tool to the project and its output: where it can (auto), or else fail, or not at all")
  static let jobs = Option.value("jobs", "N", "how many threads to use; as many as there are processors unless given")
  static let timings = Option.flag("timings", "say on standard error where the time went")
  static let quiet = Option.flag("quiet", "print nothing where there is nothing to complain about")
  static let verbose = Option.flag("verbose", "say on standard error what is read and done")
  static let color = Option.value(
    "color", "WHEN", choices: ["auto", "always", "never"], "whether to colour findings; NO_COLOR is honoured by auto")

  static let findingsFormat = Option.value(
    "format", "FORMAT", choices: ReportFormat.allCases.map(\.rawValue), "how findings are written")
  static let outputFile = Option.value(
    "output-file", "FORMAT=PATH", isRepeatable: true, use: .writesFile,
    "write the findings into a file as well, in another format")
  static let maxFindings = Option.value(
    "max-findings", "N", "print so many findings at most, and count the others; 1000 unless given, 0 is all")

  static let error = Option.value("error", "ID", isRepeatable: true, "take what this rule finds for an error")
  static let warning = Option.value("warning", "ID", isRepeatable: true, "take what this rule finds for a warning")
  static let allow = Option.value("allow", "ID", isRepeatable: true, "do not report what this rule finds")
  static let warningsAsErrors = Option.flag("warnings-as-errors", "take every warning for an error")
  static let asOf = Option.value(
    "as-of", "TIME",
    "the time to hold expiry times against, as in 2026-12-24T18:00:00Z; SOURCE_DATE_EPOCH unless given, else none")

  static let dataFormat = Option.value("format", "FORMAT", choices: ["text", "json"], "for people, or for programs")
}

extension [Option] {
  /// Where the project is.
  static let project: [Option] = [.root, .config, .sandbox]

  /// What is made of findings.
  static let policy: [Option] = [.error, .warning, .allow, .warningsAsErrors, .asOf]

  /// How findings are printed.
  static let report: [Option] = [.findingsFormat, .outputFile, .maxFindings, .color]
}
