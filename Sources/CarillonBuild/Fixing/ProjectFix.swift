import CampaignCompiler
import CampaignRules
import Diagnostics
import Documents
package import SourceText

/// Carries out the certain fixes of a project, in memory, until nothing is left to fix.
package struct ProjectFix {
  /// A file that the fixes change.
  package struct ChangedFile: Sendable {
    package let path: String
    package let before: [UInt8]
    package let after: [UInt8]

    /// How many findings were put right in it.
    package let fixCount: Int
  }

  /// Which findings and files are meant.
  package struct Selection: Sendable {
    /// Rule ids; every rule where it is empty.
    package let rules: [String]

    /// Paths of files and directories below the root; the whole project where it is empty.
    package let paths: [String]

    package init(rules: [String], paths: [String]) {
      self.rules = rules
      self.paths = paths
    }

    func contains(_ rule: RuleID) -> Bool {
      rules.isEmpty || rules.contains { $0.utf8.elementsEqual(rule.rawValue.utf8) }
    }

    func contains(_ path: String) -> Bool {
      paths.isEmpty
        || paths.contains { given in
          given == "." || path.utf8.elementsEqual(given.utf8) || path.utf8.starts(with: (given + "/").utf8)
        }
    }
  }

  private let tree: any FileTree
  private let configuration: (path: String, bytes: [UInt8])?
  private let selection: Selection
  private let makeRun: (Workspace) throws -> ProjectRun
  private let policy: PolicyOptions

  /// What has been changed so far, by path.
  private var states: [String: State] = [:]

  private struct State {
    /// What the file had been, the bytes on disk first, and what it is now at the end.
    var history: [[UInt8]]
    var fixCount = 0

    /// Fixing it led nowhere: it is left as it is on disk.
    var isLeftAlone = false
  }

  /// A run of the compiler is made of a workspace by `makeRun`; `configuration` is one from elsewhere, which is not fixed.
  package init(
    _ tree: any FileTree, configuration: (path: String, bytes: [UInt8])?, selection: Selection, policy: PolicyOptions,
    makeRun: @escaping (Workspace) throws -> ProjectRun
  ) {
    self.tree = tree
    self.configuration = configuration
    self.selection = selection
    self.policy = policy
    self.makeRun = makeRun
  }

  /// The files that change, in byte order of their paths, and what is found once they have changed.
  package mutating func run() throws -> (changes: [ChangedFile], report: RunReport) {
    var report = try look()
    var before = report
    for _ in 0..<Self.roundLimit {
      let changed = try apply(FixPlan(wanted(in: report), isWanted: { isWanted($0, in: report) }), in: report)
      guard !changed.isEmpty else { break }
      before = report
      report = try look()
      if takeBack(changed, before: before, after: report) { report = try look() }
    }
    let changes = states.compactMap { path, state -> ChangedFile? in
      guard let first = state.history.first, let last = state.history.last, first != last else { return nil }
      return ChangedFile(path: path, before: first, after: last, fixCount: state.fixCount)
    }
    return (changes.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }, report)
  }

  /// Everything that is found in the project as it is now.
  private func look() throws -> RunReport {
    let files = states.compactMap { path, state in state.history.last.map { (path: path, bytes: $0) } }
    let workspace = try Workspace.load(OverlayTree(tree, files: files), configuration: configuration)
    let run = try makeRun(workspace)
    let results = try run.compile(workspace.campaigns) { _, _ in }
    return RunReport(run, results, assembly: run.assemble(results), policy: policy)
  }

  private func wanted(in report: RunReport) -> [Finding] {
    report.diagnostics.map(\.finding).filter { !$0.fix.isEmpty && selection.contains($0.rule) }
  }

  private func isWanted(_ edit: Finding.Edit, in report: RunReport) -> Bool {
    let path = report.files.path(of: edit.range.file)
    // The first file is the configuration: one from elsewhere is not the project's to change.
    if configuration != nil, edit.range.file == FileID(0) { return false }
    return selection.contains(path) && states[path]?.isLeftAlone != true
  }

  /// Makes the edits; returns the paths that they change.
  private mutating func apply(_ plan: FixPlan, in report: RunReport) throws -> [String] {
    var changed: [String] = []
    for file in plan.files {
      let path = report.files.path(of: file.file)
      guard let bytes = report.files.bytes(of: file.file) else { continue }
      let source = SourceFile(id: file.file, path: path, bytes: bytes)
      let certain = readable(unshared(file, in: source), in: source)
      guard !certain.fixes.isEmpty else { continue }
      var state = states[path] ?? State(history: [bytes])
      state.history.append(certain.applied(to: bytes))
      state.fixCount += certain.fixes.count
      states[path] = state
      changed.append(path)
    }
    return changed
  }

  /// Leaves files alone whose fixes made them unreadable, or go round in circles.
  private mutating func takeBack(_ paths: [String], before: RunReport, after: RunReport) -> Bool {
    var isAny = false
    for path in paths {
      guard var state = states[path], let now = state.history.last, let first = state.history.first else { continue }
      let isCircle = state.history.dropLast().contains(now)
      let isWorse = unreadable(path, in: after) && !unreadable(path, in: before)
      guard isCircle || isWorse else { continue }
      state = State(history: [first], isLeftAlone: true)
      states[path] = state
      isAny = true
    }
    return isAny
  }

  private func unreadable(_ path: String, in report: RunReport) -> Bool {
    report.diagnostics.contains { diagnostic in
      guard let range = diagnostic.finding.range, Self.syntaxRules.contains(diagnostic.finding.rule) else {
        return false
      }
      return report.files.path(of: range.file).utf8.elementsEqual(path.utf8)
    }
  }

  /// The fixes outside of what several places of the file share through aliases and merges: an edit there would change
  /// them all.
  private func unshared(_ fixes: FixPlan.FileFixes, in file: SourceFile) -> FixPlan.FileFixes {
    guard file.path.hasCampaignExtension, let shared = YAMLReader.read(file).value?.sharedRanges, !shared.isEmpty else {
      return fixes
    }
    var fixes = fixes
    fixes.fixes.removeAll { fix in fix.contains { edit in shared.contains { $0.contains(edit.range) } } }
    return fixes
  }

  /// The fixes that leave a readable YAML file readable: all of them, as a rule, else those that do one by one.
  private func readable(_ fixes: FixPlan.FileFixes, in file: SourceFile) -> FixPlan.FileFixes {
    func isReadable(_ bytes: [UInt8]) -> Bool {
      let read = YAMLReader.read(SourceFile(id: file.id, path: file.path, bytes: bytes))
      return !read.findings.contains { Self.syntaxRules.contains($0.rule) }
    }
    guard file.path.hasCampaignExtension, isReadable(file.bytes), !isReadable(fixes.applied(to: file.bytes)) else {
      return fixes
    }
    var kept = fixes
    kept.fixes = []
    var attempts = Self.attemptLimit
    // Halves, so that a few bad ones among many cost a few looks at the file each.
    func keep(_ some: ArraySlice<[Finding.Edit]>) {
      guard attempts > 0 else { return }
      attempts -= 1
      let count = kept.fixes.count
      kept.fixes += some
      guard !isReadable(kept.applied(to: file.bytes)) else { return }
      kept.fixes.removeLast(kept.fixes.count - count)
      guard some.count > 1 else { return }
      let middle = some.startIndex + some.count / 2
      keep(some[..<middle])
      keep(some[middle...])
    }
    keep(fixes.fixes[...])
    return kept
  }

  /// What says that a file cannot be read, or only in part.
  private static let syntaxRules: [RuleID] = [
    "yaml-syntax", "duplicate-key", "yaml-tab", "yaml-tag", "xml-syntax", "plist-syntax", "invalid-character",
  ]

  /// How often a file is read to tell which of its fixes cannot be made; what is then undecided is not made.
  private static let attemptLimit = 200

  /// Fixes uncover others at most a few levels deep.
  private static let roundLimit = 50
}
