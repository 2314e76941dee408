import Foundation
import TestSupport
import Testing

/// A world that does not let a build be written: the message says what happened, and what was there stays as it was.
@Suite struct WorldFaultTests {
  /// A project whose build has been made, and then edited so that the next build writes a large file.
  private func edited(_ layout: String = "packed") throws -> TemporaryFolder {
    let folder = try smallProject()
    try folder.write("carillon.yaml", "output: {layout: \(layout)}\n")
    #expect(carillon("build", in: folder).status == 0)
    var text = "content:\n  _default: en\n"
    for locale in ["en", "de", "fr", "es", "it", "nl", "tr", "pl", "sv", "da", "fi", "cs"] {
      text += "  \(locale): {title: Sale, body: \(String(repeating: "Everything must go. ", count: 20))}\n"
    }
    try folder.write("campaigns/big.yaml", text)
    return folder
  }

  /// The line of shell fails with the message, and the build directory is as it was; then a plain build succeeds.
  private func expect(
    _ line: String, in folder: TemporaryFolder, says message: String, after: String = "true",
    _ location: SourceLocation = #_sourceLocation
  ) throws {
    let before = try folder.snapshot("build")
    let result = try shell(line, in: folder)
    #expect(result.status == 2, "\(result.errors)", sourceLocation: location)
    #expect(result.errors.hasSuffix("carillon: \(message)\n"), "\(result.errors)", sourceLocation: location)
    #expect(try folder.snapshot("build") == before, sourceLocation: location)
    let next = try shell(after + "; $carillon build && $carillon verify", in: folder)
    #expect(next.status == 0, "\(next.errors)", sourceLocation: location)
  }

  @Test func `a file that may not grow`() throws {
    // bash counts in units of 1024 bytes.
    try expect(
      "ulimit -f 8; $carillon build", in: edited(),
      says: "cannot write 'build/.carillon-stage/campaigns/big.ndjson': file too large")
  }

  @Test func `a full disk`() throws {
    let folder = try edited("tree")
    let mounted = try shell("mkdir disk && mount -t tmpfs -o size=40k,mode=0777 tmpfs disk", in: folder)
    // Only root may mount, and not in every container: there the limit of a file's size stands for the disk.
    guard mounted.status == 0 else {
      return try expect(
        "ulimit -f 0; $carillon build", in: folder,
        says: "cannot write 'build/.carillon-stage/campaigns/big/adm/cs.json': file too large")
    }
    defer { _ = try? shell("umount disk", in: folder) }
    try folder.write("carillon.yaml", "output: {directory: disk/build, layout: packed}\n")
    try folder.remove("campaigns/big.yaml")
    #expect(try shell("$carillon build", in: folder).status == 0)
    let before = try folder.snapshot("disk/build")
    let big = try edited().read("campaigns/big.yaml")
    try folder.write("campaigns/big.yaml", big)
    let full = try shell("$carillon build", in: folder)
    #expect(full.status == 2)
    #expect(
      full.errors
        == "carillon: cannot write 'disk/build/.carillon-stage/campaigns/big.ndjson': no space left on device\n")
    #expect(try folder.snapshot("disk/build") == before)
    #expect(try shell("$carillon verify", in: folder).status == 0)
    try folder.remove("campaigns/big.yaml")
    #expect(try shell("$carillon build && $carillon verify", in: folder).status == 0)
  }

  @Test func `a directory that may not be written`() throws {
    let folder = try edited()
    // Root may write everywhere: then it is somebody else who builds, with a copy of the tool that they can reach.
    let line = """
      chmod -R a+rX . ; chmod a-w build build/campaigns
      if [ "$(id -u)" = 0 ]; then
        cp "$carillon" tool; chmod 755 tool
        setpriv --reuid=65534 --regid=65534 --clear-groups env SWIFT_BACKTRACE=enable=no ./tool build
      else
        $carillon build
      fi
      """
    try expect(
      line, in: folder, says: "cannot make the directory 'build/.carillon-stage': permission denied",
      after: "chmod u+w build build/campaigns")
  }

  @Test func `a source that is gone, or that cannot be read`() throws {
    let folder = try edited()
    try FileManager.default.removeItem(atPath: folder("campaigns/big.yaml"))
    try folder.write("campaigns/sale.yaml", saleText.replacing("must", with: "can"))
    // A directory in the place of a file is what a build finds where the file went away under it.
    try FileManager.default.createDirectory(atPath: folder("campaigns/x.yaml"), withIntermediateDirectories: true)
    try expect(
      "$carillon build", in: folder, says: "cannot read 'campaigns/x.yaml': it is a directory, not a file",
      after: "rmdir campaigns/x.yaml")
  }

  @Test(arguments: ["tree", "packed"])
  func `sources that change during builds make no mixture`(_ layout: String) throws {
    let folder = try smallProject()
    try folder.write("carillon.yaml", "output: {layout: \(layout)}\n")
    for number in 0..<40 { try folder.write("campaigns/c\(number).yaml", saleText) }
    // Each campaign is one of two, and changes under the builds; every build is a whole one.
    let result = try shell(
      """
      sed 's/must go/may stay for a while/' campaigns/c0.yaml > other
      cp campaigns/c0.yaml one
      touch running
      while [ -e running ]; do
        for n in 1 9 17 25 33; do cp other new; mv new campaigns/c$n.yaml; done
        for n in 1 9 17 25 33; do cp one new; mv new campaigns/c$n.yaml; done
      done &
      status=0
      for round in 1 2 3 4 5 6 7 8; do
        "$carillon" build --quiet || status=1
        "$carillon" verify --quiet || status=1
      done
      rm running
      wait
      "$carillon" build --quiet && "$carillon" verify --against . --quiet || status=1
      exit $status
      """, in: folder)
    #expect(result.status == 0, "\(result.errors)")
    let built = try folder.snapshot("build")
    try folder.remove("build")
    try folder.remove(".carillon")
    #expect(carillon("build", in: folder).status == 0)
    #expect(try folder.snapshot("build") == built)
  }

  @Test func `many builds at once leave a whole build, with and without what they remember`() throws {
    let folder = try smallProject()
    let result = try shell(
      """
      for round in 1 2 3; do
        echo "name: round-$round" > carillon.yaml
        for n in 1 2 3 4 5; do "$carillon" build --quiet & done
        wait
        "$carillon" verify --against . --quiet || exit 1
      done
      """, in: folder)
    #expect(result.status == 0, "\(result.errors)")
  }
}
