extension Rule {
  /// A campaign as a whole: its identity, its files, its targets, its variants.
  static let campaignRules: [Rule] = [
    .draftIncomplete,
    .duplicateAction,
    .duplicateCampaignID,
    .emptyTargets,
    .expiresInPast,
    .invalidActionID,
    .invalidCampaignID,
    .invalidVariantID,
    .noCampaigns,
    .outputCollision,
    .pathOutsideProject,
    .silentWithPresentation,
    .tooManyArtifacts,
    .unsafeSymlink,
    .unusedVariable,
    .variantWeights,
  ]
}
