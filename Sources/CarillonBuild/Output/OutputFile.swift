/// A file as it belongs into the build directory.
package struct OutputFile: Sendable {
  /// Below the build directory, with `/`.
  package let path: String
  package let bytes: [UInt8]

  package init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }
}

/// How a path of the build directory differs from what belongs there.
package struct OutputChange: Sendable, Equatable {
  package enum Kind: String, Sendable {
    /// It is not there and will be written.
    case missing
    /// It has other bytes and will be written.
    case stale
    /// It is ours, belongs to nothing any more and will be removed.
    case extra
  }

  package let kind: Kind
  package let path: String

  package init(_ kind: Kind, _ path: String) {
    self.kind = kind
    self.path = path
  }
}
