package import SourceText
import Writers

/// Values of fields, each with its place: one layer, or several merged.
///
/// Campaigns set few of the many fields, so a sorted list beats a dictionary, and its order is always the field table's.
package struct Settings: Sendable, Equatable {
  /// In the order of the field table, each field once.
  package private(set) var entries: [(field: Field, value: Located<FieldValue>)] = []

  /// Fields that have a value which was reported, and so reads as absent.
  package private(set) var reported: [Field] = []

  package init() {}

  /// Whether the field is set, be it to a value that was reported: then nothing follows from its absence.
  package func isReported(_ field: Field) -> Bool {
    reported.contains(field)
  }

  /// Notes that a field's value was reported.
  mutating func report(_ field: Field) {
    if !isReported(field) { reported.append(field) }
  }

  package static func == (left: Settings, right: Settings) -> Bool {
    left.entries.elementsEqual(right.entries) { $0.field == $1.field && $0.value == $1.value }
  }

  package subscript(field: Field) -> Located<FieldValue>? {
    get {
      // Only the fields are looked at on the way: copying an entry costs more than finding it.
      for index in entries.indices where entries[index].field == field { return entries[index].value }
      return nil
    }
    set {
      let index = entries.firstIndex { $0.field.rawValue >= field.rawValue } ?? entries.endIndex
      if index < entries.endIndex, entries[index].field == field {
        if let newValue { entries[index].value = newValue } else { entries.remove(at: index) }
      } else if let newValue {
        entries.insert((field, newValue), at: index)
      }
    }
  }

  /// These settings with a stronger layer's on top.
  package func overlaid(by stronger: Settings) -> Settings {
    guard !stronger.entries.isEmpty || !stronger.reported.isEmpty else { return self }
    var merged = self
    for field in stronger.reported { merged.report(field) }
    // A time to live and a moment of expiry answer the same question: the stronger layer's answer stands alone.
    if stronger[.ttl] != nil { merged[.expiresAt] = nil }
    if stronger[.expiresAt] != nil { merged[.ttl] = nil }
    for entry in stronger.entries {
      if case .json(let above) = entry.value.value, case .json(let below) = merged[entry.field]?.value {
        merged[entry.field] = Located(.json(below.overlaid(by: above)), at: entry.value.range)
      } else {
        merged[entry.field] = entry.value
      }
    }
    return merged
  }
}

extension JSON {
  /// Objects merge member by member, at any depth; everything else is replaced.
  fileprivate func overlaid(by stronger: JSON) -> JSON {
    guard case .object(var members) = self, case .object(let others) = stronger else { return stronger }
    for other in others {
      if let index = members.firstIndex(where: { $0.name.utf8.elementsEqual(other.name.utf8) }) {
        members[index] = Member(other.name, members[index].value.overlaid(by: other.value))
      } else {
        members.append(other)
      }
    }
    return .object(members)
  }
}
