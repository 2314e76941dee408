import Diagnostics

extension Rule {
  package static let unsafeSymlink = Rule(
    id: "unsafe-symlink",
    category: .schema,
    summary: "a symbolic link stands among the sources",
    rationale: """
      A link can lead out of the project, so that a change to one would put any file of the build machine into a
      payload. Links are not followed, anywhere below the configured paths.
      """,
    examples: [
      .accepts(
        "A file where a link could be",
        """
        silent: true
        data: {screen: sale}
        """)
    ],
    check: .tool)
}
