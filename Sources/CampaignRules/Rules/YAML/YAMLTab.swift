import Diagnostics

extension Rule {
  package static let yamlTab = Rule(
    id: "yaml-tab",
    category: .schema,
    summary: "a tab indents a line",
    rationale: """
      YAML forbids tabs in indentation, because editors show them with different widths, and which line belongs to
      which depends on the width.
      """,
    examples: [
      .flags(
        "A tab before a key",
        """
        silent: true
        data:
        	screen: sale
        ^
        """),
      .accepts(
        "A tab inside a quoted text",
        """
        silent: true
        data: {columns: "a	b"}
        """),
    ],
    check: .reader)
}
