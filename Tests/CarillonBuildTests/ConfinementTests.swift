import CarillonBuild
import Foundation
import SourceText
import TestSupport
import Testing

/// The kernel refuses what lies outside the reach, with none of the tool's own checks on the way.
///
/// Each runs in a process of its own, since a process cannot be let out again. Where the kernel has no Landlock, the same
/// tests hold the tool to saying so.
@Suite struct ConfinementTests {
  /// Opens files as a library would that input has taken over, in a confined process; 0 where all is as it must be.
  private static func attempt(in path: String) throws -> Int32 {
    let folder = { (name: String) in path + "/" + name }
    let outside = open(path, O_RDONLY | O_DIRECTORY)
    let reach = Confinement.Reach(reading: [folder("project")], writing: [folder("project/build")])
    guard case .success(let version) = try Confinement.enter(reach, mode: .auto).state else { return 100 }
    func opens(_ path: String, _ flags: Int32 = O_RDONLY) -> Int32 {
      let descriptor = open(path, flags, 0o644)
      return descriptor < 0 ? errno : 0
    }
    let checks: [(Int32, Bool)] = [
      (1, opens(folder("project/campaigns/sale.yaml")) == 0),
      (2, opens(folder("project/build/new.json"), O_WRONLY | O_CREAT) == 0),
      (3, rename(folder("project/build/new.json"), folder("project/build/old.json")) == 0),
      (4, mkdir(folder("project/build/campaigns"), 0o755) == 0),
      (5, opens(folder("secret.txt")) == EACCES),
      (6, opens("/etc/passwd") == EACCES),
      (7, opens(folder("project/../secret.txt")) == EACCES),
      (8, opens(folder("project/campaigns/link.yaml")) == EACCES),
      (9, openat(outside, "secret.txt", O_RDONLY) == -1 && errno == EACCES),
      (10, opens(folder("project/campaigns/sale.yaml"), O_WRONLY) == EACCES),
      (11, opens(folder("project/campaigns/new.yaml"), O_WRONLY | O_CREAT) == EACCES),
      (12, unlink(folder("project/campaigns/sale.yaml")) == -1 && errno == EACCES),
      (13, opendir("/") == nil && errno == EACCES),
      (14, symlink("/etc/passwd", folder("project/build/link")) == -1 && errno == EACCES),
      (15, access("/bin/sh", X_OK) != 0 || runs("/bin/sh") == EACCES),
      (16, version < 4 || connectsByTCP() == EACCES),
    ]
    return checks.first { !$0.1 }?.0 ?? 0
  }

  /// The error of starting a program.
  private static func runs(_ path: String) -> Int32 {
    var process: pid_t = 0
    let name = strdup(path)
    defer { free(name) }
    return posix_spawn(&process, path, nil, nil, [name, nil], [nil])
  }

  /// The error of connecting to a port of this machine.
  private static func connectsByTCP() -> Int32 {
    let endpoint = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = 9
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    let result = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(endpoint, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    return result < 0 ? errno : 0
  }

  /// The version of Landlock in this machine's kernel; asked of the kernel by another program than the one under test.
  private static func landlockVersion() throws -> Int {
    let python = Process()
    python.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    python.arguments = ["python3", "-c", "import ctypes; print(ctypes.CDLL(None).syscall(444, None, 0, 1))"]
    let output = Pipe()
    python.standardOutput = output
    try python.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    python.waitUntilExit()
    return try #require(Int(text.trimmingCharacters(in: .whitespacesAndNewlines)))
  }

  /// What a child ends with that did all it was asked to: 100 where the kernel cannot confine it.
  private static func expected() throws -> ExitTest.Condition {
    .exitCode(try landlockVersion() >= 2 ? 0 : 100)
  }

  private static func project() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write("project/campaigns/sale.yaml", "id: sale\n")
    try folder.write("project/build/old.json", "{}")
    try folder.write("secret.txt", "secret")
    try folder.link("project/campaigns/link.yaml", to: folder("secret.txt"))
    return folder
  }

  @Test func `what lies outside the reach is refused by the kernel`() async throws {
    let folder = try Self.project()
    await #expect(processExitsWith: try Self.expected()) { [path = folder.path as String] in
      exit(try ConfinementTests.attempt(in: path))
    }
  }

  @Test func `without confinement the same attempts succeed`() async throws {
    // What the test above counts on: it is the confinement that refuses.
    let folder = try Self.project()
    await #expect(processExitsWith: .exitCode(0)) { [path = folder.path as String] in
      try Confinement.enter(Confinement.Reach(reading: [path + "/project"], writing: []), mode: .off)
      exit(open(path + "/secret.txt", O_RDONLY) < 0 ? 1 : 0)
    }
  }

  @Test func `a later reach cannot widen an earlier one`() async throws {
    let folder = try Self.project()
    await #expect(processExitsWith: try Self.expected()) { [path = folder.path as String] in
      let narrow = Confinement.Reach(reading: [path + "/project"], writing: [])
      guard case .success = try Confinement.enter(narrow, mode: .auto).state else { exit(100) }
      try Confinement.enter(Confinement.Reach(reading: ["/"], writing: ["/"]), mode: .auto)
      guard open(path + "/project/build/old.json", O_RDONLY) >= 0 else { exit(1) }
      guard open(path + "/secret.txt", O_RDONLY) < 0, errno == EACCES else { exit(2) }
      guard open(path + "/project/build/old.json", O_WRONLY) < 0, errno == EACCES else { exit(3) }
      exit(0)
    }
  }

  @Test func `where reading is free, programs run and nothing is written`() async throws {
    let folder = try Self.project()
    await #expect(processExitsWith: try Self.expected()) { [path = folder.path as String] in
      let free = Confinement.Reach(reading: nil, writing: [])
      guard case .success = try Confinement.enter(free, mode: .auto).state else { exit(100) }
      guard ConfinementTests.runs("/bin/true") == 0 else { exit(1) }
      guard open("/etc/passwd", O_RDONLY) >= 0 else { exit(2) }
      guard open(path + "/new.txt", O_WRONLY | O_CREAT, 0o644) < 0, errno == EACCES else { exit(3) }
      guard open("/dev/null", O_WRONLY) >= 0 else { exit(4) }
      exit(0)
    }
  }

  @Test(arguments: [
    ("a/b", "a"), ("a", "."), ("/a", "/"), ("/", "/"), ("a/b/", "a"), ("../a", ".."), ("./a", "."), ("a//b", "a/"),
  ])
  func `the directory of a path`(_ path: String, _ parent: String) {
    #expect(path.parentPath == parent)
  }
}
