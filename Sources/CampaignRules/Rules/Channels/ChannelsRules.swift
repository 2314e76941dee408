extension Rule {
  /// The notification channels of the Android app, and what campaigns ask of them.
  static let channelRules: [Rule] = [
    .ambiguousAttribute,
    .channelFileLost,
    .channelMissingAttribute,
    .channelNameTooLong,
    .duplicateChannel,
    .ineffectiveChannelAttribute,
    .invalidImportance,
    .literalChannelName,
    .messageSoundIgnored,
    .noChannel,
    .noChannelSource,
    .priorityExceedsChannel,
    .reservedChannelID,
    .shadowedBuiltInChannel,
    .shippedChannelChanged,
    .shippedChannelRemoved,
    .soundOnQuietChannel,
    .unknownChannel,
    .unknownChannelGroup,
    .unusedChannel,
    .vibrationWithoutPattern,
  ]
}
