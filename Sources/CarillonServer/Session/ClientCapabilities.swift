import Writers

/// What the client can do, as far as it matters here.
struct ClientCapabilities: Sendable {
  var encoding = PositionEncoding.utf16
  var drawsMarkdown = false
  var takesRelatedInformation = false
  var registersWatchers = false
  var showsProgress = false
  var takesNestedSymbols = false
  var takesSnippets = false

  init() {}

  /// Of the parameters of `initialize`.
  init(_ params: JSON) {
    let capabilities = params["capabilities"] ?? .null
    let offered = capabilities.at("general", "positionEncodings")?.items ?? []
    encoding = offered.lazy.compactMap { $0.text.flatMap(PositionEncoding.init(rawValue:)) }.first ?? .utf16
    let document = capabilities["textDocument"] ?? .null
    drawsMarkdown = document.at("hover", "contentFormat")?.items.contains { $0.text == "markdown" } ?? false
    takesRelatedInformation = document.at("publishDiagnostics", "relatedInformation")?.flag ?? false
    takesNestedSymbols = document.at("documentSymbol", "hierarchicalDocumentSymbolSupport")?.flag ?? false
    takesSnippets = document.at("completion", "completionItem", "snippetSupport")?.flag ?? false
    registersWatchers =
      capabilities.at("workspace", "didChangeWatchedFiles", "dynamicRegistration")?.flag ?? false
    showsProgress = capabilities.at("window", "workDoneProgress")?.flag ?? false
  }
}
