import Foundation
import TestSupport
import Testing

@Suite struct CheckCommandTests {
  private static let broken = saleText + "lables: [x]\n"

  @Test func `findings are on standard output, and an error is status 1`() throws {
    let folder = try smallProject()
    try folder.write("campaigns/sale.yaml", Self.broken)
    let call = carillon("check", "--format", "concise", in: folder)
    #expect(call.status == 1)
    #expect(call.errors.isEmpty)
    #expect(
      call.output == """
        campaigns/sale.yaml:4:1: error[unknown-key]: key 'lables' is unknown; did you mean 'labels'?
        1 error, 0 warnings in 2 files

        """)
    #expect(!folder.exists("build"))
  }

  @Test func `a project without findings is status 0`() throws {
    let folder = try smallProject()
    let call = carillon("check", in: folder)
    #expect(call.status == 0)
    #expect(call.output == "0 errors, 0 warnings in 2 files\n")
    #expect(carillon("check", "--quiet", in: folder).output.isEmpty)
  }

  @Test func `with paths only those files are looked at`() throws {
    let folder = try smallProject()
    try folder.write("campaigns/sale.yaml", Self.broken)
    // As findings print them: relative to the root.
    #expect(carillon("check", "campaigns/news/hello.yaml", in: folder).status == 0)
    #expect(carillon("check", folder("campaigns/news/hello.yaml"), in: folder).status == 0)
    #expect(carillon("check", folder("campaigns/news"), in: folder).status == 0)
    #expect(carillon("check", folder("campaigns"), in: folder).status == 1)
    let missing = carillon("check", folder("campaigns/none.yaml"), in: folder)
    #expect(missing.status == 2)
    #expect(missing.errors.contains("there is no such file"))
  }

  @Test func `standard input stands for a file`() throws {
    let folder = try smallProject()
    let path = folder("campaigns/sale.yaml")
    let call = carillon(
      "check", "-", "--stdin-path", path, "--format=concise", in: folder, input: Array(Self.broken.utf8))
    #expect(call.status == 1)
    #expect(call.output.hasPrefix("campaigns/sale.yaml:4:1: error[unknown-key]"))
    let new = carillon(
      "check", "-", "--stdin-path", folder("campaigns/new.yaml"), in: folder, input: Array(saleText.utf8))
    #expect(new.status == 0, "\(new.errors)")
    #expect(carillon("check", "-", in: folder).status == 2)
    #expect(carillon("check", "--stdin-path", path, in: folder).status == 2)
  }

  @Test func `the configuration and the app's resources are files as well`() throws {
    let folder = try smallProject()
    try folder.write("carillon.yaml", "targts: [apns]\n")
    try folder.write("channels/ios/en.lproj/UrbanAirship.strings", "\"a\" = \"b\"\n")
    try folder.write("campaigns/sale.yaml", Self.broken)
    func found(_ paths: String...) -> [String] {
      let call = carillon(["check", "--format", "concise"] + paths.map { folder($0) }, in: folder)
      return call.output.split(separator: "\n").dropLast().map { String($0.prefix { $0 != ":" }) }
    }
    #expect(found("carillon.yaml") == ["carillon.yaml"])
    #expect(found("channels") == ["channels/ios/en.lproj/UrbanAirship.strings"])
    #expect(found("channels", "carillon.yaml").count == 2)
    #expect(found("").count == 3)
    try folder.write("notes.txt", "x")
    let foreign = carillon("check", folder("notes.txt"), in: folder)
    #expect(foreign.status == 2)
    #expect(foreign.errors.contains("is not among the files that are read: see 'campaigns' and 'channels'"))
  }

  /// A path, what an editor holds, and how the one finding begins.
  private static let unsaved: [(String, String, String)] = [
    ("carillon.yaml", "targts: [apns]\n", ":1:1: error[unknown-key]"),
    ("campaigns/deep/new/one.yaml", broken, ":4:1: error[unknown-key]"),
    ("campaigns/sale.yaml", "", ":1:1: error[empty-document]"),
    ("campaigns/sale.yaml", "\u{FEFF}" + broken.replacing("\n", with: "\r\n"), ":4:1: error[unknown-key]"),
    ("channels/en.lproj/UrbanAirship.strings", "\"a\" = \"b\"\n", ":1:10: error[plist-syntax]"),
  ]

  @Test(arguments: unsaved)
  func `a file that is not saved may be any of the project's`(_ path: String, text: String, line: String) throws {
    let folder = try smallProject()
    let call = carillon(
      "check", "-", "--stdin-path", folder(path), "--format", "concise", in: folder, input: Array(text.utf8))
    #expect(call.status == 1, "\(call.errors)")
    #expect(call.output.hasPrefix(path + line), "\(call.output)")
    #expect(call.output.split(separator: "\n").count == 2)
  }

  @Test(arguments: ["notes.yaml", "../x.yaml", "/etc/hosts"])
  func `a file that is none of the project's is refused`(_ path: String) throws {
    let folder = try smallProject()
    let given = path.hasPrefix("/") ? path : folder(path)
    let call = carillon("check", "-", "--stdin-path", given, in: folder, input: Array(saleText.utf8))
    #expect(call.status == 2)
    #expect(call.output.isEmpty)
  }

  @Test func `severities are set on the command line`() throws {
    let folder = try smallProject()
    try folder.write(
      "campaigns/sale.yaml", saleText.replacingOccurrences(of: "Sale,", with: "\"Sale \","))
    #expect(carillon("check", in: folder).output.contains("warning[surrounding-space]"))
    #expect(carillon("check", "--error", "surrounding-space", in: folder).status == 1)
    #expect(carillon("check", "--warnings-as-errors", in: folder).status == 1)
    #expect(carillon("check", "--allow", "surrounding-space", in: folder).output == "0 errors, 0 warnings in 2 files\n")
    let unknown = carillon("check", "--allow", "surounding-space", in: folder)
    #expect(unknown.status == 2)
    #expect(unknown.errors.contains("there is no rule 'surounding-space'; did you mean 'surrounding-space'?"))
    let fixed = carillon("check", "--allow", "unknown-key", in: folder)
    #expect(fixed.status == 2)
    #expect(fixed.errors.contains("'unknown-key' is always an error"))
  }

  @Test func `findings beyond the maximum are counted`() throws {
    let folder = try smallProject()
    try folder.write("campaigns/sale.yaml", saleText + "aaa: 1\nbbb: 2\nccc: 3\n")
    let call = carillon("check", "--format", "concise", "--max-findings", "1", in: folder)
    #expect(call.output.contains("2 more findings not shown"))
    #expect(call.output.hasSuffix("3 errors, 0 warnings in 2 files\n"))
    #expect(carillon("check", "--max-findings", "-1", in: folder).status == 2)
  }

  @Test(
    arguments: [
      ([:], "auto", false), (["TERM": "xterm"], "always", true), (["NO_COLOR": "1"], "always", true),
      (["NO_COLOR": "1"], "auto", false), ([:], "never", false),
    ] as [([String: String], String, Bool)])
  func `colour is for terminals, or when it is asked for`(
    _ environment: [String: String], _ when: String, _ isColored: Bool
  ) throws {
    let folder = try smallProject()
    try folder.write("campaigns/sale.yaml", Self.broken)
    let call = carillon("check", "--color", when, in: folder, environment: environment)
    #expect(call.output.contains("\u{1B}[") == isColored)
  }

  @Test func `another format goes to a file in the same run`() throws {
    let folder = try smallProject()
    try folder.write("campaigns/sale.yaml", Self.broken)
    let path = folder("report.json")
    let call = carillon("check", "--format", "concise", "--output-file", "json=\(path)", in: folder)
    #expect(call.output.hasPrefix("campaigns/sale.yaml:4:1"))
    let report = try JSONSerialization.jsonObject(with: Data(try folder.read("report.json").utf8)) as? [String: Any]
    #expect(report?["errors"] as? Int == 1)
    #expect(carillon("check", "--output-file", "pdf=x", in: folder).status == 2)
  }

  @Test func `another configuration can be used`() throws {
    let folder = try smallProject()
    try folder.write("base.yaml", "locales: {required: [fr]}\n")
    let call = carillon("check", "--config", folder("base.yaml"), "--format=concise", in: folder)
    #expect(call.status == 1)
    #expect(call.output.contains("error[required-locale-missing]"))
  }

  @Test func `expiry is held against a given time only`() throws {
    let folder = try smallProject()
    try folder.write("campaigns/sale.yaml", saleText + "delivery: {expiresAt: \"2026-01-01T00:00:00Z\"}\n")
    #expect(!carillon("check", in: folder).output.contains("expires-in-past"))
    #expect(carillon("check", "--as-of", "2026-06-01", in: folder).output.contains("warning[expires-in-past]"))
    #expect(
      carillon("check", in: folder, environment: ["SOURCE_DATE_EPOCH": "1800000000"]).output.contains(
        "warning[expires-in-past]"))
    #expect(carillon("check", "--as-of", "soon", in: folder).status == 2)
    #expect(carillon("check", in: folder, environment: ["SOURCE_DATE_EPOCH": "soon"]).status == 2)
  }

  @Test func `with a baseline only new findings are printed and count`() throws {
    let folder = try smallProject()
    try folder.write("campaigns/sale.yaml", Self.broken)
    #expect(carillon("check", "--write-baseline", folder("known.json"), in: folder).status == 1)
    try folder.write("campaigns/sale.yaml", "# a line above\n" + Self.broken)
    let known = carillon("check", "--baseline", folder("known.json"), "--format", "concise", in: folder)
    #expect(known.status == 0 && known.output == "0 errors, 0 warnings in 2 files\n")
    try folder.write("campaigns/sale.yaml", Self.broken + "onwer: x\n")
    let new = carillon("check", "--baseline", folder("known.json"), "--format", "concise", in: folder)
    #expect(new.status == 1 && new.output.contains("'onwer'") && !new.output.contains("'lables'"))
    try folder.write("known.json", "<<<<<<<")
    let damaged = carillon("check", "--baseline", folder("known.json"), in: folder)
    #expect(damaged.status == 2 && damaged.errors.contains("is no baseline"))
  }
}
