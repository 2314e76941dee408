import Foundation
import TestSupport
import Testing

/// Outputs that are not ours: exit status 2, and nothing is touched.
@Suite struct OutputRefusalTests {
  @Test(arguments: [
    "campaigns", "campaigns/out", "channels/x", ".", ".git", "sub/.git/x", ".carillon", "a.carillon-stage",
  ])
  func `an output in, around or at the sources is refused`(_ directory: String) throws {
    let folder = try smallProject()
    try folder.write("carillon.yaml", "output: {directory: \(directory)}\n")
    let before = try folder.snapshot(".")
    let call = carillon("build", in: folder)
    #expect(call.status == 2 || call.status == 1, "\(call.output)")
    #expect(!call.errors.isEmpty)
    #expect(try folder.snapshot(".") == before)
    #expect(carillon("clean", in: folder).status != 0)
    #expect(try folder.snapshot(".") == before)
  }

  @Test func `an output that holds the sources is refused`() throws {
    let folder = try smallProject()
    try folder.write("carillon.yaml", "campaigns: build/campaigns\n")
    try folder.write("build/campaigns/sale.yaml", saleText)
    let call = carillon("build", in: folder)
    #expect(call.status == 2)
    #expect(call.errors.contains("it holds the sources in 'build/campaigns'"))
  }

  @Test func `a directory that is not ours is refused`() throws {
    let folder = try smallProject()
    try folder.write("build/thesis.txt", "years of work")
    let call = carillon("build", in: folder)
    #expect(call.status == 2)
    #expect(call.errors.contains("it has no manifest.json and holds 'thesis.txt'"))
    #expect(try folder.snapshot("build").count == 1)
  }

  @Test func `a git repository is refused`() throws {
    let folder = try smallProject()
    try folder.write("build/.git/HEAD", "ref: refs/heads/main")
    try folder.write("build/manifest.json", "{}")
    #expect(carillon("build", in: folder).status == 2)
  }

  @Test func `an output through a link is refused`() throws {
    let folder = try smallProject()
    try folder.write("elsewhere/keep.txt", "kept")
    try folder.link("build", to: "elsewhere")
    let call = carillon("build", in: folder)
    #expect(call.status == 2)
    #expect(call.errors.contains("symbolic link"))
    #expect(try folder.snapshot("elsewhere").count == 1)
  }

  @Test(arguments: ["build/campaigns", "build/campaigns/sale", "build/campaigns/sale/apns"])
  func `a link inside the output is refused, and nothing is written through it`(_ name: String) throws {
    let folder = try smallProject()
    #expect(carillon("build", in: folder).status == 0)
    try FileManager.default.moveItem(atPath: folder(name), toPath: folder("moved"))
    try folder.link(name, to: folder("moved"))
    let before = try folder.snapshot("build") + folder.snapshot("moved")
    try folder.write("campaigns/sale.yaml", saleText.replacingOccurrences(of: "go", with: "stay"))
    #expect(carillon("build", in: folder).status == 2)
    #expect(try folder.snapshot("build") + folder.snapshot("moved") == before)
  }

  @Test func `a directory in the place of a file is refused, and a file in the place of a directory`() throws {
    let folder = try smallProject()
    #expect(carillon("build", in: folder).status == 0)
    try folder.remove("build/campaigns/sale/apns/en.json")
    try folder.write("build/campaigns/sale/apns/en.json/mine.txt", "mine")
    let before = try folder.snapshot("build")
    let call = carillon("build", in: folder)
    #expect(call.status == 2)
    #expect(call.errors.contains("it is a directory, not a file"))
    #expect(try folder.snapshot("build") == before)
    try folder.remove("build/campaigns/sale/apns")
    try folder.write("build/campaigns/sale/apns", "mine")
    #expect(carillon("build", in: folder).status == 2)
    #expect(try folder.read("build/campaigns/sale/apns") == "mine")
  }

  @Test func `a mistyped path of campaigns empties no build`() throws {
    let folder = try smallProject()
    #expect(carillon("build", in: folder).status == 0)
    let before = try folder.snapshot("build")
    try folder.write("carillon.yaml", "campaigns: campaings\n")
    let call = carillon("build", in: folder)
    #expect(call.status == 1)
    #expect(call.errors.contains("error[no-campaigns]: there is no directory 'campaings' to read campaigns from"))
    #expect(call.errors.contains("carillon.yaml:1:12"))
    try folder.write("carillon.yaml", "campaigns: [campaigns, more]\n")
    #expect(carillon("build", in: folder).status == 1)
    try folder.write("empty/readme.txt", "no campaign")
    try folder.write("carillon.yaml", "campaigns: empty\n")
    #expect(carillon("build", in: folder).status == 1)
    #expect(try folder.snapshot("build") == before)
  }
}
