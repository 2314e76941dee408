package import SourceText

/// One entry of `data`: what the app gets beside the notification.
package struct DataEntry: Sendable, Equatable {
  package let key: Located<String>
  package let value: Template

  package init(key: Located<String>, value: Template) {
    self.key = key
    self.value = value
  }
}

/// What one layer sets, locale apart: `carillon.yaml` defaults, a campaign, a variant, a platform block.
package struct Layer: Sendable, Equatable {
  package var settings: Settings

  /// In the order of the sources; a key of a stronger layer replaces in place.
  package var data: [DataEntry]

  /// The outermost keys of `ios.custom`, whose value in `settings` has no places inside.
  package var customKeys: [Located<String>]

  package init(settings: Settings = Settings(), data: [DataEntry] = [], customKeys: [Located<String>] = []) {
    self.settings = settings
    self.data = data
    self.customKeys = customKeys
  }

  /// This layer with a stronger one on top.
  package func overlaid(by stronger: Layer) -> Layer {
    var merged = Layer(settings: settings.overlaid(by: stronger.settings), data: data)
    if data.isEmpty {
      // The keys of one mapping differ already.
      merged.data = stronger.data
    } else if !stronger.data.isEmpty {
      // Keyed by their bytes: two layers of many keys must not be held against each other pair by pair.
      var places = Dictionary(
        data.enumerated().map { (Array($0.element.key.value.utf8), $0.offset) }, uniquingKeysWith: { first, _ in first }
      )
      for entry in stronger.data {
        let key = Array(entry.key.value.utf8)
        if let index = places[key] {
          merged.data[index] = entry
        } else {
          places[key] = merged.data.endIndex
          merged.data.append(entry)
        }
      }
    }
    merged.customKeys = customKeys.filter { key in
      !stronger.customKeys.contains { $0.value.utf8.elementsEqual(key.value.utf8) }
    }
    merged.customKeys += stronger.customKeys
    return merged
  }
}

/// A layer and what it changes for single platforms.
package struct LayerGroup: Sendable, Equatable {
  package var base: Layer

  /// Indexed by `Platform.allCases`.
  private var platforms: [Layer]

  package init(base: Layer = Layer()) {
    self.base = base
    platforms = Array(repeating: Layer(), count: Platform.allCases.count)
  }

  package subscript(platform: Platform) -> Layer {
    get { platforms[platform.index] }
    set { platforms[platform.index] = newValue }
  }
}

extension Platform {
  /// Position in `allCases`.
  package var index: Int {
    switch self {
    case .ios: 0
    case .android: 1
    case .fireos: 2
    case .web: 3
    }
  }
}

/// One side of an A/B test: what it changes in the campaign.
package struct Variant: Sendable, Equatable {
  package let id: Located<String>
  package let weight: Located<Int>?
  /// Only what differs; the locales are the campaign's.
  package var content: Content?
  package var layers: LayerGroup

  package init(id: Located<String>, weight: Located<Int>?, content: Content?, layers: LayerGroup) {
    self.id = id
    self.weight = weight
    self.content = content
    self.layers = layers
  }
}

/// What is known of a placeholder's values.
package struct Variable: Sendable, Equatable {
  package let name: Located<String>
  /// In Unicode scalars, C0 controls not among them.
  package let maxLength: Located<Int>?
  /// In bytes of UTF-8.
  package let maxBytes: Located<Int>?
  /// For previews.
  package let sample: Located<String>?

  package init(name: Located<String>, maxLength: Located<Int>?, maxBytes: Located<Int>?, sample: Located<String>?) {
    self.name = name
    self.maxLength = maxLength
    self.maxBytes = maxBytes
    self.sample = sample
  }
}

/// A campaign as its file declares it: each field has its right type, or is absent and was reported.
package struct Campaign: Sendable {
  package let file: FileID

  /// The file's path below the project's root.
  package let path: String

  /// As authored, or made from the path; then its place is the empty range at the start of the file.
  package let id: Located<String>
  package var description: Located<String>?
  package var owner: Located<String>?
  package var labels: [Located<String>] = []

  /// In the order of `Platform`, each once; nil where the key is absent.
  package var platforms: Located<[Located<Platform>]>?
  package var isDraft = false
  package var isSilent = false

  /// Where `silent: true` is written.
  package var silentRange: SourceRange?

  /// Nil where the key is absent.
  package var content: Content?

  /// Whether there is content that was reported as a whole, and so is absent: nothing follows from its absence.
  package var hasReportedContent = false

  /// Where the key `content` stands, for findings about all of it.
  package var contentKey: SourceRange?

  /// What the campaign itself sets, the project's defaults not among it.
  package var layers = LayerGroup()

  /// The vendors' blocks: `airship`, `braze`.
  package var vendors = Settings()

  /// Where the parts of the vendors' own objects stand.
  package var vendorPlaces: [(field: Field, places: JSONPlaces)] = []
  package var variables: [Variable] = []

  /// In the order of their ids; empty where there is no test.
  package var variants: [Variant] = []

  /// Whether a variant is absent because it was reported.
  package var hasReportedVariants = false

  package init(file: FileID, path: String, id: Located<String>) {
    self.file = file
    self.path = path
    self.id = id
  }
}
