package import Diagnostics
package import SourceText

extension RuleID {
  package static let invalidLocale: RuleID = "invalid-locale"
  package static let nonCanonicalLocale: RuleID = "non-canonical-locale"
  package static let deprecatedLocale: RuleID = "deprecated-locale"
  package static let macroLocale: RuleID = "macro-locale"
}

/// Reads locale tags: the subset `language[-Script][-REGION|-999][-variant]` of BCP 47 (RFC 5646, section 2.1).
package enum LocaleReader {
  /// The tag in canonical form, or nil where the text is none. A tag in another form, or of a code that was replaced, is
  /// reported with the right one, and read as that.
  package static func read(_ text: LocatedText) -> Outcome<Located<LocaleTag>?> {
    let bytes = Array(text.value.utf8)
    if let tag = usual(text.value, bytes) { return Outcome(Located(tag, at: text.range)) }
    if let offender = bytes.firstIndex(where: { !isSubtagByte($0) && $0 != hyphen && $0 != underscore }) {
      let part = text.value.wholeCharacter(at: offender)
      return Outcome(
        nil,
        findings: [
          Finding(
            .invalidLocale, "'\(text.value)' is no locale: '\(part.text)' cannot stand in a tag",
            at: text.range(of: part.bytes), help: shape)
        ])
    }
    var parser = Parser(text: text, subtags: split(bytes))
    guard let tag = parser.parse() else {
      return Outcome(nil, findings: parser.fault.map { [$0] } ?? [])
    }
    return Outcome(Located(tag, at: text.range), findings: remark(text, bytes, tag, replaced: parser.replaced))
  }

  /// The tag of what most texts are: a language in use, in lower case, alone or with a region in upper case.
  private static func usual(_ text: String, _ bytes: [UInt8]) -> LocaleTag? {
    guard bytes.count == 2 || bytes.count == 5 && bytes[2] == hyphen,
      bytes.prefix(2).allSatisfy({ $0 >= 0x61 && $0 <= 0x7A })
    else { return nil }
    let language = bytes.count == 2 ? text : String(Substring(text.utf8.prefix(2)))
    guard language != "no", localeAliases.languages[language] == nil else { return nil }
    guard bytes.count == 5 else { return LocaleTag(text, languageCount: 2) }
    guard bytes.suffix(2).allSatisfy({ $0 >= 0x41 && $0 <= 0x5A }) else { return nil }
    guard localeAliases.regions[String(Substring(text.utf8.suffix(2)))] == nil else { return nil }
    return LocaleTag(text, languageCount: 2)
  }

  private static func remark(
    _ text: LocatedText, _ bytes: [UInt8], _ tag: LocaleTag, replaced: Bool
  ) -> [Finding] {
    let canonical = tag.description
    if replaced {
      return [
        Finding(
          .deprecatedLocale, "locale '\(text.value)' is a replaced code for '\(canonical)'", at: text.range,
          help: "write '\(canonical)'", fix: [Finding.Edit(text.range(of: 0..<text.value.utf8.count), text: canonical)])
      ]
    }
    if tag.language == "no" {
      let better = LocaleTag(language: "nb", script: tag.script, region: tag.region, variant: tag.variant)
      return [
        Finding(
          .macroLocale, "locale '\(text.value)' stands for two languages, Bokmål and Nynorsk", at: text.range,
          meant: better.description)
      ]
    }
    guard !bytes.elementsEqual(canonical.utf8) else { return [] }
    return [
      Finding(
        .nonCanonicalLocale, "locale '\(text.value)' is not in its canonical form '\(canonical)'", at: text.range,
        help: "write '\(canonical)'", fix: [Finding.Edit(text.range(of: 0..<text.value.utf8.count), text: canonical)])
    ]
  }

  fileprivate static let shape =
    "a locale is a language with a script, a region and a variant, as in 'en', 'pt-BR', 'zh-Hant'"

  private static func split(_ bytes: [UInt8]) -> [Range<Int>] {
    var parts: [Range<Int>] = []
    var start = 0
    for index in bytes.indices where bytes[index] == hyphen || bytes[index] == underscore {
      parts.append(start..<index)
      start = index + 1
    }
    parts.append(start..<bytes.count)
    return parts
  }
}

