import Foundation
import TestSupport
import Testing

/// One thing that is wrong with a build, anywhere in it: verify names the file.
@Suite struct DamageTests {
  /// How a file, or a list of files, may come to be wrong.
  private enum Damage: CaseIterable {
    case flippedBit, removedByte, addedByte, swappedBytes, cut, emptied, removedFile, addedFile, renamedFile, copiedFile
  }

  private func damage(_ bytes: Data, _ damage: Damage, _ random: inout SeededGenerator) -> Data {
    var bytes = bytes
    let index = Int.random(in: bytes.indices, using: &random)
    switch damage {
    case .flippedBit: bytes[index] ^= UInt8(1) << UInt8.random(in: 0..<8, using: &random)
    case .removedByte: bytes.remove(at: index)
    case .addedByte: bytes.insert(random.pick([0x20, 0x0A, 0x00, 0x7D, 0x30]), at: index)
    case .swappedBytes: bytes.swapAt(index, Int.random(in: bytes.indices, using: &random))
    case .cut: bytes = bytes.prefix(index)
    default: bytes = Data()
    }
    return bytes
  }

  @Test(arguments: ["tree", "packed", "shard"])
  func `verify names what is wrong in a directory`(_ layout: String) throws {
    let folder = try smallProject()
    try folder.write("carillon.yaml", "output: {layout: \(layout == "packed" ? "packed" : "tree"), sourceMap: true}\n")
    let words = layout == "shard" ? ["build", "--shard", "1/1"] : ["build"]
    #expect(carillon(words, in: folder).status == 0)
    let files = folder.files(below: "build")
    var random = SeededGenerator(seed: 7)
    for round in 0..<150 {
      let path = random.pick(files)
      let whole = try Data(contentsOf: URL(fileURLWithPath: folder(path)))
      let kind = random.pick(Damage.allCases)
      let other = "build/campaigns/sale/\(random.pick(["apns/zz.json", "x", "manifest.json.bak", "none/en.json"]))"
      var named = path
      // Without its summaries a shard is a build of fewer campaigns, as far as its manifests know.
      if path == "build/summaries.ndjson", kind == .removedFile || kind == .renamedFile { continue }
      switch kind {
      case .removedFile: try folder.remove(path)
      case .addedFile, .copiedFile:
        try folder.write(other, kind == .copiedFile ? whole : Data())
        named = other
      case .renamedFile:
        try folder.write(other, whole)
        try folder.remove(path)
      default:
        let damaged = damage(whole, kind, &random)
        guard damaged != whole else { continue }
        try folder.write(path, damaged)
      }
      // Nothing in a build stands above its root manifest: it is held against the sources.
      let isRoot = path == "build/manifest.json"
      let call = carillon(["verify", folder("build")] + (isRoot ? ["--against", folder.path] : []))
      let context = "round \(round), \(kind) of \(path): \(call.output)"
      #expect(call.status == 1, "\(context)")
      #expect(isRoot || call.output.contains(named.dropFirst("build/".count)), "\(context)")
      try folder.write(path, whole)
      if folder.exists(other) { try folder.remove(other) }
    }
    #expect(carillon("verify", folder("build")).status == 0)
  }

  @Test func `verify names what is wrong in a bundle`() throws {
    let folder = try smallProject()
    #expect(carillon("bundle", "--output", folder("x.tar"), in: folder).status == 0)
    let whole = try Data(contentsOf: URL(fileURLWithPath: folder("x.tar")))
    var random = SeededGenerator(seed: 11)
    for round in 0..<100 {
      let kind = random.pick([Damage.flippedBit, .removedByte, .addedByte, .swappedBytes, .cut, .emptied])
      let damaged = damage(whole, kind, &random)
      guard damaged != whole else { continue }
      try folder.write("x.tar", damaged)
      let call = carillon("verify", folder("x.tar"), "--against", folder.path)
      #expect(call.status == 1, "round \(round), \(kind): \(call.output)")
      #expect(!call.output.isEmpty)
    }
    try folder.write("x.tar", whole)
    #expect(carillon("verify", folder("x.tar"), "--against", folder.path).status == 0)
  }
}
