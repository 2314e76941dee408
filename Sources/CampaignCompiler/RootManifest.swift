import CampaignModel
import CampaignRules
import SourceText
import Writers

/// The month of the platforms' limits that this version knows.
package let limitsVersion = "2026-11"

/// `manifest.json` of the build directory: every campaign's manifest by its digest (docs/formats/manifest.md).
func rootManifest(
  _ records: [CampaignRecord], resources: [ResourceRecord], configuration: Configuration
) -> [UInt8] {
  let byID = records.sorted { inByteOrder($0.summary.id.value, $1.summary.id.value) }
  return IndentedJSON.document { json in
    json.member("campaigns", objects: byID.filter { $0.output != nil }) { json, record in
      json.member("artifacts", record.output?.artifacts)
      json.member("id", record.summary.id.value)
      json.member("manifestSha256", record.output?.manifestSHA256)
      json.member("source", record.summary.path)
      json.member("sourceSha256", record.sourceSHA256)
    }
    json.member("configurationSha256", Digest.sha256(JSONWriter.wire(configuration.canonical)))
    json.member("drafts", texts: byID.filter(\.summary.isDraft).map(\.summary.id.value))
    json.member("formatVersion", 1)
    json.member("limits", limitsVersion)
    json.member("name", configuration.name)
    json.member("resources", objects: resources.sorted { inByteOrder($0.path, $1.path) }) { json, resource in
      json.member("path", resource.path)
      json.member("sha256", resource.sha256)
    }
    json.member("tool", toolVersion)
  }
}

private func inByteOrder(_ left: String, _ right: String) -> Bool {
  left.utf8.lexicographicallyPrecedes(right.utf8)
}
