package import Diagnostics
package import SourceText

/// Reads YAML through libyaml's events into a `Document`, with this project's policies.
///
/// Three steps: a linear scan of the bytes, for what libyaml accepts and should not; libyaml's events, turned into nodes
/// as they come; and, where libyaml stops, its complaint said in plain words.
package enum YAMLReader {
  /// In bytes.
  package static let sizeLimit = 1 << 20

  /// In containers inside each other. libyaml 0.2.5 itself has no limit and is quadratic in it.
  package static let depthLimit = 64

  /// In nodes of a file, each alias counted as what it stands for.
  package static let nodeLimit = 100_000

  /// The document of a file, or nil where it has none that can be used; then at least one finding says why.
  ///
  /// A document may come with findings: a duplicate key that was left out, a tag that was passed over.
  package static func read(_ file: SourceFile) -> Outcome<Document?> {
    let start = SourceRange(file: file.id, 0..<0)
    guard file.bytes.count <= sizeLimit else {
      return Outcome(
        nil,
        findings: [
          Finding(
            .fileTooLarge, "a YAML file may have at most \(sizeLimit) bytes; this one has \(file.bytes.count)",
            at: start)
        ])
    }
    let scan = YAMLPrescan.scan(file)
    guard let bytes = scan.value else { return Outcome(nil, findings: scan.findings) }
    var builder = YAMLBuilder(file: file, bytes: bytes)
    let fault = builder.build()
    var findings = scan.findings + builder.findings
    // What libyaml stops at may be what stands for a character that is refused anyway.
    let isWritten = { (place: SourceRange) in
      Int(place.start) >= bytes.count || bytes[Int(place.start)] == file.bytes[Int(place.start)]
    }
    if let fault, fault.range.map(isWritten) != false { findings.append(fault) }
    guard fault == nil, !builder.isUnusable, let document = builder.document else {
      if findings.isEmpty {
        findings.append(
          Finding(.emptyDocument, "the file is empty", at: start, help: "write a mapping, or delete the file"))
      }
      return Outcome(nil, findings: findings)
    }
    return Outcome(document, findings: findings)
  }
}
