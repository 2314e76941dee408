package import CampaignCompiler
package import CampaignModel
package import CampaignTargets
package import SourceText
import Writers

extension PreviewCampaign {
  /// A campaign as it compiles, and what vendors' servers make of it.
  package init?(of source: SourceFile, _ output: CampaignOutput, in project: Project) {
    let appName = project.configuration.name ?? "App"
    self.init(
      manifest: output.manifest, artifacts: output.artifacts, path: source.path, appName: appName,
      catalog: project.catalog)
    webOrigin = project.configuration.app.webBaseURL.flatMap { Self.origin(of: $0.value) }
    guard !output.artifacts.isEmpty, output.artifacts.allSatisfy({ Target.named($0.target)?.vendor != nil }) else {
      return
    }
    let native = lookingOutput(of: source, in: project, isNative: true)
    drawnTargets =
      native.flatMap {
        PreviewCampaign(
          manifest: $0.manifest, artifacts: $0.artifacts, path: source.path, appName: appName,
          catalog: project.catalog)
      }?.targets ?? []
  }

  /// The host and port of a URL, as browsers name whoever sends.
  private static func origin(of url: String) -> String? {
    let parts = url.split(separator: "/", omittingEmptySubsequences: true)
    return parts.count > 1 ? String(parts[1]) : nil
  }

  /// A campaign as its manifest and artifacts show it; nil where the manifest is not one.
  package init?(manifest: [UInt8], artifacts: [Artifact], path: String, appName: String, catalog: Catalog) {
    guard let json = try? JSONReader.read(manifest), let id = json.text("id") else { return nil }
    self.init(id: id, path: path, appName: appName)
    app = PreviewApp(catalog)
    description = json.text("description")
    owner = json.text("owner")
    defaultLocale = json.text("defaultLocale")
    resolution = json.items("resolution").compactMap { row in
      guard let requested = row.text("requested"), let locale = row.text("locale") else { return nil }
      return (requested, locale)
    }
    labels = json.items("labels").compactMap { if case .string(let label) = $0 { label } else { nil } }
    samples = json.items("variables").compactMap { variable in
      variable.text("name").flatMap { name in variable.text("sample").map { (name, $0) } }
    }
    targets = json.items("targets").compactMap { target in
      guard let name = target.text("target"), let platform = target.text("platform").flatMap(Platform.init(rawValue:)),
        case .integer(let limit)? = target["limit"]
      else { return nil }
      return PreviewTarget(
        name: name, platform: platform, limit: limit, headers: target.texts("headers"),
        artifacts: artifacts.filter { $0.target.utf8.elementsEqual(name.utf8) })
    }
  }
}

extension JSON {
  fileprivate func items(_ name: String) -> [JSON] {
    guard case .array(let items)? = self[name] else { return [] }
    return items
  }

  /// The strings of an object, by their names.
  fileprivate func texts(_ name: String) -> [(name: String, value: String)] {
    guard case .object(let members)? = self[name] else { return [] }
    return members.compactMap { member in
      guard case .string(let text) = member.value else { return nil }
      return (member.name, text)
    }
  }
}
