import CampaignModel
import CarillonBuild
import Diagnostics
import Documents
import SourceText
import Writers

/// The settings in force: those that the configuration file writes, and the defaults of the others.
struct ConfigurationListing {
  /// A setting by its path, as in `output.layout`.
  struct Setting {
    let name: String
    let value: JSON
    /// `carillon.yaml:4`, or `default`.
    let origin: String

    /// The value for people.
    var shown: String {
      String(decoding: JSONWriter.wire(value), as: UTF8.self)
    }
  }

  /// By name, in byte order.
  let settings: [Setting]

  init(_ workspace: Workspace) {
    var settings: [Setting] = []
    if let file = workspace.configurationFile, let document = YAMLReader.read(file).value {
      let lines = LineIndex(file.bytes)
      Self.collect(document.root, of: document, name: "", into: &settings) { offset in
        "\(file.path):\(lines.position(of: offset).line)"
      }
    }
    for (name, value) in Self.defaults(workspace.configuration) where !settings.contains(where: { $0.name == name }) {
      settings.append(Setting(name: name, value: value, origin: "default"))
    }
    self.settings = settings.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
  }

  /// The leaves of a mapping, and lists as one.
  private static func collect(
    _ node: Document.Node, of document: Document, name: String, into settings: inout [Setting],
    origin: (Int) -> String
  ) {
    guard document.kind(of: node) == .mapping else { return }
    for entry in document.entries(of: node) {
      let name = name.isEmpty ? document.string(of: entry.key) : name + "." + document.string(of: entry.key)
      if document.kind(of: entry.value) == .mapping {
        collect(entry.value, of: document, name: name, into: &settings, origin: origin)
      } else {
        let place = origin(Int(document.range(of: entry.key).start))
        settings.append(Setting(name: name, value: value(entry.value, of: document), origin: place))
      }
    }
  }

  /// A scalar as it is written, a list of such.
  private static func value(_ node: Document.Node, of document: Document) -> JSON {
    switch document.kind(of: node) {
    case .scalar: .string(document.string(of: node))
    case .sequence: .array(document.items(of: node).map { value($0, of: document) })
    case .mapping:
      .object(document.entries(of: node).map { .init(document.string(of: $0.key), value($0.value, of: document)) })
    }
  }

  private static func defaults(_ configuration: Configuration) -> [(String, JSON)] {
    func texts(_ values: [Located<String>]) -> JSON { .array(values.map { .string($0.value) }) }
    return [
      ("version", .string("1")),
      ("campaigns", texts(configuration.campaignPaths)),
      ("channels", texts(configuration.channelPaths)),
      ("output.directory", .string(configuration.output.directory)),
      ("output.layout", .string(configuration.output.layout.rawValue)),
      ("output.style", .string(configuration.output.style.rawValue)),
      ("output.sourceMap", .string("\(configuration.output.sourceMap)")),
      ("targets", texts(configuration.targets)),
      ("app.android.message", .string(configuration.app.androidMessage.rawValue)),
      ("app.android.describeChannels", .string("\(configuration.app.androidDescribesChannels)")),
      ("app.sdk", .string(configuration.app.sdk.rawValue)),
      ("tracking.consent", .string("\(configuration.hasTrackingConsent)")),
    ]
  }
}
