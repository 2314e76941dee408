import CarillonBuild
import Foundation
import TestSupport
import Testing

/// The parts of a build, put together, are the build.
@Suite struct ShardTests {
  /// A project with findings of every kind: in campaigns, resources and the configuration, and across campaigns.
  static func project(_ layout: String) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(
      "carillon.yaml",
      """
      output: {layout: \(layout), sourceMap: true}
      defaults: {presentation: {channelId: promos}}
      rules: {not-nfc: error}

      """)
    try folder.write(
      "channels/android/ua_custom_notification_channels.xml",
      """
      <resources>
        <NotificationChannel id="promos" name="Promotions" importance="3"/>
        <NotificationChannel id="other" name="Other" importance="3"/>
        <!-- carillon: allow unused-channel -->
        <NotificationChannel id="more" name="More" importance="3"/>
        <!-- carillon: allow unused-channel -->
        <NotificationChannel id="most" name="Most" importance="3"/>
      </resources>

      """)
    for number in 0..<23 {
      try folder.write("campaigns/c\(number).yaml", saleText.replacing("must go", with: "must go \(number)"))
    }
    try folder.write("campaigns/uses.yaml", saleText + "presentation: {channelId: most}\n")
    try folder.write("campaigns/draft.yaml", "draft: true\n" + saleText)
    try folder.write(
      "campaigns/warned.yaml",
      """
      content:
        _default: en
        # carillon: allow surrounding-space
        en: {title: "Sale ", body: "Everything must go "}
        # carillon: allow not-nfc
        de: {title: "Sale ", body: "Alles muss raus"}

      """)
    return folder
  }

  /// Builds every part, each into a directory of its own below the project.
  private func shards(_ folder: TemporaryFolder, of count: Int) throws -> (paths: [String], errors: [String]) {
    var errors: [String] = []
    let paths = try (1...count).map { number in
      let call = carillon("build", "--shard", "\(number)/\(count)", "--format", "concise", in: folder)
      #expect(call.status == 0, "\(call.errors)")
      errors += Self.findings(call)
      let path = folder("part-\(number)")
      try FileManager.default.moveItem(atPath: folder("build"), toPath: path)
      return path
    }
    return (paths, errors)
  }

  private static func findings(_ call: Call) -> [String] {
    call.errors.split(separator: "\n").map(String.init).filter { $0.contains("[") }
  }

  @Test(arguments: ["tree", "packed"], [1, 2, 7])
  func `shards merged are the bytes of one build, and say together what it says`(_ layout: String, _ count: Int) throws
  {
    let folder = try Self.project(layout)
    let whole = carillon("build", "--format", "concise", in: folder)
    #expect(whole.status == 0, "\(whole.errors)")
    let tree = try folder.snapshot("build")
    for name in ["unused-channel", "unused-allowance", "surrounding-space"] { #expect(whole.errors.contains(name)) }
    try folder.remove("build")
    let parts = try shards(folder, of: count)
    for path in parts.paths { #expect(carillon("verify", path).status == 0) }
    let merged = carillon(["merge", "--format", "concise"] + parts.paths.reversed(), in: folder)
    #expect(merged.status == 0, "\(merged.errors)")
    let counts = count == 1 ? "1 shard, 25 campaigns" : "\(count) shards, 25 campaigns"
    #expect(merged.output.hasPrefix(counts), "\(merged.output)")
    #expect(try folder.snapshot("build") == tree)
    #expect((parts.errors + Self.findings(merged)).sorted() == Self.findings(whole).sorted())
    #expect(carillon(["merge"] + parts.paths, in: folder).output.hasSuffix("'build' is current\n"))
    #expect(carillon("build", in: folder).output.hasSuffix("'build' is current\n"))
  }

  @Test func `a campaign is in one shard, by its path alone`() throws {
    // Worked out by hand: the SHA-256 of "campaigns/sale.yaml" starts with these 8 bytes.
    for count in [1, 2, 7, 64] {
      let holders = (1...count).filter { Shard(number: $0, count: count)?.contains("campaigns/sale.yaml") ?? false }
      #expect(holders.count == 1)
    }
    for text in ["", "1", "0/3", "4/3", "1/0", "a/3", "1/3/5", "+1/3", "1/99999", " 1/3"] {
      #expect(Shard(text) == nil, "\(text)")
    }
    let call = carillon("build", "--shard", "8/7", in: try smallProject())
    #expect(call.status == 2)
    #expect(call.errors.contains("--shard cannot be '8/7'"))
  }

  @Test func `an error across campaigns writes nothing`() throws {
    let folder = try Self.project("tree")
    try folder.write("campaigns/twice.yaml", "id: c1\n" + saleText)
    let whole = carillon("build", in: folder)
    #expect(whole.status == 1)
    #expect(whole.errors.contains("duplicate-campaign-id"))
    #expect(!folder.exists("build"))
    let parts = try shards(folder, of: 11)
    let merged = carillon(["merge"] + parts.paths, in: folder)
    #expect(merged.status == 1, "\(merged.errors)")
    #expect(merged.errors.contains("error[duplicate-campaign-id]: campaign id 'c1' is also that of campaigns/c1.yaml"))
    #expect(merged.errors.hasSuffix("carillon: nothing was written, since there are errors\n"))
    #expect(!folder.exists("build"))
    #expect(!folder.exists("build.carillon-stage"))
  }

  @Test func `what does not belong together is not merged`() throws {
    let folder = try Self.project("tree")
    let parts = try shards(folder, of: 3).paths
    func failure(_ words: [String]) -> String {
      let call = carillon(["merge"] + words, in: folder)
      #expect(call.status == 2, "\(call.output)\(call.errors)")
      #expect(!folder.exists("build"))
      return call.errors
    }
    #expect(failure([parts[0], parts[2]]) == "carillon: shard 2/3 is missing\n")
    #expect(
      failure([parts[0], parts[1], parts[0]])
        == "carillon: '\(parts[0])' and '\(parts[0])' are both shard 1/3\n")
    #expect(failure([folder("campaigns")]).contains("is no shard: it has no manifest.json"))
    #expect(failure([folder("nowhere")]).contains("no such file or directory"))
    try folder.write("campaigns/c3.yaml", saleText)
    #expect(failure(parts).contains("was built from another 'campaigns/c3.yaml' than is here; build the shards again"))
    try folder.write("campaigns/c3.yaml", saleText.replacing("must go", with: "must go 3"))
    try folder.write("campaigns/late.yaml", saleText)
    #expect(failure(parts) == "carillon: no shard has 'campaigns/late.yaml'; build the shards again\n")
    try folder.remove("campaigns/late.yaml")
    let configuration = try folder.read("carillon.yaml")
    try folder.write("carillon.yaml", configuration + "name: other\n")
    #expect(failure(parts).contains("was built with another configuration than is here"))
    try folder.write("carillon.yaml", configuration.replacing("tree", with: "packed"))
    #expect(failure(parts).contains("was built with another layout, style or source map"))
    try folder.write("carillon.yaml", configuration)
    try folder.write("channels/android/values/strings.xml", "<resources/>\n")
    #expect(failure(parts).contains("was built with other resource files than is here"))
    try folder.remove("channels/android/values")
    #expect(carillon(["merge"] + parts, in: folder).status == 0)
    let over = carillon(["merge"] + parts + ["--output", folder("part-1")], in: folder)
    #expect(over.status == 2)
    #expect(over.errors.contains("is or holds the directory that would be written"))
  }

  @Test(arguments: ["tree", "packed"])
  func `a changed byte of a shard is named and nothing is written`(_ layout: String) throws {
    let folder = try Self.project(layout)
    let parts = try shards(folder, of: 2).paths
    for name in folder.files(below: "part-2").prefix(6) + ["part-2/manifest.json", "part-2/summaries.ndjson"] {
      let whole = try Data(contentsOf: URL(fileURLWithPath: folder(name)))
      for index in [0, whole.count / 2, whole.count - 2] {
        var bytes = whole
        bytes[index] ^= 1
        try folder.write(name, bytes)
        #expect(carillon("verify", parts[1]).status == 1, "\(name) \(index)")
        let call = carillon(["merge"] + parts, in: folder)
        #expect(call.status != 0, "\(name) \(index)")
        #expect((call.output + call.errors).contains(name), "\(call.output)\(call.errors)")
        #expect(!folder.exists("build"))
      }
      try folder.write(name, whole)
    }
    #expect(carillon(["merge"] + parts, in: folder).status == 0)
  }
}
