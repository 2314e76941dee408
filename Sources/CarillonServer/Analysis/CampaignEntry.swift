import CampaignCompiler
import CampaignRules
import CarillonBuild
import Diagnostics
import SourceText

/// What is kept of a compiled campaign between edits.
struct CampaignEntry: Sendable {
  var findings: [Finding] = []
  var allowances: [Allowance] = []

  /// Nil where the file is no campaign.
  var summary: CampaignSummary?

  /// Of the file's bytes, where it is a campaign.
  var sourceSHA256: String?

  /// What the campaign names.
  var references: [Reference] = []

  /// Why the file could not be read, where the system refused.
  var fault: String?

  init() {}

  init(_ result: CampaignResult<[Reference]>) {
    findings = result.findings
    allowances = result.allowances
    summary = result.record?.summary
    sourceSHA256 = result.record?.sourceSHA256
    references = result.kept ?? []
  }

  init(fault: String) {
    self.fault = fault
  }
}

extension CampaignSummary {
  /// Whether rules that span campaigns see the same.
  func isSame(as other: CampaignSummary) -> Bool {
    id == other.id && id.value.utf8.elementsEqual(other.id.value.utf8) && isDraft == other.isDraft
      && channelIDs.elementsEqual(other.channelIDs) { $0.utf8.elementsEqual($1.utf8) }
      && categoryIDs.elementsEqual(other.categoryIDs) { $0.utf8.elementsEqual($1.utf8) }
  }
}
