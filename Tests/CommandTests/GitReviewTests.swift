import Foundation
import TestSupport
import Testing

/// Repositories that are not whole, and those within others.
@Suite struct GitReviewTests {
  private func history(_ titles: String...) throws -> TemporaryFolder {
    let folder = try TemporaryFolder.repository()
    for title in titles {
      try folder.write("campaigns/sale.yaml", saleText.replacing("title: Sale", with: "title: \(title)"))
      try folder.commit()
    }
    return folder
  }

  private func clone(_ folder: TemporaryFolder, _ options: String...) throws -> TemporaryFolder {
    let parent = try TemporaryFolder()
    try parent.git(["clone", "--quiet"] + options + ["file://\(folder.path)", parent("clone")])
    return parent
  }

  @Test func `a repository without a commit has nothing to compare with`() throws {
    let call = carillon("diff", in: try TemporaryFolder.repository())
    #expect(call.status == 2 && call.errors.contains("has no commit yet"))
  }

  @Test func `a shallow clone says how to get what it lacks`() throws {
    let origin = try history("A", "B", "C")
    let shallow = try clone(origin, "--depth", "1")
    let call = carillon("diff", "HEAD~1", "--root", shallow("clone"))
    #expect(call.status == 2 && call.errors.contains("there is no revision 'HEAD~1'"))
    #expect(call.errors.contains("git fetch --unshallow"))
    // The one commit that is there can be compared with the working tree.
    #expect(carillon("diff", "HEAD", "--exit-code", "--root", shallow("clone")).status == 0)
  }

  @Test func `a shallow clone in which branches have no common commit says so`() throws {
    let origin = try history("A")
    try origin.git("switch", "--quiet", "--create", "topic")
    try origin.write("campaigns/sale.yaml", saleText.replacing("title: Sale", with: "title: Topic"))
    try origin.commit()
    try origin.git("switch", "--quiet", "main")
    try origin.write("campaigns/other.yaml", saleText)
    try origin.commit()
    let shallow = try clone(origin, "--depth", "1", "--no-single-branch", "--branch", "topic")
    let call = carillon("diff", "--root", shallow("clone"))
    #expect(call.status == 2 && call.errors.contains("have no common commit"))
    #expect(call.errors.contains("git fetch --unshallow"))
  }

  @Test func `a partial clone says how to get what it lacks`() throws {
    let origin = try history("A", "B")
    try origin.git("config", "uploadpack.allowFilter", "true")
    let partial = try clone(origin, "--filter=blob:none", "--no-checkout")
    let call = carillon("diff", "HEAD~1", "HEAD", "--root", partial("clone"))
    #expect(call.status == 2 && call.errors.contains("git fetch --refetch --no-filter"))
  }

  @Test(arguments: ["nowhere", "HEAD:campaigns", "HEAD^{tree}", "HEAD~7", "HEAD;touch pwned", "$(touch pwned)", ""])
  func `what is no commit is no revision`(_ revision: String) throws {
    let folder = try history("A")
    let call = carillon("diff", revision, in: folder)
    #expect(call.status == 2 && call.errors.contains("there is no revision '\(revision)'"))
    #expect(!folder.exists("pwned"))
  }

  @Test func `a revision that looks like an option is none`() throws {
    let folder = try history("A")
    let call = carillon(["diff", "--root", folder.path, "--", "--upload-pack=touch"])
    #expect(call.status == 2 && call.errors.contains("there is no revision '--upload-pack=touch'"))
  }

  @Test func `a worktree is compared as any other`() throws {
    let folder = try history("A", "B")
    let tree = try TemporaryFolder()
    try folder.git("worktree", "add", "--quiet", tree("w"), "HEAD~1")
    let call = carillon("diff", "HEAD", "main", "--root", tree("w"))
    #expect(call.status == 0 && call.output.contains("content.title (en): 'A' → 'B'"))
  }

