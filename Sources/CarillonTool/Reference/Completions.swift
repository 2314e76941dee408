import CampaignRules
import Diagnostics

/// Scripts that let a shell complete command lines, from the values that also make the help.
package enum Completions {
  package static let shells = ["bash", "zsh", "fish"]

  /// The script for a shell of the list.
  package static func script(for shell: String) -> String {
    switch shell {
    case "zsh": "#compdef carillon\nautoload -U +X bashcompinit && bashcompinit\n" + bash
    case "fish": fish
    default: bash
    }
  }

  /// A function that looks at the words before the cursor; zsh takes it as well.
  private static var bash: String {
    let cases = Command.all.map { command in
      """
          '\(command.name)')
            options='\(command.options.map { "--" + $0.name }.joined(separator: " "))'
            operands='\(operandWords(of: command))'
            ;;
      """
    }
    let values = allOptions.filter { !$0.choices.isEmpty }.map { option in
      "    '\(option.command) --\(option.name)') COMPREPLY=($(compgen -W '\(option.choices.joined(separator: " "))' -- \"$word\")); return ;;"
    }
    return """
      _carillon_campaigns() {
        \(campaignIDs)
      }
      _carillon() {
        local word="${COMP_WORDS[COMP_CWORD]}" before="${COMP_WORDS[COMP_CWORD-1]}"
        local command="${COMP_WORDS[1]}" options='' operands=''
        case "$command" in
          \(groups.joined(separator: "|"))) command="$command ${COMP_WORDS[2]}" ;;
        esac
        if [ "$COMP_CWORD" -eq 1 ]; then
          COMPREPLY=($(compgen -W '\(firstWords.joined(separator: " ")) --help --version' -- "$word"))
          return
        fi
        case "${COMP_WORDS[1]}:$COMP_CWORD" in
      \(groups.map { "    \($0):2) COMPREPLY=($(compgen -W '\(members(of: $0).joined(separator: " "))' -- \"$word\")); return ;;" }.joined(separator: "\n"))
        esac
        case "$command $before" in
      \(values.joined(separator: "\n"))
        esac
        case "$before" in
          \(ruleOptions.map { "--" + $0 }.joined(separator: "|")))
            COMPREPLY=($(compgen -W '\(rules)' -- "$word"))
            return
            ;;
        esac
        case "$command" in
      \(cases.joined(separator: "\n"))
        esac
        case "$word" in
          -*) COMPREPLY=($(compgen -W "$options --help" -- "$word")) ;;
          *)
            case "$operands" in
              '') COMPREPLY=($(compgen -f -- "$word")) ;;
              CAMPAIGN) COMPREPLY=($(compgen -W "$(_carillon_campaigns)" -- "$word") $(compgen -f -- "$word")) ;;
              NAME) COMPREPLY=() ;;
              *) COMPREPLY=($(compgen -W "$operands" -- "$word")) ;;
            esac
            ;;
        esac
      }
      complete -o filenames -F _carillon carillon

      """
  }

  private static var fish: String {
    var lines = [
      "function __carillon_campaigns", "    \(campaignIDs)", "end",
      "complete -c carillon -n __fish_use_subcommand -f",
    ]
    for word in firstWords {
      let summary = Command.named(word)?.summary ?? members(of: word).joined(separator: ", ")
      lines.append("complete -c carillon -n __fish_use_subcommand -a '\(word)' -d '\(quoted(summary))'")
    }
    for command in Command.all {
      let words = command.name.split(separator: " ")
      let condition = "'" + words.map { "__fish_seen_subcommand_from \($0)" }.joined(separator: "; and ") + "'"
      if words.count > 1 {
        lines.append(
          "complete -c carillon -n '__fish_seen_subcommand_from \(words[0])' -f -a '\(words[1])' -d '\(quoted(command.summary))'"
        )
      }
      switch operandWords(of: command) {
      case "": break
      case "CAMPAIGN": lines.append("complete -c carillon -n \(condition) -a '(__carillon_campaigns)'")
      case "NAME": lines.append("complete -c carillon -n \(condition) -f")
      case let words: lines.append("complete -c carillon -n \(condition) -f -a '\(words)'")
      }
      for option in command.options {
        let choices = ruleOptions.contains(option.name) ? rules : option.choices.joined(separator: " ")
        let argument = option.argument == nil ? "" : choices.isEmpty ? " -r" : " -x -a '\(choices)'"
        lines.append("complete -c carillon -n \(condition) -l \(option.name)\(argument) -d '\(quoted(option.summary))'")
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// What the operands of a command may be: words, `CAMPAIGN` for the ids of the project below the current directory,
  /// `NAME` for what nobody can know, nothing for files.
  private static func operandWords(of command: Command) -> String {
    command.operands.flatMap { operand -> [String] in
      switch operand.kind {
      case .choice(let choices): choices
      case .command: Command.all.map(\.name)
      case .rule: [rules]
      case .campaign: ["CAMPAIGN"]
      case .name: ["NAME"]
      case .path: []
      }
    }.joined(separator: " ")
  }

  /// The ids that the paths of campaigns give, one a line.
  private static let campaignIDs =
    #"find campaigns -name '*.yaml' -o -name '*.yml' 2>/dev/null | sed 's|^campaigns/||; s|[.]ya*ml$||; s|/|-|g'"#

  private static let rules = Rule.all.map(\.id.rawValue).joined(separator: " ")

  /// The options that take a rule's id.
  private static let ruleOptions = [Option.error, .warning, .allow, .fixRule].map(\.name)

  /// Each option with the command that lists it.
  private static var allOptions: [(command: String, name: String, choices: [String])] {
    Command.all.flatMap { command in command.options.map { (command.name, $0.name, $0.choices) } }
  }

  private static var firstWords: [String] {
    var words: [String] = []
    for command in Command.all {
      let word = String(command.name.prefix { $0 != " " })
      if !words.contains(word) { words.append(word) }
    }
    return words
  }

  /// The first words of commands of two words.
  private static var groups: [String] {
    firstWords.filter { Command.named($0) == nil }
  }

  private static func members(of group: String) -> [String] {
    Command.all.filter { $0.name.hasPrefix(group + " ") }.map { String($0.name.dropFirst(group.count + 1)) }
  }

  private static func quoted(_ text: String) -> String {
    text.replacing("'", with: "\\'")
  }
}
