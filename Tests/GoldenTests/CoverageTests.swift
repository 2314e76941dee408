import CampaignCompiler
import CampaignRules
import CampaignTargets
import CarillonBuild
import Diagnostics
import Foundation
import TestSupport
import Testing
import Writers

/// The page that says how each capability of the vendors' documents is written: every row is compiled, and lands where the
/// row says.
@Suite struct CoverageTests {
  @Test(arguments: CoveragePage.rows)
  func `a capability is written as the page says, and lands where it says`(_ row: CoverageRow) throws {
    let build = try MemoryBuild(CoveragePage.project(for: row))
    let found = build.diagnostics.map(\.finding.rule.rawValue)
    for case .finding(let id) in row.claims {
      #expect(found.contains(id), "\(row)\n\(build.concise)")
      #expect(Rule.named(id) != nil)
    }
    let unexpected = build.diagnostics.filter { diagnostic in
      diagnostic.severity == .error && !row.claims.contains(.finding(diagnostic.finding.rule.rawValue))
    }
    #expect(unexpected.isEmpty, "\(row)\n\(build.concise)")
    #expect(!row.claims.isEmpty, "\(row) claims nothing")
    for claim in row.claims where !claim.isFinding {
      let output = try #require(build.campaigns.first?.output, "\(row)\n\(build.concise)")
      let actual = try Self.value(of: claim, in: output)
      #expect(actual == claim.value, "\(row): \(claim)")
    }
  }

  @Test func `the page goes through four documents`() {
    #expect(CoveragePage.rows.count > 80)
    #expect(Set(CoveragePage.rows.map(\.document)).count == 4)
  }

  /// What really stands there.
  private static func value(of claim: CoverageRow.Claim, in output: CampaignOutput) throws -> String? {
    let manifest = try JSONReader.read(output.manifest)
    switch claim {
    case .finding: return nil
    case .header(let target, let name, _):
      guard case .array(let targets) = manifest["targets"] else { return nil }
      let headers = targets.first { $0["target"] == .string(target) }?["headers"]
      if case .string(let text)? = headers?[name] { return text }
      return nil
    case .place("manifest", let pointer, _): return manifest.value(at: pointer)?.canonical
    case .place(let target, let pointer, _):
      let artifacts = output.artifacts.filter { $0.target == target }
      let artifact = artifacts.first { $0.locale == "en" || $0.locale.hasPrefix("_") }
      return try artifact.flatMap { try JSONReader.read($0.wire).value(at: pointer)?.canonical }
    }
  }
}

/// A row of the page.
struct CoverageRow: Sendable, CustomStringConvertible {
  enum Claim: Equatable, Sendable {
    case finding(String)
    case header(target: String, name: String, value: String)
    /// A JSON value in canonical form at a JSON Pointer.
    case place(target: String, pointer: String, value: String)

    var isFinding: Bool {
      if case .finding = self { true } else { false }
    }

    var value: String? {
      switch self {
      case .finding: nil
      case .header(_, _, let value), .place(_, _, let value): value
      }
    }
  }

  let document: String
  let capability: String

  /// Lines of files, each after the file's name; without one, of the campaign.
  let lines: [String]
  let claims: [Claim]

  var description: String { "\(document): \(capability)" }
}

enum CoveragePage {
  /// The files that every row's project has, by path.
  private static let files: [(path: String, text: String)] = {
    var files: [(path: String, text: String)] = []
    for part in text.components(separatedBy: "<!-- file: ").dropFirst() {
      let lines = part.components(separatedBy: "\n")
      let body = lines.dropFirst(2).prefix { !$0.hasPrefix("```") }
      files.append((lines[0].replacing(" -->", with: ""), body.joined(separator: "\n") + "\n"))
    }
    return files
  }()

  static let rows: [CoverageRow] = {
    var rows: [CoverageRow] = []
    var document = ""
    for line in text.components(separatedBy: "\n") {
      if line.hasPrefix("## ") { document = String(line.dropFirst(3)) }
      guard line.hasPrefix("| "), !line.hasPrefix("| capability ") else { continue }
      let cells = line.dropFirst(2).dropLast(2).components(separatedBy: " | ")
      rows.append(
        CoverageRow(
          document: document, capability: cells[0], lines: cells[2].components(separatedBy: "<br>").flatMap(codes),
          claims: cells[3].components(separatedBy: "<br>").compactMap(claim)))
    }
    return rows
  }()

  /// The project's files with the row's lines.
  static func project(for row: CoverageRow) -> [(path: String, bytes: [UInt8])] {
    var path = "campaigns/example.yaml"
    var campaign: [String] = []
    var settings: [String] = []
    for line in row.lines {
      if line.hasSuffix(".yaml"), !line.contains(" ") {
        path = line
      } else if path == "carillon.yaml" {
        settings.append(line)
      } else {
        campaign.append(line)
      }
    }
    let isWhole = campaign.contains { $0.hasPrefix("content:") || $0.hasPrefix("silent:") }
    let isBadge = campaign.contains("presentation: {badge: 0}") && campaign.contains { $0.hasPrefix("platforms:") }
    if !isWhole, !isBadge { campaign.insert("content: {_default: en, en: {title: Sale, body: Today}}", at: 0) }
    let replaced = settings.map { $0.prefix { $0 != ":" } }
    var files = files.map { file in
      guard file.path == "carillon.yaml" else { return file }
      let kept = file.text.components(separatedBy: "\n").filter { line in
        !replaced.contains { line.prefix { $0 != ":" } == $0 }
      }
      return (file.path, (kept + settings).joined(separator: "\n") + "\n")
    }
    files.append(("campaigns/example.yaml", campaign.joined(separator: "\n") + "\n"))
    return files.map { ($0.path, Array($0.text.utf8)) }
  }

  /// Nil for a remark.
  private static func claim(_ text: String) -> CoverageRow.Claim? {
    let codes = codes(in: text)
    if text.hasPrefix("finding "), let id = codes.first { return .finding(id) }
    guard text.hasPrefix("`"), codes.count == 3 else { return nil }
    return text.contains("` header `")
      ? .header(target: codes[0], name: codes[1], value: codes[2])
      : .place(target: codes[0], pointer: codes[1], value: canonical(codes[2]))
  }

  private static func canonical(_ text: String) -> String {
    (try? JSONReader.read(Array(text.utf8)))?.canonical ?? text
  }

  /// The texts between backquotes, as Markdown reads them in a table.
  private static func codes(in text: String) -> [String] {
    text.components(separatedBy: "`").enumerated().filter { $0.offset % 2 == 1 }
      .map { $0.element.replacing("\\|", with: "|") }
  }

  private static let text: String = {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    return (try? String(contentsOf: root.appending(path: "docs/coverage.md"), encoding: .utf8)) ?? ""
  }()
}

extension JSON {
  fileprivate var canonical: String {
    String(decoding: JSONWriter.wire(self), as: UTF8.self)
  }

  /// The value that a JSON Pointer leads to.
  fileprivate func value(at pointer: String) -> JSON? {
    pointer.split(separator: "/", omittingEmptySubsequences: false).dropFirst().reduce(self as JSON?) { value, step in
      let name = step.replacing("~1", with: "/").replacing("~0", with: "~")
      if case .array(let items) = value { return Int(name).flatMap { items.indices.contains($0) ? items[$0] : nil } }
      return value?[String(name)]
    }
  }
}
