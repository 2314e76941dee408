package import CarillonBuild

/// The language server: a session, and the streams that it speaks over.
package struct LanguageServer {
  private var session: Session
  private var framer = MessageFramer()

  package init(_ options: SessionOptions) {
    session = Session(options)
  }

  /// Talks until the client says `exit`, and gives the status to exit with; a client that goes away without a word is an
  /// error.
  package mutating func run(over stream: consuming DuplexStream) throws -> Int32 {
    var isIdle = true
    while true {
      framer.append(try stream.exchange(waits: isIdle))
      while let event = framer.next() {
        switch event {
        case .message(let bytes): session.receive(bytes)
        case .fault(let text): session.reportBrokenFrame(text)
        }
      }
      isIdle = !session.step()
      stream.send(session.takeOutput())
      if let status = session.exitStatus { return try stream.finish(with: status) }
      if isIdle, stream.isAtEnd { return try stream.finish(with: 1) }
    }
  }
}

extension DuplexStream {
  /// Writes what is left.
  fileprivate mutating func finish(with status: Int32) throws -> Int32 {
    try flush()
    return status
  }
}
