package import CampaignModel
package import SourceText
package import Writers

/// A payload's JSON before it is bytes: a JSON value in which templates are still templates.
///
/// Only `template` may hold placeholders; a `{{` in any other string stands for itself and is never scanned.
package enum PayloadValue: Sendable {
  case json(JSON)
  case template(Template, TemplateUse)
  /// A text that a vendor fills, as the vendor's dialect writes it.
  case dialect(DialectText)
  case array([PayloadValue])
  /// Members in any order; they are sorted as they are written. No name twice.
  case object([Member])
  /// An object of shared members and some of its own, in the order in which they are written. No name twice.
  case merged(SharedMembers, [Member])
  /// A JSON document inside a string, as FCM's data map needs for lists. Where one of its strings is a template, the sender
  /// scans all of them: no other may hold `{{`.
  indirect case embedded(PayloadValue)

  /// A name and a value.
  package struct Member: Sendable {
    package let name: String
    package let value: PayloadValue

    /// Where the value was written, if that is one place and the value does not know it: a template does.
    package let range: SourceRange?

    package init(_ name: String, _ value: PayloadValue, at range: SourceRange? = nil) {
      self.name = name
      self.value = value
      self.range = range
    }
  }

  package static func string(_ text: String) -> PayloadValue {
    .json(.string(text))
  }

  package static func integer(_ number: Int) -> PayloadValue {
    .json(.integer(number))
  }

  package static func boolean(_ flag: Bool) -> PayloadValue {
    .json(.boolean(flag))
  }

  package static func strings(_ texts: [String]) -> PayloadValue {
    .json(.array(texts.map(JSON.string)))
  }
}

extension [PayloadValue.Member] {
  /// The members in the order in which they are written; lowering mostly gives them in that order already.
  var inWireOrder: [PayloadValue.Member] {
    let isOrdered = indices.dropFirst().allSatisfy { JSONWriter.nameOrder(self[$0 - 1].name, self[$0].name) }
    return isOrdered ? self : sorted { JSONWriter.nameOrder($0.name, $1.name) }
  }
}

/// What a template is filled into.
package enum TemplateUse: Sendable {
  case text
  /// A URL: the sender percent-encodes values, unless a placeholder is the whole URL.
  case uri
}

/// What a target's limit bounds.
package enum SizeMeasure: Sendable, Equatable {
  /// The bytes of the wire form.
  case wireBytes
  /// The UTF-8 of the keys and decoded values of the object that these names lead to from the root.
  case entries(path: [String])
  /// The bytes of the values that these names lead to, each in its wire form; in a body with `localizations`, those of the
  /// entry, or of the body itself, that has most.
  case values(paths: [[String]])
}
