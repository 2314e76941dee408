import SourceText
package import Writers

extension Configuration {
  /// The effective configuration without `output` and `rules`: what decides the artifacts. Defaults are written out, so
  /// that a key set to its default changes nothing.
  var canonicalJSON: JSON {
    .object([
      .init("app", appJSON),
      .init("campaigns", .strings(campaignPaths.map(\.value))),
      .init("channels", .strings(channelPaths.map(\.value))),
      .init("defaults", defaults.canonicalJSON),
      .init(
        "limits",
        .object(
          reserves.map { .init($0.target.value, .object([.init("reserve", .integer($0.bytes))])) }
            + (fcmTopicLimit ? [.init("fcmTopic", .boolean(true))] : []))),
      .init(
        "locales",
        .object([
          .init("required", .strings(requiredLocales.map(\.value.description))),
          .init("served", .strings(servedLocales.map(\.value.description))),
        ])),
      .init("name", name.map(JSON.string) ?? .null),
      .init("targets", .strings(targets.map(\.value))),
      .init("tracking", .object([.init("consent", .boolean(hasTrackingConsent))])),
      .init("variables", .object(variables.map { .init($0.name.value, $0.canonicalJSON) })),
      .init("version", .integer(1)),
    ])
  }

  private var appJSON: JSON {
    .object([
      .init(
        "android",
        .present([
          ("defaultChannel", app.androidDefaultChannel.map { .string($0.value) }),
          ("describeChannels", .boolean(app.androidDescribesChannels)),
          ("message", .string(app.androidMessage.rawValue)),
          ("minSdk", app.androidMinSDK.map { .integer($0.value) }),
          ("package", app.androidPackage.map { .string($0.value) }),
        ])),
      .init(
        "ios",
        .present([
          ("bundleId", app.iosBundleID.map { .string($0.value) }),
          ("entitlements", app.iosEntitlements.map { .strings($0.value) }),
          ("notificationOptions", app.iosNotificationOptions.map { .strings($0.value) }),
          ("serviceExtension", app.iosServiceExtension.map { .boolean($0.value) }),
          ("sounds", app.iosSounds.map { .string($0.value) }),
        ])),
      .init("sdk", .string(app.sdk.rawValue)),
      .init("urlSchemes", urlSchemes.map { .strings($0.value) } ?? .null),
      .init(
        "web",
        .present([
          ("badge", app.webBadge.map { .string($0.value) }),
          ("baseUrl", app.webBaseURL.map { .string($0.value) }),
          ("icon", app.webIcon.map { .string($0.value) }),
        ])),
    ])
  }
}

extension LayerGroup {
  fileprivate var canonicalJSON: JSON {
    .object([.init("all", base.canonicalJSON)] + Platform.allCases.map { .init($0.rawValue, self[$0].canonicalJSON) })
  }
}

extension Layer {
  fileprivate var canonicalJSON: JSON {
    .object([
      .init("data", .object(data.map { .init($0.key.value, .string($0.value.source)) })),
      .init("fields", .object(settings.entries.map { .init($0.field.path, $0.value.value.canonicalJSON) })),
    ])
  }
}

extension Variable {
  fileprivate var canonicalJSON: JSON {
    .present([
      ("maxBytes", maxBytes.map { .integer($0.value) }),
      ("maxLength", maxLength.map { .integer($0.value) }),
      ("sample", sample.map { .string($0.value) }),
    ])
  }
}

extension FieldValue {
  /// The value without its type: texts as authored, durations and moments in seconds.
  package var canonicalJSON: JSON {
    switch self {
    case .flag(let flag): .boolean(flag)
    case .integer(let integer), .duration(let integer), .instant(let integer): .integer(integer)
    case .number(let number): .number(number)
    case .text(let text): .string(text)
    case .template(let template): .string(template.source)
    case .texts(let texts): .strings(texts)
    case .integers(let integers): .array(integers.map(JSON.integer))
    case .sound(let sound): sound.canonicalJSON
    case .badge(.count(let count)): .integer(count)
    case .badge(.automatic): .string("auto")
    case .badge(.relative(let change)): .string(change < 0 ? "\(change)" : "+\(change)")
    case .foreground(.hide): .string("hide")
    case .foreground(.show(let options)): .strings(options)
    case .quietHours(let hours): .array([.integer(hours.from), .integer(hours.to)])
    case .lightSettings(let light):
      .array([.string(light.color), .integer(light.onMilliseconds), .integer(light.offMilliseconds)])
    case .json(let json): json
    }
  }
}

extension Sound {
  fileprivate var canonicalJSON: JSON {
    switch self {
    case .systemDefault: .string("default")
    case .none: .string("none")
    case .named(let name): .string(name)
    case .critical(let name, let volume, let isCritical):
      .present([
        ("critical", .boolean(isCritical)), ("name", .string(name)), ("volume", volume.map(JSON.number)),
      ])
    }
  }
}

extension JSON {
  fileprivate static func strings(_ texts: [String]) -> JSON {
    .array(texts.map(JSON.string))
  }

  /// An object of the members that have a value.
  fileprivate static func present(_ members: [(String, JSON?)]) -> JSON {
    .object(members.compactMap { name, value in value.map { Member(name, $0) } })
  }
}
