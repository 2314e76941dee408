import Writers

/// The style sheets of every page, and what the page's policy allows them by.
///
/// They stand in the page, so that a page can be mailed, and are fixed texts: the policy names each by its digest.
enum PreviewStyle {
  static let sheets: [StaticString] = [
    frame, comparison, phone, android, fireTablet, browsers, pictures, narrowAndPrinted,
  ]

  /// The sources of a Content-Security-Policy's `style-src`.
  static let sources = sheets.map { "'sha256-\(Base64.encode(Digest.sha256Bytes(Array("\($0)".utf8))))'" }
    .joined(separator: " ")
}
