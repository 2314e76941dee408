import CampaignModel
import SourceText
import Writers

/// A payload as bytes, and what a sender must know of them.
package struct Emission: Sendable {
  /// RFC 8785 bytes.
  package var wire: [UInt8] = []

  /// In document order: each occurrence of a placeholder, and each string that only holds `\{{`.
  package var placeholders: [PlaceholderUse] = []

  /// What the limit counts, placeholders filled by their fallbacks, or by nothing.
  package var bytes = 0

  /// The same with the placeholders at their longest; nil where one has no declared length.
  package var maxBytes: Int?

  package init(wire: [UInt8] = [], placeholders: [PlaceholderUse] = [], bytes: Int = 0, maxBytes: Int? = nil) {
    self.wire = wire
    self.placeholders = placeholders
    self.bytes = bytes
    self.maxBytes = maxBytes
  }
}

/// Writes payloads as RFC 8785 bytes, and counts them with their placeholders filled, in one walk.
package struct PayloadEmitter {
  private let bounds: ValueBounds
  private let measure: SizeMeasure

  /// The emitter of one campaign and target.
  package init(measure: SizeMeasure, bounds: ValueBounds) {
    self.measure = measure
    self.bounds = bounds
  }

  /// A payload's bytes and sizes.
  package func emit(_ payload: PayloadValue) -> Emission {
    var walk = PayloadWalk(measure: measure, bounds: bounds)
    walk.write(payload)
    return walk.finish()
  }

  /// Members without placeholders, as they stand in an object: with commas between them, without its braces.
  static func pieces(of members: [PayloadValue.Member]) -> Pieces {
    var walk = PayloadWalk(measure: .entries(path: []), bounds: ValueBounds([]))
    return walk.pieces(of: members)
  }

  /// Some members of an object as bytes.
  struct Pieces {
    var wire: [UInt8] = []

    /// Where each member ends in `wire`.
    var ends: [Int] = []

    /// The keys and decoded values of the members.
    var entryBytes = 0
  }
}
