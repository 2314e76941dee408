import Diagnostics
import Documents
package import SourceText

/// What an action that asks for a text shows.
package struct TextInput: Sendable {
  package let button: Located<String>
  package let placeholder: Located<String>
}

/// One action of a category or of an action-button group.
package struct ActionDeclaration: Sendable {
  package let id: Located<String>

  /// The text of the button: on Android a literal or a reference, on iOS a literal. Nil on Android where there is none.
  package let label: ResourceText?

  /// iOS: the key of the label in the table `UrbanAirship`.
  package let labelKey: Located<String>?

  /// Whether a tap opens the app.
  package let isForeground: Bool

  /// Where that is written; nil where it is the platform's default, which is opposite on the two.
  package let foregroundRange: SourceRange?

  /// Android: a drawable.
  package let icon: ResourceText?

  /// iOS: whether the device must be unlocked first; nil where it is not written.
  package let needsAuthentication: Bool?

  /// iOS: whether the button is drawn as one that destroys; nil where it is not written.
  package let isDestructive: Bool?

  /// iOS: the button asks for a text.
  package let textInput: TextInput?

  /// The element's name, or the dictionary.
  package let range: SourceRange

  init(
    id: Located<String>, label: ResourceText?, labelKey: Located<String>? = nil, isForeground: Bool,
    foregroundRange: SourceRange?, icon: ResourceText? = nil, needsAuthentication: Bool? = nil,
    isDestructive: Bool? = nil, textInput: TextInput? = nil, range: SourceRange
  ) {
    self.id = id
    self.label = label
    self.labelKey = labelKey
    self.isForeground = isForeground
    self.foregroundRange = foregroundRange
    self.icon = icon
    self.needsAuthentication = needsAuthentication
    self.isDestructive = isDestructive
    self.textInput = textInput
    self.range = range
  }
}

/// A category of iOS or an action-button group of Android: the buttons that a notification may name by one id.
package struct ActionSetDeclaration: Sendable {
  package let id: Located<String>

  /// In the order that they are drawn.
  package let actions: [ActionDeclaration]

  /// False where an action was reported and is not among `actions`.
  package let isComplete: Bool

  /// False for what an SDK brings along; then no range means anything.
  package let isAuthored: Bool
}

extension [ActionDeclaration] {
  /// What is said of actions of one set whose id another one before them has.
  var duplicateFindings: [Finding] {
    var firsts: [ByteString: SourceRange] = [:]
    return compactMap { action in
      guard let first = firsts.updateValue(action.id.range, forKey: ByteString(action.id.value)) else { return nil }
      firsts[ByteString(action.id.value)] = first
      return Finding(
        .duplicateAction, "action '\(action.id.value)' is there twice", at: action.id.range,
        notes: [.init("first here", at: first)], help: "rename one of the two")
    }
  }
}
