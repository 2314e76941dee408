import Diagnostics

extension Rule {
  package static let pathOutsideProject = Rule(
    id: "path-outside-project",
    category: .schema,
    summary: "a path of the configuration leaves the project",
    rationale: """
      A build reads and writes inside the project's root alone: a change to the configuration must not be able to
      read other files of a build machine, or to write over them. Paths are relative, with `/`, and have no `..`.
      """,
    examples: [
      .flags(
        "A folder above the project",
        """
        //- carillon.yaml
        output: {directory: ../public}
        #                   ^^^^^^^^^
        //- campaigns/sync.yaml
        silent: true
        data: {screen: sale}
        """),
      .flags(
        "An absolute path",
        """
        //- carillon.yaml
        channels: /etc
        #         ^^^^
        //- campaigns/sync.yaml
        silent: true
        data: {screen: sale}
        """),
      .accepts(
        "A folder of the project",
        """
        //- carillon.yaml
        output: {directory: out/push}
        //- campaigns/sync.yaml
        silent: true
        data: {screen: sale}
        """),
    ],
    check: .reader)
}
