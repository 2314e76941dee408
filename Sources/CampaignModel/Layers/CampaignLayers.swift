import SourceText

extension Campaign {
  /// Everything that holds for one platform and variant, weakest layer first: the project's defaults (its platform
  /// block among them), the campaign, the variant, the campaign's platform block, the variant's platform block.
  package func layer(for platform: Platform, variant: Variant?, in configuration: Configuration) -> Layer {
    var layer = configuration.defaults.base
      .overlaid(by: configuration.defaults[platform])
      .overlaid(by: layers.base)
    if let variant { layer = layer.overlaid(by: variant.layers.base) }
    layer = layer.overlaid(by: layers[platform])
    if let variant { layer = layer.overlaid(by: variant.layers[platform]) }
    return layer
  }

  /// The copy of the campaign with what a variant changes, key by key; nil where the campaign has no content.
  package func content(for variant: Variant?) -> Content? {
    guard var content, let changes = variant?.content else { return content }
    for change in changes.locales {
      guard let index = content.locales.firstIndex(where: { $0.locale.value == change.locale.value }) else { continue }
      content.locales[index] = content.locales[index].overlaid(by: change)
    }
    return content
  }

  /// What is known of placeholders: the campaign's word over the project's, key by key; in byte order of the names.
  package func variables(in configuration: Configuration) -> [Variable] {
    var merged = configuration.variables
    for variable in variables {
      if let index = merged.firstIndex(where: { $0.name.value.utf8.elementsEqual(variable.name.value.utf8) }) {
        merged[index] = merged[index].overlaid(by: variable)
      } else {
        merged.append(variable)
      }
    }
    return merged.sorted { $0.name.value.utf8.lexicographicallyPrecedes($1.name.value.utf8) }
  }
}

extension LocalizedContent {
  /// This copy with a variant's on top; a list of actions replaces the whole list.
  fileprivate func overlaid(by stronger: LocalizedContent) -> LocalizedContent {
    var merged = parts
    merged.title = stronger.title ?? title
    merged.subtitle = stronger.subtitle ?? subtitle
    merged.body = stronger.body ?? body
    merged.summary = stronger.summary ?? summary
    merged.image = stronger.image ?? image
    merged.url = stronger.url ?? url
    merged.actions = stronger.actions ?? actions
    return LocalizedContent(merged)
  }
}

extension Variable {
  fileprivate func overlaid(by stronger: Variable) -> Variable {
    Variable(
      name: stronger.name, maxLength: stronger.maxLength ?? maxLength, maxBytes: stronger.maxBytes ?? maxBytes,
      sample: stronger.sample ?? sample)
  }
}
