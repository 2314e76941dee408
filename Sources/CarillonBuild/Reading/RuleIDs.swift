package import Diagnostics

extension RuleID {
  /// There is nothing to compile: a mistyped path must not pass for an empty project.
  package static let noCampaigns: RuleID = "no-campaigns"

  /// A symbolic link among the sources.
  package static let unsafeSymlink: RuleID = "unsafe-symlink"
}