  @Test func `a bare repository is compared by its revisions`() throws {
    let bare = try clone(try history("A", "B"), "--bare")
    let call = carillon("diff", "HEAD~1", "HEAD", "--root", bare("clone"))
    #expect(call.status == 0 && call.output.contains("content.title (en): 'A' → 'B'"))
  }

  @Test func `a project below the root of a repository is compared alone`() throws {
    let folder = try TemporaryFolder.repository()
    try folder.write("campaigns/other.yaml", saleText)
    try folder.write("push/campaigns/sale.yaml", saleText)
    try folder.commit()
    try folder.write("campaigns/other.yaml", saleText.replacing("title: Sale", with: "title: Other"))
    try folder.write("push/campaigns/sale.yaml", saleText.replacing("title: Sale", with: "title: Big"))
    try folder.commit()
    let call = carillon("diff", "HEAD~1", "HEAD", "--root", folder("push"))
    #expect(call.output.hasPrefix("0 added, 0 removed, 1 changed, 0 unchanged campaigns"))
    #expect(call.output.contains("content.title (en): 'Sale' → 'Big'"))
  }

  @Test func `a submodule's campaigns are read at its commit, or it is said that they are not there`() throws {
    let library = try TemporaryFolder.repository()
    try library.write("gift.yaml", saleText)
    try library.commit()
    let folder = try history("A")
    try folder.git("-c", "protocol.file.allow=always", "submodule", "--quiet", "add", library.path, "campaigns/shared")
    try folder.commit()
    try folder.write("campaigns/shared/gift.yaml", saleText.replacing("title: Sale", with: "title: Gift"))
    try folder.git("-C", "campaigns/shared", "commit", "--quiet", "--all", "--message", "x")
    try folder.commit()
    let call = carillon("diff", "HEAD~1", "HEAD", in: folder)
    #expect(call.status == 0 && call.output.contains("content.title (en): 'Sale' → 'Gift'"), "\(call.errors)")
    #expect(carillon("diff", "HEAD", "--exit-code", in: folder).status == 0)
    let other = try clone(folder)
    let missing = carillon("diff", "HEAD~1", "HEAD", "--root", other("clone"))
    #expect(missing.status == 2 && missing.output.isEmpty)
    #expect(missing.errors.contains("'campaigns/shared' is a submodule, and its commit"))
    #expect(missing.errors.contains("git submodule update --init"))
    // Where nothing is read, nothing is missed.
    try folder.git("mv", "campaigns/shared", "elsewhere")
    try folder.commit()
    let third = try clone(folder)
    #expect(carillon("diff", "HEAD", "--exit-code", "--root", third("clone")).status == 0)
  }

  @Test func `neither a hook nor a program of the repository's configuration is run`() throws {
    let folder = try history("A", "B")
    let trap = folder("trap")
    try folder.write("trap", "#!/bin/sh\ntouch \(folder("pwned"))\n")
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: trap)
    for name in [
      "core.fsmonitor", "core.pager", "diff.external", "core.sshCommand", "filter.x.smudge", "diff.x.textconv",
    ] {
      try folder.git("config", name, trap)
    }
    try folder.git("config", "core.hooksPath", folder.path)
    try folder.write(".gitattributes", "* filter=x diff=x\n")
    try folder.git("replace", "HEAD", "HEAD~1")
    let call = carillon("diff", "HEAD~1", "HEAD", in: folder)
    #expect(call.status == 0 && call.output.contains("content.title (en): 'A' → 'B'"))
    #expect(!folder.exists("pwned"))
  }

  @Test func `a commit that is newer than the tool's own files is read by its bytes`() throws {
    let folder = try history("A")
    try folder.write("campaigns/Ünï \"quoted\" \\ name.yaml", "id: odd\n" + saleText)
    try folder.commit()
    let call = carillon("diff", "HEAD~1", "HEAD", "--format", "json", in: folder)
    #expect(call.status == 0 && call.output.contains("\"status\": \"added\"") && call.output.contains("\"odd\""))
  }
}
