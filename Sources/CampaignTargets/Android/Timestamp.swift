/// Moments as RFC 3339 writes them.
package enum Timestamp {
  /// Seconds since 1970 UTC as `2026-12-24T17:00:00Z`; the year has four digits from 0 to 9999.
  package static func text(_ seconds: Int) -> String {
    let (day, second) = (seconds.floorDivided(by: 86_400), seconds.modulo(86_400))
    // Days are counted from 1 March 0000, so that a leap day is a year's last (Hinnant's civil calendar).
    let shifted = day + 719_468
    let era = shifted.floorDivided(by: 146_097)
    let dayOfEra = shifted.modulo(146_097)
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let marchMonth = (5 * dayOfYear + 2) / 153
    let month = marchMonth < 10 ? marchMonth + 3 : marchMonth - 9
    let year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
    let date = "\(padded(year, 4))-\(padded(month, 2))-\(padded(dayOfYear - (153 * marchMonth + 2) / 5 + 1, 2))"
    return "\(date)T\(padded(second / 3600, 2)):\(padded(second / 60 % 60, 2)):\(padded(second % 60, 2))Z"
  }

  private static func padded(_ number: Int, _ width: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, width - digits.count)) + digits
  }
}

extension Int {
  /// The quotient rounded down, for a positive divisor.
  fileprivate func floorDivided(by divisor: Int) -> Int {
    (self - modulo(divisor)) / divisor
  }

  /// The remainder from 0 on, for a positive divisor.
  fileprivate func modulo(_ divisor: Int) -> Int {
    let rest = self % divisor
    return rest < 0 ? rest + divisor : rest
  }
}
