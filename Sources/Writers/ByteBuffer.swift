/// Bytes being written: what an array that only grows would be, with nothing to check on the way but the room.
///
/// Payloads are put together from dozens of short pieces, sixty thousand payloads a build; the pieces are most of the work.
@safe
package struct ByteBuffer: ~Copyable {
  @usableFromInline
  var start: UnsafeMutablePointer<UInt8>

  @usableFromInline
  var capacity: Int

  @usableFromInline
  var written = 0

  /// Room for so many bytes, before the first growth.
  package init(capacity: Int = 1024) {
    self.capacity = max(capacity, 16)
    unsafe start = .allocate(capacity: self.capacity)
  }

  deinit {
    unsafe start.deallocate()
  }

  /// How many bytes were written.
  @inlinable
  package var count: Int {
    written
  }

  /// What was written.
  package var array: [UInt8] {
    unsafe Array(UnsafeBufferPointer(start: start, count: written))
  }

  /// What was written from one offset on.
  package func array(from offset: Int) -> [UInt8] {
    precondition((0...written).contains(offset), "an offset lies in what was written")
    return unsafe Array(UnsafeBufferPointer(start: start + offset, count: written - offset))
  }

  /// Forgets what was written from an offset on; the room stays.
  package mutating func truncate(to count: Int) {
    precondition((0...written).contains(count), "a buffer is only made shorter")
    written = count
  }

  @inlinable
  package mutating func append(_ byte: UInt8) {
    if written == capacity { makeRoom(for: 1) }
    unsafe start[written] = byte
    written += 1
  }

  package mutating func append(contentsOf bytes: UnsafeBufferPointer<UInt8>) {
    guard let source = bytes.baseAddress else { return }
    if capacity - written < bytes.count { makeRoom(for: bytes.count) }
    unsafe (start + written).update(from: source, count: bytes.count)
    written += bytes.count
  }

  package mutating func append(contentsOf bytes: ArraySlice<UInt8>) {
    unsafe bytes.withUnsafeBufferPointer { unsafe append(contentsOf: $0) }
  }

  package mutating func append(contentsOf bytes: [UInt8]) {
    unsafe bytes.withUnsafeBufferPointer { unsafe append(contentsOf: $0) }
  }

  /// Appends a text that is known to the program: it costs a copy of its bytes.
  package mutating func append(_ text: StaticString) {
    precondition(text.hasPointerRepresentation, "a text has more than one character")
    unsafe append(contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  /// Appends the UTF-8 of a text as it is.
  package mutating func append(utf8 text: String) {
    var text = text
    text.withUTF8 { unsafe append(contentsOf: $0) }
  }

  package mutating func append(repeating byte: UInt8, count: Int) {
    if capacity - written < count { makeRoom(for: count) }
    unsafe (start + written).update(repeating: byte, count: count)
    written += count
  }

  @usableFromInline
  mutating func makeRoom(for more: Int) {
    let larger = max(capacity * 2, written + more)
    let room = UnsafeMutablePointer<UInt8>.allocate(capacity: larger)
    unsafe room.update(from: start, count: written)
    unsafe start.deallocate()
    unsafe start = room
    capacity = larger
  }
}

extension ByteBuffer {
  /// The bytes that a function writes.
  package static func bytes(capacity: Int = 1024, _ write: (inout ByteBuffer) -> Void) -> [UInt8] {
    var buffer = ByteBuffer(capacity: capacity)
    write(&buffer)
    return buffer.array
  }
}
