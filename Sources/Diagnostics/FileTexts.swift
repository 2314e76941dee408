import SourceText
import Writers

/// A file's path and text, as renderers need them.
struct FileText {
  let path: String

  /// Nil where the bytes are not at hand.
  let lines: LineIndex?

  /// Nil where there is nothing to show: no bytes, or bytes that are no UTF-8.
  let excerptBytes: [UInt8]?
}

/// A place of a range as a report names it.
struct Place {
  let file: FileText
  let range: SourceRange

  /// Nil where the file's bytes are not at hand.
  let start: LineIndex.Position?
  let end: LineIndex.Position?
}

/// The files that some diagnostics point into, each looked up once.
struct FileTexts {
  private var texts: [FileID: FileText] = [:]

  init(of diagnostics: [Diagnostic], in files: some SourceFiles) {
    let secrets = diagnostics.filter { $0.finding.rule == .secretInPayload }.compactMap(\.finding.range)
    for diagnostic in diagnostics {
      let finding = diagnostic.finding
      let ranges = finding.notes.map(\.range) + finding.fix.map(\.range) + (finding.range.map { [$0] } ?? [])
      for id in ranges.map(\.file) where texts[id] == nil {
        let bytes = files.bytes(of: id)
        texts[id] = FileText(
          path: files.path(of: id), lines: bytes.map { LineIndex($0) },
          excerptBytes: bytes.flatMap { bytes in
            firstInvalidUTF8(in: bytes) == nil ? covering(secrets.filter { $0.file == id }, in: bytes) : nil
          })
      }
    }
  }

  /// Nil for a file that no diagnostic of the report points into.
  func place(of range: SourceRange) -> Place? {
    texts[range.file].map { file in
      Place(
        file: file, range: range, start: file.lines?.position(of: Int(range.start)),
        end: file.lines?.position(of: Int(range.end)))
    }
  }
}

/// The bytes with stars in place of secrets, whichever finding shows the line; as many as before, so that places hold.
private func covering(_ secrets: [SourceRange], in bytes: [UInt8]) -> [UInt8] {
  var bytes = bytes
  for secret in secrets {
    for index in secret.bytes.dropFirst(shownOfSecret) where bytes[index] > UInt8(ascii: " ") {
      bytes[index] = UInt8(ascii: "*")
    }
  }
  return bytes
}

/// The first bytes of a secret that its message shows as well: they belong to its shape.
private let shownOfSecret = 4
