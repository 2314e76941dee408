import CarillonServer
import Testing
import Writers

/// Which projects a session serves: those of the client's folders, as they come and go, or the one that `--root` names.
@Suite struct ProjectsTests {
  private static let broken = SessionTests.files.map { file in
    (path: file.path, text: file.text.replacing("channelId: promos", with: "channelId: promo"))
  }
  private static let elsewhere = ["/elsewhere": broken]
  private static let complaint = "file:///elsewhere/campaigns/sale.yaml"

  private func folders(added: [String] = [], removed: [String] = []) -> JSON {
    func list(_ paths: [String]) -> JSON {
      .array(paths.map { .object([.init("uri", .string("file://\($0)")), .init("name", .string("a folder"))]) })
    }
    return .object([.init("event", .object([.init("added", list(added)), .init("removed", list(removed))]))])
  }

  @Test func `a folder that is added is checked, and nothing is said of it once it is removed`() throws {
    var client = try SessionClient(SessionTests.files, elsewhere: Self.elsewhere)
    #expect(client.published().isEmpty)
    client.notify("workspace/didChangeWorkspaceFolders", folders(added: ["/elsewhere"]))
    #expect(client.published() == [Self.complaint: ["unknown-channel"]])
    client.notify("workspace/didChangeWorkspaceFolders", folders(removed: ["/elsewhere"]))
    #expect(client.published().isEmpty)
    // Removing what is not there, and adding what is, changes nothing.
    client.forget()
    client.notify("workspace/didChangeWorkspaceFolders", folders(added: ["/project"], removed: ["/elsewhere"]))
    client.run()
    #expect(client.publishedCount == 0)
  }

  @Test func `a folder that is exchanged for another leaves nothing behind`() throws {
    var client = try SessionClient(Self.broken, elsewhere: ["/elsewhere": SessionTests.files])
    #expect(client.published() == ["campaigns/sale.yaml": ["unknown-channel"]])
    client.notify("workspace/didChangeWorkspaceFolders", folders(added: ["/elsewhere"], removed: ["/project"]))
    #expect(client.published().isEmpty)
  }

  @Test func `a project stays while a file of it is open`() throws {
    var client = try SessionClient(SessionTests.files)
    client.open("campaigns/sale.yaml", "{")
    client.notify("workspace/didChangeWorkspaceFolders", folders(removed: ["/project"]))
    #expect(client.published()["campaigns/sale.yaml"] != nil)
  }

  @Test func `with a root its project is the only one, whatever the client's folders are`() throws {
    var client = try SessionClient(Self.broken, elsewhere: Self.elsewhere, root: "/elsewhere")
    #expect(client.published() == [Self.complaint: ["unknown-channel"]])
    client.open("campaigns/sale.yaml", "{")
    client.notify("workspace/didChangeWorkspaceFolders", folders(added: ["/project"], removed: ["/elsewhere"]))
    #expect(client.published() == [Self.complaint: ["unknown-channel"]])
  }

  /// Far more campaigns than are compiled in one step.
  private static let many = broken + (0..<100).map { (path: "campaigns/sale-\($0).yaml", text: SessionTests.sale) }

  private func created(_ path: String) -> JSON {
    let change = JSON.object([.init("uri", .string("file:///project/\(path)")), .init("type", .integer(1))])
    return .object([.init("changes", .array([change]))])
  }

  @Test func `a project that goes away while campaigns wait is told of, and is as it was when it comes back`() throws {
    let disk = Disk()
    var client = try SessionClient(Self.many, disk: disk)
    let before = client.published()
    #expect(before == ["campaigns/sale.yaml": ["unknown-channel"]])
    // The configuration is another one: every campaign waits.
    client.open("carillon.yaml", "version: 1\nrules: {unused-channel: warning}\n")
    client.step()
    client.step()
    disk.setAway(true)
    client.notify("workspace/didChangeWatchedFiles", created("campaigns/new.yaml"))
    #expect(client.published().isEmpty)
    #expect(client.messages.contains { $0["params"]?["message"] == .string("carillon: the disk is away") })
    disk.setAway(false)
    client.notify("workspace/didChangeWatchedFiles", created("campaigns/new.yaml"))
    #expect(client.published() == before)
  }

  @Test func `what was found in resource files is shown again when the project comes back`() throws {
    let disk = Disk()
    let files = SessionTests.files.filter { !$0.path.hasPrefix("campaigns") }.map { file in
      (path: file.path, text: file.text.replacing("importance=\"3\"", with: "importance=\"9\""))
    }
    var client = try SessionClient(files, disk: disk)
    let before = client.published()
    #expect(
      before == [
        "carillon.yaml": ["no-campaigns"],
        "channels/ua_custom_notification_channels.xml": ["invalid-importance"],
      ])
    disk.setAway(true)
    client.notify("workspace/didChangeWatchedFiles", created("campaigns/new.yaml"))
    #expect(client.published().isEmpty)
    disk.setAway(false)
    client.notify("workspace/didChangeWatchedFiles", created("campaigns/new.yaml"))
    #expect(client.published() == before)
  }
}
