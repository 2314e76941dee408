import Diagnostics

extension Rule {
  package static let aliasExpansionLimit = Rule(
    id: "alias-expansion-limit",
    category: .schema,
    summary: "aliases stand for too many values",
    rationale: """
      A few lines of aliases of aliases stand for billions of values and would fill the memory of whoever reads
      them. All the aliases of a file may stand for 100,000 values.
      """,
    examples: [
      .flags(
        "Nine lists of nine, six deep",
        """
        ios:
          custom:
            a: &a [x, x, x, x, x, x, x, x, x]
            b: &b [*a, *a, *a, *a, *a, *a, *a, *a, *a]
            c: &c [*b, *b, *b, *b, *b, *b, *b, *b, *b]
            d: &d [*c, *c, *c, *c, *c, *c, *c, *c, *c]
            e: &e [*d, *d, *d, *d, *d, *d, *d, *d, *d]
            f: [*e, *e, *e, *e, *e, *e, *e, *e, *e]
        #       ^^
        content:
          _default: en
          en: {title: Sale, body: Today}
        """),
      .accepts(
        "Lists that are used a few times",
        """
        content:
          _default: en
          en: &copy {title: Sale, body: Today}
          en-GB: *copy
          en-IE: *copy
        """),
    ],
    check: .reader)
}
