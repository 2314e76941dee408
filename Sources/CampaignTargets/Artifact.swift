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
package struct Artifact: Sendable {
  package let target: String
  package let variant: String?

  /// A canonical tag, `_silent`, `_badge`, or `_localized` for one body with the copy of every locale.
  package let locale: String

  /// The locale whose copy `bytes` counts: the largest, where there are several in one body.
  package let countedLocale: String

  /// RFC 8785 bytes.
  package let wire: [UInt8]

  /// Of `wire`, 64 lower-case hex digits.
  package let sha256: String

  /// What the limit counts, placeholders filled by their fallbacks.
  package let bytes: Int

  /// The same with each placeholder at its longest; nil where one has no declared length.
  package let maxBytes: Int?

  /// In document order.
  package let placeholders: [PlaceholderUse]

  package init(
    target: String, variant: String?, locale: String, wire: [UInt8], sha256: String, bytes: Int, maxBytes: Int?,
    placeholders: [PlaceholderUse], countedLocale: String? = nil
  ) {
    self.countedLocale = countedLocale ?? locale
    self.target = target
    self.variant = variant
    self.locale = locale
    self.wire = wire
    self.sha256 = sha256
    self.bytes = bytes
    self.maxBytes = maxBytes
    self.placeholders = placeholders
  }
}
