/// Cuts a stream of bytes into messages: header lines, an empty line, as many bytes as `Content-Length` says.
///
/// A client that breaks the frame is told so once; then everything up to the next `Content-Length:` is passed over.
package struct MessageFramer {
  /// What comes out.
  package enum Event: Equatable, Sendable {
    /// The bytes of a message, not looked at.
    case message([UInt8])
    /// What is wrong with the frame, in words.
    case fault(String)
  }

  /// In bytes; an editor sends a file whole, as JSON.
  package static let messageLimit = 64 << 20
  private static let headerLimit = 4096

  private var buffer: [UInt8] = []

  /// The first byte that was not used yet.
  private var start = 0

  /// Whether the frame is broken, and its next beginning is looked for.
  private var isLost = false

  package init() {}

  package mutating func append(_ bytes: [UInt8]) {
    if start > 0 {
      buffer.removeFirst(start)
      start = 0
    }
    buffer += bytes
  }

  /// The next event, or nil until more bytes come.
  package mutating func next() -> Event? {
    if isLost { findFrame() }
    guard !isLost, start < buffer.count else { return nil }
    guard let header = headerEnd() else {
      guard buffer.count - start > Self.headerLimit else { return nil }
      return lose("a message begins with 'Content-Length: ' and a number of bytes")
    }
    let length: Int
    switch contentLength(in: buffer[start..<header.text]) {
    case nil: return lose("a message begins with 'Content-Length: ' and a number of bytes")
    case .some(let value) where value > Self.messageLimit:
      return lose("a message may have at most \(Self.messageLimit) bytes; this one has \(value)")
    case .some(let value): length = value
    }
    guard buffer.count - header.body >= length else { return nil }
    let message = Array(buffer[header.body..<header.body + length])
    start = header.body + length
    return .message(message)
  }

  /// The end of the header lines, and the start of what follows the empty line.
  private func headerEnd() -> (text: Int, body: Int)? {
    var index = start
    let end = min(buffer.count, start + Self.headerLimit)
    while index < end {
      if buffer[index] == newline {
        if index + 1 < buffer.count, buffer[index + 1] == newline { return (index, index + 2) }
        if index + 2 < buffer.count, buffer[index + 1] == carriageReturn, buffer[index + 2] == newline {
          return (index, index + 3)
        }
      }
      index += 1
    }
    return nil
  }

  /// Nil where no line has it, or what it has is no number.
  private func contentLength(in lines: ArraySlice<UInt8>) -> Int? {
    for line in lines.split(separator: newline) where startsWithName(line) {
      let digits = line.dropFirst(Self.name.count).filter { $0 != carriageReturn && $0 != space && $0 != tab }
      guard !digits.isEmpty, digits.allSatisfy({ $0 >= UInt8(ascii: "0") && $0 <= UInt8(ascii: "9") }) else {
        return nil
      }
      // A number that fits no integer is above every limit.
      return Int(String(decoding: digits, as: UTF8.self)) ?? Int.max
    }
    return nil
  }

  private mutating func lose(_ fault: String) -> Event {
    isLost = true
    if startsWithName(buffer[start...]) { start += Self.name.count }
    return .fault(fault)
  }

  private mutating func findFrame() {
    while start + Self.name.count <= buffer.count {
      if startsWithName(buffer[start...]) {
        isLost = false
        return
      }
      start += 1
    }
  }

  private func startsWithName(_ bytes: ArraySlice<UInt8>) -> Bool {
    guard bytes.count >= Self.name.count else { return false }
    return zip(bytes, Self.name).allSatisfy { byte, expected in
      byte == expected || byte | 0x20 == expected && byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z")
    }
  }

  /// In small letters; the name of a header field has no case.
  private static let name = Array("content-length:".utf8)
}

private let newline = UInt8(ascii: "\n")
private let carriageReturn = UInt8(ascii: "\r")
private let space = UInt8(ascii: " ")
private let tab = UInt8(ascii: "\t")
