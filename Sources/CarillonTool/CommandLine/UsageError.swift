/// The command line asks for something that there is not.
package struct UsageError: Error, Sendable, Equatable, CustomStringConvertible {
  package let description: String

  /// Where to read more: a command's name, or nil for the whole tool.
  package let command: String?

  package init(_ description: String, command: String? = nil) {
    self.description = description
    self.command = command
  }

  /// "run 'carillon help build' for its options"
  package var hint: String {
    command.map { "run 'carillon help \($0)' for what it takes" } ?? "run 'carillon help' for the list of commands"
  }
}
