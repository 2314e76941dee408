import CampaignModel
import CarillonBuild
import Diagnostics
import SourceText
import Writers

extension Session {
  /// Analyses what was edited, in every project; false where nothing was.
  mutating func analyseChanges() -> Bool {
    var isBusy = false
    for index in projects.indices where !projects[index].changed.isEmpty || projects[index].needsReload {
      isBusy = true
      let changed = projects[index].changed
      projects[index].changed = []
      var affected: Set<FileID>
      if projects[index].needsReload {
        projects[index].needsReload = false
        affected = projects[index].analysis.reload(changed: changed)
      } else {
        affected = projects[index].analysis.update(changed)
      }
      // Whoever looks at a file wants to hear of it first.
      affected.formUnion(projects[index].analysis.compile(openFiles(of: index)))
      publish(index, affected, changed: changed)
      showFault(index)
      watchFiles(index)
      beginProgress(index)
    }
    return isBusy
  }

  /// Compiles some of the campaigns that wait; false where none does.
  mutating func compileMore() -> Bool {
    guard let index = projects.indices.first(where: { !projects[$0].analysis.isSettled }) else { return false }
    publish(index, projects[index].analysis.compileNext(), changed: [])
    reportProgress(index)
    return true
  }

  /// Takes what the file system says for new: for clients that watch no files.
  mutating func lookAtDisk() {
    for index in projects.indices {
      projects[index].changed += projects[index].analysis.changesOnDisk()
      projects[index].needsReload = true
    }
  }

  private func openFiles(of index: Int) -> [FileID] {
    documents.all.compactMap { document in
      projects[index].path(of: document.path).flatMap { projects[index].analysis.file($0) }
    }
  }

  /// A project that cannot be read at all, as a message: there is no line to show it at.
  private mutating func showFault(_ index: Int) {
    let fault = projects[index].analysis.fault
    guard fault != projects[index].shownFault else { return }
    projects[index].shownFault = fault
    guard let fault else { return }
    notify("window/showMessage", .object([.init("type", 1), .init("message", "carillon: \(fault)")]))
  }

  // MARK: Watching and progress

  /// Asks the client to watch the files that the project is made of.
  private mutating func watchFiles(_ index: Int) {
    guard client.registersWatchers, let workspace = projects[index].analysis.workspace else { return }
    let configuration = workspace.configuration
    let directories = (configuration.campaignPaths + configuration.channelPaths).map(\.value)
    let globs = ["**/\(Workspace.configurationName)"] + directories.map { $0 == "." ? "**/*" : "**/\($0)/**" }
    guard globs != projects[index].watched else { return }
    let id = "carillon:\(projects[index].root)"
    if !projects[index].watched.isEmpty {
      let old = JSON.object([.init("id", id), .init("method", "workspace/didChangeWatchedFiles")])
      request("client/unregisterCapability", .object([.init("unregisterations", [old])]))
    }
    projects[index].watched = globs
    let watchers = globs.map { JSON.object([.init("globPattern", $0)]) }
    let registration = JSON.object([
      .init("id", id), .init("method", "workspace/didChangeWatchedFiles"),
      .init("registerOptions", [JSON.Member("watchers", watchers)]),
    ])
    request("client/registerCapability", .object([.init("registrations", [registration])]))
  }

  /// A bar for work that takes noticeable time.
  private mutating func beginProgress(_ index: Int) {
    let total = projects[index].analysis.staleCount
    guard client.showsProgress, projects[index].progress == nil, total >= 200 else { return }
    let bar = ProgressBar(token: "carillon:\(projects[index].root)", total: total)
    projects[index].progress = bar
    request("window/workDoneProgress/create", .object([.init("token", bar.token)]))
    progress(bar, [.init("kind", "begin"), .init("title", "Checking campaigns"), .init("percentage", 0)])
  }

  private mutating func reportProgress(_ index: Int) {
    guard var bar = projects[index].progress else { return }
    let rest = projects[index].analysis.staleCount
    let percentage = max(0, bar.total - rest) * 100 / bar.total
    if projects[index].analysis.isSettled {
      projects[index].progress = nil
      progress(bar, [.init("kind", "end")])
    } else if percentage >= bar.percentage + 5 {
      bar.percentage = percentage
      projects[index].progress = bar
      progress(bar, [.init("kind", "report"), .init("percentage", percentage)])
    }
  }

  private mutating func progress(_ bar: ProgressBar, _ value: [JSON.Member]) {
    notify("$/progress", .object([.init("token", bar.token), .init("value", value)]))
  }
}
