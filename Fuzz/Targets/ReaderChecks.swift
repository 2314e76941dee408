import CampaignModel
import CampaignRules
import Diagnostics
import Documents
import SourceText

/// The readers of files: whatever the bytes, a tree whose every part has its place, or a finding.
enum ReaderChecks {
  static func yaml(_ bytes: [UInt8]) throws(Violation) -> [String] {
    let file = SourceFile(id: FileID(0), path: "a.yaml", bytes: bytes)
    let outcome = YAMLReader.read(file)
    let places = Places([file], knowing: outcome.findings)
    try explained(outcome, "the YAML reader")
    var lines = try places.check(outcome.findings)
    guard let document = outcome.value else { return lines }
    try walk(document.root, document, places, &lines)
    let allowances = AllowanceReader.read(file, document: document)
    lines += try places.check(allowances.findings)
    for allowance in allowances.value { try places.check(allowance.rule.range, "an allowance") }
    return lines
  }

  private static func walk(
    _ node: Document.Node, _ document: Document, _ places: Places, _ lines: inout [String]
  ) throws(Violation) {
    // Aliases make many of few: what was seen so often is enough.
    guard lines.count < 2_000 else { return }
    try places.check(document.range(of: node), "a node")
    switch document.kind(of: node) {
    case .scalar:
      let text = document.locatedText(of: node)
      try places.check(text)
      lines.append("\(document.style(of: node)) \(text.range.start)-\(text.range.end) \(text.value)")
    case .sequence:
      lines.append("[ \(document.range(of: node).start)")
      for item in document.items(of: node) { try walk(item, document, places, &lines) }
    case .mapping:
      lines.append("{ \(document.range(of: node).start)")
      for entry in document.entries(of: node) {
        try walk(entry.key, document, places, &lines)
        try walk(entry.value, document, places, &lines)
      }
    }
  }

  static func xml(_ bytes: [UInt8]) throws(Violation) -> [String] {
    let file = SourceFile(id: FileID(0), path: "channels/values/a.xml", bytes: bytes)
    let places = Places([file])
    let outcome = XMLReader.read(file)
    try explained(outcome, "the XML reader")
    var lines = try places.check(outcome.findings)
    guard let document = outcome.value else { return lines }
    for comment in document.comments { try places.check(comment.range, "a comment") }
    try walk(document.root, places, &lines)
    return lines
  }

  private static func walk(_ element: XMLElement, _ places: Places, _ lines: inout [String]) throws(Violation) {
    try places.check(element.range, "<\(element.name.value)>")
    try places.check(element.startTag, "the tag of <\(element.name.value)>")
    try require(element.range.contains(element.startTag), "<\(element.name.value)> does not hold its own tag")
    try places.check(element.name.range, "the name '\(element.name.value)'")
    try require(
      element.startTag.contains(element.name.range), "the name '\(element.name.value)' is outside its tag")
    lines.append("<\(element.namespace ?? "")|\(element.name.value)")
    for attribute in element.attributes {
      try places.check(attribute.name.range, "the attribute '\(attribute.name.value)'")
      try require(
        element.startTag.contains(attribute.value.range), "the attribute '\(attribute.name.value)' is outside its tag")
      try places.check(attribute.value)
      lines.append("@\(attribute.name.value)=\(attribute.value.value)")
    }
    for child in element.children {
      switch child {
      case .element(let inner):
        try require(element.range.contains(inner.range), "<\(inner.name.value)> is outside <\(element.name.value)>")
        try walk(inner, places, &lines)
      case .text(let text, isCDATA: _):
        try require(element.range.contains(text.range), "a text is outside <\(element.name.value)>")
        try places.check(text)
        lines.append(text.value)
      }
    }
  }

  static func propertyList(_ bytes: [UInt8]) throws(Violation) -> [String] {
    let file = SourceFile(id: FileID(0), path: "a.plist", bytes: bytes)
    let places = Places([file])
    let outcome = PropertyListReader.read(file)
    try explained(outcome, "the property list reader")
    var lines = try places.check(outcome.findings)
    if let list = outcome.value { try walk(list, places, &lines) }
    return lines + (try resource("UACustomNotificationCategories.plist", bytes))
  }

