import CampaignModel
import CampaignRules
import CarillonBuild
import Diagnostics

extension Arguments {
  /// The number of an option, at least `minimum`; nil where it was not given.
  func number(of option: Option, minimum: Int) throws -> Int? {
    guard let text = value(of: option) else { return nil }
    guard let number = Int(text), number >= minimum, text.utf8.allSatisfy({ $0 != UInt8(ascii: "+") }) else {
      throw UsageError("--\(option.name) cannot be '\(text)'; it is a number from \(minimum) on", command: command.name)
    }
    return number
  }

  /// How many threads to use.
  func jobCount() throws -> Int {
    try number(of: .jobs, minimum: 1) ?? Process.processors
  }

  /// The part of the project that is asked for.
  func shard() throws -> Shard? {
    guard let text = value(of: .shard) else { return nil }
    guard let shard = Shard(text) else {
      throw UsageError(
        "--shard cannot be '\(text)'; it is a number from 1 on, '/', and how many shards there are, at most "
          + "\(Shard.maxCount): 2/7", command: command.name)
    }
    return shard
  }

  /// What `--error`, `--warning`, `--allow` and `--warnings-as-errors` make of findings: the command line's order counts.
  func policyOptions() throws -> PolicyOptions {
    var policy = PolicyOptions()
    policy.warningsAreErrors = has(.warningsAsErrors)
    for (name, id) in options {
      let severity: Severity?
      switch name {
      case Option.error.name: severity = .error
      case Option.warning.name: severity = .warning
      case Option.allow.name: severity = nil
      default: continue
      }
      policy.overrides.append(Policy.Override(rule: try checkedRule(id, option: name), severity: severity))
    }
    return policy
  }

  /// The rule that an option names.
  func rule(_ id: String, option: String) throws -> Rule {
    guard let rule = Rule.named(id) else {
      let hint = Suggestion.nearest(to: id, in: Rule.all.map(\.id.rawValue)).map { "; did you mean '\($0)'?" } ?? ""
      throw UsageError("--\(option): there is no rule '\(id)'\(hint)", command: command.name)
    }
    return rule
  }

  private func checkedRule(_ id: String, option: String) throws -> String {
    let rule = try rule(id, option: option)
    guard rule.isLowerable || option == Option.error.name else {
      throw UsageError(
        "--\(option): '\(id)' is always an error, since the artifact would be wrong", command: command.name)
    }
    return id
  }

  /// The time to hold expiry times against, in seconds since 1970 UTC.
  func asOfTime(_ environment: (String) -> String?) throws -> Int? {
    if let text = value(of: .asOf) {
      guard let seconds = InstantReader.seconds(text) ?? InstantReader.seconds(text + "T00:00:00Z") else {
        throw UsageError("--as-of cannot be '\(text)'; write it as in 2026-12-24T18:00:00Z", command: command.name)
      }
      return seconds
    }
    return try sourceDateEpoch(environment)
  }

  /// SOURCE_DATE_EPOCH, where it is set and not empty.
  func sourceDateEpoch(_ environment: (String) -> String?) throws -> Int? {
    guard let text = environment("SOURCE_DATE_EPOCH"), !text.isEmpty else { return nil }
    guard let seconds = Int(text), seconds >= 0 else {
      throw UsageError("SOURCE_DATE_EPOCH is '\(text)'; it must be whole seconds since 1970")
    }
    return seconds
  }
}
