import CampaignModel
import Diagnostics
import SourceText
import Writers

/// What a vendor's API takes in an object of its own.
indirect enum ObjectShape: Sendable {
  case text
  /// A text with something in it.
  case filled
  case choice([String])
  case number(ClosedRange<Double>)
  case integer
  case flag
  /// A text or a number of seconds.
  case life
  case list(ObjectShape)
  /// A mapping of some members, each with its shape; names that the API does not know are read by nobody.
  case object([Member])
  /// A mapping of any names to values of one shape, with at least one.
  case map(ObjectShape)
  /// One of two shapes of different kinds.
  case either(ObjectShape, ObjectShape)
  case anything

  struct Member: Sendable {
    let name: String
    let shape: ObjectShape
    let isRequired: Bool

    init(_ name: String, _ shape: ObjectShape, required isRequired: Bool = false) {
      self.name = name
      self.shape = shape
      self.isRequired = isRequired
    }
  }
}

/// What is wrong with a value of a shape.
struct ShapeFault {
  let message: String
  let range: SourceRange
  var meant: String?
  var help: String?
}

extension ObjectShape {
  /// What is wrong with the value, in document order; `path` is what messages call it.
  func faults(of json: LocatedJSON, _ path: String) -> [ShapeFault] {
    guard isKind(of: json.value) else {
      return [ShapeFault(message: "'\(path)' must be \(expectation), and is \(json.kind)", range: json.range)]
    }
    switch (self, json.value) {
    case (.filled, .string(let text)):
      return text.utf8.allSatisfy { $0 == 0x20 } ? [ShapeFault(message: "'\(path)' is empty", range: json.range)] : []
    case (.choice(let words), .string(let text)):
      if words.contains(where: { $0.utf8.elementsEqual(text.utf8) }) { return [] }
      return [
        ShapeFault(
          message: "'\(path)' cannot be '\(text)'", range: json.range, meant: Suggestion.nearest(to: text, in: words),
          help: "write \(quotedList(words))")
      ]
    case (.number(let range), .integer(let number)): return fault(Double(number), in: range, json, path)
    case (.number(let range), .number(let number)): return fault(number, in: range, json, path)
    case (.list(let shape), _): return json.parts.flatMap { shape.faults(of: $0, path) }
    case (.map(let shape), _):
      if json.parts.isEmpty { return [ShapeFault(message: "'\(path)' is empty", range: json.range)] }
      return json.parts.flatMap { shape.faults(of: $0, "\(path).\($0.key?.value ?? "")") }
    case (.object(let members), _): return faults(of: json, members, path)
    case (.either(let one, let other), _):
      return (one.isKind(of: json.value) ? one : other).faults(of: json, path)
    default: return []
    }
  }

  /// Whether the value is of the shape's kind, whatever is in it.
  private func isKind(of value: JSON) -> Bool {
    switch (self, value) {
    case (.anything, _), (.text, .string), (.filled, .string), (.choice, .string), (.number, .integer),
      (.number, .number), (.integer, .integer), (.flag, .boolean), (.life, .integer), (.life, .string),
      (.list, .array), (.object, .object), (.map, .object):
      true
    case (.either(let one, let other), _): one.isKind(of: value) || other.isKind(of: value)
    default: false
    }
  }

  private func faults(of json: LocatedJSON, _ members: [Member], _ path: String) -> [ShapeFault] {
    var faults: [ShapeFault] = []
    // A name with a typing error is there, and is said to be wrong already.
    var meant: [String] = []
    for part in json.parts {
      guard let key = part.key else { continue }
      if let member = members.first(where: { $0.name.utf8.elementsEqual(key.value.utf8) }) {
        faults += member.shape.faults(of: part, "\(path).\(member.name)")
      } else {
        let names = members.map(\.name)
        let nearest = Suggestion.nearest(to: key.value, in: names)
        if let nearest { meant.append(nearest) }
        faults.append(
          ShapeFault(
            message: "'\(path)' has no '\(key.value)'", range: key.range,
            meant: nearest, help: "it has \(quotedList(Array(names.prefix(8))))"))
      }
    }
    for member in members
    where member.isRequired && json[member.name] == nil && !meant.contains(member.name) {
      faults.append(
        ShapeFault(message: "'\(path)' lacks '\(member.name)'", range: json.range, help: "it cannot be without"))
    }
    return faults
  }

  private func fault(
    _ number: Double, in range: ClosedRange<Double>, _ json: LocatedJSON, _ path: String
  ) -> [ShapeFault] {
    if range.contains(number) { return [] }
    return [
      ShapeFault(
        message: "'\(path)' is \(number), allowed are \(range.lowerBound) to \(range.upperBound)", range: json.range)
    ]
  }

  private var expectation: String {
    switch self {
    case .text, .filled, .choice: "a text"
    case .number: "a number"
    case .integer: "a whole number"
    case .flag: "true or false"
    case .life: "a number of seconds or a moment"
    case .list: "a list"
    case .object, .map: "a mapping"
    case .either(let one, let other): "\(one.expectation) or \(other.expectation)"
    case .anything: "a value"
    }
  }
}

extension LocatedJSON {
  /// As messages call it.
  fileprivate var kind: String {
    switch value {
    case .null: "null"
    case .boolean(let flag): flag ? "true" : "false"
    case .integer(let number): "\(number)"
    case .number(let number): "\(number)"
    case .string(let text): "'\(text)'"
    case .array: "a list"
    case .object: "a mapping"
    }
  }
}
