package import Diagnostics
package import SourceText

/// Reads YAML through libyaml's events into a `Document`, with this project's policies (docs/formats/yaml.md).
package enum YAMLReader {
  /// The document of a file, or nil where it has none that can be used; then at least one finding says why.
  package static func read(_ file: SourceFile) -> Outcome<Document?> {
    Outcome(nil)
  }
}
