import CampaignModel
import CampaignTargets
import Diagnostics
import Documents
package import SourceText

/// What a campaign would be compiled to, for people to look at: a draft as if it were none. Nil where the file is no
/// campaign.
///
/// With `isNative` it is what the platforms' own services would be sent, whatever the project's targets are: a vendor's
/// server makes that of the vendor's payload.
package func lookingOutput(of source: SourceFile, in project: Project, isNative: Bool) -> CampaignOutput? {
  let campaign = YAMLReader.read(source).value.flatMap { document in
    CampaignReader.read(document, path: source.path, configuration: project.configuration).value
  }
  guard let campaign else { return nil }
  let native = Target.all.filter { target in
    target.vendor == nil && campaign.platforms?.value.contains { $0.value == target.platform } ?? true
  }
  let targets = isNative ? native : Target.of(campaign, project.configuration)
  return CampaignCompilation(campaign, targets: targets, project: project).output(of: source)
}
