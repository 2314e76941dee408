import CampaignModel
import CampaignTargets
import SourceText

/// `sources.json`: for each artifact, where the parts of its payload were written.
struct SourceMap {
  private let compilation: CampaignCompilation
  private let files: [(file: SourceFile, lines: LineIndex)]

  init(_ compilation: CampaignCompilation, source: SourceFile) {
    self.compilation = compilation
    files = ([source] + [compilation.project.configurationFile].compactMap { $0 }).map { ($0, LineIndex($0.bytes)) }
  }

  /// Artifact path, then JSON Pointer, then `file:line:column`; in the indented form.
  var bytes: [UInt8] {
    let campaign = compilation.campaign
    return IndentedJSON.document { json in
      json.member("artifacts") { json in
        for output in compilation.outputs {
          for version in Version.all(of: campaign) {
            let input = version.input(for: output.target, of: campaign, in: compilation.project)
            let lowering = output.target.lowering(of: input)
            for (locale, payload) in version.payloads(of: campaign, lowering: lowering) {
              let folder = [campaign.id.value, output.target.name, version.variant?.id.value].compactMap { $0 }
              json.member(named: "campaigns/\(folder.joined(separator: "/"))/\(locale).json") { json in
                for (pointer, place) in places(of: payload) { json.member(named: pointer, place) }
              }
            }
          }
        }
      }
      json.member("formatVersion", 1)
    }
  }

  /// By pointer, in byte order.
  private func places(of payload: PayloadValue) -> [(pointer: String, place: String)] {
    payload.places
      .sorted { $0.pointer.utf8.lexicographicallyPrecedes($1.pointer.utf8) }
      .compactMap { place in position(of: place.range).map { (place.pointer, $0) } }
  }

  /// Nil for what no file of this run says, such as a built-in value.
  private func position(of range: SourceRange) -> String? {
    guard let (file, lines) = files.first(where: { $0.file.id == range.file }) else { return nil }
    let position = lines.position(of: Int(range.start))
    return "\(file.path):\(position.line):\(position.column)"
  }
}
