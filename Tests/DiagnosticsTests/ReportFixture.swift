import Diagnostics
import SourceText

/// Files and diagnostics that show everything a report can show.
struct ReportFixture: SourceFiles {
  private let files: [(path: String, text: [UInt8])]

  init(_ files: [(path: String, text: String)]) {
    self.files = files.map { ($0.path, Array($0.text.utf8)) }
  }

  init(bytes files: [(path: String, text: [UInt8])]) {
    self.files = files
  }

  func path(of file: FileID) -> String {
    files[Int(file.rawValue)].path
  }

  func bytes(of file: FileID) -> [UInt8]? {
    let file = files[Int(file.rawValue)]
    return file.path == "absent.yaml" ? nil : file.text
  }

  /// Where a text first stands in a file; the file must hold it.
  func range(of part: String, in file: UInt32 = 0) -> SourceRange {
    let text = files[Int(file)].text
    let part = Array(part.utf8)
    let start = text.indices.first { text[$0...].starts(with: part) }
    precondition(start != nil, "the file holds the text")
    return SourceRange(file: FileID(file), (start ?? 0)..<((start ?? 0) + part.count))
  }

  /// What the goldens show.
  static let sample = ReportFixture([
    (
      "campaigns/sale.yaml",
      "content: {_default: en, en: {title: Sale, body: Today}}\npresentation:\n  channelId: promo\n\tsound: no\u{202E}ise\n"
    ),
    (
      "channels/ua_custom_notification_channels.xml",
      "<resources><NotificationChannel id=\"promos\" name=\"Promotions\" importance=\"3\"/></resources>\n"
    ),
    (
      "campaigns/été ##[error]x,y.yaml",
      "\u{FEFF}# über\r\ncontent:\r\n  de:\r\n    title: Grüße ::error::x ##vso[task] 😀!\r\n"
        + String(repeating: "\n", count: 96)
        + "    body: " + String(repeating: "long ", count: 40) + "MARK" + String(repeating: " tail", count: 40) + "\n"
    ),
    ("absent.yaml", ""),
  ])

  static let diagnostics: [Diagnostic] = [
    Diagnostic(
      Finding("no-campaigns", "'campaigns' holds no campaign file", at: nil, help: "create one with 'carillon new ID'"),
      severity: .error),
    Diagnostic(
      Finding(
        "unknown-channel", "notification channel 'promo' is not declared", at: sample.range(of: "promo"),
        notes: [.init("'promos' is declared here", at: sample.range(of: "promos", in: 1))],
        help: "did you mean 'promos'?",
        fix: [.init(sample.range(of: "promo"), text: "promos")],
        subject: .init(locale: "de", field: "presentation.channelId", target: "fcm")),
      severity: .error),
    Diagnostic(
      Finding("odd-sound", "sound 'no\u{202E}ise' has a hidden character", at: sample.range(of: "no\u{202E}ise")),
      severity: .warning),
    Diagnostic(
      Finding(
        "several-lines", "a range over several lines, 100% <\"marked\"> & cut",
        at: sample.range(of: "title: Grüße ::error", in: 2),
        notes: [
          .init("first", at: SourceRange(file: FileID(2), start: 7, end: 40)),
          .init("a file that is not at hand", at: SourceRange(file: FileID(3), start: 4, end: 5)),
        ]),
      severity: .warning),
    Diagnostic(
      Finding("long-line", "a mark far to the right", at: sample.range(of: "MARK", in: 2)), severity: .error),
    Diagnostic(
      Finding("not-at-hand", "a file that is not at hand", at: SourceRange(file: FileID(3), start: 4, end: 5)),
      severity: .warning),
  ]

  static let options: ReportOptions = {
    var options = ReportOptions()
    options.fileCount = 214
    options.toolVersion = "0.1.0"
    options.rules = [
      .init(
        id: "unknown-channel", summary: "campaign names a notification channel that is not declared",
        rationale: "An SDK posts to its fallback channel, or to none, and nothing tells the sender.", severity: .error)
    ]
    return options
  }()
}
