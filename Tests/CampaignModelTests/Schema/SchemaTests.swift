import CampaignModel
import Testing
import Writers

@Suite struct SchemaTests {
  @Test(arguments: [CampaignSchema.json, ConfigurationSchema.json])
  func `every reference leads to a definition`(_ schema: JSON) throws {
    let references = Self.references(in: schema)
    for reference in references {
      let name = try #require(reference.split(separator: "/").last)
      #expect(schema["definitions"]?[String(name)] != nil, "\(reference)")
    }
    // And each definition is led to.
    guard case .object(let definitions)? = schema["definitions"] else { return }
    for definition in definitions { #expect(references.contains("#/definitions/\(definition.name)")) }
  }

  @Test func `every field of the table is in the schema, with what it is for`() throws {
    let schema = CampaignSchema.json
    for row in FieldTable.rows where row.block != "data" && row.block != "content" {
      var node = try #require(schema["properties"]?[row.block])
      for key in row.keys { node = try #require(node["properties"]?[key], "\(row.path)") }
      guard row.field != .webBadgeImage else { continue }
      #expect(node["description"] == .string(row.summary), "\(row.path)")
    }
  }

  private static func references(in json: JSON) -> [String] {
    switch json {
    case .object(let members):
      members.flatMap { member -> [String] in
        if member.name == "$ref", case .string(let text) = member.value { return [text] }
        return references(in: member.value)
      }
    case .array(let items): items.flatMap(references)
    default: []
    }
  }
}
