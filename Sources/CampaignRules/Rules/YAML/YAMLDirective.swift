import Diagnostics

extension Rule {
  package static let yamlDirective = Rule(
    id: "yaml-directive",
    category: .schema,
    summary: "a file has a YAML directive",
    rationale: """
      A directive (`%YAML`, `%TAG`) changes how the rest of the file is read, and programs differ in which versions
      they take. Campaign files are always read the same way.
      """,
    examples: [
      .flags(
        "A version",
        """
        %YAML 1.2
        ^^^^^^^^^
        ---
        silent: true
        data: {screen: sale}
        """),
      .accepts(
        "A percent sign that starts a quoted text",
        """
        silent: true
        data: {note: "%off"}
        """),
    ],
    check: .reader)
}
