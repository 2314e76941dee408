import Foundation
import TestSupport
import Testing

@Suite struct BuildCommandTests {
  @Test func `a build writes every payload and says so`() throws {
    let folder = try smallProject()
    let call = carillon("build", in: folder)
    #expect(call.status == 0, "\(call.errors)")
    #expect(call.output == "2 campaigns, 12 payloads: wrote 15 files, removed 0 in 'build'\n")
    #expect(call.errors.isEmpty)
    #expect(folder.exists("build/campaigns/news-hello/apns/tr.json"))
    #expect(!folder.exists("build.carillon-stage"))
    #expect(!folder.exists("build/.carillon-incomplete"))
  }

  @Test func `a second build touches nothing`() throws {
    let folder = try smallProject()
    #expect(carillon("build", in: folder).status == 0)
    let names = ["build/manifest.json", "build/campaigns/sale/fcm/en.json", "build"]
    let before = try names.map(folder.identity)
    let call = carillon("build", in: folder)
    #expect(call.output == "2 campaigns, 12 payloads: 'build' is current\n")
    #expect(try names.map(folder.identity) == before)
  }

  @Test func `one edit writes what differs, and leaves other files the same files`() throws {
    let folder = try smallProject()
    #expect(carillon("build", in: folder).status == 0)
    let kept = try folder.identity("build/campaigns/news-hello/apns/tr.json")
    try folder.write("campaigns/sale.yaml", saleText.replacingOccurrences(of: "must go", with: "goes"))
    let call = carillon("build", "--verbose", in: folder)
    #expect(call.output == "2 campaigns, 12 payloads: wrote 6 files, removed 0 in 'build'\n")
    #expect(call.errors.contains("wrote   campaigns/sale/apns/en.json\n"))
    #expect(try folder.identity("build/campaigns/news-hello/apns/tr.json") == kept)
    #expect(try folder.read("build/campaigns/sale/apns/en.json").contains("goes"))
  }

