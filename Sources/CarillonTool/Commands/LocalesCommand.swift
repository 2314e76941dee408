import CampaignModel
import CarillonBuild
import Diagnostics
import SourceText
import Writers

extension Command {
  /// `carillon locales CAMPAIGN`
  static let locales = Command(
    name: "locales", summary: "show which copy of a campaign the readers of each locale get",
    details: """
      Lists every locale that devices report ('locales.served' of carillon.yaml) and every locale of the campaign, with \
      the copy that it resolves to: the exact locale, else its language, else the default.
      """,
    operands: [Operand("CAMPAIGN", .campaign, isRequired: true, "a campaign's path or id")],
    options: .project + [.dataFormat], examples: ["carillon locales weekend-sale"],
    writes: { _ in [] },
    run: { invocation in
      let session = try ProjectSession(invocation)
      guard let one = try OneCampaign.read(invocation.arguments.operands[0], in: session) else { return .findings }
      guard let content = one.campaign.content, let standard = content.defaultLocale?.value else {
        throw FileError("'\(one.source.path)' has no content, so that every locale gets the same")
      }
      let rows = LocaleResolution.table(
        served: session.workspace.configuration.servedLocales.map(\.value),
        authored: content.locales.map(\.locale.value), default: standard)
      if invocation.arguments.value(of: .dataFormat) == "json" {
        try invocation.write(json(rows))
      } else {
        let table = rows.map { [$0.requested.description, $0.locale.description, $0.by.rawValue] }
        for line in TextTable.lines([["LOCALE", "GETS", "BY"]] + table) { try invocation.print(line) }
      }
      return .success
    })
}

private func json(_ rows: [Resolution]) -> String {
  let resolution = rows.map { row in
    JSON.object([
      .init("by", .string(row.by.rawValue)),
      .init("locale", .string(row.locale.description)),
      .init("requested", .string(row.requested.description)),
    ])
  }
  return String(
    decoding: JSONWriter.indented(
      .object([.init("formatVersion", .integer(1)), .init("resolution", .array(resolution))])), as: UTF8.self)
}
