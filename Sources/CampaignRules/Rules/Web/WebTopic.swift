/// What the `Topic` header of web push may be (RFC 8030, 5.4, read 2026-11).
enum WebTopic {
  /// Characters, which are bytes.
  static let maxLength = 32

  /// The alphabet of URL-safe base64.
  static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "A"..."Z", "a"..."z", "0"..."9", "-", "_": true
    default: false
    }
  }
}
