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

  /// What a template holds, shared by its copies: a campaign has many, and passes them through every stage and rule.
  private final class Storage: Sendable {
    let text: LocatedText
    let segments: [Segment]

    init(text: LocatedText, segments: [Segment]) {
      self.text = text
      self.segments = segments
    }
  }

  private let storage: Storage

  package init(text: LocatedText, segments: [Segment]) {
    storage = Storage(text: text, segments: segments)
  }

  /// The text as authored, and its place.
  package var text: LocatedText {
    storage.text
  }

  /// The parts in order; empty where the text has no placeholder and no `\{{`: the text is then plain.
  package var segments: [Segment] {
    storage.segments
  }

  package static func == (left: Template, right: Template) -> Bool {
    left.storage === right.storage || left.text == right.text && left.segments == right.segments
  }

  /// The text as authored.
  package var source: String {
    storage.text.value
  }

  /// Whether the text stands for itself.
  package var isPlain: Bool {
    storage.segments.isEmpty
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
