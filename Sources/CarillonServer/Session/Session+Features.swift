import Diagnostics
import SourceText
import Writers

extension Session {
  /// The handlers of requests, `initialize` and `shutdown` apart.
  static let requests: [String: @Sendable (inout Session, JSON) -> Answer] = [
    "textDocument/hover": { .now($0.hover($1)) },
    "textDocument/completion": { .now($0.completion($1)) },
    "textDocument/definition": { .now($0.definition($1)) },
    "textDocument/references": { $0.references($1) },
    "textDocument/documentSymbol": { .now($0.documentSymbols($1)) },
    "textDocument/codeAction": { .now($0.codeActions($1)) },
  ]

  /// What `initialize` says of them.
  static let featureCapabilities: [JSON.Member] = [
    .init("hoverProvider", true),
    .init(
      "completionProvider",
      [JSON.Member("triggerCharacters", [":", " ", "{", "/", "-", "\"", "'"].map(JSON.string))]),
    .init("definitionProvider", true), .init("referencesProvider", true), .init("documentSymbolProvider", true),
    .init("codeActionProvider", [JSON.Member("codeActionKinds", [quickFix, fixAll].map(JSON.string))]),
  ]

  static let quickFix = "quickfix"
  static let fixAll = "source.fixAll.carillon"

  /// A question about a file, once what was typed in it is analysed; nil for what is no part of a project.
  private mutating func query(_ params: JSON) -> (query: FileQuery, project: Int)? {
    guard let path = path(of: params), let index = project(of: path), let below = projects[index].path(of: path) else {
      return nil
    }
    _ = analyseChanges()
    return FileQuery(projects[index].analysis, path: below).map { ($0, index) }
  }

  private func offset(_ position: JSON?, in query: FileQuery) -> Int? {
    TextPosition(position).map { TextLines(query.bytes, isFromEditor: true).offset(of: $0, as: client.encoding) }
  }

  // MARK: At a place

  private mutating func hover(_ params: JSON) -> JSON {
    guard let (query, index) = query(params), let offset = offset(params["position"], in: query),
      let hover = Hover(query, at: offset, isMarkdown: client.drawsMarkdown)
    else { return .null }
    var members = [
      JSON.Member(
        "contents", [.init("kind", client.drawsMarkdown ? "markdown" : "plaintext"), .init("value", hover.text)])
    ]
    if let range = hover.range {
      var lines = LineTable(projects[index], of: self)
      members.append(.init("range", lines.range(range)))
    }
    return .object(members)
  }

  private mutating func completion(_ params: JSON) -> JSON {
    guard let (query, _) = query(params), let offset = offset(params["position"], in: query),
      let completion = Completion(query, at: offset)
    else { return .null }
    let lines = TextLines(query.bytes, isFromEditor: true)
    let range = JSON.range(
      lines.position(of: completion.range.lowerBound, as: client.encoding),
      lines.position(of: completion.range.upperBound, as: client.encoding))
    let items = completion.items.enumerated().map { index, item in
      var members: [JSON.Member] = [
        .init("label", item.label), .init("kind", item.kind.rawValue), .init("sortText", Self.sortText(index)),
        // Editors hold what is typed against it, quotes included.
        .init("filterText", item.text.hasPrefix("\"") ? item.text : item.label),
        .init("textEdit", [.init("range", range), .init("newText", item.text)]),
      ]
      if !item.detail.isEmpty { members.append(.init("detail", item.detail)) }
      if !item.documentation.isEmpty { members.append(.init("documentation", item.documentation)) }
      return JSON.object(members)
    }
    return .object([.init("isIncomplete", false), .init("items", items)])
  }

  /// Keeps our order.
  private static func sortText(_ index: Int) -> String {
    let digits = String(index)
    return String(repeating: "0", count: max(0, 5 - digits.count)) + digits
  }

  private mutating func definition(_ params: JSON) -> JSON {
    guard let (query, index) = query(params), let offset = offset(params["position"], in: query),
      let reference = query.references(at: offset).first
    else { return .null }
    let places = ProjectSymbols(query.analysis).declarations(of: reference.symbol, namedIn: query.file)
    var lines = LineTable(projects[index], of: self)
    return .array(places.map { lines.location($0) })
  }

