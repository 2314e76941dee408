import CampaignModel
import Writers

/// `docs/configuration.md`: every key of `carillon.yaml`, from the schema that editors complete it by.
package enum ConfigurationPage {
  /// The page, Markdown.
  package static let markdown = """
    # Configuration

    `carillon.yaml`, in the project's root, has what holds for every campaign. There need not be one: every key has a default.
    `carillon config show` lists what is in force, and from which line. Made by `generate-reference` from the schema that
    editors complete the file by.

    ```yaml
    version: 1
    name: acme-push
    targets: [apns, fcm, webpush]
    locales:
      required: [en, de]                 # every campaign has these
      served: [en, en-GB, de, de-AT]     # what devices report
    app:
      ios: {bundleId: com.acme.shop, entitlements: [time-sensitive], serviceExtension: true}
      android: {package: com.acme.shop, minSdk: 24, defaultChannel: general}
      web: {icon: "https://cdn.acme.example/icon.png", baseUrl: "https://acme.example/"}
      urlSchemes: [https, acme]
    variables:
      firstName: {maxLength: 40, sample: Ada}
    defaults:
      presentation: {color: "#0a7d4f"}
      delivery: {ttl: 3d}
    limits: {apns: {reserve: 200}}
    rules: {may-truncate: off, untranslated-copy: error}
    ```

    The more of `app` you say, the more is checked: a picture without a service extension, a badge that the app never asked for, a
    link that nothing opens. What is not said is not assumed.

    \(sections)

    Paths are below the project's root, with `/`. A locale is a tag in its canonical form. [Fields](fields.md) has what stands
    under `defaults`, [Diagnostics](diagnostics.md) what `rules` does, and [Rules](rules/README.md) every id.

    """

  /// Keys with a shape of their own, which the schema says too broadly.
  private static let special = [
    "campaigns": "a path, or a list of paths", "channels": "a path, or a list of paths", "output.directory": "a path",
    "app.ios.sounds": "a path", "locales.required": "a list of locales", "locales.served": "a list of locales",
    "variables": "names, each with `maxLength` or `maxBytes`, and `sample`",
    "defaults": "`presentation`, `delivery`, `data`, and blocks of platforms", "limits": "targets, each with `reserve`",
    "rules": "ids, each with `off`, `warning` or `error`", "app.urlSchemes": "a list of schemes",
    "app.web.icon": "an https URL", "app.web.badge": "an https URL", "app.web.baseUrl": "an https URL",
  ]

  /// The keys of the root, then those of the mappings in it.
  private static var sections: String {
    let root = properties(of: ConfigurationSchema.json)
    let nested = root.flatMap { mappings($0.name, $0.value) }
    return ([("Keys", root.map { ($0.name, $0.value) })] + nested).map { title, keys in
      """
      ## \(title)

      | key | takes | means |
      |---|---|---|
      \(keys.map(row).joined(separator: "\n"))
      """
    }.joined(separator: "\n\n")
  }

  private static func mappings(_ path: String, _ schema: JSON) -> [(String, [(String, JSON)])] {
    let keys = special[path] == nil ? properties(of: schema) : []
    guard !keys.isEmpty else { return [] }
    return [(path, keys.map { (path + "." + $0.name, $0.value) })]
      + keys.flatMap { mappings(path + "." + $0.name, $0.value) }
  }

  private static func row(_ path: String, _ schema: JSON) -> String {
    var summary = ""
    if case .string(let text)? = schema["description"] { summary = text }
    return "| `\(path)` | \(special[path] ?? takes(schema)) | \(summary) |"
  }

  private static func takes(_ schema: JSON) -> String {
    if case .array(let words)? = schema["enum"] {
      return words.compactMap { if case .string(let word) = $0 { "`\(word)`" } else { nil } }.joined(separator: ", ")
    }
    if case .integer(let only)? = schema["const"] { return "`\(only)`" }
    switch schema["type"] {
    case .string("boolean")?: return "`true` or `false`"
    case .string("array")?: return "a list of " + (schema["items"].map(takes) ?? "values")
    case .string("object")?: return "a mapping, below"
    case .string("integer")?:
      guard case .integer(let least)? = schema["minimum"], case .integer(let most)? = schema["maximum"] else {
        return "an integer"
      }
      return "an integer from \(least) to \(most)"
    default: return "a text"
    }
  }

  private static func properties(of schema: JSON) -> [JSON.Member] {
    guard case .object(let members)? = schema["properties"] else { return [] }
    return members
  }
}
