import Diagnostics

extension Rule {
  package static let mergeKeyTwice = Rule(
    id: "merge-key-twice",
    category: .schema,
    summary: "a mapping has the merge key twice",
    rationale: """
      `<<` merges a mapping into another. Like any key it can be there once; programs differ in which of two they
      take. Several mappings are merged by one list.
      """,
    examples: [
      .flags(
        "Two merge keys",
        """
        silent: true
        data:
          <<: &a {screen: sale}
          <<: &b {tab: top}
        # ^^
        """),
      .accepts(
        "A list of mappings",
        """
        silent: true
        data:
          <<: [&a {screen: sale}, &b {tab: top}]
        """),
    ],
    check: .reader)
}
