import Diagnostics
import SourceText

/// Reads instants: RFC 3339 with an offset, `2026-12-24T18:00:00+01:00`; the seconds may be left out.
package enum InstantReader {
  /// Seconds since 1970 UTC, or nil where the text is no instant.
  static func read(_ text: LocatedText, field: String) -> Outcome<Int?> {
    var scanner = Scanner(bytes: Array(text.value.utf8))
    if let seconds = scanner.instant() { return Outcome(seconds) }
    let fault = scanner.fault
    let place = fault.bytes.map { text.range(of: $0) } ?? text.range
    return Outcome(
      nil,
      findings: [
        Finding(
          .wrongType, "'\(field)' takes an instant, and '\(text.value)' is none: \(fault.reason)", at: place,
          help: fault.help ?? "write it as in '2026-12-24T18:00:00+01:00'",
          fix: fault.replacement.map { [Finding.Edit(place, text: $0)] } ?? [])
      ])
  }

  /// Seconds since 1970 UTC of a text that stands in no file, or nil where it is no instant.
  package static func seconds(_ text: String) -> Int? {
    var scanner = Scanner(bytes: Array(text.utf8))
    return scanner.instant()
  }

  /// Days from 1970-01-01 to a date of the Gregorian calendar, without a library: the count of leap days up to a year
  /// that begins in March.
  static func days(year: Int, month: Int, day: Int) -> Int {
    let shifted = month > 2 ? year : year - 1
    let era = (shifted >= 0 ? shifted : shifted - 399) / 400
    let yearOfEra = shifted - era * 400
    let dayOfYear = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    return era * 146_097 + dayOfEra - 719_468
  }

  static func daysIn(month: Int, year: Int) -> Int {
    switch month {
    case 2: (year % 4 == 0 && year % 100 != 0) || year % 400 == 0 ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }
}

private struct Scanner {
  struct Fault {
    var reason: String
    var bytes: Range<Int>?
    var help: String?

    /// What stands in the place of `bytes`, where that is certain.
    var replacement: String?
  }

  let bytes: [UInt8]
  private(set) var position = 0
  private(set) var fault = Fault(reason: "it does not read as a date and a time", bytes: nil, help: nil)

  init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  mutating func instant() -> Int? {
    guard let date = date() else { return nil }
    guard position < bytes.count else {
      fault.reason = "the time of day is missing"
      return nil
    }
    guard take("T") || take("t") || take(" ") else { return nil }
    guard let time = timeOfDay(), let offset = offset() else { return nil }
    guard position == bytes.count else {
      fault = Fault(reason: "something follows the offset", bytes: position..<bytes.count, help: nil)
      return nil
    }
    return date * 86_400 + time - offset
  }

  /// Days since 1970.
  private mutating func date() -> Int? {
    guard let year = digits(4), take("-"), let month = digits(2), take("-"), let day = digits(2) else { return nil }
    guard (1...12).contains(month) else { return outside("month \(month) is none", 5..<7) }
    let last = InstantReader.daysIn(month: month, year: year)
    guard (1...last).contains(day) else { return outside("that month has \(last) days", 8..<10) }
    return InstantReader.days(year: year, month: month, day: day)
  }

  /// Seconds since midnight.
  private mutating func timeOfDay() -> Int? {
    guard let hour = digits(2), take(":"), let minute = digits(2) else { return nil }
    guard hour < 24 else { return outside("hour \(hour) is none", position - 5..<position - 3) }
    guard minute < 60 else { return outside("minute \(minute) is none", position - 2..<position) }
    guard take(":") else { return hour * 3600 + minute * 60 }
    guard let second = digits(2) else { return nil }
    guard second < 60 else { return outside("second \(second) is none", position - 2..<position) }
    let start = position
    if take(".") {
      while position < bytes.count, isDigit(bytes[position]) { position += 1 }
      _ = outside("fractions of a second are not kept", start..<position)
      fault.replacement = ""
      return nil
    }
    return hour * 3600 + minute * 60 + second
  }

  /// Seconds east of Greenwich.
  private mutating func offset() -> Int? {
    if take("Z") || take("z") { return 0 }
    guard position < bytes.count else {
      fault = Fault(
        reason: "the offset from UTC is missing", bytes: nil, help: "end it with 'Z' for UTC, or an offset as '+01:00'")
      return nil
    }
    let start = position
    let isWest = take("-")
    guard isWest || take("+"), let hours = digits(2), take(":"), let minutes = digits(2) else {
      let written = bytes[start...]
      let digits = written.dropFirst()
      fault = Fault(
        reason: "the offset from UTC is malformed", bytes: nil,
        help: "end it with 'Z' for UTC, or an offset as '+01:00'")
      // '+0100' and '+01' can only be one thing.
      if "+-".utf8.contains(written.first ?? 0), digits.allSatisfy(isDigit), digits.count == 4 || digits.count == 2 {
        let sign = isWest ? "-" : "+"
        let hours = String(decoding: digits.prefix(2), as: UTF8.self)
        let minutes = digits.count == 4 ? String(decoding: digits.suffix(2), as: UTF8.self) : "00"
        fault.bytes = start..<bytes.count
        fault.replacement = "\(sign)\(hours):\(minutes)"
      }
      return nil
    }
    guard hours < 24, minutes < 60 else { return outside("the offset is none", position - 6..<position) }
    return (hours * 3600 + minutes * 60) * (isWest ? -1 : 1)
  }

  private mutating func outside(_ reason: String, _ part: Range<Int>) -> Int? {
    fault = Fault(reason: reason, bytes: part, help: nil)
    return nil
  }

  private mutating func digits(_ count: Int) -> Int? {
    guard position + count <= bytes.count, bytes[position..<position + count].allSatisfy(isDigit) else { return nil }
    defer { position += count }
    return bytes[position..<position + count].reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
  }

  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard position < bytes.count, bytes[position] == UInt8(ascii: character) else { return false }
    position += 1
    return true
  }
}
