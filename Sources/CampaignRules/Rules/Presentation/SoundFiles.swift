import CampaignModel
import Documents
import SourceText

/// A sound that a campaign names, and what its name says of the file.
struct SoundName: Sendable {
  let name: String
  let range: SourceRange

  /// Nil for the system's own sound and for none.
  init?(_ value: Located<FieldValue>) {
    switch value.value {
    case .sound(.named(let name)), .sound(.critical(let name, _, _)): self.name = name
    default: return nil
    }
    // The system's own, as a critical sound may also be.
    guard name != "default" else { return nil }
    range = value.range
  }

  /// The name's part behind its last point, lower-case; nil where it has none.
  var fileExtension: String? {
    let file =
      name.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false).last.map(Array.init) ?? []
    guard let point = file.lastIndex(of: UInt8(ascii: ".")), point > 0, point + 1 < file.count else { return nil }
    return String(decoding: file[(point + 1)...], as: UTF8.self).lowercased()
  }

  /// Whether it is Android's address of a resource.
  var isAndroidResource: Bool {
    name.hasPrefix("android.resource://")
  }
}

extension SoundName {
  /// The raw resource that Android knows the sound by: `chime` for `chime.caf` and for its address.
  var androidResource: String? {
    guard let file = name.utf8.split(separator: UInt8(ascii: "/")).last else { return nil }
    guard let point = file.lastIndex(of: UInt8(ascii: ".")), point > file.startIndex else {
      return String(decoding: file, as: UTF8.self)
    }
    return String(decoding: file[..<point], as: UTF8.self)
  }
}

extension CampaignSubject {
  /// The sounds that iOS gets and whose headers could be read, each use once.
  var soundHeaders: [(sound: SoundName, header: SoundHeader)] {
    uses(of: .sound).filter { !$0.targets(on: .ios).isEmpty }.compactMap { use in
      guard let sound = SoundName(use.value),
        case .header(let header)? = catalog.sound(named: sound.name)?.reading
      else { return nil }
      return (sound, header)
    }
  }
}
