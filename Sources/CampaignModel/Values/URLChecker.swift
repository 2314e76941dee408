import Diagnostics
import SourceText

/// One URL: its literal bytes, with a gap of zero bytes where placeholders stand.
struct URLChecker {
  let text: LocatedText
  let kind: URLReader.Kind
  /// The literal bytes; 0 stands for a placeholder.
  var bytes: [UInt8] = []
  /// Where each of them stands in the source text.
  var offsets: [Int] = []

  /// What stands between the literals is filled by the sender.
  init(_ text: LocatedText, literals: [(offset: Int, text: String)], _ kind: URLReader.Kind) {
    self.text = text
    self.kind = kind
    var expected = 0
    for literal in literals {
      if literal.offset > expected { append(0, at: expected) }
      append(literal.text, at: literal.offset)
      expected = literal.offset + literal.text.utf8.count
    }
    if expected < text.value.utf8.count { append(0, at: expected) }
  }

  /// The fallback of a placeholder that is the whole value.
  init(_ text: LocatedText, fallback: String, at offset: Int, _ kind: URLReader.Kind) {
    self.text = text
    self.kind = kind
    append(fallback, at: offset)
  }

  private mutating func append(_ part: String, at start: Int) {
    for (index, byte) in part.utf8.enumerated() { append(byte, at: start + index) }
  }

  private mutating func append(_ byte: UInt8, at offset: Int) {
    bytes.append(byte)
    offsets.append(offset)
  }

  func fault() -> Finding? {
    guard !bytes.isEmpty else { return finding(.invalidURL, "the URL is empty") }
    if let offender = offendingCharacter() { return offender }
    guard let colon = bytes.firstIndex(where: { $0 == UInt8(ascii: ":") || "/?#".utf8.contains($0) || $0 == 0 }),
      bytes[colon] == UInt8(ascii: ":"), colon > 0
    else {
      if kind == .https { return finding(.imageNotHTTPS, "'\(shown)' is not an absolute https URL") }
      let startsFilled = bytes.first == 0
      return finding(
        .relativeURL, "'\(shown)' is not an absolute URL: it has no scheme",
        help: startsFilled
          ? "a placeholder is percent-encoded unless it is the whole URL: write the scheme and host out"
          : "write the whole URL, as in 'https://acme.example/sale' or 'acme://sale'")
    }
    if let bad = bytes[..<colon].firstIndex(where: { !isSchemeByte($0) }) ?? (isLetter(bytes[0]) ? nil : 0) {
      return finding(
        .invalidURLScheme, "a URL's scheme cannot have '\(character(at: bad))'", note: bad,
        help: "a scheme has letters, digits, '+', '-' and '.', and starts with a letter")
    }
    let scheme = String(decoding: bytes[..<colon], as: UTF8.self).lowercased()
    return schemeFault(scheme) ?? authorityFault(scheme, after: colon + 1)
  }

  private func schemeFault(_ scheme: String) -> Finding? {
    if kind == .https, scheme != "https" {
      return finding(
        .imageNotHTTPS, "'\(shown)' is not an https URL, and pictures are only loaded over https",
        help: scheme == "http" ? "write 'https://…'" : nil)
    }
    guard !unopenedSchemes.contains(scheme) else {
      return finding(.invalidURLScheme, "'\(scheme):' is not a link that a notification can open")
    }
    return nil
  }

  private func authorityFault(_ scheme: String, after start: Int) -> Finding? {
    let isWeb = scheme == "https" || scheme == "http"
    guard bytes[start...].starts(with: "//".utf8) else {
      if isWeb { return finding(.invalidURL, "'\(shown)' has no host: '//' is missing after '\(scheme):'") }
      return bytes.count == start ? finding(.invalidURL, "'\(shown)' has nothing after its scheme") : nil
    }
    let authority = bytes[(start + 2)...].prefix { !"/?#".utf8.contains($0) }
    let at = authority.lastIndex(of: UInt8(ascii: "@"))
    if let at, isWeb || authority[..<at].contains(UInt8(ascii: ":")) {
      return Finding(
        .credentialsInURL, "the URL has a user name or password before its host, which everyone who gets it can read",
        at: source(authority.startIndex..<at + 1), help: "take it out")
    }
    let hostAndPort = at.map { authority[($0 + 1)...] } ?? authority
    return isWeb ? hostFault(hostAndPort) : nil
  }

