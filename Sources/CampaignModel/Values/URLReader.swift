package import Diagnostics
import SourceText

extension RuleID {
  package static let invalidURL: RuleID = "invalid-url"
  package static let invalidURLScheme: RuleID = "invalid-url-scheme"
  package static let relativeURL: RuleID = "relative-url"
  package static let imageNotHTTPS: RuleID = "image-not-https"
  package static let credentialsInURL: RuleID = "credentials-in-url"
}

/// Checks the syntax of URLs (RFC 3986), in which placeholders may stand for parts or for the whole.
///
/// What is found is told of the whole value, with the offending character in the message and as a note.
package enum URLReader {
  /// What a field takes.
  package enum Kind: Sendable {
    /// An absolute URL of any scheme that can be opened.
    case any
    /// An absolute https URL: a picture.
    case https
  }

  /// What is wrong with a URL, or nil; at most one finding.
  package static func fault(in url: Template, _ kind: Kind) -> Finding? {
    if url.isPlain, isPlainlyGood(url.source.utf8, kind) { return nil }
    if case .placeholder(_, let fallback)? = url.segments.first, url.segments.count == 1 {
      // The whole value is the sender's; only its fallback is known here.
      guard let fallback, !fallback.isEmpty else { return nil }
      let start = url.source.utf8.count - fallback.utf8.count - 2
      return URLChecker(url.text, fallback: fallback, at: start, kind).fault()
    }
    return URLChecker(url.text, literals: literals(of: url), kind).fault()
  }

  /// Whether a text is a lower-case scheme, `://`, a host, and nothing but letters, digits and `/-._=&?~`: what most URLs
  /// are, seen in one pass.
  private static func isPlainlyGood(_ text: String.UTF8View, _ kind: Kind) -> Bool {
    let isHTTPS = text.starts(with: "https://".utf8)
    guard isHTTPS || kind == .any, let colon = text.firstIndex(of: UInt8(ascii: ":")) else { return false }
    if !isHTTPS {
      guard text[..<colon].allSatisfy((UInt8(ascii: "a")...UInt8(ascii: "z")).contains), colon > text.startIndex,
        !unopenedSchemes.contains(where: { text[..<colon].elementsEqual($0.utf8) })
      else { return false }
    }
    let rest = text[colon...].dropFirst()
    guard rest.starts(with: "//".utf8), let first = rest.dropFirst(2).first, isLetter(first) || isDigit(first)
    else { return false }
    return rest.allSatisfy { byte in
      isLetter(byte) || isDigit(byte) || byte == UInt8(ascii: "/") || byte == UInt8(ascii: "-")
        || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "=")
        || byte == UInt8(ascii: "&") || byte == UInt8(ascii: "?") || byte == UInt8(ascii: "~")
    }
  }

  /// The parts that are known here, fallbacks among them, with their offsets in the source.
  private static func literals(of url: Template) -> [(offset: Int, text: String)] {
    guard !url.isPlain else { return [(0, url.source)] }
    var offset = 0
    var parts: [(offset: Int, text: String)] = []
    for segment in url.segments {
      switch segment {
      case .literal(let text):
        parts.append((offset, text))
        offset += text.utf8.count
      case .escapedBraces:
        parts.append((offset, "\\{{"))
        offset += 3
      case .placeholder(let name, let fallback):
        // A fallback is put in as it is, so it must be fit for a URL too.
        if let fallback { parts.append((offset + 3 + name.utf8.count, fallback)) }
        offset += 4 + name.utf8.count + (fallback.map { $0.utf8.count + 1 } ?? 0)
      }
    }
    return parts
  }
}
