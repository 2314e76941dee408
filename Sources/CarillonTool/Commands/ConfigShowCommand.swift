import CampaignModel
import CarillonBuild
import Diagnostics
import SourceText
import Writers

extension Command {
  /// `carillon config show`
  static let configShow = Command(
    name: "config show", summary: "show the configuration in force",
    details: """
      Prints every setting that is not at its default or has one, each with the line of the configuration that sets it, \
      or 'default'.
      """,
    options: .project + [.dataFormat], examples: ["carillon config show"],
    writes: { _ in [] },
    run: { invocation in
      let session = try ProjectSession(invocation)
      let settings = ConfigurationListing(session.workspace).settings
      if invocation.arguments.value(of: .dataFormat) == "json" {
        try invocation.write(json(settings))
      } else {
        for line in TextTable.lines(settings.map { [$0.name, $0.shown, $0.origin] }) { try invocation.print(line) }
      }
      return try session.hasSoundConfiguration() ? .success : .findings
    })
}

private func json(_ settings: [ConfigurationListing.Setting]) -> String {
  let members = settings.map { setting in
    JSON.object([
      .init("name", .string(setting.name)), .init("origin", .string(setting.origin)), .init("value", setting.value),
    ])
  }
  return String(
    decoding: JSONWriter.indented(.object([.init("formatVersion", .integer(1)), .init("settings", .array(members))])),
    as: UTF8.self)
}
