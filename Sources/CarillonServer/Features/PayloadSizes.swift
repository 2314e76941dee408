import CampaignCompiler
import CampaignModel
import CampaignTargets
import Diagnostics
import Documents
import SourceText

/// How large the payloads of a campaign are, by target: of one locale, or the largest of all.
struct PayloadSizes {
  private struct Row {
    let target: String
    let bytes: Int
    let most: Int?
    let limit: Int
  }

  private let outputs: [CampaignCompilation.TargetOutput]
  private let configuration: Configuration

  /// Also for a campaign with errors, as long as it can be read: that is when sizes are asked for.
  init(_ document: Document, _ query: FileQuery) {
    configuration = query.configuration
    guard
      let campaign = CampaignReader.read(document, path: query.path, configuration: configuration).value,
      !campaign.isDraft
    else {
      outputs = []
      return
    }
    outputs =
      CampaignCompilation(campaign, targets: Target.of(campaign, configuration), project: query.project).outputs
  }

  /// Appends a table; nothing where there are no payloads.
  func append(to markup: inout Markup, locale: String?) {
    let isLocale = locale.map { locale in
      outputs.contains { $0.artifacts.contains { $0.locale.utf8.elementsEqual(locale.utf8) } }
    }
    let wanted = isLocale == true ? locale : nil
    let rows = outputs.compactMap { row(of: $0, locale: wanted) }
    guard !rows.isEmpty else { return }
    markup.title(wanted.map { "Payloads of \($0)" } ?? "Largest payloads")
    markup.table(
      ["target", "bytes", "at most", "limit"],
      rows.map { [$0.target, "\($0.bytes)", $0.most.map { "\($0)" } ?? "unknown", "\($0.limit)"] })
  }

  private func row(of output: CampaignCompilation.TargetOutput, locale: String?) -> Row? {
    let artifacts = output.artifacts.filter { artifact in
      locale.map { artifact.locale.utf8.elementsEqual($0.utf8) } ?? true
    }
    guard let largest = artifacts.map(\.bytes).max() else { return nil }
    let bounds = artifacts.map(\.maxBytes)
    return Row(
      target: output.target.name, bytes: largest, most: bounds.contains(nil) ? nil : bounds.compactMap(\.self).max(),
      limit: output.target.limit(configuration))
  }
}
