extension Command {
  /// Every command, in the order of the help.
  package static let all: [Command] = [help, version]
}
