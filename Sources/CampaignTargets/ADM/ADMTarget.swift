import CampaignModel
import SourceText
import Writers

extension Target {
  /// Amazon Device Messaging: the body of a request to `/messaging/registrations/<id>/messages`.
  package static let adm = Target(
    name: "adm", platform: .fireos,
    // Send a message, Amazon, read 2026-11-30: 6 KB.
    limit: { _ in 6144 },
    measure: .wireBytes,
    capabilities: { _ in .adm },
    skips: { CampaignForm($0) == .badgeOnly ? .notExpressible : nil },
    lower: { ADMLowering($0).lowering })
}

/// A campaign as ADM takes it.
private struct ADMLowering {
  let input: LoweringInput
  let settings: Settings

  init(_ input: LoweringInput) {
    self.input = input
    settings = input.layer.settings
  }

  var lowering: Lowering {
    let data = AndroidData(input)
    let body = bodyMembers
    let notification = input.form == .shown ? ADMNotification(settings) : nil
    let wantsChecksum = settings.flag(.fireosMD5) == true
    return Lowering(ignored: ignored) { content in
      var root = MemberList()
      root.add("data", data.value(content))
      if wantsChecksum { root.add("md5", ADMChecksum.md5(data.members(content))) }
      if let notification, let content { root.add("notification", notification.value(content)) }
      return root.merged(into: body)
    }
  }

  /// What beside `data` is the same in every locale.
  private var bodyMembers: SharedMembers {
    var body = MemberList()
    body.add("consolidationKey", settings.text(.collapseID), at: settings[.collapseID]?.range)
    body.add("expiresAfter", settings.timeToLive, at: settings[.ttl]?.range)
    body.add("priority", settings.text(.priority) ?? input.form.usualPriority, at: settings[.priority]?.range)
    return body.shared
  }

  private var ignored: [IgnoredField] {
    var ignored: [IgnoredField] = []
    if settings.hasRelativeBadge { ignored.append(IgnoredField(.badge, .notExpressible)) }
    if settings.flag(.fireosMD5) == true, changesWhenSent { ignored.append(IgnoredField(.fireosMD5, .notExpressible)) }
    return ignored
  }

  /// Whether some locale's data holds placeholders: its checksum is the sender's to make.
  private var changesWhenSent: Bool {
    let data = AndroidData(input)
    let contents: [LocalizedContent?] = input.contents.isEmpty ? [nil] : input.contents
    return contents.contains { ADMChecksum.md5(data.members($0)) == nil }
  }
}

/// ADM's checksum of a message's data.
enum ADMChecksum {
  /// Base64 of the MD5 of `key:value` joined by commas, in the byte order of the keys, as Amazon's sample server makes it;
  /// nil where a value holds placeholders, since the checksum is of what is sent.
  static func md5(_ members: [PayloadValue.Member]) -> String? {
    var parts: [(key: String, value: String)] = []
    for member in members {
      guard let value = text(member.value) else { return nil }
      parts.append((member.name, value))
    }
    parts.sort { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
    let joined = parts.map { "\($0.key):\($0.value)" }.joined(separator: ",")
    return Base64.encode(Digest.md5Bytes(Array(joined.utf8)))
  }

  private static func text(_ value: PayloadValue) -> String? {
    switch value {
    case .json(.string(let text)): text
    case .template(let template, _): template.isPlain ? template.source : nil
    case .embedded(let document):
      PayloadEmitter(measure: .wireBytes, bounds: ValueBounds([])).emit(document).text
    case .json, .array, .object, .merged, .dialect: nil
    }
  }
}

extension Emission {
  /// The bytes as text, where nothing is left to be filled in.
  fileprivate var text: String? {
    placeholders.isEmpty ? String(decoding: wire, as: UTF8.self) : nil
  }
}
