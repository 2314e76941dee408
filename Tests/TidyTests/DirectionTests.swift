import Testing

/// What may use what: the tiers, and the few places that touch the world.
@Suite struct DirectionTests {
  /// A target of Package.swift with the modules that it names.
  private struct Target {
    let name: String
    let folder: String
    let dependencies: [String]
  }

  private func targets() throws -> [Target] {
    let text = try Repository.file("Package.swift").text
    let pattern =
      /\.(target|executableTarget|testTarget)\(\s*name: "([^"]+)"(,\s*dependencies: \[([^\]]*)\])?(,\s*path: "([^"]+)")?/
    return text.matches(of: pattern).map { match in
      let name = String(match.2)
      let listed = (match.4 ?? "").matches(of: /"([^"]+)"/).map { String($0.1) }
      let folder = match.6.map(String.init) ?? (match.1 == "testTarget" ? "Tests/\(name)" : "Sources/\(name)")
      return Target(name: name, folder: folder, dependencies: listed)
    }
  }

  private func imports(of file: Repository.File) -> [String] {
    file.codeLines.compactMap { $0.text.wholeMatch(of: /(?:(?:package|@testable) )?import (\w+)/).map { String($0.1) } }
  }

  @Test func `a target imports only what Package.swift gives it`() throws {
    let targets = try targets()
    #expect(targets.count > 20)
    let own = targets.map(\.name) + ["CYAML", "CXML", "CNettle"]
    for target in targets {
      for file in try Repository.files(below: target.folder, withSuffix: ".swift") {
        for module in imports(of: file) where own.contains(module) && module != target.name {
          #expect(target.dependencies.contains(module), "\(file.path) imports \(module)")
        }
      }
    }
  }

  @Test(arguments: [
    (module: "CYAML", users: ["Documents"]), (module: "CXML", users: ["Documents"]),
    (module: "CNettle", users: ["Writers"]), (module: "CSystem", users: ["CarillonBuild"]),
    // File systems, clocks and locales differ by machine: what the product needs of them is in CSystem.
    (module: "Foundation", users: []), (module: "FoundationEssentials", users: []), (module: "Glibc", users: []),
    (module: "Darwin", users: []), (module: "Dispatch", users: []),
  ])
  func `a module that reaches out of Swift is used in one place`(_ module: String, _ users: [String]) throws {
    for file in try Repository.files(below: "Sources", withSuffix: ".swift") where imports(of: file).contains(module) {
      let target = file.path.split(separator: "/").dropFirst().first.map(String.init)
      #expect(users.contains(target ?? ""), "\(file.path) imports \(module), which is for \(users)")
    }
  }

  @Test func `the tiers below the tool neither print nor ask the machine`() throws {
    let tool = ["CarillonBuild", "CarillonServer", "CarillonTool", "carillon", "generate-reference"]
    let forbidden =
      /\b(print|debugPrint|dump|readLine|getenv|fatalError|Date|ProcessInfo|SystemRandomNumberGenerator)\(|CommandLine\.|ContinuousClock|\.random\(/
    for file in try Repository.files(below: "Sources", withSuffix: ".swift") {
      let target = file.path.split(separator: "/").dropFirst().first.map(String.init) ?? ""
      guard !tool.contains(target) else { continue }
      for line in file.codeLines {
        let found = line.text.firstMatch(of: forbidden)
        #expect(found == nil, "\(file.path):\(line.number): \(line.text)")
      }
    }
  }
}
