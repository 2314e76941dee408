package import Diagnostics
package import SourceText

extension RuleID {
  package static let xmlSyntax: RuleID = "xml-syntax"
  package static let xmlDTD: RuleID = "xml-dtd"
  package static let xmlUnboundPrefix: RuleID = "xml-unbound-prefix"
}

/// Reads XML into located elements.
///
/// Two readers agree before a file counts as read: our own scanner, which knows every position and says what is wrong in
/// plain words, and libxml2, which knows every rule of the language. Neither opens a file, resolves an entity from
/// outside or reads a document type's internal subset.
package enum XMLReader {
  /// In bytes.
  package static let sizeLimit = 8 << 20

  /// In elements inside each other.
  package static let depthLimit = 64

  /// In attributes of one element; checks for duplicates are quadratic, libxml2's own too.
  package static let attributeLimit = 64

  /// The document of a file, or nil where it has none that can be used; then at least one finding says why.
  package static func read(_ file: SourceFile) -> Outcome<XMLDocument?> {
    if let finding = XMLPrologue.finding(in: file) { return Outcome(nil, findings: [finding]) }
    let scanned = XMLScanner.scan(file)
    guard let document = scanned.value else { return scanned }
    if let fault = XMLWellFormedness.fault(in: file) { return Outcome(nil, findings: [fault]) }
    return Outcome(document)
  }
}
