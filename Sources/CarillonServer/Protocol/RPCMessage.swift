package import Writers

/// A message of JSON-RPC 2.0 as it came: a request, a notification, or the answer to a request of ours.
package struct RPCMessage: Sendable {
  /// An integer or a string; nil for a notification.
  package let id: JSON?

  /// Nil for an answer.
  package let method: String?

  /// An object or an array; null where there are none.
  package let params: JSON

  /// Reads the bytes of one frame.
  package init(_ bytes: [UInt8]) throws(RPCError) {
    let json: JSON
    do throws(JSONSyntaxError) {
      json = try JSONReader.read(bytes, replacingHalfCharacters: true)
    } catch {
      throw RPCError(.parseError, "the message is no JSON: \(error)")
    }
    guard case .object = json else { throw RPCError(.invalidRequest, "a message is an object") }
    let id = json["id"]
    switch id {
    case nil, .null, .integer, .number, .string: self.id = id == .null ? nil : id
    default: throw RPCError(.invalidRequest, "an id is a number or a text")
    }
    switch json["method"] {
    case .string(let method): self.method = method
    case nil where json["result"] != nil || json["error"] != nil: method = nil
    default: throw RPCError(.invalidRequest, "a message has a 'method'", id: self.id)
    }
    params = json["params"] ?? .null
  }
}

/// Why a request has no result; what the protocol calls an error response.
package struct RPCError: Error, Sendable, Equatable {
  /// The numbers of JSON-RPC 2.0 and of the Language Server Protocol 3.17.
  package enum Code: Int, Sendable {
    case parseError = -32700
    case invalidRequest = -32600
    case methodNotFound = -32601
    case invalidParams = -32602
    case internalError = -32603
    case serverNotInitialized = -32002
    case requestCancelled = -32800
  }

  package let code: Code
  package let message: String

  /// Of the request, where it could be read.
  package let id: JSON?

  package init(_ code: Code, _ message: String, id: JSON? = nil) {
    self.code = code
    self.message = message
    self.id = id
  }
}

/// What is sent, as values.
enum Outgoing {
  static func response(to id: JSON, _ result: JSON) -> JSON {
    .object([.init("jsonrpc", .string("2.0")), .init("id", id), .init("result", result)])
  }

  static func error(_ error: RPCError, id: JSON?) -> JSON {
    .object([
      .init("jsonrpc", .string("2.0")), .init("id", id ?? error.id ?? .null),
      .init(
        "error", .object([.init("code", .integer(error.code.rawValue)), .init("message", .string(error.message))])),
    ])
  }

  static func notification(_ method: String, _ params: JSON) -> JSON {
    .object([.init("jsonrpc", .string("2.0")), .init("method", .string(method)), .init("params", params)])
  }

  static func request(_ method: String, id: Int, _ params: JSON) -> JSON {
    .object([
      .init("jsonrpc", .string("2.0")), .init("id", .integer(id)), .init("method", .string(method)),
      .init("params", params),
    ])
  }

  /// The bytes of a frame.
  static func frame(_ message: JSON) -> [UInt8] {
    let body = JSONWriter.wire(message)
    return Array("Content-Length: \(body.count)\r\n\r\n".utf8) + body
  }
}
