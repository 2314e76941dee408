/// What other readers of YAML take an unquoted text for.
///
/// The rules are those of YAML 1.1 (its type repository, as PyYAML and libyaml's users follow it) and of the core schema
/// of YAML 1.2.2, section 10.3.2 (read 2026-11-30).
enum ScalarText {
  /// What the text is read as, in words; nil where every reader takes it for text.
  static func otherReading(of text: ArraySlice<UInt8>) -> String? {
    guard let first = text.first else { return nil }
    if isLetter(first) { return word(text) }
    switch first {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."):
      return number(text) ?? (isDate(text) ? "a date" : nil)
    case UInt8(ascii: "~"):
      return text.count == 1 ? "null" : nil
    case UInt8(ascii: "="):
      return text.count == 1 ? "a default value" : nil
    default:
      return nil
    }
  }

  /// `0`, `17`, `-3`: the one form of a whole number that every reader takes for the same.
  static func isPlainInteger(_ text: ArraySlice<UInt8>) -> Bool {
    let digits = text.first == UInt8(ascii: "-") ? text.dropFirst() : text
    guard let first = digits.first, digits.allSatisfy(isDigit) else { return false }
    return first != UInt8(ascii: "0") || digits.count == 1
  }

  /// A whole number, or one with a decimal fraction; an exponent where it is asked for.
  static func isPlainNumber(_ text: ArraySlice<UInt8>, exponent: Bool = false) -> Bool {
    let mantissa = text.prefix { $0 | 0x20 != UInt8(ascii: "e") }
    if mantissa.count < text.count {
      let power = text.dropFirst(mantissa.count + 1)
      let digits = power.first == UInt8(ascii: "-") || power.first == UInt8(ascii: "+") ? power.dropFirst() : power
      guard exponent, !digits.isEmpty, digits.allSatisfy(isDigit) else { return false }
    }
    let whole = mantissa.prefix { $0 != UInt8(ascii: ".") }
    guard isPlainInteger(whole) else { return false }
    guard whole.count < mantissa.count else { return true }
    let fraction = mantissa.dropFirst(whole.count + 1)
    return !fraction.isEmpty && fraction.allSatisfy(isDigit)
  }

  private static func word(_ text: ArraySlice<UInt8>) -> String? {
    guard text.count <= 5 else { return nil }
    guard let word = words[text.count].first(where: { text.elementsEqual($0.utf8) }) else { return nil }
    return word.lowercased() == "null" ? "null" : "a boolean"
  }

  /// By their length.
  private static let words: [[String]] = [
    [], ["y", "Y", "n", "N"], ["no", "No", "NO", "on", "On", "ON"], ["yes", "Yes", "YES", "off", "Off", "OFF"],
    ["true", "True", "TRUE", "null", "Null", "NULL"], ["false", "False", "FALSE"],
  ]

  private static func number(_ text: ArraySlice<UInt8>) -> String? {
    let isSigned = text.first == UInt8(ascii: "+") || text.first == UInt8(ascii: "-")
    let digits = isSigned ? text.dropFirst() : text
    guard let first = digits.first else { return nil }
    if first == UInt8(ascii: "0"), digits.count > 2, let base = digits.dropFirst().first.map({ $0 | 0x20 }) {
      let rest = digits.dropFirst(2)
      switch base {
      case UInt8(ascii: "x") where rest.allSatisfy(isHexadecimal): return "a hexadecimal number"
      case UInt8(ascii: "o") where rest.allSatisfy({ isDigit($0) && $0 < UInt8(ascii: "8") }): return "an octal number"
      case UInt8(ascii: "b")
      where rest.allSatisfy({ $0 == UInt8(ascii: "0") || $0 == UInt8(ascii: "1") || $0 == underscore }):
        return "a binary number"
      default: break
      }
    }
    if isDigit(first), digits.allSatisfy({ isDigit($0) || $0 == underscore }) {
      return first == UInt8(ascii: "0") && digits.count > 1 ? "an octal number" : "a number"
    }
    if isSexagesimal(digits) { return "a number to base 60" }
    if isFloat(digits) { return "a number" }
    let special = [".inf", ".Inf", ".INF"] + (isSigned ? [] : [".nan", ".NaN", ".NAN"])
    return special.contains { digits.elementsEqual($0.utf8) } ? "a number" : nil
  }

  /// `12:30`, `1:02:03.5`: not with a leading zero, which YAML 1.1 leaves as text.
  private static func isSexagesimal(_ text: ArraySlice<UInt8>) -> Bool {
    let parts = text.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
    guard parts.count > 1, let head = parts.first, let first = head.first, first != UInt8(ascii: "0"), isDigit(first),
      head.allSatisfy({ isDigit($0) || $0 == underscore })
    else { return false }
    return parts.dropFirst().enumerated().allSatisfy { index, part in
      let isLast = index == parts.count - 2
      let whole = isLast ? part.prefix { $0 != UInt8(ascii: ".") } : part
      guard (1...2).contains(whole.count), whole.allSatisfy(isDigit) else { return false }
      return whole.count == 1 || (whole.first ?? 0) < UInt8(ascii: "6")
    }
  }

  private static func isFloat(_ text: ArraySlice<UInt8>) -> Bool {
    let mantissa = text.prefix { $0 | 0x20 != UInt8(ascii: "e") }
    if mantissa.count < text.count {
      let power = text.dropFirst(mantissa.count + 1)
      let digits = power.first == UInt8(ascii: "-") || power.first == UInt8(ascii: "+") ? power.dropFirst() : power
      guard !digits.isEmpty, digits.allSatisfy(isDigit) else { return false }
    }
    let whole = mantissa.prefix { $0 != UInt8(ascii: ".") }
    guard whole.allSatisfy({ isDigit($0) || $0 == underscore }) else { return false }
    guard whole.first != underscore else { return false }
    if whole.count == mantissa.count { return mantissa.count < text.count && !whole.isEmpty }
    let fraction = mantissa.dropFirst(whole.count + 1)
    return fraction.allSatisfy { isDigit($0) || $0 == underscore }
      && !(whole.isEmpty && fraction.first.map(isDigit) != true)
  }

  /// `2026-10-03`, with or without a time of day.
  private static func isDate(_ text: ArraySlice<UInt8>) -> Bool {
    let day = text.prefix { isDigit($0) || $0 == UInt8(ascii: "-") }
    let parts = day.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    guard parts.count == 3, parts[0].count == 4, (1...2).contains(parts[1].count), (1...2).contains(parts[2].count)
    else { return false }
    let rest = text.dropFirst(day.count)
    guard let separator = rest.first else { return parts[1].count == 2 && parts[2].count == 2 }
    guard separator | 0x20 == UInt8(ascii: "t") || separator == UInt8(ascii: " ") else { return false }
    let time = rest.dropFirst().drop { $0 == UInt8(ascii: " ") }
    return time.split(separator: UInt8(ascii: ":")).count >= 3
      && time.allSatisfy { isDigit($0) || ":.+-Zz ".utf8.contains($0) }
  }
}

private let underscore = UInt8(ascii: "_")

private func isHexadecimal(_ byte: UInt8) -> Bool {
  isDigit(byte) || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(byte | 0x20) || byte == underscore
}
