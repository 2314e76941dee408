/// Codes that were replaced by others, as in the IANA subtag registry and CLDR's aliases (read 2026-11-30).
struct LocaleAliases: Sendable {
  /// A language code, in lower case, and what is in use today.
  let languages: [String: (language: String, script: String?)]

  /// A language with an extended language, `zh-yue`, and the one code that says it.
  let extended: [String: String]

  /// A region code, in upper case, and the one in use today.
  let regions: [String: String]

  /// Names that Windows and old browsers have for locales, in lower case.
  let windows: [String: String]
}

let localeAliases = LocaleAliases(
  languages: {
    var table: [String: (language: String, script: String?)] = [
      "iw": ("he", nil), "in": ("id", nil), "ji": ("yi", nil), "jw": ("jv", nil), "mo": ("ro", nil), "tl": ("fil", nil),
      "sh": ("sr", "Latn"), "bh": ("bho", nil), "cmn": ("zh", nil), "arb": ("ar", nil), "swh": ("sw", nil),
      "zsm": ("ms", nil), "pes": ("fa", nil), "prs": ("fa", nil), "lvs": ("lv", nil), "ekk": ("et", nil),
      "khk": ("mn", nil), "npi": ("ne", nil), "uzn": ("uz", nil), "ydd": ("yi", nil), "als": ("sq", nil),
    ]
    // ISO 639-2 codes of languages that have a code of two letters, which is then the only right one (RFC 5646, 2.2.1).
    let pairs = """
      aar aa abk ab afr af aka ak alb sq amh am ara ar arg an arm hy asm as ava av aym ay aze az bak ba bam bm baq eu bel \
      be ben bn bih bho bis bi bod bo bos bs bre br bul bg bur my cat ca ces cs cha ch che ce chi zh chv cv cor kw cos co \
      cre cr cym cy cze cs dan da deu de div dv dut nl dzo dz ell el eng en epo eo est et eus eu ewe ee fao fo fas fa fij \
      fj fin fi fra fr fre fr fry fy ful ff geo ka ger de gla gd gle ga glg gl gre el grn gn guj gu hat ht hau ha heb he \
      her hz hin hi hrv hr hun hu hye hy ibo ig ice is ind id isl is ita it jav jv jpn ja kal kl kan kn kas ks kat ka kaz \
      kk khm km kik ki kin rw kir ky kom kv kon kg kor ko kur ku lao lo lat la lav lv lin ln lit lt ltz lb lug lg mac mk \
      mal ml mao mi mar mr may ms mkd mk mlg mg mlt mt mon mn mri mi msa ms mya my nav nv nbl nr nde nd nep ne nld nl nno \
      nn nob nb nor no nya ny oci oc oji oj ori or orm om oss os pan pa per fa pol pl por pt pus ps que qu roh rm ron ro \
      rum ro run rn rus ru sag sg san sa sin si slk sk slo sk slv sl sme se smo sm sna sn snd sd som so sot st spa es sqi \
      sq srd sc srp sr ssw ss sun su swa sw swe sv tah ty tam ta tat tt tel te tgk tg tgl fil tha th tib bo tir ti ton to \
      tsn tn tso ts tuk tk tur tr twi tw uig ug ukr uk urd ur uzb uz ven ve vie vi wel cy wln wa wol wo xho xh yid yi yor \
      yo zha za zho zh zul zu
      """.split(separator: " ").map(String.init)
    for index in stride(from: 0, to: pairs.count - 1, by: 2) { table[pairs[index]] = (pairs[index + 1], nil) }
    return table
  }(),
  extended: [
    "zh-cmn": "zh", "zh-yue": "yue", "zh-wuu": "wuu", "zh-nan": "nan", "zh-hak": "hak", "ar-arb": "ar", "ar-arz": "arz",
    "ar-ary": "ary", "ms-zsm": "ms", "sw-swh": "sw",
  ],
  regions: [
    "UK": "GB", "BU": "MM", "DD": "DE", "FX": "FR", "TP": "TL", "YD": "YE", "ZR": "CD", "SU": "RU", "CS": "RS",
    "YU": "RS",
    "AN": "CW",
  ],
  windows: [
    "zh-chs": "zh-Hans", "zh-cht": "zh-Hant", "english": "en", "german": "de", "deutsch": "de", "french": "fr",
    "spanish": "es", "turkish": "tr", "italian": "it", "japanese": "ja", "chinese": "zh", "portuguese": "pt",
    "russian": "ru", "arabic": "ar", "hebrew": "he", "dutch": "nl", "polish": "pl", "korean": "ko",
  ])
