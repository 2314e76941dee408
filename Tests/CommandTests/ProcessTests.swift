import Foundation
import TestSupport
import Testing

/// What only a process of its own shows: streams that fail, signals, crashes.
@Suite struct ProcessTests {
  @Test(arguments: ["check", "rules", "build", "--version", "--help"])
  func `a full disk behind standard output is status 2`(_ words: String) throws {
    guard FileManager.default.fileExists(atPath: "/dev/full") else { return }
    let result = try shell("$carillon \(words) > /dev/full", in: smallProject())
    #expect(result.status == 2)
    #expect(result.errors == "carillon: cannot write to standard output: no space left on device\n")
  }

  @Test func `a reader that went away ends the tool as a broken pipe does`() throws {
    let result = try shell("{ sleep 0.3; $carillon rules; echo $? >&2; } | true", in: smallProject())
    #expect(result.errors.hasSuffix("141\n"), "\(result.errors)")
  }

  @Test(arguments: [("INT", 130), ("TERM", 143), ("HUP", 129)] as [(String, Int32)])
  func `a signal ends the tool as that signal`(_ signal: String, _ status: Int32) throws {
    // A shell starts what runs in the background with SIGINT ignored, which the tool respects.
    let result = try shell(
      """
      mkfifo in
      env --default-signal=INT "$carillon" check - --stdin-path campaigns/sale.yaml < in &
      exec 3> in
      sleep 0.3
      kill -\(signal) $!
      wait $!
      """, in: smallProject())
    #expect(result.status == status, "\(result.errors)")
  }

  @Test func `a crash says what to report and is status 70`() throws {
    let result = try shell(
      """
      mkfifo in
      $carillon check - --stdin-path campaigns/sale.yaml < in &
      exec 3> in
      sleep 0.3
      kill -ILL $!
      wait $!
      """, in: smallProject())
    #expect(result.status == 70)
    #expect(result.errors.contains("this is a bug in carillon"))
  }

  @Test func `two builds at once wait for each other, or fail when they may not`() throws {
    let folder = try smallProject()
    #expect(carillon("build", in: folder).status == 0)
    // Another process holds the lock of the directory.
    let held = try shell("flock build $carillon build --no-wait", in: folder)
    #expect(held.status == 2)
    #expect(held.errors.contains("another build is writing in 'build'; try again when it has ended"))
    let waiting = try shell("flock build sleep 0.5 & sleep 0.2; $carillon build", in: folder)
    #expect(waiting.status == 0)
    #expect(waiting.errors.contains("another build is writing 'build'; waiting until it has ended"))
    let many = try shell(
      "rm -r build; for n in 1 2 3 4 5 6; do $carillon build & done; wait; $carillon verify", in: folder)
    #expect(many.status == 0, "\(many.errors)")
  }

  /// Asks nothing of the kernel and says what it would say without Landlock, or with one that is too old.
  private static let refusing =
    "strace -f -qq -o /dev/null -e trace=landlock_create_ruleset -e inject=landlock_create_ruleset:"

  @Test(arguments: [
    ("error=ENOSYS", "function not implemented"), ("error=EOPNOTSUPP", "operation not supported"),
    ("retval=1", "version 1, and 2 is the first that will do"),
  ])
  func `where the kernel cannot confine, auto says nothing and require fails`(_ fault: String, _ why: String) throws {
    let folder = try smallProject()
    let auto = try shell("\(Self.refusing)\(fault) $carillon build", in: folder)
    #expect(auto.status == 0, "\(auto.errors)")
    #expect(auto.errors == "")
    let told = try shell("\(Self.refusing)\(fault) $carillon build --verbose", in: folder)
    #expect(told.errors.contains("confinement: none, the kernel has no Landlock: \(why)\n"), "\(told.errors)")
    let required = try shell("\(Self.refusing)\(fault) $carillon build --sandbox require", in: folder)
    #expect(required.status == 2)
    #expect(
      required.errors
        == "carillon: --sandbox require: this kernel has no Landlock to confine the process with (\(why))\n")
  }

  @Test func `a kernel that does not keep its word is an error, and switching it off goes on`() throws {
    let folder = try smallProject()
    let fault =
      "strace -f -qq -o /dev/null -e trace=landlock_restrict_self -e inject=landlock_restrict_self:error=E2BIG"
    let off = try shell("\(fault) $carillon build --sandbox off --verbose", in: folder)
    #expect(off.status == 0)
    #expect(off.errors.contains("confinement: none, switched off\n"), "\(off.errors)")
    // Nothing to fail where the kernel has none.
    guard try shell("$carillon check --sandbox require", in: folder).status == 0 else { return }
    let result = try shell("\(fault) $carillon build", in: folder)
    #expect(result.status == 2)
    #expect(result.errors.contains("cannot confine the process: argument list too long; --sandbox off goes on without"))
  }

  @Test func `modes do not depend on the mask of the user`() throws {
    let folder = try smallProject()
    #expect(try shell("umask 077; $carillon build", in: folder).status == 0)
    let file =
      try FileManager.default.attributesOfItem(atPath: folder("build/manifest.json"))[.posixPermissions] as? Int
    let directory =
      try FileManager.default.attributesOfItem(atPath: folder("build/campaigns"))[.posixPermissions] as? Int
    #expect(file == 0o644)
    #expect(directory == 0o755)
  }
}
