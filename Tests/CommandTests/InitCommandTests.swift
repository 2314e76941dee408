import Foundation
import TestSupport
import Testing

@Suite struct InitCommandTests {
  @Test func `a new project builds as it is, without a finding`() throws {
    let folder = try TemporaryFolder()
    let start = carillon(["init", folder("push")])
    #expect(start.status == 0)
    #expect(start.errors == "next: cd \(folder("push")) && carillon build\n")
    // The paths, all of them there.
    let paths = start.output.split(separator: "\n").map(String.init)
    #expect(paths.contains(folder("push/carillon.yaml")))
    #expect(paths.allSatisfy { FileManager.default.fileExists(atPath: $0) })
    let build = carillon(["build", "--root", folder("push"), "--warnings-as-errors"])
    #expect(build.status == 0)
    #expect(build.errors.isEmpty)
    #expect(build.output.hasPrefix("2 campaigns, 6 payloads: wrote 9 files"))
  }

  @Test(arguments: [
    "apns", "fcm", "adm", "webpush", "apns,webpush", "adm,fcm", "apns,fcm,adm,webpush",
  ])
  func `whatever the targets and locales, nothing is wrong`(_ targets: String) throws {
    for locales in ["de,en", "he,pt-BR,es-419", "fr,it,ja,nl,tr"] {
      let folder = try TemporaryFolder()
      let start = carillon(["init", folder.path, "--targets", targets, "--locales", locales, "--app", "org.shop.app"])
      #expect(start.status == 0, "\(start.errors)")
      let check = carillon("check", "--format", "concise", "--allow", "untranslated-copy", in: folder)
      #expect(check.output == "0 errors, 0 warnings in 3 files\n", "\(targets) \(locales)")
      #expect(carillon("build", in: folder).status == 0)
    }
  }

  @Test func `a locale without words of its own gets the English ones, and a warning`() throws {
    let folder = try TemporaryFolder()
    #expect(carillon(["init", folder.path, "--locales", "en,ko"]).status == 0)
    let check = carillon("check", "--format", "concise", in: folder)
    #expect(check.status == 0)
    #expect(check.output.contains("warning[untranslated-copy]"))
  }

  @Test func `nothing is overwritten, and nothing is left of what fails`() throws {
    let folder = try TemporaryFolder()
    try folder.write("campaigns/sale.yaml", saleText)
    let before = try folder.snapshot("")
    let refused = carillon(["init", folder.path])
    #expect(refused.status == 2)
    #expect(refused.errors.contains("/campaigns' is not empty: with --bare only the project's own files are written"))
    #expect(try folder.snapshot("") == before)
    // A file in the way of one of the last.
    try folder.write("schemas/config.schema.json", "mine")
    let late = carillon(["init", folder.path, "--bare"])
    #expect(late.status == 2)
    #expect(late.errors.contains("schemas/config.schema.json' is there already, and is not overwritten"))
    #expect(try folder.read("schemas/config.schema.json") == "mine")
    #expect(!folder.exists("carillon.yaml") && !folder.exists("README.md"))
    #expect(!folder.exists("schemas/campaign.schema.json"))
    try folder.remove("schemas")
    #expect(carillon(["init", folder.path, "--bare"]).status == 0)
    #expect(carillon("build", in: folder).status == 0)
    let again = carillon(["init", folder.path])
    #expect(again.status == 2)
    #expect(again.errors.contains("carillon.yaml' is there already: this is a project"))
  }

  @Test func `files that most folders have are kept, and what they lack is said`() throws {
    let folder = try TemporaryFolder()
    try folder.write(".gitignore", "*.swp\n")
    let call = carillon(["init", folder.path])
    #expect(call.status == 0)
    #expect(try folder.read(".gitignore") == "*.swp\n")
    #expect(call.errors.contains("/.gitignore' is kept; add to it:\n  /.carillon/\n"))
  }

  @Test func `a link in the way is not followed`() throws {
    let folder = try TemporaryFolder()
    let elsewhere = try TemporaryFolder()
    try folder.link("channels", to: elsewhere.path)
    let call = carillon(["init", folder.path])
    #expect(call.status == 2)
    #expect(try elsewhere.snapshot("").isEmpty)
    #expect(try folder.snapshot("") == ["channels -> \(elsewhere.path)"])
  }

  @Test(arguments: [
    (["--targets", "apn"], "there is no target 'apn'; there are adm, "),
    (["--targets", ""], "there is no target ''"),
    (["--locales", "en_GB"], "'en_GB' is no locale in its canonical form"),
    (["--app", "acme"], "--app cannot be 'acme'; write it as in com.acme.app"),
    (["--name", ""], "--name cannot be ''"),
  ])
  func `answers that are none are refused before anything is made`(_ options: [String], _ message: String) throws {
    let folder = try TemporaryFolder()
    let call = carillon(["init", folder("x")] + options)
    #expect(call.status == 2)
    #expect(call.errors.contains(message), "\(call.errors)")
    #expect(!folder.exists("x"))
  }
}
