/// How text of a locale runs.
package enum TextDirection: String, Sendable {
  case leftToRight = "ltr"
  case rightToLeft = "rtl"
}

extension LocaleTag {
  /// The script that a reader of this locale expects: the tag's own, else the usual one of its language and region.
  ///
  /// From CLDR's likely subtags, as far as a language is not written in Latin letters (read 2026-11-30).
  package var likelyScript: String {
    if let script { return script }
    if let region, let script = scriptByRegion.first(where: { $0.language == language && $0.region == region })?.script
    {
      return script
    }
    return scriptByLanguage.first { $0.languages.contains(language) }?.script ?? "Latn"
  }

  /// The direction of text in this locale's script.
  package var direction: TextDirection {
    rightToLeftScripts.contains(likelyScript) ? .rightToLeft : .leftToRight
  }
}

private let rightToLeftScripts: [String] = [
  "Adlm", "Arab", "Aran", "Hebr", "Mand", "Mend", "Nkoo", "Rohg", "Samr", "Syrc", "Thaa", "Yezi",
]

private let scriptByRegion: [(language: String, region: String, script: String)] = [
  ("az", "IQ", "Arab"), ("az", "IR", "Arab"), ("az", "RU", "Cyrl"),
  ("bm", "CI", "Latn"), ("bs", "RS", "Cyrl"), ("dv", "IN", "Thaa"),
  ("ha", "CM", "Arab"), ("ha", "SD", "Arab"),
  ("kk", "AF", "Arab"), ("kk", "CN", "Arab"), ("kk", "IR", "Arab"), ("kk", "MN", "Arab"),
  ("ku", "IQ", "Arab"), ("ku", "IR", "Arab"), ("ku", "LB", "Arab"),
  ("ky", "CN", "Arab"), ("ky", "TR", "Latn"),
  ("mn", "CN", "Mong"), ("ms", "CC", "Arab"),
  ("pa", "PK", "Arab"), ("sd", "IN", "Deva"),
  ("sr", "ME", "Latn"), ("sr", "RO", "Latn"), ("sr", "TR", "Latn"),
  ("tg", "PK", "Arab"), ("tk", "AF", "Arab"), ("tk", "IR", "Arab"),
  ("ug", "KZ", "Cyrl"), ("ug", "MN", "Cyrl"),
  ("uz", "AF", "Arab"), ("uz", "CN", "Cyrl"),
  ("yue", "CN", "Hans"),
  ("zh", "AU", "Hant"), ("zh", "BN", "Hant"), ("zh", "GB", "Hant"), ("zh", "GF", "Hant"), ("zh", "HK", "Hant"),
  ("zh", "ID", "Hant"), ("zh", "MO", "Hant"), ("zh", "PA", "Hant"), ("zh", "PF", "Hant"), ("zh", "PH", "Hant"),
  ("zh", "SR", "Hant"), ("zh", "TH", "Hant"), ("zh", "TW", "Hant"), ("zh", "US", "Hant"), ("zh", "VN", "Hant"),
]

private let scriptByLanguage: [(script: String, languages: [String])] = [
  ("Arab", ["ar", "arz", "ary", "bal", "ckb", "fa", "glk", "ks", "lrc", "mzn", "ps", "sd", "skr", "ug", "ur"]),
  ("Armn", ["hy"]),
  ("Beng", ["as", "bn", "mni"]),
  (
    "Cyrl",
    [
      "ab", "av", "ba", "be", "bg", "ce", "cu", "cv", "kk", "kv", "ky", "mk", "mn", "os", "ru", "rue", "sah", "sr",
      "tg",
      "tt", "tyv", "udm", "uk",
    ]
  ),
  ("Deva", ["awa", "bho", "brx", "doi", "hi", "kok", "mai", "mr", "ne", "new", "sa"]),
  ("Ethi", ["am", "ti", "tig"]),
  ("Geor", ["ka", "xmf"]),
  ("Grek", ["el", "grc"]),
  ("Gujr", ["gu"]),
  ("Guru", ["pa"]),
  ("Hans", ["zh", "wuu"]),
  ("Hant", ["yue"]),
  ("Hebr", ["he", "lad", "yi"]),
  ("Jpan", ["ja"]),
  ("Khmr", ["km"]),
  ("Knda", ["kn", "tcy"]),
  ("Kore", ["ko"]),
  ("Laoo", ["lo"]),
  ("Mlym", ["ml"]),
  ("Mymr", ["my", "mnw", "shn"]),
  ("Nkoo", ["nqo"]),
  ("Olck", ["sat"]),
  ("Orya", ["or"]),
  ("Sinh", ["si"]),
  ("Syrc", ["arc", "syr"]),
  ("Taml", ["ta"]),
  ("Telu", ["te"]),
  ("Tfng", ["zgh"]),
  ("Thaa", ["dv"]),
  ("Thai", ["th"]),
  ("Tibt", ["bo", "dz"]),
]