extension LocaleTag {
  /// The tag of a text, if the text is one in canonical form.
  package static func canonical(_ text: String) -> LocaleTag? {
    let range = SourceRange(file: FileID(0), start: 0, end: UInt32(text.utf8.count))
    let outcome = LocaleReader.read(LocatedText(text, at: range, verbatimFrom: 0))
    guard let tag = outcome.value?.value, tag.description.utf8.elementsEqual(text.utf8) else { return nil }
    return tag
  }
}

/// Takes the subtags of one tag from left to right.
private struct Parser {
  let text: LocatedText
  let subtags: [Range<Int>]
  private(set) var fault: Finding?
  /// Whether a code was replaced by the one in use today.
  private(set) var replaced = false

  init(text: LocatedText, subtags: [Range<Int>]) {
    self.text = text
    self.subtags = subtags
  }

  mutating func parse() -> LocaleTag? {
    if let empty = subtags.first(where: \.isEmpty) {
      let message = text.value.isEmpty ? "a locale is missing here" : "'\(text.value)' is no locale: a part is empty"
      return fail(message, at: text.value.isEmpty ? nil : empty)
    }
    let names = subtags.map { String(decoding: text.value.utf8.bytes(in: $0), as: UTF8.self).lowercased() }
    guard var language = names.first, (2...3).contains(language.utf8.count), isLetters(language) else {
      return fail("'\(text.value)' is no locale: a language has two or three letters", at: subtags.first)
    }
    var index = 1
    if index < names.count, names[index].utf8.count == 3, isLetters(names[index]) {
      guard let extended = localeAliases.extended[language + "-" + names[index]] else {
        return fail(
          "'\(text.value)' is no locale: '\(names[index])' is neither a script nor a region", at: subtags[index])
      }
      language = extended
      replaced = true
      index += 1
    }
    var script = take(names, &index) { $0.utf8.count == 4 && isLetters($0) }.map(titleCased)
    var region = take(names, &index) {
      $0.utf8.count == 2 && isLetters($0) || $0.utf8.count == 3 && $0.utf8.allSatisfy(isDigit)
    }?.uppercased()
    let variant = take(names, &index) { name in
      (5...8).contains(name.utf8.count) || name.utf8.count == 4 && name.utf8.first.map(isDigit) == true
    }
    guard index == names.count else {
      let part = String(decoding: text.value.utf8.bytes(in: subtags[index]), as: UTF8.self)
      return fail("'\(text.value)' is no locale: '\(part)' has no place there", at: subtags[index])
    }
    if let current = localeAliases.languages[language] {
      language = current.language
      script = script ?? current.script
      replaced = true
    }
    if let name = region, let current = localeAliases.regions[name] {
      region = current
      replaced = true
    }
    return LocaleTag(language: language, script: script, region: region, variant: variant)
  }

  private func take(_ names: [String], _ index: inout Int, where fits: (String) -> Bool) -> String? {
    guard index < names.count, fits(names[index]) else { return nil }
    defer { index += 1 }
    return names[index]
  }

  private mutating func fail(_ message: String, at part: Range<Int>?) -> LocaleTag? {
    let suggestion = localeAliases.windows[text.value.lowercased()]
    fault = Finding(
      .invalidLocale, message, at: part.map { text.range(of: $0) } ?? text.range,
      meant: suggestion, help: LocaleReader.shape,
      fix: suggestion.map { [Finding.Edit(text.range(of: 0..<text.value.utf8.count), text: $0)] } ?? [])
    return nil
  }
}

private let hyphen = UInt8(ascii: "-")
private let underscore = UInt8(ascii: "_")

private func isSubtagByte(_ byte: UInt8) -> Bool {
  isDigit(byte) || isLetter(byte)
}

private func isLetters(_ text: String) -> Bool {
  text.utf8.allSatisfy(isLetter)
}

private func titleCased(_ text: String) -> String {
  text.prefix(1).uppercased() + text.dropFirst()
}
