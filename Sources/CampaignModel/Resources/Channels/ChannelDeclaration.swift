package import SourceText

/// A notification channel of the app, as its channel XML declares it or the SDK brings it along.
///
/// Attributes and defaults are those of Airship's parser (`NotificationChannelCompat.kt`, read 2026-07).
package struct ChannelDeclaration: Sendable {
  package let id: Located<String>

  /// What the user sees in the system's settings.
  package let name: ResourceText
  package let description: ResourceText?

  /// 0 none, 1 min, 2 low, 3 default, 4 high, 5 max.
  package let importance: Located<Int>
  package let group: Located<String>?

  /// As written: `@raw/chime`, a raw resource's name or a URI; nil for the system's sound.
  package let sound: Located<String>?
  package let canBypassDND: Bool
  package let showsBadge: Bool
  package let showsLights: Bool
  package let vibrates: Located<Bool>?
  package let lightColor: Located<String>?

  /// -1 secret, 0 private, 1 public; nil for the user's own setting.
  package let lockscreenVisibility: Int?

  /// Milliseconds, off and on in turn.
  package let vibrationPattern: Located<[Int]>?

  /// The names of the attributes that are written, each with the place of its value.
  package let places: [Located<String>]

  /// False for what an SDK brings along; then no range means anything.
  package let isAuthored: Bool

  /// The element's name.
  package let range: SourceRange

  /// The name of the raw resource that the sound is; nil for the system's sound and for URIs.
  package var soundResource: String? {
    guard let sound = sound?.value, !sound.isEmpty else { return nil }
    if sound.hasPrefix("@raw/") { return String(sound.dropFirst(5)) }
    return sound.contains(":") ? nil : sound
  }

  /// Where an attribute's value is written; the element's name where it is left out.
  package func place(of attribute: String) -> SourceRange {
    places.first { $0.value.utf8.elementsEqual(attribute.utf8) }?.range ?? range
  }
}
