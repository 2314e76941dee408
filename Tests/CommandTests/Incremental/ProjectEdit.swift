import Foundation
import TestSupport

/// One change to a project in a folder, or to what was built of it, as somebody could make it between two builds.
enum ProjectEdit: String, CaseIterable {
  case changeText, changeNothing, changeTextOfSameSize, touch, addCampaign, renameCampaign, deleteCampaign,
    breakCampaign
  case addLocale, removeLine, makeDraft
  case addChannels, changeChannels, renameChannels, deleteChannels, addSound
  case changeStyle, changeLayout, changeTargets, changeName, deleteConfiguration
  case deleteOutput, changeOutput, addOutput, addForeign, emptyManifest, damageCache, deleteCache, deleteBuild

  /// Makes the change; what it would be made to may be missing, and then nothing changes.
  func apply(to folder: TemporaryFolder, _ random: inout SeededGenerator) throws {
    switch self {
    case .changeText, .changeNothing, .changeTextOfSameSize, .touch, .addCampaign, .renameCampaign, .deleteCampaign,
      .breakCampaign, .addLocale, .removeLine, .makeDraft:
      try editCampaign(in: folder, &random)
    case .addChannels, .changeChannels, .renameChannels, .deleteChannels, .addSound:
      try editChannels(in: folder, &random)
    case .changeStyle, .changeLayout, .changeTargets, .changeName, .deleteConfiguration:
      try editConfiguration(in: folder, &random)
    case .deleteOutput, .changeOutput, .addOutput, .addForeign, .emptyManifest, .damageCache, .deleteCache,
      .deleteBuild:
      try editOutput(in: folder, &random)
    }
  }

  private func editCampaign(in folder: TemporaryFolder, _ random: inout SeededGenerator) throws {
    let campaigns = folder.files(below: "campaigns").filter { $0.hasSuffix(".yaml") }
    guard !campaigns.isEmpty else { return try folder.write("campaigns/first.yaml", Self.plain) }
    let path = random.pick(campaigns)
    let text = try folder.read(path)
    let fresh = "campaigns/made-\(random.next() % 1000).yaml"
    switch self {
    case .changeText: try folder.write(path, text.replacing("e", with: random.pick(["ee", "i", "é"])))
    case .changeTextOfSameSize:
      // The time of modification is put back, as tools do that copy files with their times.
      let modified = try FileManager.default.attributesOfItem(atPath: folder(path))[.modificationDate]
      try folder.overwrite(path, text.replacing("e", with: "a"))
      try FileManager.default.setAttributes([.modificationDate: modified as Any], ofItemAtPath: folder(path))
    case .changeNothing: try folder.write(path, text)
    case .touch:
      try FileManager.default.setAttributes(
        [.modificationDate: Date(timeIntervalSince1970: 1)], ofItemAtPath: folder(path))
    case .addCampaign: try folder.write(fresh, random.chance(2) ? text : Self.plain)
    case .renameCampaign:
      if !folder.exists(fresh) { try FileManager.default.moveItem(atPath: folder(path), toPath: folder(fresh)) }
    case .deleteCampaign: try folder.remove(path)
    case .breakCampaign: try folder.write(path, text + "lables: [x]\n")
    case .addLocale:
      try folder.write(path, text.replacing("content:\n", with: "content:\n  nl: {title: Hoi, body: Dag}\n"))
    case .makeDraft: try folder.write(path, text + "draft: true\n")
    default:
      var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      lines.remove(at: Int.random(in: lines.indices, using: &random))
      try folder.write(path, lines.joined(separator: "\n"))
    }
  }

