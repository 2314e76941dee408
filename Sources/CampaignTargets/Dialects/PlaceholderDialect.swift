package import CampaignModel
import SourceText

/// Who fills the placeholders of a target's texts, and how those are written there.
package enum PlaceholderDialect: String, Sendable {
  /// As authored: the sender fills them, as the manifest says.
  case sender
  /// Airship's Handlebars: `{{$def firstName "there"}}`. Read as code only where a push asks for it.
  case handlebars
  /// Braze's Liquid: `{{${first_name} | default: 'there'}}`.
  case liquid
  /// Bare tokens, `{{firstName}}`, which have no fallback: Customer Insights.
  case tokens

  /// Whether a text without placeholders is left alone: then braces in it are only braces.
  package var isOnRequest: Bool {
    self == .handlebars
  }

  /// A template as this dialect writes it; nil for the sender's own, which stays as authored.
  package func text(of template: Template, _ use: TemplateUse) -> DialectText? {
    let writing: any DialectWriting
    switch self {
    case .sender: return nil
    case .handlebars: writing = HandlebarsWriting(use: use)
    case .liquid: writing = LiquidWriting(use: use)
    case .tokens: writing = TokenWriting()
    }
    return DialectText(template, use, writing: writing)
  }

  /// A text without placeholders as this dialect writes it, with the braces in it kept from being code.
  package func text(of literal: String) -> DialectText? {
    text(of: Template(text: .detached(literal), segments: [.literal(literal)]), .text)
  }

  /// Whether a text holds what this dialect reads as the start of code.
  package func mayRead(_ text: String) -> Bool {
    switch self {
    case .sender: false
    case .liquid: text.utf8.contains(UInt8(ascii: "{"))
    case .handlebars, .tokens: text.utf8.hasDoubleBrace
    }
  }
}

/// How a dialect writes the parts of a template. A part that it cannot write has a problem, and nothing of it is code.
protocol DialectWriting {
  /// Text that stands for itself. `before`, `after`: what stands beside it, nil at the ends.
  func literal(_ text: String, before: Template.Segment?, after: Template.Segment?) -> DialectPart

  /// A name, and what stands for it where it has no value.
  func placeholder(_ name: String, fallback: String?, isWhole: Bool) -> DialectPart
}

/// What a part of a template becomes.
struct DialectPart {
  var pieces: [DialectText.Piece]
  var problem: DialectProblem.Reason?

  init(_ pieces: [DialectText.Piece], problem: DialectProblem.Reason? = nil) {
    self.pieces = pieces
    self.problem = problem
  }
}

extension Sequence<UInt8> {
  /// Whether `{{` is in it.
  var hasDoubleBrace: Bool {
    var wasBrace = false
    for byte in self {
      let isBrace = byte == UInt8(ascii: "{")
      if isBrace && wasBrace { return true }
      wasBrace = isBrace
    }
    return false
  }
}
