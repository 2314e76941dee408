import Foundation
import TestSupport
import Testing

/// A build that remembers the last one does what a build does that remembers nothing.
@Suite struct IncrementalBuildTests {
  static let projects: [String] = {
    let cases = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "GoldenTests/Cases").path
    let names = (try? FileManager.default.contentsOfDirectory(atPath: cases)) ?? []
    return names.filter { !$0.hasPrefix(".") }.sorted().map { cases + "/" + $0 + "/workspace" }
  }()

  static let sources = ["campaigns", "channels", "carillon.yaml"]

  /// What a clean build of the same sources comes to, in a folder of its own.
  private func clean(_ folder: TemporaryFolder) throws -> (call: Call, tree: [String]) {
    let other = try TemporaryFolder()
    for name in Self.sources where folder.exists(name) {
      try FileManager.default.copyItem(atPath: folder(name), toPath: other(name))
    }
    return (carillon("build", in: other), try other.snapshot("build"))
  }

  private func edited(_ project: String, seed: UInt64, count: Int) throws {
    let folder = try TemporaryFolder()
    for name in Self.sources where FileManager.default.fileExists(atPath: project + "/" + name) {
      try FileManager.default.copyItem(atPath: project + "/" + name, toPath: folder(name))
    }
    var random = SeededGenerator(seed: seed)
    #expect(carillon("build", in: folder).status == 0)
    var history: [String] = []
    for _ in 0..<count {
      let saved = Dictionary(
        uniqueKeysWithValues: try folder.files(below: "campaigns").map { ($0, try folder.read($0)) })
      let edit = random.pick(ProjectEdit.allCases)
      history.append(edit.rawValue)
      try edit.apply(to: folder, &random)
      let before = try folder.snapshot("build")
      let call = carillon("build", in: folder)
      let expected = try clean(folder)
      let after = try folder.snapshot("build")
      let shown = "\((project as NSString).deletingLastPathComponent), seed \(seed): \(history)"
      try #require(call.status == expected.call.status, "\(shown)\n\(call.errors)")
      try #require(call.errors == expected.call.errors, "\(shown)")
      if call.status == 0 {
        var ours = after.filter { !$0.hasPrefix("campaigns/NOTES") }
        // A foreign file keeps the directory that it is in.
        if ours.count < after.count, !expected.tree.contains("campaigns/") { ours.removeAll { $0 == "campaigns/" } }
        try #require(ours == expected.tree, "\(shown)")
        // The next build finds nothing to do, and does nothing.
        let again = carillon("build", in: folder)
        try #require(again.output.hasSuffix("is current\n"), "\(shown): \(again.output)")
        try #require(again.errors == call.errors, "\(shown)")
      } else {
        try #require(after == before, "\(shown)")
        // Go on from what built.
        for (path, text) in saved { try folder.write(path, text) }
        for path in folder.files(below: "campaigns") where saved[path] == nil { try folder.remove(path) }
      }
    }
  }

  @Test(arguments: Array(projects.enumerated()))
  func `after any edit a build equals a clean build`(_ number: Int, _ project: String) throws {
    try edited(project, seed: UInt64(number), count: 18)
  }

  /// How many files a build compiled.
  private func compiled(_ call: Call) -> String {
    String(call.errors.split(separator: "\n").first { $0.hasPrefix("compiled: ") } ?? "")
  }

  /// Builds until nothing has to be compiled: what was written in the last tick of the file system's clock is not trusted.
  private func settle(_ folder: TemporaryFolder) -> String {
    for _ in 0..<100 {
      let call = compiled(carillon("build", "--verbose", in: folder))
      if call.hasPrefix("compiled: 0 ") { return call }
      usleep(5000)
    }
    return "it never settles"
  }

  @Test func `one edit compiles one campaign, and none where the bytes are the same`() throws {
    let folder = try smallProject()
    #expect(compiled(carillon("build", "--verbose", in: folder)) == "compiled: 2 of 2 campaign files")
    #expect(settle(folder) == "compiled: 0 of 2 campaign files")
    try folder.write("campaigns/sale.yaml", saleText)
    #expect(compiled(carillon("build", "--verbose", in: folder)) == "compiled: 0 of 2 campaign files")
    try folder.write("campaigns/sale.yaml", saleText.replacing("must go", with: "goes"))
    let call = carillon("build", "--verbose", in: folder)
    #expect(compiled(call) == "compiled: 1 of 2 campaign files")
    #expect(call.output.hasSuffix("wrote 6 files, removed 0 in 'build'\n"))
    try folder.remove("campaigns/sale.yaml")
    #expect(compiled(carillon("build", "--verbose", in: folder)) == "compiled: 0 of 1 campaign file")
  }

  @Test(arguments: [
    ("carillon.yaml", "name: other\n"), ("channels/android/raw/bell.ogg", "OggS"),
    ("channels/android/values/strings.xml", "<resources><string name=\"a\">A</string></resources>\n"),
  ])
  func `a change of the configuration or the resources compiles everything`(_ path: String, _ text: String) throws {
    let folder = try smallProject()
    #expect(settle(folder) == "compiled: 0 of 2 campaign files")
    try folder.write(path, text)
    #expect(compiled(carillon("build", "--verbose", in: folder)) == "compiled: 2 of 2 campaign files")
    #expect(settle(folder) == "compiled: 0 of 2 campaign files")
    #expect(
      compiled(carillon("build", "--verbose", "--warnings-as-errors", in: folder)) == "compiled: 2 of 2 campaign files")
  }

  @Test func `findings are said again, whatever was built`() throws {
    let folder = try smallProject()
    try folder.write(
      "campaigns/warned.yaml",
      """
      content:
        _default: en
        # carillon: allow surrounding-space
        en: {title: "Sale ", body: "Everything  must go "}
        # carillon: allow not-nfc
        de: {title: "Sale ", body: "Alles muss raus"}

      """)
    try folder.write(
      "campaigns/draft.yaml", "draft: true\ncontent: {_default: en, en: {title: ' Soon', body: More}}\n")
    try folder.write("carillon.yaml", "defaults: {presentation: {channelId: promos}}\n")
    try folder.write(
      "channels/android/ua_custom_notification_channels.xml",
      """
      <resources>
        <NotificationChannel id="promos" name="Promotions" importance="3"/>
        <NotificationChannel id="other" name="Other" importance="3"/>
      </resources>

      """)
    let first = carillon("build", in: folder)
    #expect(first.status == 0, "\(first.errors)")
    for place in ["campaigns/warned.yaml:6:20", "campaigns/draft.yaml:2", "allowance of 'not-nfc'", "unused-channel"] {
      #expect(first.errors.contains(place), "\(place): \(first.errors)")
    }
    // Lines of the source are shown, whether it was read for compiling or not.
    #expect(first.errors.contains("de: {title: \"Sale \""))
    #expect(settle(folder).hasPrefix("compiled: 0 "))
    #expect(carillon("build", in: folder).errors == first.errors)
    #expect(carillon("build", "--check", in: folder).errors == first.errors)
  }

  @Test(arguments: ["", "x", "carillon cache 1\n", "carillon cache 2\n", "carillon cache 3\n"])
  func `what is no cache is none`(_ text: String) throws {
    let folder = try smallProject()
    #expect(settle(folder).hasPrefix("compiled: 0 "))
    for name in folder.files(below: ".carillon") { try folder.write(name, text) }
    #expect(compiled(carillon("build", "--verbose", in: folder)) == "compiled: 2 of 2 campaign files")
    #expect(settle(folder).hasPrefix("compiled: 0 "))
  }

  @Test func `every byte of a cache is looked at`() throws {
    let folder = try smallProject()
    #expect(settle(folder).hasPrefix("compiled: 0 "))
    let whole = try folder.cache()
    let name = try #require(folder.files(below: ".carillon").first { $0.hasSuffix(".cache") })
    for index in whole.indices {
      var bytes = whole
      bytes[index] ^= 0x10
      try folder.write(name, bytes)
      let call = carillon("build", "--check", "--verbose", in: folder)
      #expect(compiled(call).hasPrefix("compiled: 2 "), "byte \(index)")
    }
    try folder.write(name, whole)
    #expect(compiled(carillon("build", "--check", "--verbose", in: folder)).hasPrefix("compiled: 0 "))
  }

  @Test func `the cache keeps itself out of git, follows no link, and need not be writable`() throws {
    let folder = try smallProject()
    #expect(carillon("build", in: folder).status == 0)
    #expect(try folder.read(".carillon/.gitignore") == "*\n")
    try folder.remove(".carillon")
    try FileManager.default.createDirectory(atPath: folder("elsewhere"), withIntermediateDirectories: true)
    try folder.link(".carillon", to: folder("elsewhere"))
    #expect(carillon("build", in: folder).status == 0)
    #expect(folder.files(below: "elsewhere").isEmpty)
    try folder.remove(".carillon")
    try folder.write(".carillon", "a file")
    #expect(carillon("build", in: folder).status == 0)
    #expect(try folder.read(".carillon") == "a file")
  }

  @Test func `builds into two directories remember both`() throws {
    let folder = try smallProject()
    try folder.write("other.yaml", "output: {directory: other}\n")
    for _ in 0..<2 {
      #expect(settle(folder).hasPrefix("compiled: 0 "))
      #expect(carillon("build", "--config", folder("other.yaml"), in: folder).status == 0)
    }
    #expect(try folder.snapshot("other").count == folder.snapshot("build").count)
  }
}

extension TemporaryFolder {
  /// The bytes of the one cache.
  func cache() throws -> Data {
    let names = files(below: ".carillon").filter { $0.hasSuffix(".cache") }
    #expect(names.count == 1, "\(names)")
    return try names.first.map { try Data(contentsOf: URL(fileURLWithPath: self($0))) } ?? Data()
  }
}
