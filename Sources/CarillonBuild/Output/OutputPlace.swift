import SourceText

/// The names in a build directory that are the tool's own, whatever their bytes (docs/formats/manifest.md).
enum OutputName {
  static let manifest = "manifest.json"
  static let sources = "sources.json"
  static let summaries = "summaries.ndjson"
  static let campaigns = "campaigns"

  /// What stands after a campaign's id in the name of its one file in the packed layout.
  static let packedSuffix = ".ndjson"

  /// The old root manifest while new files are put into place; its presence says that the build is not whole.
  static let incomplete = ".carillon-incomplete"

  /// What is written before anything is put into place.
  static let stage = ".carillon-stage"

  /// Where a build directory that does not exist yet is written, beside it.
  static func stage(beside output: String) -> String {
    output + ".carillon-stage"
  }
}

/// A directory of the build directory's grammar.
enum OutputPlace {
  case root
  case campaigns
  case campaign
  case target
  case variant

  /// What a name in a directory is.
  enum Member: Equatable {
    /// Ours, whatever its bytes.
    case file
    case directory(OutputPlace)
    case foreign
  }

  /// What a member of this directory is, by its name and kind.
  func member(_ name: String, _ kind: FileKind) -> Member {
    switch (self, kind) {
    case (.root, .file):
      [OutputName.manifest, OutputName.incomplete, OutputName.summaries].contains(name) ? .file : .foreign
    case (.root, .directory): name == OutputName.campaigns ? .directory(.campaigns) : .foreign
    case (.campaigns, .file):
      name.stem(before: OutputName.packedSuffix).map(Self.isCampaignID) ?? false ? .file : .foreign
    case (.campaigns, .directory): Self.isCampaignID(name) ? .directory(.campaign) : .foreign
    case (.campaign, .file): name == OutputName.manifest || name == OutputName.sources ? .file : .foreign
    case (.campaign, .directory): Self.isTarget(name) ? .directory(.target) : .foreign
    case (.target, .directory): Self.isVariant(name) ? .directory(.variant) : .foreign
    case (.target, .file), (.variant, .file): name.stem(before: ".json").map(Self.isLocale) ?? false ? .file : .foreign
    default: .foreign
    }
  }

  /// `[a-z0-9][a-z0-9._-]{0,63}`
  static func isCampaignID(_ name: String) -> Bool {
    name.utf8.count <= 64 && name.utf8.first.map(isWord) ?? false
      && name.utf8.allSatisfy { isWord($0) || ".-_".utf8.contains($0) }
  }

  /// `[a-z0-9-]+`: also the targets of other versions of the tool.
  static func isTarget(_ name: String) -> Bool {
    name.utf8.first.map(isWord) ?? false && name.utf8.allSatisfy { isWord($0) || $0 == UInt8(ascii: "-") }
  }

  /// `[a-z0-9][a-z0-9_-]{0,31}`
  static func isVariant(_ name: String) -> Bool {
    name.utf8.count <= 32 && name.utf8.first.map(isWord) ?? false
      && name.utf8.allSatisfy { isWord($0) || "-_".utf8.contains($0) }
  }

  /// The shape of a canonical locale tag, or one of the names that stand in its place.
  static func isLocale(_ name: String) -> Bool {
    if ["_badge", "_localized", "_silent"].contains(name) { return true }
    let parts = name.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    guard let language = parts.first, (2...3).contains(language.count), language.allSatisfy(isLower) else {
      return false
    }
    return parts.dropFirst().allSatisfy { part in
      (2...8).contains(part.count)
        && part.allSatisfy { isWord($0) || (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) }
    }
  }

  private static func isLower(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    isLower(byte) || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }
}

extension String {
  /// What stands before an extension, or nil where the name has another one or nothing before it.
  func stem(before suffix: String) -> String? {
    guard utf8.count > suffix.utf8.count, utf8.suffix(suffix.utf8.count).elementsEqual(suffix.utf8) else { return nil }
    return String(decoding: utf8.dropLast(suffix.utf8.count), as: UTF8.self)
  }
}