  private func hostFault(_ hostAndPort: ArraySlice<UInt8>) -> Finding? {
    if hostAndPort.first == UInt8(ascii: "[") { return nil }
    let host = hostAndPort.prefix { $0 != UInt8(ascii: ":") }
    guard !host.isEmpty else { return finding(.invalidURL, "'\(shown)' has no host") }
    let port = hostAndPort.dropFirst(host.count + 1)
    if let bad = port.firstIndex(where: { !isDigit($0) && $0 != 0 }) {
      return finding(.invalidURL, "the port in '\(shown)' has '\(character(at: bad))'", note: bad)
    }
    if let percent = host.firstIndex(of: UInt8(ascii: "%")) {
      return finding(.invalidURL, "the host in '\(shown)' is percent-encoded", note: percent, help: internationalHost)
    }
    return nil
  }

  /// The first character that no URL may have; the fix encodes them all.
  private func offendingCharacter() -> Finding? {
    guard let first = bytes.indices.first(where: isOffending) else { return nil }
    let authorityEnd = endOfAuthority
    let name = character(at: first)
    if bytes[first] >= 0x80, first < authorityEnd {
      return finding(.invalidURL, "the host has '\(name)', which is not ASCII", note: first, help: internationalHost)
    }
    let isEdge =
      (first == 0 || bytes[first...].allSatisfy { $0 == UInt8(ascii: " ") }) && bytes[first] == UInt8(ascii: " ")
    let isBroken = bytes[first] == UInt8(ascii: "%")
    let message =
      isBroken
      ? "'%' is not followed by two hexadecimal digits in the URL"
      : "the URL has \(name == " " ? "a space" : "'\(name)'"), which must be percent-encoded"
    var edits: [Finding.Edit] = []
    var index = first
    while index < bytes.count {
      guard isOffending(index) else {
        index += 1
        continue
      }
      var end = index + 1
      while end < bytes.count, bytes[end] & 0xC0 == 0x80 { end += 1 }
      edits.append(Finding.Edit(source(index..<end), text: isEdge ? "" : Self.percentEncoded(bytes[index..<end])))
      index = end
    }
    var end = first + 1
    while end < bytes.count, bytes[end] & 0xC0 == 0x80 { end += 1 }
    let help = isEdge ? "take the space out" : "write '\(Self.percentEncoded(bytes[first..<end]))'"
    return finding(.invalidURL, message, note: first, help: help, fix: edits)
  }

  /// One past the host and port, as far as there are any.
  private var endOfAuthority: Int {
    guard let colon = bytes.firstIndex(of: UInt8(ascii: ":")), bytes[(colon + 1)...].starts(with: "//".utf8) else {
      return 0
    }
    return bytes[(colon + 3)...].firstIndex { "/?#".utf8.contains($0) } ?? bytes.count
  }

  private func isOffending(_ index: Int) -> Bool {
    let byte = bytes[index]
    switch byte {
    case 0: return false
    case UInt8(ascii: "%"):
      return index + 2 >= bytes.count || !isHex(bytes[index + 1]) || !isHex(bytes[index + 2])
    case UInt8(ascii: "["), UInt8(ascii: "]"):
      return index >= endOfAuthority
    case UInt8(ascii: "#"):
      return bytes[..<index].contains(byte)
    default:
      return !(isLetter(byte) || isDigit(byte) || "-._~:/?@!$&'()*+,;=".utf8.contains(byte))
    }
  }

  private func finding(
    _ rule: RuleID, _ message: String, note: Int? = nil, help: String? = nil, fix: [Finding.Edit] = []
  ) -> Finding {
    var notes: [Finding.Note] = []
    if let note { notes = [Finding.Note("here", at: source(note..<note + character(at: note).utf8.count))] }
    return Finding(rule, message, at: text.range, notes: notes, help: help, fix: fix)
  }

  private func source(_ range: Range<Int>) -> SourceRange {
    text.range(of: offsets[range.lowerBound]..<offsets[range.upperBound - 1] + 1)
  }

  private func character(at index: Int) -> String {
    bytes[index] == 0 ? "{{" : text.value.wholeCharacter(at: offsets[index]).text
  }

  /// The URL as authored, cut where it is long.
  private var shown: String {
    text.value.count > 60 ? text.value.prefix(60) + "…" : text.value
  }

  private static func percentEncoded(_ bytes: ArraySlice<UInt8>) -> String {
    bytes.map { byte in
      let digits = String(byte, radix: 16, uppercase: true)
      return "%" + (digits.utf8.count == 1 ? "0" : "") + digits
    }.joined()
  }
}

/// What no notification may open: code, and what is on the device.
let unopenedSchemes = ["javascript", "vbscript", "data", "file", "blob", "about"]

private let internationalHost = "write the host in its ASCII form, which begins with 'xn--'"

private func isHex(_ byte: UInt8) -> Bool {
  isDigit(byte) || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(byte | 0x20)
}

private func isSchemeByte(_ byte: UInt8) -> Bool {
  isLetter(byte) || isDigit(byte) || byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-") || byte == UInt8(ascii: ".")
}
