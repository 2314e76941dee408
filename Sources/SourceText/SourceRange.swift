/// A half-open range of bytes in one file.
///
/// Offsets count bytes from the start of the file as it is on disk, a byte-order mark included. They become lines and
/// columns only when they are printed (`LineIndex`).
package struct SourceRange: Hashable, Sendable {
  package let file: FileID

  /// The first byte.
  package let start: UInt32

  /// One past the last byte.
  package let end: UInt32

  package init(file: FileID, start: UInt32, end: UInt32) {
    precondition(start <= end, "a range ends where it starts or later")
    self.file = file
    self.start = start
    self.end = end
  }

  package init(file: FileID, _ bytes: Range<Int>) {
    self.init(file: file, start: UInt32(bytes.lowerBound), end: UInt32(bytes.upperBound))
  }

  /// The empty range at this range's start.
  package var startPoint: SourceRange {
    SourceRange(file: file, start: start, end: start)
  }

  /// The bytes as indices of the file's array.
  package var bytes: Range<Int> {
    Int(start)..<Int(end)
  }

  /// Whether the other range lies inside this one, in the same file.
  package func contains(_ other: SourceRange) -> Bool {
    file == other.file && start <= other.start && other.end <= end
  }
}

/// A value and where it was written.
package struct Located<Value> {
  package var value: Value
  package let range: SourceRange

  package init(_ value: Value, at range: SourceRange) {
    self.value = value
    self.range = range
  }

  /// The same place with another value.
  package func map<Other>(_ transform: (Value) throws -> Other) rethrows -> Located<Other> {
    Located<Other>(try transform(value), at: range)
  }
}

extension Located: Sendable where Value: Sendable {}
extension Located: Equatable where Value: Equatable {}
