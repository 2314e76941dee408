import SourceText

extension ChannelLock {
  /// What recording the channels of a project makes of a lock.
  package struct Recording: Sendable {
    package fileprivate(set) var lock: ChannelLock

    /// Ids of channels that are new in it, whose change or removal was accepted, and whose change was not.
    package fileprivate(set) var added: [String] = []
    package fileprivate(set) var accepted: [String] = []
    package fileprivate(set) var refused: [String] = []

    /// Channels that are not declared any more and stay, since installed apps still have them.
    package fileprivate(set) var retained: [String] = []
  }

  /// The lock after the channels have shipped as they are declared now.
  ///
  /// A channel that differs from what has shipped stays as it was unless its id is accepted, and so does one that is no
  /// longer declared. The declarations come in byte order of their ids, each once.
  package func recording(_ declared: [ChannelDeclaration], accepting ids: [String]) -> Recording {
    func isAccepted(_ id: String) -> Bool { ids.contains { $0.utf8.elementsEqual(id.utf8) } }
    var kept: [LockedChannel] = []
    var recording = Recording(lock: self)
    for channel in channels {
      let id = channel.id.value
      guard let now = declared.first(named: id, { $0.id.value }) else {
        if isAccepted(id) {
          recording.accepted.append(id)
        } else {
          recording.retained.append(id)
          kept.append(channel)
        }
        continue
      }
      let isChanged = !channel.changes(in: now).isEmpty
      if isChanged, !isAccepted(id) {
        recording.refused.append(id)
        kept.append(channel)
      } else {
        if isChanged { recording.accepted.append(id) }
        kept.append(LockedChannel(now))
      }
    }
    for channel in declared where self.channel(channel.id.value) == nil {
      recording.added.append(channel.id.value)
      kept.append(LockedChannel(channel))
    }
    recording.lock = ChannelLock(channels: kept)
    return recording
  }
}

extension LockedChannel {
  /// A channel as it is declared.
  init(_ channel: ChannelDeclaration) {
    self.init(
      id: channel.id,
      values: ChannelAttribute.allCases.map { attribute in
        (attribute, Located(attribute.value(of: channel), at: channel.place(of: attribute.rawValue)))
      })
  }
}
