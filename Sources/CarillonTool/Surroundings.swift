package import CarillonBuild
import Diagnostics
package import SourceText

/// What a call gets from the outside: its streams and its environment.
package struct Surroundings {
  package let output: OutputStream
  package let errors: OutputStream

  /// The value of an environment variable.
  package let environment: @Sendable (String) -> String?

  /// All of standard input, at most one byte more than the limit.
  package let standardInput: @Sendable (Int) throws(FileError) -> [UInt8]

  /// Whether the process may be confined: a test that runs commands in its own process would be so for good.
  let mayConfine: Bool

  package init(
    output: OutputStream, errors: OutputStream, environment: @escaping @Sendable (String) -> String?,
    mayConfine: Bool = false, standardInput: @escaping @Sendable (Int) throws(FileError) -> [UInt8]
  ) {
    self.output = output
    self.errors = errors
    self.environment = environment
    self.mayConfine = mayConfine
    self.standardInput = standardInput
  }

  /// The process's own.
  package static func process() -> Surroundings {
    Surroundings(
      output: .standardOutput(), errors: .standardError(), environment: { Process.environment($0) }, mayConfine: true,
      standardInput: { limit throws(FileError) in try NamedFile.readStandardInput(limit: limit) })
  }
}

/// One call of a command.
package struct Invocation {
  package let arguments: Arguments
  package let surroundings: Surroundings

  package init(arguments: Arguments, surroundings: Surroundings) {
    self.arguments = arguments
    self.surroundings = surroundings
  }

  /// Prints a line that the command is there to print: one line, whatever a path or a value in it holds.
  package func print(_ line: String) throws(FileError) {
    try surroundings.output.write(SafeText.terminal(line) + "\n")
  }

  /// Prints text as it is.
  package func write(_ text: String) throws(FileError) {
    try surroundings.output.write(text)
  }

  /// Prints a line beside it, made harmless as well: progress, logs, what a person should know.
  package func note(_ line: String) throws(FileError) {
    try surroundings.errors.write(SafeText.terminal(line) + "\n")
  }
}
