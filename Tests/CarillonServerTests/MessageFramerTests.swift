import CarillonServer
import Testing

@Suite struct MessageFramerTests {
  private func events(_ pieces: String...) -> [MessageFramer.Event] {
    var framer = MessageFramer()
    var events: [MessageFramer.Event] = []
    for piece in pieces {
      framer.append(Array(piece.utf8))
      while let event = framer.next() { events.append(event) }
    }
    return events
  }

  private func message(_ text: String) -> MessageFramer.Event {
    .message(Array(text.utf8))
  }

  private let noLength = MessageFramer.Event.fault("a message begins with 'Content-Length: ' and a number of bytes")

  @Test func `messages come out however the bytes were cut`() {
    let stream = "Content-Length: 2\r\n\r\n{}Content-Type: x\r\ncontent-length:5\r\n\r\n\"é\""
    let expected = [message("{}"), message("\"é\"")]
    #expect(events(stream) == [message("{}")])
    let whole = stream + " "
    #expect(events(whole).count == 2)
    var framer = MessageFramer()
    var found: [MessageFramer.Event] = []
    for byte in ("Content-Length: 2\r\n\r\n{}Content-Type: x\r\ncontent-length:4\r\n\r\n\"é\"").utf8 {
      framer.append([byte])
      while let event = framer.next() { found.append(event) }
    }
    #expect(found == expected)
  }

  @Test(arguments: [
    "Content-Length: abc\r\n\r\n", "Content-Length: -2\r\n\r\n", "Content-Length: \r\n\r\n", "X: 1\r\n\r\n",
    "{\"jsonrpc\":\"2.0\"}", "\r\n\r\n", "Content-Length: 1 2 x\r\n\r\n{}",
  ])
  func `a broken frame is told once, and the next message is found`(_ broken: String) {
    let found = events(broken + "Content-Length: 2\r\n\r\n{}", "Content-Length: 2\r\n\r\n[]")
    #expect(found == [noLength, message("{}"), message("[]")], "\(broken.debugDescription)")
  }

  @Test(arguments: ["67108865", "99999999999999999999999999999"])
  func `a message that is too large is not waited for`(_ length: String) {
    let found = events("Content-Length: \(length)\r\n\r\n{\"half\": ", "…", "Content-Length: 2\r\n\r\n{}")
    #expect(found.count == 2)
    #expect(found.last == message("{}"))
    guard case .fault(let text) = found.first else { return #expect(Bool(false), "\(found)") }
    #expect(text.hasPrefix("a message may have at most 67108864 bytes; this one has "))
  }

  @Test func `a header without end is given up`() {
    let found = events(String(repeating: "X", count: 5000), "Content-Length: 2\r\n\r\n{}")
    #expect(found == [noLength, message("{}")])
  }

  @Test func `an empty message is a message`() {
    #expect(events("Content-Length: 0\r\n\r\n", "Content-Length: 1\r\n\r\n ") == [message(""), message(" ")])
  }
}
