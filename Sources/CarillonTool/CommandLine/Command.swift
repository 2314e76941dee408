/// A command: what it is called, takes and does. Help, completions, the manual page and docs/cli.md are made from it.
///
/// A command lists only options that it reads.
package struct Command: Sendable {
  /// One word or two: `build`, `config show`.
  package let name: String

  /// One line, without a full stop.
  package let summary: String

  /// Paragraphs, parted by empty lines.
  package let details: String
  package let operands: [Operand]

  /// In the order of the help.
  package let options: [Option]

  /// Lines to try, without the prompt.
  package let examples: [String]

  /// Whether more is read than its options name: git's own programs and configuration, whatever an editor opens.
  package let readsAnywhere: Bool

  /// What a call writes besides what its options name.
  package let writes: @Sendable (Arguments) -> [WritePlace]
  package let run: @Sendable (Invocation) throws -> ExitStatus

  package init(
    name: String, summary: String, details: String, operands: [Operand] = [], options: [Option],
    examples: [String] = [], readsAnywhere: Bool = false,
    writes: @escaping @Sendable (Arguments) -> [WritePlace] = { _ in [.project] },
    run: @escaping @Sendable (Invocation) throws -> ExitStatus
  ) {
    self.name = name
    self.summary = summary
    self.details = details
    self.operands = operands
    self.options = options
    self.examples = examples
    self.readsAnywhere = readsAnywhere
    self.writes = writes
    self.run = run
  }

  /// `carillon build [OPTIONS]`
  package var usage: String {
    (["carillon", name] + (options.isEmpty ? [] : ["[OPTIONS]"]) + operands.map(\.spelling)).joined(separator: " ")
  }

  package static func named(_ name: String) -> Command? {
    all.first { $0.name.utf8.elementsEqual(name.utf8) }
  }
}

/// How a process ends, signals apart.
package enum ExitStatus: Int32, Sendable {
  case success = 0
  /// A finding of error severity, or not current, or changed when asked to say so.
  case findings = 1
  /// The world failed: options, files, disks, an output that is not ours.
  case failure = 2
  /// A bug of this tool.
  case bug = 70
}
