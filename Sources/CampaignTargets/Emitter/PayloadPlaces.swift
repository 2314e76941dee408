import CampaignModel
package import SourceText

/// Where the parts of a payload were written.
package struct PayloadPlace: Sendable, Equatable {
  /// RFC 6901, to the outermost string at most.
  package let pointer: String
  package let range: SourceRange
}

extension PayloadValue {
  /// The parts whose place is known, outermost first, in the order of the members given.
  package var places: [PayloadPlace] {
    var places: [PayloadPlace] = []
    collect(into: &places, pointer: "")
    return places
  }

  private func collect(into places: inout [PayloadPlace], pointer: String) {
    switch self {
    case .json, .embedded: break
    case .template(let template, _): places.append(PayloadPlace(pointer: pointer, range: template.text.range))
    case .dialect(let text):
      if let range = text.range { places.append(PayloadPlace(pointer: pointer, range: range)) }
    case .array(let items):
      for (index, item) in items.enumerated() { item.collect(into: &places, pointer: "\(pointer)/\(index)") }
    case .merged(let shared, let members):
      PayloadValue.object(shared.fixed + shared.filled + members).collect(into: &places, pointer: pointer)
    case .object(let members):
      for member in members {
        let pointer = pointer + "/" + pointerToken(member.name)
        if let range = member.range { places.append(PayloadPlace(pointer: pointer, range: range)) }
        member.value.collect(into: &places, pointer: pointer)
      }
    }
  }
}
