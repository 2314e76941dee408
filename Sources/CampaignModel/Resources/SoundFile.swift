package import Documents

/// A file among the sounds of the iOS app.
package struct SoundFile: Sendable {
  /// Below the project's root.
  package let path: String

  /// What its header says; nil for files whose names are none of sounds that iOS plays.
  package let reading: SoundReading?

  package init(path: String, reading: SoundReading?) {
    self.path = path
    self.reading = reading
  }

  /// The name by which a payload asks for it: the app holds its sounds without their directories.
  package var name: String {
    path.split(separator: "/").last.map(String.init) ?? path
  }

  /// What of it matters to campaigns, in a line.
  var summary: String {
    switch reading {
    case .header(let header): "\(header.container.rawValue) \(header.codec.name) \(header.seconds)"
    case .unreadable(let reason): reason
    case .needsMore, nil: ""
    }
  }

  /// What iOS plays, by the end of the name (Apple, "Preparing custom alert sounds", read 2026-11: aiff, wav or caf).
  package static let extensions = ["aif", "aiff", "caf", "wav"]

  /// A notification's sound is shorter than this, in seconds; for a longer one iOS plays its default sound (ibid.).
  package static let limit = 30.0

  /// Whether the bytes of a file of this path are of interest.
  package static func reads(_ path: String) -> Bool {
    let parts = path.lowercased().split(separator: "/").last?.split(separator: ".") ?? []
    return parts.count > 1 && (parts.last.map { extensions.contains(String($0)) } ?? false)
  }
}

extension Catalog {
  /// The sound of that name, where the project has one; names compare by their bytes, as devices compare them.
  package func sound(named name: String) -> SoundFile? {
    sounds?.first { $0.name.utf8.elementsEqual(name.utf8) }
  }
}