  @Test func `what belongs to nothing any more is removed, what is not ours stays`() throws {
    let folder = try smallProject()
    #expect(carillon("build", in: folder).status == 0)
    try folder.write("build/README", "mine")
    try folder.write("build/campaigns/sale/notes.txt", "mine too")
    try folder.remove("campaigns/sale.yaml")
    let call = carillon("build", in: folder)
    #expect(call.output == "1 campaign, 8 payloads: wrote 1 file, removed 5 in 'build'\n")
    #expect(try folder.read("build/README") == "mine")
    #expect(
      try folder.snapshot("build/campaigns/sale") == ["notes.txt: " + Data("mine too".utf8).base64EncodedString()])
  }

  @Test func `the layouts replace each other`() throws {
    let folder = try smallProject()
    #expect(carillon("build", in: folder).status == 0)
    let tree = try folder.snapshot("build")
    try folder.write("carillon.yaml", "output: {layout: packed}\n")
    let call = carillon("build", in: folder)
    #expect(call.output == "2 campaigns, 12 payloads: wrote 2 files, removed 14 in 'build'\n")
    #expect(
      try folder.snapshot("build").map { $0.prefix { $0 != ":" } } == [
        "campaigns/", "campaigns/news-hello.ndjson", "campaigns/sale.ndjson", "manifest.json",
      ])
    #expect(carillon("verify", folder("build")).status == 0)
    try folder.remove("carillon.yaml")
    #expect(carillon("build", in: folder).status == 0)
    #expect(try folder.snapshot("build") == tree)
  }

  @Test func `directories that became empty go, wherever they are`() throws {
    let folder = try smallProject()
    #expect(carillon("build", in: folder).status == 0)
    let before = try folder.snapshot("build")
    for name in ["build/campaigns/sale/none/de", "build/campaigns/gone/apns", "build/campaigns/sale/apns/b"] {
      try FileManager.default.createDirectory(atPath: folder(name), withIntermediateDirectories: true)
    }
    #expect(carillon("build", in: folder).output.hasSuffix("'build' is current\n"))
    #expect(try folder.snapshot("build") == before)
  }

  @Test func `an error writes nothing, and the old build stays`() throws {
    let folder = try smallProject()
    #expect(carillon("build", in: folder).status == 0)
    let before = try folder.snapshot("build")
    try folder.write("campaigns/sale.yaml", saleText.replacingOccurrences(of: "body", with: "bdoy"))
    let call = carillon("build", in: folder)
    #expect(call.status == 1)
    #expect(call.output.isEmpty)
    #expect(call.errors.contains("campaigns/sale.yaml:3:21"))
    #expect(try folder.snapshot("build") == before)
  }

  @Test func `an error in a project without a build leaves no trace`() throws {
    let folder = try smallProject()
    try folder.write("carillon.yaml", "output: {directory: out/push}\n")
    try folder.write("campaigns/sale.yaml", "content: {_default: en, en: {title: Sale}}\n")
    #expect(carillon("build", in: folder).status == 1)
    #expect(!folder.exists("out"))
  }

  @Test func `with json the object alone is on standard output`() throws {
    let folder = try smallProject()
    try folder.write("campaigns/sale.yaml", saleText + "lables: [x]\n")
    let call = carillon("build", "--format", "json", in: folder)
    #expect(call.status == 1)
    let object = try JSONSerialization.jsonObject(with: Data(call.output.utf8)) as? [String: Any]
    #expect(object?["errors"] as? Int == 1)
    try folder.write("campaigns/sale.yaml", saleText)
    let good = carillon("build", "--format=json", in: folder)
    #expect(good.status == 0)
    #expect(try JSONSerialization.jsonObject(with: Data(good.output.utf8)) as? [String: Any] != nil)
    #expect(good.errors.hasPrefix("2 campaigns, 12 payloads"))
  }

  @Test func `timings have a line for each phase, and change nothing else`() throws {
    let folder = try smallProject()
    let call = carillon("build", "--timings", in: folder)
    #expect(call.status == 0)
    #expect(call.output == "2 campaigns, 12 payloads: wrote 15 files, removed 0 in 'build'\n")
    let lines = call.errors.split(separator: "\n")
    #expect(
      lines.map { $0.prefix { $0 != " " } } == [
        "project", "recall", "read", "compile", "stage", "assemble", "publish", "remember",
      ])
    #expect(lines.allSatisfy { $0.wholeMatch(of: /\w+ +\d+\.\d ms  .+/) != nil }, "\(call.errors)")
  }

  @Test func `check tells what is not current and writes nothing`() throws {
    let folder = try smallProject()
    #expect(carillon("build", in: folder).status == 0)
    #expect(carillon("build", "--check", in: folder).status == 0)
    try folder.write("build/campaigns/sale/apns/en.json", "{}")
    try folder.remove("build/campaigns/sale/adm/en.json")
    try folder.write("build/campaigns/gone/fcm/en.json", "{}")
    let before = try folder.snapshot("build")
    let call = carillon("build", "--check", in: folder)
    #expect(call.status == 1)
    #expect(
      call.output == """
        extra   campaigns/gone/fcm/en.json
        missing campaigns/sale/adm/en.json
        stale   campaigns/sale/apns/en.json
        2 campaigns, 12 payloads: 2 files to write, 1 to remove in 'build'

        """)
    let dry = carillon("build", "--dry-run", in: folder)
    #expect(dry.status == 0)
    #expect(dry.output == call.output)
    #expect(try folder.snapshot("build") == before)
    #expect(carillon("build", in: folder).status == 0)
    #expect(carillon("build", "--check", in: folder).status == 0)
  }

  @Test func `conflict markers in manifests are repaired`() throws {
    let folder = try smallProject()
    #expect(carillon("build", in: folder).status == 0)
    let before = try folder.snapshot("build")
    for name in ["build/manifest.json", "build/campaigns/sale/manifest.json"] {
      try folder.write(name, "<<<<<<< HEAD\n{}\n=======\n{}\n>>>>>>> other\n")
    }
    #expect(carillon("verify", folder("build")).status == 1)
    #expect(carillon("build", in: folder).status == 0)
    #expect(try folder.snapshot("build") == before)
  }

  @Test func `what an interrupted build left is made whole`() throws {
    let folder = try smallProject()
    #expect(carillon("build", in: folder).status == 0)
    let before = try folder.snapshot("build")
    try FileManager.default.moveItem(
      atPath: folder("build/manifest.json"), toPath: folder("build/.carillon-incomplete"))
    try folder.write("build/.carillon-stage/campaigns/x/apns/en.json", "{}")
    try folder.remove("build/campaigns/sale/adm")
    #expect(carillon("verify", folder("build")).status == 1)
    #expect(carillon("build", "--check", in: folder).status == 1)
    #expect(carillon("build", in: folder).status == 0)
    #expect(try folder.snapshot("build") == before)
  }

  @Test func `a stage of a build that never appeared is swept`() throws {
    let folder = try smallProject()
    try folder.write("build.carillon-stage/campaigns/x/apns/en.json", "{}")
    #expect(carillon("build", in: folder).status == 0)
    #expect(!folder.exists("build.carillon-stage"))
    #expect(!folder.exists("build/campaigns/x"))
  }

  @Test func `clean removes what builds wrote and nothing else`() throws {
    let folder = try smallProject()
    #expect(carillon("build", in: folder).status == 0)
    try folder.write("build/campaigns/sale/notes.txt", "mine")
    #expect(carillon("clean", in: folder).output == "removed 15 files in 'build'\n")
    #expect(
      try folder.snapshot("build").map { $0.prefix { $0 != ":" } } == [
        "campaigns/", "campaigns/sale/", "campaigns/sale/notes.txt",
      ])
    try folder.remove("build")
    #expect(carillon("build", in: folder).status == 0)
    #expect(carillon("clean", in: folder).status == 0)
    #expect(!folder.exists("build"))
    #expect(carillon("clean", in: folder).output == "removed 0 files in 'build'\n")
  }

  @Test func `thread counts change no byte`() throws {
    let folder = try smallProject()
    for index in 0..<40 { try folder.write("campaigns/many/c\(index).yaml", saleText) }
    #expect(carillon("build", "--jobs", "1", in: folder).status == 0)
    let one = try folder.snapshot("build")
    try folder.remove("build")
    #expect(carillon("build", "--jobs", "7", in: folder).status == 0)
    #expect(try folder.snapshot("build") == one)
  }
}
