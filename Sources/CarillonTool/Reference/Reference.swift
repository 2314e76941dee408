import CampaignModel
import CampaignRules
import CarillonBuild
import SourceText

/// The pages of `docs/` that are made from the code.
package enum Reference {
  /// A page: a path below the project's root, and its text.
  package struct Page: Sendable {
    package let path: String
    package let text: String
  }

  /// Every page, in byte order of the paths.
  package static let pages: [Page] = {
    let rules = Rule.all.map { Page(path: "\(rulesFolder)/\($0.id).md", text: RuleDocumentation.page(of: $0)) }
    return [
      Page(path: "docs/carillon.1", text: ManualPage.text),
      Page(path: "docs/cli.md", text: CommandLinePage.markdown),
      Page(path: "docs/configuration.md", text: ConfigurationPage.markdown),
      Page(path: "docs/fields.md", text: FieldsPage.markdown),
      Page(path: "docs/formats/campaign.schema.json", text: SchemaFile.text(of: CampaignSchema.json)),
      Page(path: "docs/formats/config.schema.json", text: SchemaFile.text(of: ConfigurationSchema.json)),
      Page(path: "\(rulesFolder)/README.md", text: RuleDocumentation.index),
    ] + rules + vendors.map { Page(path: "docs/targets/\($0.vendor).md", text: $0.markdown) }
  }()

  private static let vendors: [VendorPage] = [.airship, .braze, .customerInsights]

  /// Where the rules' pages are; it holds nothing else.
  package static let rulesFolder = "docs/rules"

  /// Writes the pages into the current directory; with `--check` only says which differ.
  package static func main(_ arguments: [String]) -> Never {
    let output = OutputStream.standardOutput()
    let errors = OutputStream.standardError()
    do {
      let isCurrent = try run(checking: arguments.contains("--check"), output)
      try output.flush()
      Process.end(with: isCurrent ? 0 : 1)
    } catch {
      // Where this cannot be written either, the exit status is all that is left to say it with.
      try? errors.write("generate-reference: \(error)\n")
      try? errors.flush()
      Process.end(with: 2)
    }
  }

  private static func run(checking: Bool, _ output: OutputStream) throws(FileError) -> Bool {
    var isCurrent = true
    for page in pages {
      let bytes = Array(page.text.utf8)
      // What cannot be read is not current.
      if let written = try? NamedFile.read(page.path, limit: bytes.count), written == bytes { continue }
      isCurrent = false
      if checking {
        try output.write("\(page.path) is not current: run generate-reference\n")
      } else {
        try NamedFile.write(page.path, bytes)
      }
    }
    return isCurrent || !checking
  }
}
