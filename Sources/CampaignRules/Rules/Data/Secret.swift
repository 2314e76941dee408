/// Something in a text that looks like a credential, told by its shape alone.
struct Secret: Sendable {
  /// What it probably is, with its article: "a GitHub token".
  let kind: String

  /// Offsets in the text's UTF-8.
  let range: Range<Int>

  /// The first four characters: they belong to the shape, not to the secret.
  let start: String

  /// In characters, which are all ASCII.
  var length: Int {
    range.count
  }

  /// The secrets in a text, from left to right.
  static func all(in text: String) -> [Secret] {
    guard mayStart(in: text) else { return [] }
    let bytes = Array(text.utf8)
    var found: [Secret] = []
    var index = 0
    while index < bytes.count {
      if let match = match(in: bytes, at: index) {
        let start = String(decoding: bytes[match.range.prefix(4)], as: UTF8.self)
        found.append(Secret(kind: match.kind, range: match.range, start: start))
        index = match.range.upperBound
      } else {
        index += 1
      }
    }
    return found
  }

  /// Whether some word of the text begins with the two bytes that a shape begins with: of most texts none does.
  private static func mayStart(in text: String) -> Bool {
    var text = text
    return text.withUTF8 { bytes in
      var previous: UInt8 = 0
      var wasWord = false
      var isSecondOfWord = false
      for byte in bytes {
        if isSecondOfWord, isFirstByte[Int(previous)], starts[Int(previous)].contains(byte) { return true }
        // A private key may follow anything.
        if byte == UInt8(ascii: "-"), byte == previous { return true }
        let isWord = isWordByte[Int(byte)]
        isSecondOfWord = isWord && !wasWord
        wasWord = isWord
        previous = byte
      }
      return false
    }
  }

  private static func match(in bytes: [UInt8], at start: Int) -> (kind: String, range: Range<Int>)? {
    let first = bytes[start]
    // Most bytes of most texts start no shape: one comparison each.
    guard isFirstByte[Int(first)] else { return nil }
    if first == UInt8(ascii: "-") { return privateKeyEnd(in: bytes, at: start).map { ("a private key", start..<$0) } }
    guard start == 0 || !isWordByte[Int(bytes[start - 1])] else { return nil }
    for shape in shapes where bytes[start...].starts(with: shape.prefix.utf8) {
      let end = bytes[start...].firstIndex { !isWordByte[Int($0)] && !shape.extra.utf8.contains($0) } ?? bytes.count
      if shape.length.contains(end - start) { return (shape.kind, start..<end) }
    }
    return tokenEnd(in: bytes, at: start).map { ("a signed token (JWT)", start..<$0) }
  }

  /// `-----BEGIN … PRIVATE KEY-----`, to its end mark or the end of the text.
  private static func privateKeyEnd(in bytes: [UInt8], at start: Int) -> Int? {
    let begin = "-----BEGIN ".utf8
    guard bytes[start...].starts(with: begin) else { return nil }
    let label = bytes[(start + begin.count)...].prefix(40)
    let mark = Array("PRIVATE KEY-----".utf8)
    guard let labelStart = label.indices.first(where: { bytes[$0...].starts(with: mark) }) else { return nil }
    let endMark = Array("-----END ".utf8)
    let body = labelStart + mark.count
    guard let end = bytes[body...].indices.first(where: { bytes[$0...].starts(with: endMark) }) else {
      return bytes.count
    }
    let close = Array("KEY-----".utf8)
    return bytes[end...].indices.first { bytes[$0...].starts(with: close) }.map { $0 + close.count } ?? bytes.count
  }

  /// Three parts of base64url, of which the first two are JSON objects: both begin with `{"`.
  private static func tokenEnd(in bytes: [UInt8], at start: Int) -> Int? {
    guard bytes[start...].starts(with: "eyJ".utf8) else { return nil }
    let token = bytes[start...].prefix { isWordByte[Int($0)] || $0 == UInt8(ascii: ".") }
    let parts = token.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    guard parts.count >= 3, parts[1].starts(with: "eyJ".utf8), parts.prefix(3).allSatisfy({ $0.count >= 10 }) else {
      return nil
    }
    return parts[2].endIndex
  }

  /// Letters, digits, `_` and `-`.
  private static let isWordByte: [Bool] = (0...255).map { (byte: UInt8) in
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"):
      true
    default: false
    }
  }

  /// By a first byte, the second bytes that shapes have after it.
  private static let starts: [[UInt8]] = {
    var table = Array(repeating: [UInt8](), count: 256)
    for prefix in shapes.map(\.prefix) + ["-----BEGIN", "eyJ"] {
      let two = Array(prefix.utf8.prefix(2))
      table[Int(two[0])].append(two[1])
    }
    return table
  }()

  private static let isFirstByte: [Bool] = {
    var table = Array(repeating: false, count: 256)
    for byte in shapes.compactMap(\.prefix.utf8.first) + Array("-e".utf8) { table[Int(byte)] = true }
    return table
  }()

  /// Prefixes as their issuers document them (read 2026-11-30), with the lengths of the whole.
  private static let shapes: [(kind: String, prefix: String, extra: String, length: ClosedRange<Int>)] = [
    ("an AWS access key id", "AKIA", "", 20...20),
    ("an AWS access key id", "ASIA", "", 20...20),
    ("a GitHub token", "ghp_", "", 40...255),
    ("a GitHub token", "gho_", "", 40...255),
    ("a GitHub token", "ghu_", "", 40...255),
    ("a GitHub token", "ghs_", "", 40...255),
    ("a GitHub token", "ghr_", "", 40...255),
    ("a GitHub token", "github_pat_", "", 40...255),
    ("a GitLab token", "glpat-", "", 26...255),
    ("a Google API key", "AIza", "", 39...39),
    ("a Google access token", "ya29.", ".", 40...2048),
    ("an FCM server key", "AAAA", ":", 148...180),
    ("a Slack token", "xoxb-", "", 20...255),
    ("a Slack token", "xoxp-", "", 20...255),
    ("a Slack token", "xoxa-", "", 20...255),
    ("a Slack token", "xoxr-", "", 20...255),
    ("a Slack token", "xoxs-", "", 20...255),
    ("a Slack token", "xapp-", "", 20...255),
    ("a Stripe key", "sk_live_", "", 24...255),
    ("a Stripe key", "rk_live_", "", 24...255),
    ("an npm token", "npm_", "", 40...40),
    ("a SendGrid key", "SG.", ".", 60...80),
    ("a PyPI token", "pypi-", "", 60...255),
  ]
}
