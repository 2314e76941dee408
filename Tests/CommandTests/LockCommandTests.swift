import TestSupport
import Testing

@Suite struct LockCommandTests {
  private func project(_ channels: String) throws -> TemporaryFolder {
    let folder = try smallProject()
    try declare(channels, in: folder)
    return folder
  }

  private func declare(_ channels: String, in folder: TemporaryFolder) throws {
    try folder.write("channels/c.xml", "<resources>\(channels)</resources>\n")
    try folder.write("carillon.yaml", "app: {android: {defaultChannel: a}}\nrules: {unused-channel: off}\n")
  }

  private let plain = "<NotificationChannel id=\"a\" name=\"A\" importance=\"3\"/>"

  @Test func `channels are recorded with what the SDK makes of them, a channel a line in byte order`() throws {
    let folder = try project(
      "<NotificationChannel id=\"b\" name=\"B\" importance=\"4\" sound=\"content://x&quot;\" should_vibrate=\"true\""
        + " vibration_pattern=\"0,50\" light_color=\"#C62828\"/>" + plain)
    let call = carillon("lock", in: folder)
    #expect(call.status == 0, "\(call.errors)")
    #expect(call.output == "channels.lock: 2 channels, 2 new\n")
    let text = try folder.read("channels.lock")
    #expect(
      text == """
        # What installed apps have. Written by "carillon lock"; a change here is a decision.
        version: 1
        channels:
          "a": {importance: 3, sound: "", should_vibrate: false, vibration_pattern: "", should_show_lights: false, \
        light_color: "", can_show_badge: true, lockscreen_visibility: -1000, can_bypass_dnd: false, group: ""}
          "b": {importance: 4, sound: "content://x\\"", should_vibrate: true, vibration_pattern: "0,50", \
        should_show_lights: false, light_color: "#c62828", can_show_badge: true, lockscreen_visibility: -1000, \
        can_bypass_dnd: false, group: ""}

        """)
    #expect(carillon("lock", "--check", in: folder).status == 0)
    #expect(carillon("check", in: folder).status == 0)
    #expect(carillon("lock", "--quiet", in: folder).output.isEmpty)
    let second = try folder.read("channels.lock")
    #expect(second == text)
  }

  @Test func `a change is an error until it is accepted`() throws {
    let folder = try project(plain)
    #expect(carillon("lock", in: folder).status == 0)
    let before = try folder.read("channels.lock")
    try declare(
      "<NotificationChannel id=\"a\" name=\"Another\" importance=\"4\"/>"
        + "<NotificationChannel id=\"a_v2\" name=\"A\" importance=\"3\"/>", in: folder)
    let check = carillon("check", "--format", "concise", in: folder)
    #expect(check.status == 1)
    #expect(
      check.output.hasPrefix(
        "channels/c.xml:1:67: error[shipped-channel-changed]: the channel 'a' has shipped with importance '3': "
          + "installed apps keep that and never see '4'; declare a channel 'a_v3', or accept it: "
          + "carillon lock --accept a\n"), "\(check.output)")
    let refused = carillon("lock", in: folder)
    #expect(refused.status == 1)
    #expect(refused.errors.hasSuffix("nothing is recorded: 'a' changed since what has shipped\n"), "\(refused.errors)")
    let unchanged = try folder.read("channels.lock")
    #expect(unchanged == before)
    #expect(carillon("lock", "--check", in: folder).status == 1)
    let accepted = carillon("lock", "--accept", "a", in: folder)
    #expect(accepted.output == "channels.lock: 2 channels, 1 new, 1 accepted\n")
    #expect(carillon("check", in: folder).status == 0)
  }

  @Test func `a lower importance is a warning, and a decision all the same`() throws {
    let folder = try project(plain)
    #expect(carillon("lock", in: folder).status == 0)
    try declare("<NotificationChannel id=\"a\" name=\"A\" importance=\"2\"/>", in: folder)
    let check = carillon("check", "--format", "concise", in: folder)
    #expect(check.status == 0)
    #expect(check.output.contains("warning[shipped-channel-changed]"), "\(check.output)")
    #expect(carillon("lock", in: folder).status == 1)
    #expect(carillon("lock", "--accept", "a", in: folder).status == 0)
  }

  @Test func `a channel that is gone stays until its removal is accepted`() throws {
    let folder = try project(plain + "<NotificationChannel id=\"old\" name=\"Old\" importance=\"3\"/>")
    #expect(carillon("lock", in: folder).status == 0)
    try declare(plain, in: folder)
    let check = carillon("check", "--format", "concise", in: folder)
    #expect(check.status == 0)
    #expect(check.output.hasPrefix("channels.lock:5:3: warning[shipped-channel-removed]"), "\(check.output)")
    let kept = carillon("lock", in: folder)
    #expect(
      kept.output == "channels.lock: 2 channels\nkept 'old', which is no longer declared; --accept old takes it out\n")
    #expect(carillon("lock", "--accept", "old", in: folder).output == "channels.lock: 1 channel, 1 accepted\n")
    let text = try folder.read("channels.lock")
    #expect(!text.contains("old"))
  }

  @Test func `only what is pending can be accepted`() throws {
    let folder = try project(plain)
    #expect(carillon("lock", in: folder).status == 0)
    let call = carillon("lock", "--accept", "a", in: folder)
    #expect(call.status == 2)
    #expect(call.errors.contains("no channel 'a' has changed or gone since it shipped"), "\(call.errors)")
  }

  @Test(arguments: [
    ("channels: {}\n", "missing-key"), ("version: 2\nchannels: {}\n", "invalid-enum"),
    ("version: 1\nchannels: {a: {importance: high}}\n", "wrong-type"),
    ("version: 1\nchannels: {a: {importanc: 3}}\n", "unknown-key"),
    ("version: 1\nchannels: {a: {importance: 3}, \"a\": {importance: 4}}\n", "duplicate-key"),
    ("<<<<<<< ours\nversion: 1\n=======\n", "yaml-syntax"), ("version: 1\nchannels: [a]\n", "wrong-type"),
  ])
  func `a lock file that cannot be read is reported and never overwritten`(_ text: String, _ rule: String) throws {
    let folder = try project(plain)
    try folder.write("channels.lock", text)
    let check = carillon("check", "--format", "concise", in: folder)
    #expect(check.status == 1)
    #expect(check.output.contains("channels.lock:") && check.output.contains("error[\(rule)]"), "\(check.output)")
    #expect(carillon("lock", in: folder).status == 1)
    let after = try folder.read("channels.lock")
    #expect(after == text)
  }

  @Test func `a link in the place of the lock file is not followed`() throws {
    let folder = try project(plain)
    try folder.write("elsewhere", "version: 1\n")
    try folder.link("channels.lock", to: folder("elsewhere"))
    let call = carillon("lock", in: folder)
    #expect(call.status == 1)
    #expect(call.errors.contains("unsafe-symlink"), "\(call.errors)")
    let elsewhere = try folder.read("elsewhere")
    #expect(elsewhere == "version: 1\n")
  }

  @Test func `a project without channels needs no lock file`() throws {
    let folder = try smallProject()
    #expect(carillon("lock", "--check", in: folder).status == 0)
    #expect(!folder.exists("channels.lock"))
  }
}
