import CampaignModel
import Writers

extension Command {
  /// `carillon schema campaign|config`
  static let schema = Command(
    name: "schema", summary: "print the JSON Schema of campaigns or of carillon.yaml, for editors",
    details: """
      Editors that know JSON Schema complete and explain every key with it. The schema refuses what a schema can see to be \
      wrong; 'carillon check' sees more.
      """,
    operands: [Operand("KIND", .choice(["campaign", "config"]), isRequired: true, "whose schema: campaign or config")],
    options: [], examples: ["carillon schema campaign > campaign.schema.json"],
    run: { invocation in
      let schema = invocation.arguments.operands.first == "config" ? ConfigurationSchema.json : CampaignSchema.json
      try invocation.write(String(decoding: JSONWriter.indented(schema), as: UTF8.self))
      return .success
    })
}
