import SourceText
import Writers

/// A conversation with one client: takes messages in, gives messages out, and works in steps in between.
///
/// Messages are handled in their order. Analysis waits until none is left, so that many edits in a row cost one; what
/// takes long is done in steps of a few milliseconds, between which new messages are looked at.
package struct Session: Sendable {
  private enum Phase: Sendable {
    case uninitialized
    case running
    case shutDown
  }

  /// A request whose answer waits until all campaigns are compiled.
  struct Deferred: Sendable {
    let id: JSON
    let answer: @Sendable (Session) -> JSON
  }

  let options: SessionOptions
  private var phase = Phase.uninitialized
  private var queue: [RPCMessage] = []

  /// Requests that the client does not wait for any more.
  private var cancelled: [JSON] = []
  private var deferred: [Deferred] = []
  private var outgoing: [JSON] = []
  private var lastRequest = 0

  var client = ClientCapabilities()
  var documents = DocumentStore()
  var projects: [OpenProject] = []

  /// The client's folders, absolute.
  var folders: [String] = []

  /// The exit status, once the client has asked to exit.
  package private(set) var exitStatus: Int32?

  package init(_ options: SessionOptions) {
    self.options = options
  }

  // MARK: Messages

  /// Takes in the bytes of a message.
  package mutating func receive(_ bytes: [UInt8]) {
    do throws(RPCError) {
      let message = try RPCMessage(bytes)
      if message.method == "$/cancelRequest" {
        if let id = message.params["id"], isKnown(id) { cancelled.append(id) }
      } else {
        queue.append(message)
      }
    } catch {
      send(Outgoing.error(error, id: error.id))
    }
  }

  /// Notes that the client broke the frame of its messages.
  package mutating func reportBrokenFrame(_ fault: String) {
    send(Outgoing.error(RPCError(.parseError, fault), id: nil))
  }

  /// What is to be sent since the last call, as frames.
  package mutating func takeOutput() -> [UInt8] {
    defer { outgoing = [] }
    return outgoing.flatMap(Outgoing.frame)
  }

  mutating func send(_ message: JSON) {
    outgoing.append(message)
  }

  mutating func notify(_ method: String, _ params: JSON) {
    send(Outgoing.notification(method, params))
  }

  /// Asks the client for something; its answer is not needed.
  mutating func request(_ method: String, _ params: JSON) {
    lastRequest += 1
    send(Outgoing.request(method, id: lastRequest, params))
  }

  private func isKnown(_ id: JSON) -> Bool {
    queue.contains { $0.id == id } || deferred.contains { $0.id == id }
  }

  // MARK: Steps

  /// Does one piece of work; false where there is none.
  package mutating func step() -> Bool {
    guard exitStatus == nil else { return false }
    if !cancelled.isEmpty { cancelDeferred() }
    if !queue.isEmpty {
      handle(queue.removeFirst())
      return true
    }
    if analyseChanges() { return true }
    if !deferred.isEmpty, projects.allSatisfy(\.analysis.isSettled) {
      let request = deferred.removeFirst()
      send(Outgoing.response(to: request.id, request.answer(self)))
      return true
    }
    return compileMore()
  }

  private mutating func cancelDeferred() {
    for request in deferred where cancelled.contains(request.id) {
      cancelled.removeAll { $0 == request.id }
      send(Outgoing.error(RPCError(.requestCancelled, "the request was cancelled"), id: request.id))
      deferred.removeAll { $0.id == request.id }
    }
  }

  private mutating func handle(_ message: RPCMessage) {
    guard let method = message.method else { return }
    guard let id = message.id else {
      handleNotification(method, message.params)
      return
    }
    if cancelled.contains(id) {
      cancelled.removeAll { $0 == id }
      send(Outgoing.error(RPCError(.requestCancelled, "the request was cancelled"), id: id))
      return
    }
    do throws(RPCError) {
      switch try answer(method, message.params) {
      case .now(let result): send(Outgoing.response(to: id, result))
      case .whenSettled(let answer): deferred.append(Deferred(id: id, answer: answer))
      }
    } catch {
      send(Outgoing.error(error, id: id))
    }
  }

  /// What becomes of a request.
  enum Answer {
    case now(JSON)
    case whenSettled(@Sendable (Session) -> JSON)
  }

  private mutating func answer(_ method: String, _ params: JSON) throws(RPCError) -> Answer {
    switch (phase, method) {
    case (.uninitialized, "initialize"):
      phase = .running
      return .now(initialize(params))
    case (.uninitialized, _): throw RPCError(.serverNotInitialized, "the first request is 'initialize'")
    case (_, "initialize"): throw RPCError(.invalidRequest, "'initialize' is sent once")
    case (.shutDown, _): throw RPCError(.invalidRequest, "after 'shutdown' there is only 'exit'")
    case (.running, "shutdown"):
      phase = .shutDown
      return .now(.null)
    case (.running, _):
      guard let handler = Self.requests[method] else {
        throw RPCError(.methodNotFound, "there is no method '\(method)'")
      }
      return handler(&self, params)
    }
  }

  private mutating func handleNotification(_ method: String, _ params: JSON) {
    if method == "exit" {
      exitStatus = phase == .shutDown ? 0 : 1
    } else if phase == .running {
      Self.notifications[method]?(&self, params)
    }
  }
}
