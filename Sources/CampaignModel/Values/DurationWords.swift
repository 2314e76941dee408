/// Spans of time as people and other formats write them: `3 days`, `90min`, `1h30m`, `PT36H`.
enum DurationWords {
  /// The seconds that are meant beyond doubt; nil otherwise.
  ///
  /// A month has no length, and a capital `M` alone could be one.
  static func duration(_ text: String) -> Int? {
    let isISO = text.utf8.first == UInt8(ascii: "P")
    var rest = text.unicodeScalars[...]
    if isISO { rest.removeFirst() }
    var total = 0
    var last = Int.max
    var isInTime = false
    while let first = rest.first {
      if first == " " {
        rest.removeFirst()
        continue
      }
      if isISO, first == "T", !isInTime {
        isInTime = true
        rest.removeFirst()
        continue
      }
      let digits = rest.prefix { ("0"..."9").contains($0) }
      guard (1...9).contains(digits.count), let number = Int(String(digits)) else { return nil }
      rest = rest.dropFirst(digits.count)
      while rest.first == " " { rest.removeFirst() }
      let word = String(rest.prefix { ("a"..."z").contains($0) || ("A"..."Z").contains($0) && !(isISO && $0 == "T") })
      rest = rest.dropFirst(word.count)
      // From large to small, each once: anything else is no span of time.
      guard let length = isISO ? isoLength(word, isInTime: isInTime) : length(word), length < last else { return nil }
      last = length
      total += number * length
    }
    return last < Int.max && total > 0 && total <= 315_360_000 ? total : nil
  }

  private static func length(_ word: String) -> Int? {
    guard word != "M" else { return nil }
    return switch word.lowercased() {
    case "s", "sec", "secs", "second", "seconds": 1
    case "m", "min", "mins", "minute", "minutes": 60
    case "h", "hr", "hrs", "hour", "hours": 3600
    case "d", "day", "days": 86_400
    case "w", "wk", "wks", "week", "weeks": 604_800
    default: nil
    }
  }

  private static func isoLength(_ word: String, isInTime: Bool) -> Int? {
    switch (word, isInTime) {
    case ("W", false): 604_800
    case ("D", false): 86_400
    case ("H", true): 3600
    case ("M", true): 60
    case ("S", true): 1
    default: nil
    }
  }
}