  private static func walk(_ list: PropertyList, _ places: Places, _ lines: inout [String]) throws(Violation) {
    try places.check(list.range, list.kind)
    lines.append(list.kind)
    switch list.value {
    case .string(let text):
      try places.check(text)
      lines.append(text.value)
    case .array(let items):
      for item in items { try walk(item, places, &lines) }
    case .dictionary(let entries):
      for entry in entries {
        try places.check(entry.key.range, "the key '\(entry.key.value)'")
        lines.append(entry.key.value)
        try walk(entry.value, places, &lines)
      }
    case .integer, .real, .boolean, .date, .data:
      lines.append("\(list.value)")
    }
  }

  static func strings(_ bytes: [UInt8]) throws(Violation) -> [String] {
    let file = SourceFile(id: FileID(0), path: "channels/en.lproj/UrbanAirship.strings", bytes: bytes)
    let places = Places([file])
    let outcome = StringsReader.read(file)
    try explained(outcome, "the .strings reader")
    var lines = try places.check(outcome.findings)
    for entry in outcome.value?.entries ?? [] {
      try places.check(entry.key.range, "the key '\(entry.key.value)'")
      try places.check(entry.value)
      lines.append("\(entry.key.value) = \(entry.value.value)")
    }
    return lines + (try resource("en.lproj/UrbanAirship.strings", bytes))
  }

  static func stringCatalog(_ bytes: [UInt8]) throws(Violation) -> [String] {
    let file = SourceFile(id: FileID(0), path: "channels/UrbanAirship.xcstrings", bytes: bytes)
    let outcome = StringCatalogReader.read(file)
    let places = Places([file], knowing: outcome.findings)
    try explained(outcome, "the string catalog reader")
    var lines = try places.check(outcome.findings)
    for entry in outcome.value?.entries ?? [] {
      try places.check(entry.key.range, "the key '\(entry.key.value)'")
      for translation in entry.translations {
        try places.check(translation.language.range, "the language '\(translation.language.value)'")
        try places.check(translation.text)
        lines.append("\(entry.key.value) \(translation.language.value) \(translation.text.value)")
      }
    }
    return lines + (try resource("UrbanAirship.xcstrings", bytes))
  }

  static func androidStrings(_ bytes: [UInt8]) throws(Violation) -> [String] {
    let file = SourceFile(id: FileID(0), path: "channels/values-tr/strings.xml", bytes: bytes)
    let places = Places([file])
    let outcome = XMLReader.read(file)
    guard let document = outcome.value else { return try places.check(outcome.findings) }
    let values = AndroidValuesReader.read(document)
    var lines = try places.check(outcome.findings + values.findings)
    for value in values.value {
      try places.check(value.name.range, "the name '\(value.name.value)'")
      try places.check(value.contentRange, "what '\(value.name.value)' holds")
      lines.append("\(value.type) \(value.name.value) \(value.content) \(value.isTranslatable)")
    }
    return lines + (try resource("values-tr/strings.xml", bytes))
  }

  static func configuration(_ bytes: [UInt8]) throws(Violation) -> [String] {
    let file = SourceFile(id: FileID(0), path: "carillon.yaml", bytes: bytes)
    let document = YAMLReader.read(file)
    let places = Places([file], knowing: document.findings)
    guard let root = document.value else { return try places.check(document.findings) }
    let read = ConfigurationReader.read(root)
    return try places.check(document.findings + read.findings)
      + read.value.campaignPaths.map(\.value) + read.value.channelPaths.map(\.value)
  }

  /// The same bytes as one of the app's own files, linked into a catalog.
  private static func resource(_ path: String, _ bytes: [UInt8]) throws(Violation) -> [String] {
    let file = SourceFile(id: FileID(0), path: "channels/" + path, bytes: bytes)
    let catalog = CatalogReader.read([file], otherPaths: [], configuration: Configuration())
    return try Places([file], knowing: catalog.findings).check(catalog.findings)
  }
}
