/// The options and operands of one call, already held against the command's list.
package struct Arguments: Sendable {
  package let command: Command

  /// In the order given; the argument of a flag is empty.
  let options: [(name: String, value: String)]
  package let operands: [String]

  /// Whether the flag was given.
  package func has(_ option: Option) -> Bool {
    !values(of: option).isEmpty
  }

  /// The argument of an option that may be given once.
  package func value(of option: Option) -> String? {
    values(of: option).first
  }

  /// The arguments of an option, in the order given.
  package func values(of option: Option) -> [String] {
    precondition(command.options.contains(option), "'\(command.name)' does not list --\(option.name)")
    return options.filter { $0.name == option.name }.map(\.value)
  }

  /// Whether the command lists the option at all: for code that commands share.
  package func offers(_ option: Option) -> Bool {
    command.options.contains(option)
  }
}
