/// The names of the targets, as projects choose them; what a target makes is another module's business.
package enum TargetName {
  /// Every target, in byte order.
  package static let all = [
    "adm", "airship-amazon", "airship-android", "airship-ios", "airship-web", "apns", "braze-android", "braze-ios",
    "braze-kindle", "braze-web", "customer-insights-android", "customer-insights-ios", "fcm", "webpush",
  ]

  /// What a project gets that chooses none.
  package static let defaults = ["adm", "apns", "fcm", "webpush"]

  /// Names that stand for all targets of a vendor.
  package static let groups = ["airship", "braze", "customer-insights"]

  /// The targets that a name stands for: itself, or the members of its group; empty for what is no name.
  package static func members(of name: String) -> [String] {
    groups.contains(name) ? all.filter { $0.hasPrefix(name + "-") } : all.filter { $0 == name }
  }
}
