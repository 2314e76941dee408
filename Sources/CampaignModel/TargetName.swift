/// The names of the targets, as projects choose them; what a target makes is another module's business.
package enum TargetName {
  /// Every target that campaigns can be compiled to, in byte order; also what a project gets that chooses none.
  package static let all = ["adm", "apns", "fcm", "webpush"]
}
