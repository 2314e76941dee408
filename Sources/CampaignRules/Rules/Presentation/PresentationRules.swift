extension Rule {
  /// What a notification looks and sounds like.
  static let presentationRules: [Rule] = [
    .actionsTruncated, .badgeNotRequested, .criticalNeedsEntitlement, .imageNeedsExtension, .imageNeedsMutableContent,
    .invalidColor,
    .invalidEnum, .invalidSound, .missingEntitlement, .outOfRange,
    .missingSound, .relativeBadge, .soundCodec, .soundExtension, .soundFormat, .soundTooLong,
  ]
}
