/// Something that holds for every input did not: a fault of the tool, whatever was wrong with the input.
package struct Violation: Error, Sendable, CustomStringConvertible {
  package let description: String

  package init(_ description: String) {
    self.description = description
  }
}

/// Throws where a condition that no input may break does not hold.
func require(_ condition: Bool, _ what: @autoclosure () -> String) throws(Violation) {
  guard condition else { throw Violation(what()) }
}
