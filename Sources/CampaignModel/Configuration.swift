package import Diagnostics
package import SourceText
package import Writers

/// `carillon.yaml`: what holds for the whole project. Every key has a default.
package struct Configuration: Sendable {
  /// Where a build is written, and how.
  package struct Output: Sendable, Equatable {
    package enum Layout: String, CaseIterable, Sendable { case tree, packed }
    package enum Style: String, CaseIterable, Sendable { case review, wire }

    package var directory = "build"
    package var layout = Layout.tree
    package var style = Style.review
    package var sourceMap = false

    package init() {}
  }

  /// What the app on a platform is and can do.
  package struct App: Sendable {
    package enum AndroidMessage: String, CaseIterable, Sendable { case data, notification }
    package enum SDK: String, CaseIterable, Sendable { case none, airship, braze }

    package var iosBundleID: Located<String>?
    /// What the app asks the user for; nil where it is not said.
    package var iosNotificationOptions: Located<[String]>?
    /// `time-sensitive`, `critical-alerts`; nil where it is not said.
    package var iosEntitlements: Located<[String]>?
    /// Nil where it is not said.
    package var iosServiceExtension: Located<Bool>?
    /// A directory.
    package var iosSounds: Located<String>?
    package var androidPackage: Located<String>?
    package var androidMinSDK: Located<Int>?
    package var androidDefaultChannel: Located<String>?
    package var androidMessage = AndroidMessage.data
    package var androidDescribesChannels = false
    package var webIcon: Located<String>?
    package var webBadge: Located<String>?
    package var webBaseURL: Located<String>?

    /// As written, or else that of the one vendor whose send API the targets are of.
    package var sdk = SDK.none

    /// Where the SDK is written.
    package var sdkRange: SourceRange?

    package init() {}
  }

  package var name: String?
  package var campaignPaths: [Located<String>]
  package var channelPaths: [Located<String>]
  package var output = Output()

  /// Target names, each once, in byte order.
  package var targets: [Located<String>]
  package var requiredLocales: [Located<LocaleTag>] = []
  package var servedLocales: [Located<LocaleTag>] = []
  package var app = App()

  /// Nil where it is not said: then every scheme is allowed.
  package var urlSchemes: Located<[String]>?
  package var variables: [Variable] = []
  package var defaults = LayerGroup()
  package var hasTrackingConsent = false

  /// Bytes kept free for what a sender adds, by target.
  package var reserves: [(target: Located<String>, bytes: Int)] = []

  /// FCM data is bounded as for a send to a topic.
  package var fcmTopicLimit = false

  /// `rules:` of the file: an id and what is made of it; nil is `off`.
  package var ruleOverrides: [(rule: Located<String>, severity: Severity?)] = []

  /// The effective configuration without `output` and `rules`, for its digest.
  package var canonical = JSON.object([])

  /// Everything at its default.
  package init() {
    let nowhere = SourceRange(file: FileID(0), start: 0, end: 0)
    campaignPaths = [Located("campaigns", at: nowhere)]
    channelPaths = [Located("channels", at: nowhere)]
    targets = TargetName.usual.map { Located($0, at: nowhere) }
    canonical = canonicalJSON
  }
}
