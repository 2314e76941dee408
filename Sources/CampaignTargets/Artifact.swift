import Writers

/// A place in an artifact that is filled as it is sent: by the sender, or by the vendor whose code stands there.
package struct PlaceholderUse: Sendable, Equatable {
  /// How often the string at the pointer is JSON-encoded: 1, or 2 inside a JSON document in a string.
  package let escapes: Int

  /// Nil for an entry that only says that the string holds `\{{`.
  package let name: String?
  package let fallback: String?

  /// RFC 6901, to the outermost string.
  package let pointer: String

  /// Whether a value is percent-encoded.
  package let isURI: Bool

  /// What stands there for a vendor to fill; nil for a placeholder that the sender fills, which stands as it was authored.
  /// Code without a name always makes the same text, which is the fallback.
  package let code: String?

  package init(escapes: Int, name: String?, fallback: String?, pointer: String, isURI: Bool, code: String? = nil) {
    self.code = code
    self.escapes = escapes
    self.name = name
    self.fallback = fallback
    self.pointer = pointer
    self.isURI = isURI
  }
}

/// The final bytes for one target, variant and locale, and what a sender must know of them.
///
/// A campaign has hundreds, which pass through many hands: all of one is kept behind one reference.
package struct Artifact: Sendable {
  private final class Storage: Sendable {
    let target: String
    let variant: String?
    let locale: String
    let countedLocale: String
    let sha256: String
    let emission: Emission

    init(target: String, variant: String?, locale: String, emission: Emission, countedLocale: String?) {
      self.countedLocale = countedLocale ?? locale
      self.target = target
      self.variant = variant
      self.locale = locale
      self.emission = emission
      sha256 = Digest.sha256(emission.wire)
    }
  }

  private let storage: Storage

  /// `countedLocale`: where the body holds the copy of several, the one that the emission's sizes count.
  package init(target: String, variant: String?, locale: String, emission: Emission, countedLocale: String? = nil) {
    storage = Storage(
      target: target, variant: variant, locale: locale, emission: emission, countedLocale: countedLocale)
  }

  package var target: String {
    storage.target
  }

  package var variant: String? {
    storage.variant
  }

  /// A canonical tag, `_silent`, `_badge`, or `_localized` for one body with the copy of every locale.
  package var locale: String {
    storage.locale
  }

  /// The locale whose copy `bytes` counts: the largest, where there are several in one body.
  package var countedLocale: String {
    storage.countedLocale
  }

  /// RFC 8785 bytes.
  package var wire: [UInt8] {
    storage.emission.wire
  }

  /// Of `wire`, 64 lower-case hex digits.
  package var sha256: String {
    storage.sha256
  }

  /// What the limit counts, placeholders filled by their fallbacks.
  package var bytes: Int {
    storage.emission.bytes
  }

  /// The same with each placeholder at its longest; nil where one has no declared length.
  package var maxBytes: Int? {
    storage.emission.maxBytes
  }

  /// In document order.
  package var placeholders: [PlaceholderUse] {
    storage.emission.placeholders
  }
}
