package import Diagnostics
import Documents
import SourceText

extension RuleID {
  package static let pathOutsideProject: RuleID = "path-outside-project"
}

/// The parts of the configuration that tell what the app is and can do.
extension FieldReader {
  private static let appKeys = KeyTable(AppKey.self)
  private static let iosKeys = KeyTable(IOSAppKey.self)
  private static let androidKeys = KeyTable(AndroidAppKey.self)
  private static let webKeys = KeyTable(WebAppKey.self)

  mutating func app(_ node: Document.Node, schemes: inout Located<[String]>?) -> Configuration.App {
    var app = Configuration.App()
    for (key, entry) in fields(at: "app", of: node, "app", as: Self.appKeys) {
      switch key {
      case .ios: within("app.ios") { $0.ios(entry.value, &app) }
      case .android: within("app.android") { $0.android(entry.value, &app) }
      case .web: within("app.web") { $0.web(entry.value, &app) }
      case .sdk:
        if let sdk = within("app", { $0.choice(entry.value, "sdk", as: Configuration.App.SDK.self) }) {
          app.sdk = sdk.value
          app.sdkRange = sdk.range
        }
      case .urlSchemes: schemes = within("app") { $0.urlSchemes(entry.value) }
      }
    }
    return app
  }

  private mutating func ios(_ node: Document.Node, _ app: inout Configuration.App) {
    for (key, entry) in fields(of: node, "ios", as: Self.iosKeys) ?? [] {
      switch key {
      case .bundleId: app.iosBundleID = text(entry.value, "bundleId")
      case .notificationOptions:
        app.iosNotificationOptions = choices(entry.value, "notificationOptions", of: notificationOptions)
      case .entitlements: app.iosEntitlements = choices(entry.value, "entitlements", of: entitlements)
      case .serviceExtension: app.iosServiceExtension = flag(entry.value, "serviceExtension")
      case .sounds: app.iosSounds = path(entry.value, "sounds")
      }
    }
  }

  private mutating func android(_ node: Document.Node, _ app: inout Configuration.App) {
    for (key, entry) in fields(of: node, "android", as: Self.androidKeys) ?? [] {
      switch key {
      case .package: app.androidPackage = text(entry.value, "package")
      case .minSdk: app.androidMinSDK = integer(entry.value, "minSdk", in: 1...1000)
      case .defaultChannel: app.androidDefaultChannel = text(entry.value, "defaultChannel")
      case .message:
        if let form = choice(entry.value, "message", as: Configuration.App.AndroidMessage.self) {
          app.androidMessage = form.value
        }
      case .describeChannels: app.androidDescribesChannels = flag(entry.value, "describeChannels")?.value ?? false
      }
    }
  }

  private mutating func web(_ node: Document.Node, _ app: inout Configuration.App) {
    for (key, entry) in fields(of: node, "web", as: Self.webKeys) ?? [] {
      let url = httpsURL(entry.value, key.rawValue)?.text.located
      switch key {
      case .icon: app.webIcon = url
      case .badge: app.webBadge = url
      case .baseUrl: app.webBaseURL = url
      }
    }
  }

  private mutating func urlSchemes(_ node: Document.Node) -> Located<[String]>? {
    guard let schemes = texts(node, "urlSchemes") else { return nil }
    for item in document.items(of: node) {
      let name = document.string(of: item)
      guard !isScheme(name) else { continue }
      let bare = String(name.prefix { $0 != ":" })
      let isCertain = isScheme(bare) && ["", "/", "//"].contains(name.dropFirst(bare.count + 1))
      report(
        .invalidURLScheme, "'\(name)' is no URL scheme", at: document.range(of: item), field: "urlSchemes",
        help: bare.utf8.count < name.utf8.count && !bare.isEmpty ? "write '\(bare)'" : nil,
        fix: isCertain ? rewriting(item, as: bare) : [])
      return nil
    }
    return schemes.map { $0.map { $0.lowercased() } }
  }

  /// A list of some words.
  private mutating func choices(_ node: Document.Node, _ field: String, of words: [String]) -> Located<[String]>? {
    guard let items = items(of: node, field, expected: "a list") else { return nil }
    let values = items.compactMap { choice($0, field, of: words)?.value }
    return values.count == items.count ? Located(values, at: document.range(of: node)) : nil
  }

  /// A list of locales, each once.
  mutating func localeTags(_ node: Document.Node, _ field: String) -> [Located<LocaleTag>] {
    var tags: [Located<LocaleTag>] = []
    for item in items(of: node, field, expected: "a list of locales") ?? [] {
      guard let tag = localeTag(item, field) else { continue }
      if let first = tags.first(where: { $0.value == tag.value }) {
        report(
          .duplicateLocale, "locale '\(tag.value)' is there twice", at: tag.range, field: field,
          notes: [Finding.Note("first here", at: first.range)])
      } else {
        tags.append(tag)
      }
    }
    return tags
  }

  /// A path below the project's root, without `.` parts and a `/` at its end.
  mutating func path(_ node: Document.Node, _ field: String) -> Located<String>? {
    guard let path = text(node, field) else { return nil }
    let bytes = Array(path.value.utf8)
    let parts = bytes.split(separator: UInt8(ascii: "/")).map { String(decoding: $0, as: UTF8.self) }
    let named = parts.filter { $0 != "." }
    var reason: String?
    if bytes.first == UInt8(ascii: "/") || isDrive(bytes) {
      reason = "it is absolute"
    } else if parts.contains(where: { isParent($0) }) {
      reason = "it has '..'"
    } else if bytes.contains(UInt8(ascii: "\\")) {
      reason = "it has a backslash"
    } else if bytes.contains(0) {
      reason = "it has a NUL"
    } else if named.isEmpty {
      reason = "it names no directory below the project"
    }
    guard let reason else { return Located(named.joined(separator: "/"), at: path.range) }
    report(
      .pathOutsideProject, "'\(path.value)' is no path inside the project: \(reason)", at: path.range, field: field,
      help: "write a path below the project's root, with '/'")
    return nil
  }

  private func isScheme(_ name: String) -> Bool {
    name.utf8.first.map(isLetter) == true
      && name.utf8.allSatisfy { isLetter($0) || isDigit($0) || "+-.".utf8.contains($0) }
  }

  /// `..`, also percent-encoded, as some tools would decode it.
  private func isParent(_ part: String) -> Bool {
    ["..", "%2e%2e", ".%2e", "%2e."].contains(part.lowercased())
  }

  private func isDrive(_ bytes: [UInt8]) -> Bool {
    bytes.count >= 2 && bytes[1] == UInt8(ascii: ":") && isLetter(bytes[0])
  }
}

/// What an iOS app may ask the user for (UNAuthorizationOptions).
let notificationOptions = [
  "alert", "badge", "sound", "provisional", "criticalAlert", "carPlay", "providesAppNotificationSettings",
  "announcement",
  "timeSensitive",
]

/// The entitlements that concern notifications.
let entitlements = ["time-sensitive", "critical-alerts"]
