import CarillonBuild
import SourceText
import Writers

extension Session {
  /// The projects of the client's folders; with `--root`, that one.
  mutating func findProjects() {
    if let root = options.root {
      addProject(root)
    } else {
      for folder in folders where isProject(folder) { addProject(folder) }
    }
    for document in documents.all { findProject(of: document.path) }
  }

  /// The project that a file belongs to: the nearest directory above it that holds `carillon.yaml`, in the client's folder
  /// if it lies in one; else the folder itself, if that has a directory of campaigns.
  mutating func findProject(of path: String) {
    guard options.root == nil else { return }
    let folder = folders.filter { path.utf8.starts(with: ($0 + "/").utf8) }.max { $0.utf8.count < $1.utf8.count }
    var directory = path
    while let slash = directory.utf8.lastIndex(of: UInt8(ascii: "/")), slash > directory.startIndex {
      directory = String(directory[..<slash])
      if hasConfiguration(directory) { return addProject(directory) }
      if directory == folder { break }
    }
    if let folder, isProject(folder) { addProject(folder) }
  }

  mutating func didChangeWorkspaceFolders(_ params: JSON) {
    let event = params["event"] ?? .null
    let removed = (event["removed"]?.items ?? []).compactMap { $0["uri"]?.text.flatMap(DocumentURI.path) }
    let added = (event["added"]?.items ?? []).compactMap { $0["uri"]?.text.flatMap(DocumentURI.path) }
    folders.removeAll(where: removed.contains)
    folders += added.filter { !folders.contains($0) }
    guard options.root == nil else { return }
    for index in projects.indices.reversed()
    where removed.contains(where: { (projects[index].root + "/").utf8.starts(with: ($0 + "/").utf8) }) {
      clear(index)
      projects.remove(at: index)
    }
    findProjects()
  }

  private func hasConfiguration(_ directory: String) -> Bool {
    kind(of: Workspace.configurationName, in: directory) == .file
  }

  private func isProject(_ directory: String) -> Bool {
    hasConfiguration(directory) || kind(of: "campaigns", in: directory) == .directory
  }

  private func kind(of name: String, in directory: String) -> FileKind? {
    if name == Workspace.configurationName, documents[directory + "/" + name] != nil { return .file }
    guard let tree = try? options.open(directory) else { return nil }
    return try? tree.kind(of: name)
  }

  private mutating func addProject(_ root: String) {
    guard !projects.contains(where: { $0.root.utf8.elementsEqual(root.utf8) }) else { return }
    let open = options.open
    var project = OpenProject(
      ProjectAnalysis(root: root, options: options.analysis) { () throws(FileError) in try open(root) })
    for document in documents.all {
      guard let below = project.path(of: document.path) else { continue }
      project.analysis.setOverlay(below, document.text)
    }
    projects.append(project)
  }
}
