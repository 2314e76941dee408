import Writers

extension Session {
  /// What this server can do, as an answer to `initialize`.
  mutating func initialize(_ params: JSON) -> JSON {
    client = ClientCapabilities(params)
    let named = params["workspaceFolders"]?.items.compactMap { $0["uri"]?.text } ?? []
    let old = [params["rootUri"]?.text].compactMap(\.self)
    folders = (named.isEmpty ? old : named).compactMap(DocumentURI.path)
    if folders.isEmpty { folders = [params["rootPath"]?.text ?? options.currentDirectory].compactMap(\.self) }
    return .object([
      .init("capabilities", capabilities),
      .init("serverInfo", [.init("name", "carillon"), .init("version", options.version)]),
    ])
  }

  private var capabilities: JSON {
    .object(
      Self.featureCapabilities + [
        .init("positionEncoding", client.encoding.rawValue),
        .init(
          "textDocumentSync",
          [
            .init("openClose", true), .init("change", 2),
            .init("save", [JSON.Member("includeText", false)]),
          ]),
        .init(
          "workspace",
          [.init("workspaceFolders", [JSON.Member("supported", true), JSON.Member("changeNotifications", true)])]),
      ])
  }

  /// The handlers of notifications; any other is passed over.
  static let notifications: [String: @Sendable (inout Session, JSON) -> Void] = [
    "initialized": { session, _ in session.findProjects() },
    "textDocument/didOpen": { $0.didOpen($1) },
    "textDocument/didChange": { $0.didChange($1) },
    "textDocument/didSave": { $0.didSave($1) },
    "textDocument/didClose": { $0.didClose($1) },
    "workspace/didChangeWatchedFiles": { $0.didChangeWatchedFiles($1) },
    "workspace/didChangeWorkspaceFolders": { $0.didChangeWorkspaceFolders($1) },
  ]
}
