import CampaignModel
package import SourceText

/// A template as a vendor's dialect writes it: code where something is filled in, text beside it.
package struct DialectText: Sendable, Equatable {
  package enum Piece: Sendable, Equatable {
    /// Text that stands for itself.
    case literal(String)
    /// Code that always makes the same text: braces that would else be code.
    case constant(String, code: String)
    /// Code that makes a value, or the fallback.
    case value(name: String, fallback: String?, code: String)
  }

  /// In their order; none where a problem leaves nothing to write.
  package let pieces: [Piece]

  /// What a value is put into.
  package let use: TemplateUse

  /// What the dialect cannot write, in the order of the template.
  package let problems: [DialectProblem]

  /// Where the template was written; nil for a text that the tool made.
  package let range: SourceRange?

  init(_ template: Template, _ use: TemplateUse, writing: some DialectWriting) {
    self.use = use
    let range = template.text.range
    self.range = range.start == range.end ? nil : range
    let segments = template.isPlain ? [.literal(template.source)] : template.segments
    var pieces: [Piece] = []
    var problems: [DialectProblem] = []
    var offset = 0
    for (index, segment) in segments.enumerated() {
      let count = segment.sourceCount
      let before = index > 0 ? segments[index - 1] : nil
      let after = index + 1 < segments.count ? segments[index + 1] : nil
      let part: DialectPart
      switch segment {
      case .literal(let text): part = writing.literal(text, before: before, after: after)
      case .escapedBraces: part = writing.literal("{{", before: before, after: after)
      case .placeholder(let name, let fallback):
        part = writing.placeholder(name, fallback: fallback, isWhole: segments.count == 1)
      }
      pieces += part.pieces
      if let reason = part.problem { problems.append(DialectProblem(reason, range: offset..<offset + count)) }
      offset += count
    }
    // A text that cannot be written whole is not written in part: what stood apart would meet.
    self.pieces = problems.allSatisfy(\.isLoss) ? pieces : []
    self.problems = problems
  }

  /// As it stands in the payload.
  package var text: String {
    pieces.reduce(into: "") { text, piece in
      switch piece {
      case .literal(let literal): text += literal
      case .constant(_, let code), .value(_, _, let code): text += code
      }
    }
  }

  /// Whether no code is in it.
  package var isPlain: Bool {
    pieces.allSatisfy { if case .literal = $0 { true } else { false } }
  }
}

/// A part of a template that a dialect cannot write.
package struct DialectProblem: Sendable, Equatable {
  package enum Reason: Sendable, Equatable {
    /// `\{{`, or braces that together would be code.
    case literalBraces
    /// A `}` right behind a placeholder, which would be read as a part of it.
    case closingBrace
    /// A name that the dialect reads as a word of its own.
    case name(String)
    /// A fallback with characters that the dialect has no way to write: which.
    case fallback(String)
    /// A fallback where the dialect has none: the text is made without it.
    case lostFallback
  }

  package let reason: Reason

  /// The part's place in the template's source, in bytes.
  package let range: Range<Int>

  /// Whether the text is made all the same, without something.
  package var isLoss: Bool {
    reason == .lostFallback
  }

  init(_ reason: Reason, range: Range<Int>) {
    self.reason = reason
    self.range = range
  }
}

extension Template.Segment {
  /// The bytes that the segment takes as authored.
  fileprivate var sourceCount: Int {
    switch self {
    case .literal(let text): text.utf8.count
    case .escapedBraces: 3
    case .placeholder(let name, let fallback): 4 + name.utf8.count + (fallback.map { $0.utf8.count + 1 } ?? 0)
    }
  }
}

extension LocatedText {
  /// A text that stands in no file.
  static func detached(_ text: String) -> LocatedText {
    LocatedText(text, at: SourceRange(file: FileID(0), start: 0, end: 0), verbatimFrom: 0)
  }
}
