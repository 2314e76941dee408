/// The files that the editor has open.
package struct DocumentStore: Sendable {
  /// By the path's UTF-8.
  private var documents: [[UInt8]: OpenDocument] = [:]

  package init() {}

  package subscript(path: String) -> OpenDocument? {
    get { documents[Array(path.utf8)] }
    set { documents[Array(path.utf8)] = newValue }
  }

  /// In byte order of their paths.
  package var all: [OpenDocument] {
    documents.values.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
  }
}
