import Diagnostics
import Documents
import SourceText

/// The attributes of one `<NotificationChannel>`, read as Airship's parser reads them (`AttributeSetConfigParser.kt`, read
/// 2026-07): a reference is the value of its resource, numbers are Kotlin's.
struct ChannelAttributes {
  /// An attribute's value.
  enum Reading {
    case absent
    /// A reference to a resource that the project does not have.
    case unknown
    case value(Value)
  }

  struct Value {
    let text: String
    /// Of the attribute's value, whatever it refers to.
    let range: SourceRange
    /// The value without a reference.
    let source: LocatedText?
    /// Where the text stands, if not here.
    let resource: SourceRange?

    var located: Located<String> {
      Located(text, at: range)
    }

    /// What is said beside a finding.
    var notes: [Finding.Note] {
      resource.map { [.init("the value is here", at: $0)] } ?? []
    }
  }

  let element: XMLElement
  private let resources: ResourceTable
  private(set) var findings: [Finding] = []
  private(set) var references: [ResourceReference] = []

  /// Whether a value that decides about the channel lies in a resource that the project does not have.
  private(set) var isUnknown = false

  init(_ element: XMLElement, resources: ResourceTable) {
    self.element = element
    self.resources = resources
  }

  // MARK: Values

  /// A text; nil where there is none or it is not known.
  mutating func text(_ name: String) -> Located<String>? {
    guard case .value(let value) = reading(name, types: ["string"]), !value.text.isEmpty else { return nil }
    return value.located
  }

  /// A text that people read: the reference stays one, since it has a value for each language.
  mutating func localizedText(_ name: String) -> ResourceText? {
    guard let value = element.attribute(name)?.value, !value.value.isEmpty else { return nil }
    let text = ResourceText(value.located)
    if let reference = text.reference {
      references.append(
        ResourceReference(reference, at: value.range, types: ["string"], purpose: "a channel's \(name)"))
    }
    return text
  }

  /// A boolean; another text is the default, which is said.
  mutating func flag(_ name: String) -> Located<Bool>? {
    guard case .value(let value) = reading(name, types: ["bool"]) else { return nil }
    switch AndroidAttribute(value.text) {
    case .boolean(let flag): return Located(flag, at: value.range)
    case .integer(let number): return Located(number != 0, at: value.range)
    default:
      findings.append(
        Finding(
          .ineffectiveChannelAttribute, "\(name) '\(value.text)' is neither true nor false: the SDK takes the default",
          at: value.range, notes: value.notes, help: "write true or false"))
      return nil
    }
  }

  /// An integer as Kotlin's `toInt` takes it; anything else loses the file.
  mutating func integer(_ name: String, expected: String = "an integer") -> Located<Int>? {
    guard case .value(let value) = reading(name, types: ["string", "integer"]), !value.text.isEmpty else { return nil }
    guard case .integer(let number) = AndroidAttribute(value.text) else {
      lost("\(name) '\(value.text)' is not \(expected)", value)
      return nil
    }
    return Located(Int(number), at: value.range)
  }

  /// Numbers between commas, each as Kotlin's `toLong` takes it: blanks are not.
  mutating func vibrationPattern() -> Located<[Int]>? {
    guard case .value(let value) = reading("vibration_pattern", types: ["string"]), !value.text.isEmpty else {
      return nil
    }
    // A single number is stored as one, so that its blanks and leading zeros are gone.
    if case .integer(let number) = AndroidAttribute(value.text) { return Located([Int(number)], at: value.range) }
    var parts = value.text.utf8.split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false)
    while parts.last?.isEmpty == true { parts.removeLast() }
    var numbers: [Int] = []
    for part in parts {
      let text = String(decoding: part, as: UTF8.self)
      guard let number = Int(text) else {
        let offset = value.text.utf8.distance(from: value.text.utf8.startIndex, to: part.startIndex)
        lost(
          "'\(text)' in vibration_pattern is not an integer", value,
          at: value.source?.range(of: offset..<offset + part.count), help: "write 0,100,50 without blanks")
        return nil
      }
      numbers.append(number)
    }
    return Located(numbers, at: value.range)
  }

  /// What `Color.parseColor` takes once aapt2 has turned every `#…` color into `#aarrggbb`.
  mutating func color(_ name: String) -> Located<String>? {
    guard case .value(let value) = reading(name, types: ["color"]), !value.text.isEmpty else { return nil }
    guard AndroidAttribute(value.text) == .color || Self.colorNames.contains(value.text.lowercased()) else {
      lost("\(name) '\(value.text)' is no color", value, help: "write '#rrggbb'")
      return nil
    }
    return value.located
  }

  /// A raw resource or the address of a sound.
  mutating func sound() -> Located<String>? {
    guard let value = element.attribute("sound")?.value, !value.value.isEmpty else { return nil }
    guard let reference = AndroidReference(value.value) else { return value.located }
    references.append(
      ResourceReference(reference, at: value.range, types: ["raw", "string"], purpose: "a channel's sound"))
    guard reference.packageName == nil, reference.type == "string" else { return value.located }
    return resources.content(of: reference).map { Located($0.text, at: value.range) }
  }

  /// The names that `android.graphics.Color` knows.
  private static let colorNames: Set<String> = [
    "black", "darkgray", "gray", "lightgray", "white", "red", "green", "blue", "yellow", "cyan", "magenta", "aqua",
    "fuchsia", "darkgrey", "grey", "lightgrey", "lime", "maroon", "navy", "olive", "purple", "silver", "teal",
  ]

  // MARK: Reading

  mutating func reading(_ name: String, types: [String]) -> Reading {
    guard let value = element.attribute(name)?.value else { return .absent }
    guard let reference = AndroidReference(value.value) else {
      return .value(Value(text: value.value, range: value.range, source: value, resource: nil))
    }
    references.append(
      ResourceReference(reference, at: value.range, types: types, purpose: "a channel's \(name)"))
    guard types.contains(reference.type), let content = resources.content(of: reference) else {
      isUnknown = isUnknown || Self.deciding.contains(name)
      return .unknown
    }
    return .value(Value(text: content.text, range: value.range, source: nil, resource: content.range))
  }

  /// Without these nothing can be said of a channel.
  private static let deciding = ["id", "importance"]

  mutating func report(_ finding: Finding) {
    findings.append(finding)
  }

  private mutating func lost(_ message: String, _ value: Value, at range: SourceRange? = nil, help: String? = nil) {
    findings.append(
      Finding(
        .channelFileLost, message + ": the SDK would load no channel of this file", at: range ?? value.range,
        notes: value.notes, help: help))
  }
}
