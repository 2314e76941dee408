import CarillonTool
import Foundation
import TestSupport
import Testing

@Suite struct CommandReferenceTests {
  @Test func `every command is in the overview, the page and the manual`() {
    let overview = carillon("--help").output
    for command in Command.all {
      #expect(overview.contains("  \(command.name) "), "\(command.name)")
      #expect(CommandLinePage.markdown.contains("## carillon \(command.name)\n"))
      #expect(ManualPage.text.contains(".SS carillon \(command.name)"))
      let page = carillon(["help"] + command.name.split(separator: " ").map(String.init)).output
      #expect(page == carillon(command.name.split(separator: " ").map(String.init) + ["--help"]).output)
      for option in command.options { #expect(page.contains("  \(option.spelling)"), "\(option.spelling)") }
    }
  }

  @Test func `summaries are one line without a full stop`() {
    for command in Command.all {
      for text in [command.summary] + command.options.map(\.summary) + command.operands.map(\.summary) {
        #expect(!text.isEmpty && !text.hasSuffix(".") && !text.contains("\n"), "\(command.name): \(text)")
      }
      #expect(Set(command.options.map(\.name)).count == command.options.count, "\(command.name)")
    }
  }

  @Test(arguments: [
    ("carillon che", ["check"]), ("carillon config ", ["show"]), ("carillon build --dry", ["--dry-run"]),
    ("carillon check --format gith", ["github"]), ("carillon completions f", ["fish"]),
  ])
  func `bash completes by the script`(_ line: String, _ expected: [String]) throws {
    let script =
      carillon("completions", "bash").output + """
        COMP_LINE='\(line)'
        COMP_WORDS=(\(line)\(line.hasSuffix(" ") ? "''" : ""))
        COMP_CWORD=$((${#COMP_WORDS[@]} - 1))
        _carillon
        printf '%s\\n' "${COMPREPLY[@]}"
        """
    let bash = Process()
    bash.executableURL = URL(fileURLWithPath: "/bin/bash")
    bash.arguments = ["-c", script]
    let pipe = Pipe()
    bash.standardOutput = pipe
    try bash.run()
    let text = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    bash.waitUntilExit()
    #expect(text.split(separator: "\n").map(String.init) == expected)
  }
}
