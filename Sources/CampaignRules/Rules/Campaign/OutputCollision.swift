import Diagnostics

extension Rule {
  package static let outputCollision = Rule(
    id: "output-collision",
    category: .schema,
    summary: "two things would be written to the same path",
    rationale: """
      The build directory must come out the same on file systems that do not tell capital from small letters, or
      that normalise accents. Two paths that only differ so would be one file there, and one of them would be lost.
      """,
    examples: [
      .accepts(
        "Two campaigns",
        """
        //- campaigns/a.yaml
        silent: true
        data: {screen: sale}
        //- campaigns/b.yaml
        silent: true
        data: {screen: sale}
        """)
    ],
    check: .tool)
}
