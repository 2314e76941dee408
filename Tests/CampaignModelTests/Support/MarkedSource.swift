import CampaignModel
import Diagnostics
import Documents
import SourceText
import Testing

/// A source in which `‹` and `›` enclose the places where findings are expected; the two are not part of it.
struct MarkedSource {
  let text: String
  let marks: [Range<Int>]

  init(_ marked: String) {
    var bytes: [UInt8] = []
    var open = 0
    var marks: [Range<Int>] = []
    for scalar in marked.unicodeScalars {
      switch scalar {
      case "‹": open = bytes.count
      case "›": marks.append(open..<bytes.count)
      default: bytes += Array(String(scalar).utf8)
      }
    }
    text = String(decoding: bytes, as: UTF8.self)
    self.marks = marks
  }

  /// The source with the edits of a finding's fix carried out.
  func applying(_ fix: [Finding.Edit]) -> String {
    var bytes = Array(text.utf8)
    for edit in fix.sorted(by: { $0.range.start > $1.range.start }) {
      bytes.replaceSubrange(edit.range.bytes, with: Array(edit.text.utf8))
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

/// A source, and what a reader finds in it.
struct ReaderCase: CustomTestStringConvertible, Sendable {
  let marked: String
  let rule: RuleID
  var message: String?
  var help: String?
  var fixed: String?

  init(_ rule: RuleID, _ marked: String, message: String? = nil, help: String? = nil, fixed: String? = nil) {
    self.marked = marked
    self.rule = rule
    self.message = message
    self.help = help
    self.fixed = fixed
  }

  var testDescription: String { "\(rule): \(marked)" }

  /// Compares what was found with the case.
  func check(_ source: MarkedSource, _ findings: [Finding], at location: SourceLocation = #_sourceLocation) {
    let shown = findings.map { "\($0.rule) \($0.message) \(String(describing: $0.range?.bytes)) \($0.help ?? "")" }
    #expect(findings.map(\.range?.bytes) == source.marks.map(Optional.some), "\(shown)", sourceLocation: location)
    #expect(findings.allSatisfy { $0.rule == rule }, "\(shown)", sourceLocation: location)
    if let message { #expect(findings.first?.message == message, sourceLocation: location) }
    if let help { #expect(findings.first?.help == help, sourceLocation: location) }
    if let fixed { #expect(source.applying(findings.first?.fix ?? []) == fixed, sourceLocation: location) }
  }
}

/// A campaign's findings, those of the YAML reader among them, in the order of the file.
func readCampaign(
  _ yaml: String, path: String = "campaigns/example.yaml", configuration: Configuration = Configuration()
) -> (campaign: Campaign?, findings: [Finding]) {
  let file = SourceFile(id: FileID(0), path: path, bytes: Array(yaml.utf8))
  let document = YAMLReader.read(file)
  guard let value = document.value else { return (nil, document.findings) }
  let outcome = CampaignReader.read(value, path: path, configuration: configuration)
  return (outcome.value, inFileOrder(document.findings + outcome.findings))
}

/// A configuration with its findings, in the order of the file.
func readConfiguration(_ yaml: String) -> (configuration: Configuration?, findings: [Finding]) {
  let file = SourceFile(id: FileID(0), path: "carillon.yaml", bytes: Array(yaml.utf8))
  let document = YAMLReader.read(file)
  guard let value = document.value else { return (nil, document.findings) }
  let outcome = ConfigurationReader.read(value)
  return (outcome.value, inFileOrder(document.findings + outcome.findings))
}

/// A text that stands in a file unchanged.
func located(_ text: String) -> LocatedText {
  LocatedText(text, at: SourceRange(file: FileID(0), 0..<text.utf8.count), verbatimFrom: 0)
}

private func inFileOrder(_ findings: [Finding]) -> [Finding] {
  findings.sorted { ($0.range?.start ?? 0, $0.range?.end ?? 0) < ($1.range?.start ?? 0, $1.range?.end ?? 0) }
}
