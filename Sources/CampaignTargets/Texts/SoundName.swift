/// A sound's name, as authored, in the forms that the platforms take.
///
/// Android knows a sound as a raw resource, by its name without the extension; iOS by the file's name with it.
enum SoundName {
  /// `chime` for `chime`, `chime.caf`, and `android.resource://com.acme.app/raw/chime`.
  static func android(_ authored: String) -> String {
    var name = authored[...]
    if name.utf8.starts(with: "android.resource://".utf8), let slash = name.utf8.lastIndex(of: UInt8(ascii: "/")) {
      name = name[name.utf8.index(after: slash)...]
    }
    if let point = name.utf8.lastIndex(of: UInt8(ascii: ".")), point > name.utf8.startIndex { name = name[..<point] }
    return String(name)
  }
}
