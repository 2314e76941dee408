import Diagnostics

extension Rule {
  package static let invalidResourceDirectory = Rule(
    id: "invalid-resource-directory",
    category: .correctness,
    summary: "a values directory has a name that Android does not know",
    rationale: """
      aapt2 refuses the directory, and the app does not build. A region follows `-r`, as in `values-pt-rBR`;
      scripts, and regions in numbers, need the form `values-b+zh+Hant`.
      """,
    examples: [
      .flags(
        "An underscore",
        """
        //- channels/values-pt_BR/strings.xml
        |
        <resources><string name="a">A</string></resources>
        """),
      .accepts(
        "A region",
        """
        //- channels/values-pt-rBR/strings.xml
        <resources><string name="a">A</string></resources>
        """),
    ],
    check: .reader)
}
