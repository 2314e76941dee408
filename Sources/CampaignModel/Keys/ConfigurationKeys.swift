/// The keys of `carillon.yaml`.
enum ConfigurationKey: String, MappingKey {
  case version, name, campaigns, channels, output, targets, locales, app, variables, defaults, tracking, limits, rules

  var summary: String {
    switch self {
    case .version: "The version of this format: 1."
    case .name: "The project's name, recorded in the manifest."
    case .campaigns: "Where the campaigns are: a directory or a list of them."
    case .channels: "Where the app's resource files are: a directory or a list of them."
    case .output: "Where the build is written, and how."
    case .targets: "The wire formats that campaigns are compiled to."
    case .locales: "The locales that campaigns must have, and those that devices report."
    case .app: "What the app is and can do."
    case .variables: "What is known of placeholders in every campaign."
    case .defaults: "What holds for every campaign that does not say otherwise."
    case .tracking: "What readers agreed to."
    case .limits: "Bytes kept free for what a sender adds, by target."
    case .rules: "What becomes of a rule's findings: off, warning or error."
    }
  }
}

/// The keys of `output`.
enum OutputKey: String, MappingKey {
  case directory, layout, style, sourceMap

  var summary: String {
    switch self {
    case .directory: "The directory of the build, build by default."
    case .layout: "tree: a file for each artifact; packed: a file for each campaign."
    case .style: "review: indented; wire: as it is sent."
    case .sourceMap: "Also writes where each value of an artifact comes from."
    }
  }
}

/// The keys of `locales`.
enum LocalesKey: String, MappingKey {
  case required, served

  var summary: String {
    switch self {
    case .required: "Every campaign must have these."
    case .served: "What devices report: decides the table of who gets which copy."
    }
  }
}

/// The keys of `app`.
enum AppKey: String, MappingKey {
  case ios, android, web, sdk, urlSchemes

  var summary: String {
    switch self {
    case .ios: "The app on iOS."
    case .android: "The app on Android and Fire OS."
    case .web: "The site."
    case .sdk: "Whose SDK is built in, by default that of the targets' vendor: it brings channels and categories."
    case .urlSchemes: "The schemes that links may have; without it, all."
    }
  }
}

/// The keys of `app.ios`.
enum IOSAppKey: String, MappingKey {
  case bundleId, notificationOptions, entitlements, serviceExtension, sounds

  var summary: String {
    switch self {
    case .bundleId: "The bundle id: APNs's topic."
    case .notificationOptions: "What the app asks the user for."
    case .entitlements: "The entitlements that the app has."
    case .serviceExtension: "Whether the app has a notification service extension: images need one."
    case .sounds: "A directory with the app's sounds; then sounds are checked against it."
    }
  }
}

/// The keys of `app.android`.
enum AndroidAppKey: String, MappingKey {
  case package, minSdk, defaultChannel, message, describeChannels

  var summary: String {
    switch self {
    case .package: "The package name."
    case .minSdk: "The lowest API level that the app runs on."
    case .defaultChannel: "The channel of notifications that name none."
    case .message: "data: the app draws; notification: FCM's own SDK draws."
    case .describeChannels: "Sends a channel's name and settings along, for SDKs that create it then."
    }
  }
}

/// The keys of `app.web`.
enum WebAppKey: String, MappingKey {
  case icon, badge, baseUrl

  var summary: String {
    switch self {
    case .icon: "The icon of notifications that have none, an https URL."
    case .badge: "The monochrome picture for the status bar, an https URL."
    case .baseUrl: "What opens where a link is no https URL."
    }
  }
}

/// The keys of `defaults`.
enum DefaultsKey: String, MappingKey {
  case presentation, delivery, data, ios, android, fireos, web

  var summary: String {
    switch self {
    case .presentation: "How notifications look and sound."
    case .delivery: "When and how urgently they are delivered."
    case .data: "Flat texts that the app always gets."
    case .ios, .android, .fireos, .web: "The same for one platform."
    }
  }
}

/// The keys of `tracking`.
enum TrackingKey: String, MappingKey {
  case consent

  var summary: String { "Whether readers agreed to being tracked: only then links are redirected." }
}

/// The keys of a target in `limits`.
enum LimitKey: String, MappingKey {
  case reserve, topic

  var summary: String {
    switch self {
    case .reserve: "Bytes kept free for what a sender adds."
    case .topic: "FCM only: sent to topics, which halves the limit."
    }
  }
}