  /// All campaigns must be compiled before anyone can say who names what; the place is read at once, since it may move.
  private mutating func references(_ params: JSON) -> Answer {
    let includes = params.at("context", "includeDeclaration")?.flag ?? true
    guard let (query, index) = query(params), let offset = offset(params["position"], in: query),
      let symbol = query.references(at: offset).first?.symbol
    else { return .whenSettled { _ in .null } }
    let (file, root) = (query.path, projects[index].root)
    return .whenSettled { session in
      guard let project = session.projects.first(where: { $0.root.utf8.elementsEqual(root.utf8) }),
        let file = project.analysis.file(file)
      else { return .null }
      let places = ProjectSymbols(project.analysis).uses(of: symbol, namedIn: file, withDeclarations: includes)
      var lines = LineTable(project, of: session)
      return .array(places.map { lines.location($0) })
    }
  }

  // MARK: Of a file

  private mutating func documentSymbols(_ params: JSON) -> JSON {
    guard let (query, index) = query(params) else { return .null }
    var lines = LineTable(projects[index], of: self)
    let symbols = Outline(query).symbols
    guard client.takesNestedSymbols else {
      return .array(symbols.flatMap { flat($0, in: nil, &lines) })
    }
    return .array(symbols.map { json($0, &lines) })
  }

  private func json(_ symbol: Outline.Symbol, _ lines: inout LineTable) -> JSON {
    var members: [JSON.Member] = [
      .init("name", symbol.name), .init("kind", symbol.kind.rawValue), .init("range", lines.range(symbol.range)),
      .init("selectionRange", lines.range(symbol.nameRange)),
    ]
    if !symbol.detail.isEmpty { members.append(.init("detail", symbol.detail)) }
    if !symbol.children.isEmpty { members.append(.init("children", symbol.children.map { json($0, &lines) })) }
    return .object(members)
  }

  private func flat(_ symbol: Outline.Symbol, in container: String?, _ lines: inout LineTable) -> [JSON] {
    var members: [JSON.Member] = [
      .init("name", symbol.name), .init("kind", symbol.kind.rawValue), .init("location", lines.location(symbol.range)),
    ]
    if let container { members.append(.init("containerName", container)) }
    return [.object(members)] + symbol.children.flatMap { flat($0, in: symbol.name, &lines) }
  }

  // MARK: Code actions

  private mutating func codeActions(_ params: JSON) -> JSON {
    guard let (query, index) = query(params) else { return .null }
    let only = params.at("context", "only")?.items.compactMap(\.text)
    let lines = TextLines(query.bytes, isFromEditor: true)
    var table = LineTable(projects[index], of: self)
    var actions: [JSON] = []
    if let start = TextPosition(params.at("range", "start")), let end = TextPosition(params.at("range", "end")),
      Self.isWanted(Self.quickFix, among: only)
    {
      let range = [start, end].sorted().map { lines.offset(of: $0, as: client.encoding) }
      actions = QuickFix.all(query, in: range[0]..<max(range[0], range[1])).map { fix in
        .object([
          .init("title", fix.title), .init("kind", Self.quickFix), .init("isPreferred", fix.isPreferred),
          .init("diagnostics", [json(fix.diagnostic, in: query.file, &table)]),
          .init("edit", edit(fix.edits, &table)),
        ])
      }
    }
    let whole = QuickFix.whole(query)
    if !whole.isEmpty, only != nil, Self.isWanted(Self.fixAll, among: only) {
      actions.append(
        .object([
          .init("title", "Fix all that is certain"), .init("kind", Self.fixAll),
          .init("edit", edit(whole, &table)),
        ]))
    }
    return .array(actions)
  }

  /// Whether a kind is one of those asked for, or a part of one.
  private static func isWanted(_ kind: String, among only: [String]?) -> Bool {
    only?.contains { kind == $0 || kind.hasPrefix($0 + ".") || $0.isEmpty } ?? true
  }

  private func edit(_ edits: [Finding.Edit], _ lines: inout LineTable) -> JSON {
    var byFile: [(file: FileID, edits: [JSON])] = []
    for edit in edits {
      let change = JSON.object([.init("range", lines.range(edit.range)), .init("newText", edit.text)])
      if let place = byFile.firstIndex(where: { $0.file == edit.range.file }) {
        byFile[place].edits.append(change)
      } else {
        byFile.append((edit.range.file, [change]))
      }
    }
    return .object([.init("changes", byFile.map { JSON.Member(lines.uri(of: $0.file), $0.edits) })])
  }
}
