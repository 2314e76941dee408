/// The names of the targets, as projects choose them; what a target makes is another module's business.
///
/// A vendor's targets have the vendor's name, a hyphen and one of the vendor's own platform names: `airship-ios`.
package enum TargetName {
  /// Every target that campaigns can be compiled to, in byte order.
  package static let all = [
    "adm", "airship-amazon", "airship-android", "airship-ios", "airship-web", "apns", "braze-android", "braze-ios",
    "braze-kindle", "braze-web", "customer-insights-android", "customer-insights-ios", "fcm", "webpush",
  ]

  /// What a project gets that chooses none: the platforms' own formats.
  package static let usual = all.filter { vendor(of: $0) == nil }

  /// The vendors, each standing for all of its targets where a project chooses targets; in byte order.
  package static let groups: [String] = all.reduce(into: []) { groups, name in
    if let vendor = vendor(of: name), groups.last != vendor { groups.append(vendor) }
  }

  /// What a project may write: targets and vendors.
  package static let choices = all + groups

  /// The vendor whose API a target's artifacts are for; nil for a platform's own format.
  package static func vendor(of name: String) -> String? {
    let bytes = name.utf8
    return bytes.lastIndex(of: UInt8(ascii: "-")).map { String(name[..<$0]) }
  }

  /// The targets that a name stands for: those of a group, or the target itself.
  package static func members(of name: String) -> [String] {
    let members = all.filter { vendor(of: $0).map { $0.utf8.elementsEqual(name.utf8) } ?? false }
    return members.isEmpty ? [name] : members
  }
}
