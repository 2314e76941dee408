package import Diagnostics

extension RuleID {
  package static let unusedAllowance: RuleID = "unused-allowance"
}

extension Rule {
  package static let unusedAllowance = Rule(
    id: .unusedAllowance,
    category: .suspicious,
    summary: "a comment allows what is not found",
    rationale: """
      An allowance is a decision about one fault in one place. Where it silences nothing, either the fault is gone and
      the comment would hide the next one, or the comment stands in a wrong place, names a wrong rule, or a rule whose
      findings cannot be allowed because a build would be wrong.
      """,
    examples: [
      .flags(
        "An allowance of a fault that is gone",
        """
        # carillon: allow unused-variable -- for next week
        #                 ^^^^^^^^^^^^^^^
        silent: true
        data: {screen: sale}
        """),
      .flags(
        "A rule that cannot be allowed, beside one that can",
        """
        silent: true
        data: {screen: sale}
        # carillon: allow unused-variable, unknown-key
        #                                  ^^^^^^^^^^^
        variables: {firstName: {maxLength: 40}}
        """),
      .flags(
        "A comment that means to allow something",
        """
        silent: true
        data: {screen: sale} # carillon: ignore unused-variable
        #                    ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        """),
      .flags(
        "An allowance for the whole file, below its head",
        """
        silent: true
        # carillon: allow-file unused-variable
        ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        data: {screen: sale}
        """),
      .accepts(
        "An allowance of what is there",
        """
        silent: true
        data: {screen: sale}
        variables: {firstName: {maxLength: 40}} # carillon: allow unused-variable -- for next week
        """),
      .accepts(
        "Words that look like an allowance, inside a text",
        """
        silent: true
        data: {note: "# carillon: allow unused-variable"}
        """),
    ],
    check: .reader)
}
