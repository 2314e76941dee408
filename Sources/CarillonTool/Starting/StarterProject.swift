import CampaignModel
import CampaignTargets
import Writers

/// A project to start from: its files, made from a few answers.
struct StarterProject {
  /// Recorded in every manifest.
  let name: String

  /// What the app is called in the stores: its bundle identifier and package.
  let appID: String

  /// Target names, as `carillon.yaml` takes them; at least one.
  let targets: [String]

  /// At least one; the first is what everybody gets whose own is missing.
  let locales: [LocaleTag]

  /// Whether campaigns and the app's resources are made too, or the project's own files alone.
  let hasSamples: Bool

  /// Files that a folder may have before; what they lack is then a hint.
  static let optionalPaths = [".gitattributes", ".gitignore", "README.md"]

  /// Path and text of each file, in the order in which they are made.
  var files: [(path: String, text: String)] {
    var files = [
      ("README.md", readme), (".gitignore", Self.ignored), (".gitattributes", Self.attributes),
      (SchemaFile.campaign, SchemaFile.text(of: CampaignSchema.json)),
      (SchemaFile.configuration, SchemaFile.text(of: ConfigurationSchema.json)), ("carillon.yaml", configuration),
    ]
    if hasSamples { files += campaigns + StarterResources(project: self).files }
    return files
  }

  /// The words of a locale.
  func texts(_ locale: LocaleTag) -> StarterTexts {
    StarterTexts.all.first { $0.language.utf8.elementsEqual(locale.language.utf8) } ?? .english
  }

  /// Whether something is made for a platform; vendors reach the two that every app has.
  func serves(_ platform: Platform) -> Bool {
    targets.contains { name in
      guard let target = Target.named(name), target.vendor == nil else {
        return platform == .ios || platform == .android
      }
      return target.platform == platform
    }
  }

  /// Whether something is made for Android or its sibling on Amazon's devices, which share channels and buttons.
  var servesAndroid: Bool {
    serves(.android) || serves(.fireos)
  }

  private var configuration: String {
    let tags = locales.map(\.description).joined(separator: ", ")
    var app = serves(.ios) ? ["  ios: {bundleId: \(quoted(appID)), notificationOptions: [alert, badge, sound]}"] : []
    if servesAndroid {
      let channel = hasSamples ? ", defaultChannel: general" : ""
      app.append("  android: {package: \(quoted(appID))\(channel)}")
    }
    let appBlock = app.isEmpty ? "" : "\napp:\n" + app.joined(separator: "\n") + "\n"
    return """
      # yaml-language-server: $schema=\(SchemaFile.configuration)
      # What holds for every campaign. Every key has a default: 'carillon config show' lists what is in force.
      version: 1
      name: \(quoted(name))

      targets: [\(targets.joined(separator: ", "))]

      locales:
        # Every campaign has these.
        required: [\(tags)]
        # What devices report. Add those that your users have, and 'carillon locales' says who gets which text.
        served: [\(tags)]
      \(appBlock)
      # What placeholders are filled with: the longest value to expect, and an example.
      variables:
        firstName: {maxLength: 40, sample: Ada}

      """
  }

  private var campaigns: [(String, String)] {
    [("campaigns/welcome.yaml", welcome), ("campaigns/weekend-sale.yaml", sale)]
  }

  private var welcome: String {
    let copies = locales.map { locale in
      let words = texts(locale)
      return """
          \(locale):
            title: \(quoted(words.welcomeTitle))
            body: \(quoted(words.welcomeBody))
            url: https://acme.example/welcome

        """
    }
    return """
      # yaml-language-server: $schema=../\(SchemaFile.campaign)
      description: The first message after somebody signed up
      labels: [lifecycle]

      content:
        _default: \(locales[0])
      \(copies.joined())
      presentation:
        sound: default

      delivery:
        ttl: 1d

      """
  }

  private var sale: String {
    let copies = locales.map { locale in
      let words = texts(locale)
      return """
          \(locale):
            title: \(quoted(words.saleTitle))
            body: \(quoted(words.saleBody))
            url: https://acme.example/sale
            actions:
              - {id: shop, title: \(quoted(words.shop))}
              - {id: later, title: \(quoted(words.later))}

        """
    }
    let channel = servesAndroid ? "  channelId: offers\n" : ""
    let category = servesAndroid || serves(.ios) ? "  category: shop_later\n" : ""
    return """
      # yaml-language-server: $schema=../\(SchemaFile.campaign)
      description: A discount for everybody, with two buttons
      labels: [promo]

      content:
        _default: \(locales[0])
      \(copies.joined())
      presentation:
      \(channel)\(category)  sound: default

      delivery:
        ttl: 2d
        # A second one takes the place of the first.
        collapseId: weekend-sale

      """
  }

  private var readme: String {
    """
    # \(name)

    Push notifications, kept in git and compiled by Carillon. A file below `campaigns/` is one campaign; `carillon.yaml` has
    what holds for all of them\(hasSamples ? "; `channels/` has the app's own notification resources" : "").

    | command | does |
    |---|---|
    | `carillon new spring-sale` | starts a campaign |
    | `carillon check` | says what is wrong, and where |
    | `carillon fix` | mends what has only one right answer |
    | `carillon preview` | draws every campaign as devices show it |
    | `carillon build` | writes the payloads into `build/`, which is committed: reviewers see what will be sent |
    | `carillon diff` | says what a branch changes |

    In CI, run `carillon check --format github` and `carillon build --check`.

    Editors complete and explain every key by the files in `schemas/`; after an update of Carillon, write them again with
    `carillon schema campaign > schemas/campaign.schema.json` and `carillon schema config > schemas/config.schema.json`.

    """
  }

  private static let ignored = """
    # Carillon's cache and previews, and what a build that was killed leaves.
    /.carillon/
    *.carillon-stage/
    *.carillon-new

    """

  private static let attributes = """
    # Written by Carillon: never converted, and folded in reviews until somebody looks.
    build/** -text linguist-generated=true
    schemas/** linguist-generated=true

    """
}

/// Where a project keeps the schemas that editors complete keys by.
enum SchemaFile {
  static let campaign = "schemas/campaign.schema.json"
  static let configuration = "schemas/config.schema.json"

  static func text(of schema: JSON) -> String {
    String(decoding: JSONWriter.indented(schema), as: UTF8.self)
  }
}

/// A text as a double-quoted YAML scalar; the text has no control characters.
func quoted(_ text: String) -> String {
  "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
}
