/// Why a build is not what its manifests say.
package struct BuildProblem: Sendable, Equatable {
  package enum Kind: String, Sendable {
    /// The build, or a manifest, cannot be read as one.
    case malformed
    /// Other bytes than the manifests say; truncated files are such.
    case changed
    /// The right values in other bytes than the tool writes.
    case noncanonical
    case missing
    /// In no manifest: a foreign file, or one of another build.
    case extra
    /// A link, a pipe or a device where a file should be.
    case notAFile = "not-a-file"
    /// The sources compile to something else.
    case differs
  }

  package let kind: Kind
  /// Below the build's root.
  package let path: String
  /// What exactly, where the kind does not say it all.
  package let detail: String?

  package init(_ kind: Kind, _ path: String, _ detail: String? = nil) {
    self.kind = kind
    self.path = path
    self.detail = detail
  }
}
