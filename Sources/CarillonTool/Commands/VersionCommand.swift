import CampaignCompiler

extension Command {
  /// `carillon version`, and `carillon --version`.
  static let version = Command(
    name: "version", summary: "print the version", details: "", options: [],
    run: { invocation in
      try invocation.print(toolVersion)
      return .success
    })
}
