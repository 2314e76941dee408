import CarillonBuild
import SourceText
import Writers

extension Session {
  mutating func didOpen(_ params: JSON) {
    guard let document = params["textDocument"], let uri = document["uri"]?.text, let text = document["text"]?.text,
      let path = DocumentURI.path(of: uri)
    else { return }
    findProject(of: path)
    let opened = OpenDocument(uri: uri, path: path, version: document["version"]?.number ?? 0, text: text)
    documents[path] = opened
    edit(opened)
  }

  mutating func didChange(_ params: JSON) {
    guard let path = path(of: params), var document = documents[path] else { return }
    document.apply(
      params["contentChanges"]?.items ?? [],
      version: params.at("textDocument", "version")?.number ?? document.version, encoding: client.encoding)
    documents[path] = document
    edit(document)
  }

  mutating func didClose(_ params: JSON) {
    guard let path = path(of: params), documents[path] != nil else { return }
    documents[path] = nil
    for index in projects.indices {
      guard let below = projects[index].path(of: path) else { continue }
      projects[index].analysis.setOverlay(below, nil)
      // The file on disk may be another one, or none.
      projects[index].changed.append(below)
      projects[index].needsReload = true
    }
  }

  /// Saving changes nothing that the editor has not said; but a client that watches no files gives its only hint here that
  /// something else may have changed.
  mutating func didSave(_ params: JSON) {
    guard let path = path(of: params) else { return }
    findProject(of: path)
    if !client.registersWatchers { lookAtDisk() }
  }

  mutating func didChangeWatchedFiles(_ params: JSON) {
    for change in params["changes"]?.items ?? [] {
      guard let path = change["uri"]?.text.flatMap(DocumentURI.path) else { continue }
      noteChangeOnDisk(of: path, isContentAlone: change["type"]?.number == 2)
    }
  }

  /// The edited file as each project that it lies in sees it: the innermost alone.
  private mutating func edit(_ document: OpenDocument) {
    guard let index = project(of: document.path), let below = projects[index].path(of: document.path) else { return }
    projects[index].analysis.setOverlay(below, document.text)
    projects[index].changed.append(below)
  }

  private mutating func noteChangeOnDisk(of path: String, isContentAlone: Bool) {
    if path.hasSuffix("/" + Workspace.configurationName) { findProject(of: path) }
    // What an editor holds is what counts.
    guard documents[path] == nil || !isContentAlone, let index = project(of: path),
      let below = projects[index].path(of: path)
    else { return }
    projects[index].changed.append(below)
    if !isContentAlone { projects[index].needsReload = true }
  }

  /// The absolute path that the parameters speak of.
  func path(of params: JSON) -> String? {
    params.at("textDocument", "uri")?.text.flatMap(DocumentURI.path)
  }

  /// The innermost project that a file lies in.
  func project(of path: String) -> Int? {
    projects.indices.filter { projects[$0].path(of: path) != nil }
      .max { projects[$0].root.utf8.count < projects[$1].root.utf8.count }
  }
}
