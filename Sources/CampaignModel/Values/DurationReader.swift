package import Diagnostics
import SourceText

extension RuleID {
  package static let ttlLooksLikeMilliseconds: RuleID = "ttl-looks-like-milliseconds"
}

/// Reads durations: `0`, or a whole number with `s`, `m`, `h`, `d` or `w`.
enum DurationReader {
  /// Seconds, or nil where the text is no duration.
  static func read(_ text: LocatedText, field: String) -> Outcome<Int?> {
    let bytes = Array(text.value.utf8)
    let digits = bytes.prefix(while: isDigit)
    let unit = bytes.dropFirst(digits.count)
    guard let number = Int(String(decoding: digits, as: UTF8.self)) else {
      return digits.isEmpty ? refuse(text, field) : tooLong(text, field)
    }
    guard digits.count == 1 || digits.first != UInt8(ascii: "0") else { return refuse(text, field) }
    if unit.isEmpty { return bare(number, text, field) }
    guard unit.count == 1, let byte = unit.first, let seconds = seconds(of: byte) else { return refuse(text, field) }
    let (product, overflow) = number.multipliedReportingOverflow(by: seconds)
    guard !overflow, product <= longest else { return tooLong(text, field) }
    return Outcome(product)
  }

  private static func seconds(of unit: UInt8) -> Int? {
    switch unit {
    case UInt8(ascii: "s"): 1
    case UInt8(ascii: "m"): 60
    case UInt8(ascii: "h"): 3600
    case UInt8(ascii: "d"): 86_400
    case UInt8(ascii: "w"): 604_800
    default: nil
    }
  }

  /// A number without a unit: zero, or a mistake of which kind its size tells.
  private static func bare(_ number: Int, _ text: LocatedText, _ field: String) -> Outcome<Int?> {
    if number == 0 { return Outcome(0) }
    guard number >= millisecondsFrom else {
      return refuse(
        text, field, help: "write '\(number)s' for seconds",
        fix: rewriting(text, as: "\(number)s"))
    }
    // As a span of time it would be more than a year: rather an instant since 1970.
    let help =
      number >= 31_536_000_000
      ? "write a duration such as '3d', or 'expiresAt' with an instant" : "write '\(shortest(number / 1000))'"
    return Outcome(
      nil,
      findings: [
        Finding(
          .ttlLooksLikeMilliseconds, "'\(field)' is \(text.value), which looks like milliseconds", at: text.range,
          help: help)
      ])
  }

  private static func refuse(
    _ text: LocatedText, _ field: String, help: String? = nil, fix: [Finding.Edit] = []
  ) -> Outcome<Int?> {
    let meant = help == nil ? DurationWords.duration(text.value).map(shortest) : nil
    return Outcome(
      nil,
      findings: [
        Finding(
          .wrongType, "'\(field)' takes 0 or a whole number with a unit, not '\(text.value)'", at: text.range,
          help: help ?? meant.map { "write '\($0)'" } ?? "write a number with s, m, h, d or w, as in '3d'",
          fix: meant.map { rewriting(text, as: $0) } ?? fix)
      ])
  }

  /// The edit that leaves the quotes, where there are any.
  private static func rewriting(_ text: LocatedText, as new: String) -> [Finding.Edit] {
    text.value.isEmpty ? [] : [Finding.Edit(text.range(of: 0..<text.value.utf8.count), text: new)]
  }

  private static func tooLong(_ text: LocatedText, _ field: String) -> Outcome<Int?> {
    Outcome(
      nil,
      findings: [Finding(.outOfRange, "'\(field)' is \(text.value), longer than ten years", at: text.range)])
  }

  /// The shortest spelling of a number of seconds.
  private static func shortest(_ seconds: Int) -> String {
    for (unit, length) in [("w", 604_800), ("d", 86_400), ("h", 3600), ("m", 60)] where seconds % length == 0 {
      return "\(seconds / length)\(unit)"
    }
    return "\(seconds)s"
  }
}

/// Without a unit, what is at least this many is taken for milliseconds: as seconds it is beyond every platform's limit.
private let millisecondsFrom = 10_000_000

/// Ten years, in seconds: beyond it a number is a mistake on every platform.
private let longest = 315_360_000
