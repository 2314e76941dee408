import Foundation
import TestSupport
import Testing

@Suite struct VerifyCommandTests {
  static let layouts = ["tree", "packed"]

  private func built(_ layout: String) throws -> TemporaryFolder {
    let folder = try smallProject()
    try folder.write("carillon.yaml", "output: {layout: \(layout), sourceMap: true}\n")
    #expect(carillon("build", in: folder).status == 0)
    return folder
  }

  private func files(_ folder: TemporaryFolder) throws -> [String] {
    try folder.snapshot("build").filter { !$0.hasSuffix("/") }.map { String($0.prefix { $0 != ":" }) }
  }

  @Test(arguments: layouts)
  func `a whole build is whole, whatever the style of its files`(_ layout: String) throws {
    let folder = try built(layout)
    let call = carillon("verify", in: folder)
    #expect(call.status == 0, "\(call.output)")
    #expect(call.output.hasPrefix("2 campaigns, 12 payloads: '\(folder("build"))' is whole; manifest.json sha256 "))
    #expect(carillon("verify", folder("build"), "--against", folder.path).status == 0)
  }

  @Test(arguments: layouts)
  func `a flipped, added or cut byte in any file is named`(_ layout: String) throws {
    let folder = try built(layout)
    for name in try files(folder) {
      let whole = Data(try folder.read("build/" + name).utf8)
      var damaged = [whole + Data("\n".utf8), whole.dropLast(), whole.prefix(whole.count / 2)]
      // A digit of a digest in the root manifest is found by what it stands for.
      let range = whole.range(of: Data("manifestSha256\": \"".utf8)) ?? whole.range(of: Data(":\"".utf8))
      var flipped = whole
      let index = range.map(\.upperBound) ?? whole.count / 2
      flipped[index] = flipped[index] == 0x61 ? 0x62 : 0x61
      damaged.append(flipped)
      for data in damaged {
        try folder.write("build/" + name, data)
        let call = carillon("verify", in: folder)
        #expect(call.status == 1, "\(name)")
        #expect(call.output.contains(name) || name == "manifest.json", "\(name): \(call.output)")
      }
      try folder.write("build/" + name, whole)
    }
    #expect(carillon("verify", in: folder).status == 0)
  }

  @Test(arguments: layouts)
  func `a missing, extra or linked file is named`(_ layout: String) throws {
    let folder = try built(layout)
    for name in try files(folder) {
      let whole = Data(try folder.read("build/" + name).utf8)
      try folder.remove("build/" + name)
      let missing = carillon("verify", in: folder)
      #expect(missing.status == 1, "\(name)")
      try folder.write("copy", whole)
      try folder.link("build/" + name, to: folder("copy"))
      let linked = carillon("verify", in: folder)
      #expect(linked.status == 1)
      #expect(linked.output.contains("not-a-file \(name): it is a symbolic link"))
      try folder.remove("build/" + name)
      try folder.write("build/" + name, whole)
    }
    for name in ["x", "campaigns/x", "campaigns/sale.yaml", ".hidden", ".carillon-incomplete"] {
      try folder.write("build/" + name, "x")
      let call = carillon("verify", in: folder)
      #expect(call.status == 1)
      #expect(call.output.contains(name))
      try folder.remove("build/" + name)
    }
  }

  @Test func `values in other bytes are not canonical`() throws {
    let folder = try built("tree")
    let text = try folder.read("build/campaigns/sale/apns/en.json")
    try folder.write("build/campaigns/sale/apns/en.json", text.replacingOccurrences(of: "\n", with: "\n "))
    #expect(carillon("verify", in: folder).output.hasPrefix("noncanonical campaigns/sale/apns/en.json"))
  }

  @Test func `other sources are named`() throws {
    let folder = try built("tree")
    try folder.write("campaigns/sale.yaml", saleText.replacingOccurrences(of: "go", with: "stay"))
    try folder.write("campaigns/new.yaml", saleText)
    try folder.remove("campaigns/news/hello.yaml")
    #expect(carillon("verify", in: folder).status == 0)
    let call = carillon("verify", folder("build"), "--against", folder.path)
    #expect(call.status == 1)
    #expect(
      call.output == """
        differs campaigns/new: the build does not have 'campaigns/new.yaml'
        differs campaigns/sale: 'campaigns/sale.yaml' compiles to something else now
        differs campaigns/news-hello: the sources do not have it

        """)
  }

  @Test func `a bundle is the same archive from any layout, and verifies`() throws {
    let folder = try built("tree")
    #expect(carillon("bundle", "--output", folder("a.tar"), in: folder).status == 0)
    try folder.write("carillon.yaml", "output: {layout: packed, sourceMap: true, style: wire}\n")
    #expect(carillon("bundle", "--output", folder("b.tar"), "--jobs", "3", in: folder).status == 0)
    let archive = try Data(contentsOf: URL(fileURLWithPath: folder("a.tar")))
    #expect(archive == (try Data(contentsOf: URL(fileURLWithPath: folder("b.tar")))))
    #expect(carillon("verify", folder("a.tar"), "--against", folder.path).status == 0)
    for offset in stride(from: 0, to: archive.count, by: 97) {
      var damaged = archive
      damaged[offset] ^= 1
      try folder.write("c.tar", damaged)
      let isInRootManifest = (512..<2560).contains(offset)
      #expect(carillon("verify", folder("c.tar")).status == 1 || isInRootManifest, "byte \(offset)")
    }
    try folder.write("c.tar", archive.prefix(archive.count - 512))
    #expect(carillon("verify", folder("c.tar")).output.hasPrefix("malformed"))
  }

  @Test func `other tools read a bundle`() throws {
    let folder = try built("tree")
    let environment = ["SOURCE_DATE_EPOCH": "1700000000"]
    #expect(carillon("bundle", "--output", folder("a.tar"), in: folder, environment: environment).status == 0)
    try FileManager.default.createDirectory(atPath: folder("out"), withIntermediateDirectories: true)
    let tar = Foundation.Process()
    tar.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    tar.arguments = ["tar", "-xf", folder("a.tar"), "-C", folder("out")]
    try tar.run()
    tar.waitUntilExit()
    #expect(tar.terminationStatus == 0)
    #expect(carillon("verify", folder("out")).status == 0)
    let date = try FileManager.default.attributesOfItem(atPath: folder("out/manifest.json"))[.modificationDate] as? Date
    #expect(date?.timeIntervalSince1970 == 1_700_000_000)
  }
}
