package import SourceText

/// A text that may hold placeholders: `{{name}}`, `{{name|fallback}}`, and `\{{` for two literal braces.
package struct Template: Sendable, Equatable {
  /// A part of a template.
  package enum Segment: Sendable, Equatable {
    /// Text that stands for itself.
    case literal(String)
    /// A name, and the text to use where it has no value.
    case placeholder(name: String, fallback: String?)
    /// `\{{`, which stands for two braces.
    case escapedBraces
  }

  /// The text as authored, and its place.
  package let text: LocatedText

  /// The parts in order; empty where the text has no placeholder and no `\{{`: the text is then plain.
  package let segments: [Segment]

  package init(text: LocatedText, segments: [Segment]) {
    self.text = text
    self.segments = segments
  }

  /// The text as authored.
  package var source: String {
    text.value
  }

  /// Whether the text stands for itself.
  package var isPlain: Bool {
    segments.isEmpty
  }

  /// The text with placeholders filled by their fallbacks, or by nothing.
  package var filledByFallbacks: String {
    guard !isPlain else { return source }
    return segments.reduce(into: "") { text, segment in
      switch segment {
      case .literal(let literal): text += literal
      case .placeholder(_, let fallback): text += fallback ?? ""
      case .escapedBraces: text += "{{"
      }
    }
  }
}
