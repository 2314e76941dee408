extension Rule {
  /// What the app gets beside the notification.
  static let dataRules: [Rule] = [
    .customKeyCollision,
    .dataKeyTooLong,
    .dataValueNotString,
    .dataValueNull,
    .dataValueTooLong,
    .legacyReservedDataKey,
    .reservedDataKey,
    .secretInPayload,
  ]
}
