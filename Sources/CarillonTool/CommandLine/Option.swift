/// An option of a command: `--check`, `--jobs N`.
package struct Option: Sendable, Equatable {
  /// Without the dashes.
  package let name: String

  /// How the argument is called in help, `N`; nil for a flag.
  package let argument: String?

  /// The arguments there are; empty where any is taken.
  package let choices: [String]

  /// Whether it may be given more than once.
  package let isRepeatable: Bool

  /// What is done with the file or directory that the argument names; nil where it names none.
  package let use: PathUse?

  /// One line, without a full stop.
  package let summary: String

  /// An option without an argument.
  package static func flag(_ name: String, _ summary: String) -> Option {
    Option(name: name, argument: nil, choices: [], isRepeatable: false, use: nil, summary: summary)
  }

  /// An option with an argument.
  package static func value(
    _ name: String, _ argument: String, choices: [String] = [], isRepeatable: Bool = false, use: PathUse? = nil,
    _ summary: String
  ) -> Option {
    Option(name: name, argument: argument, choices: choices, isRepeatable: isRepeatable, use: use, summary: summary)
  }

  /// As in help: `--jobs N`.
  package var spelling: String {
    argument.map { "--\(name) \($0)" } ?? "--\(name)"
  }
}

/// What a command takes besides options: `CAMPAIGN`, `[PATH…]`.
package struct Operand: Sendable {
  /// What shells may complete it by.
  package enum Kind: Sendable {
    case campaign
    case path
    case rule
    case command
    /// Something new, which nothing can complete.
    case name
    /// One of a fixed list.
    case choice([String])
  }

  /// Upper-case, as in help.
  package let name: String
  package let kind: Kind
  package let isRequired: Bool
  package let isRepeatable: Bool

  /// What is done with the path; a name of something else is no file, and harms nothing.
  package let use: PathUse

  /// One line, without a full stop.
  package let summary: String

  package init(
    _ name: String, _ kind: Kind, isRequired: Bool = false, isRepeatable: Bool = false, use: PathUse = .reads,
    _ summary: String
  ) {
    self.name = name
    self.kind = kind
    self.isRequired = isRequired
    self.isRepeatable = isRepeatable
    self.use = use
    self.summary = summary
  }

  /// As in help: `[PATH...]`.
  package var spelling: String {
    let repeated = isRepeatable ? name + "..." : name
    return isRequired ? repeated : "[\(repeated)]"
  }
}
