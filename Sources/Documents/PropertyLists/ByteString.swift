/// A text that is equal to another only where their bytes are: Swift's `==` takes `K` and U+212A for the same.
package struct ByteString: Hashable, Sendable {
  private let bytes: [UInt8]

  package init(_ text: String) {
    bytes = Array(text.utf8)
  }
}
