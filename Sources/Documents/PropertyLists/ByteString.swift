/// A text that is equal to another only where their bytes are: Swift's `==` takes `K` and U+212A for the same.
struct ByteString: Hashable {
  private let bytes: [UInt8]

  init(_ text: String) {
    bytes = Array(text.utf8)
  }
}