  private func editChannels(in folder: TemporaryFolder, _ random: inout SeededGenerator) throws {
    let own = "channels/android/ua_custom_notification_channels.xml"
    let files = folder.files(below: "channels")
    switch self {
    case .addChannels: try folder.write(own, Self.channels(name: "Promotions"))
    case .changeChannels: try folder.write(own, Self.channels(name: "Offers \(random.next() % 10)"))
    case .addSound: try folder.write("channels/android/raw/bell.ogg", "OggS")
    case .renameChannels where !files.isEmpty:
      let path = random.pick(files)
      let other = "channels/moved/" + (path as NSString).lastPathComponent
      guard !folder.exists(other) else { return }
      try folder.write(other, try Data(contentsOf: URL(fileURLWithPath: folder(path))))
      try folder.remove(path)
    case .deleteChannels where !files.isEmpty: try folder.remove(random.pick(files))
    default: break
    }
  }

  private func editConfiguration(in folder: TemporaryFolder, _ random: inout SeededGenerator) throws {
    let path = "carillon.yaml"
    let text = folder.exists(path) ? try folder.read(path) : "name: made\n"
    var lines = text.split(separator: "\n").map(String.init)
    func set(_ key: String, _ line: String) {
      lines.removeAll { $0.hasPrefix(key + ":") }
      lines.append(line)
    }
    switch self {
    case .changeStyle: set("output", "output: {style: \(random.pick(["wire", "review"]))}")
    case .changeLayout:
      set("output", "output: {layout: \(random.pick(["packed", "tree"])), sourceMap: \(random.chance(2))}")
    case .changeTargets: set("targets", "targets: [\(random.pick(["apns", "apns, fcm", "fcm, adm, webpush"]))]")
    case .changeName: set("name", "name: name-\(random.next() % 10)")
    default: return folder.exists(path) ? try folder.remove(path) : ()
    }
    try folder.write(path, lines.joined(separator: "\n") + "\n")
  }

  private func editOutput(in folder: TemporaryFolder, _ random: inout SeededGenerator) throws {
    let files = folder.files(below: "build")
    guard !files.isEmpty else { return }
    let path = random.pick(files)
    switch self {
    case .deleteOutput where path != "build/manifest.json": try folder.remove(path)
    case .changeOutput: try folder.write(path, try folder.read(path).replacing("e", with: "a"))
    case .addOutput: try folder.write("build/campaigns/old-\(random.next() % 10)/apns/en.json", "{}")
    case .addForeign: try folder.write("build/campaigns/NOTES-\(random.next() % 10)", "mine")
    case .emptyManifest: try folder.write("build/manifest.json", "")
    case .damageCache:
      for name in folder.files(below: ".carillon") where name.hasSuffix(".cache") {
        var bytes = try Data(contentsOf: URL(fileURLWithPath: folder(name)))
        guard !bytes.isEmpty else { continue }
        bytes[Int.random(in: bytes.indices, using: &random)] ^= 1
        try folder.write(name, random.chance(2) ? bytes : bytes.prefix(bytes.count / 2))
      }
    case .deleteCache where folder.exists(".carillon"): try folder.remove(".carillon")
    case .deleteBuild: try folder.remove("build")
    default: break
    }
  }

  private static let plain = """
    content:
      _default: en
      en: {title: Made, body: Made for a test}

    """

  private static func channels(name: String) -> String {
    """
    <resources>
      <NotificationChannel id="promos" name="\(name)" importance="3"/>
    </resources>

    """
  }
}

extension TemporaryFolder {
  /// The paths of the files below a directory, sorted; none where it does not exist.
  func files(below name: String) -> [String] {
    let names = FileManager.default.enumerator(atPath: self(name))?.compactMap { $0 as? String } ?? []
    return names.sorted().map { name + "/" + $0 }.filter { path in
      var isDirectory: ObjCBool = false
      return FileManager.default.fileExists(atPath: self(path), isDirectory: &isDirectory) && !isDirectory.boolValue
    }
  }

  /// Writes other bytes into the same file.
  func overwrite(_ name: String, _ text: String) throws {
    let file = try FileHandle(forWritingTo: URL(fileURLWithPath: self(name)))
    defer { try? file.close() }
    try file.truncate(atOffset: 0)
    try file.write(contentsOf: Data(text.utf8))
  }
}
