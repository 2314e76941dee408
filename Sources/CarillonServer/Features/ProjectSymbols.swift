import CampaignModel
import CarillonBuild
import SourceText

/// Everything that has a name in a project: where it is declared, and where it is used.
struct ProjectSymbols {
  private let analysis: ProjectAnalysis

  /// Of the configuration and the app's resources.
  private let elsewhere: [Reference]

  init(_ analysis: ProjectAnalysis) {
    self.analysis = analysis
    guard let workspace = analysis.workspace else {
      elsewhere = []
      return
    }
    elsewhere = CampaignReferences.all(in: workspace.configuration) + CatalogReferences.all(in: workspace.catalog)
  }

  /// What one file declares and uses.
  func references(in file: FileID) -> [Reference] {
    analysis.references(of: file) + elsewhere.filter { $0.range.file == file }
  }

  /// Where a symbol that a file names is declared: a campaign's own variables before the project's.
  func declarations(of symbol: Symbol, namedIn file: FileID) -> [SourceRange] {
    let own = symbol.kind == .variable ? declarations(of: symbol, among: analysis.references(of: file)) : []
    return own + declarations(of: symbol, among: elsewhere)
  }

  /// Every place that names a symbol. A variable that the project does not declare is the campaign's own.
  func uses(of symbol: Symbol, namedIn file: FileID, withDeclarations: Bool) -> [SourceRange] {
    let isLocal = symbol.kind == .variable && declarations(of: symbol, among: elsewhere).isEmpty
    let all = (isLocal ? analysis.references(of: file) : analysis.references) + elsewhere
    return ordered(all.filter { $0.symbol == symbol && (withDeclarations || !$0.isDeclaration) }.map(\.range))
  }

  private func declarations(of symbol: Symbol, among references: [Reference]) -> [SourceRange] {
    ordered(references.filter { $0.isDeclaration && $0.symbol == symbol }.map(\.range))
  }

  /// By path, then place.
  private func ordered(_ ranges: [SourceRange]) -> [SourceRange] {
    let paths = analysis.workspace?.paths ?? []
    return Set(ranges).sorted { left, right in
      guard left.file != right.file else { return (left.start, left.end) < (right.start, right.end) }
      return paths[Int(left.file.rawValue)].utf8.lexicographicallyPrecedes(paths[Int(right.file.rawValue)].utf8)
    }
  }
}
