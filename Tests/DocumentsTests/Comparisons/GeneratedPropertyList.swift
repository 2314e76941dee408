import TestSupport

/// Property lists that a seed decides, in the many spellings that XML has for one value.
struct GeneratedPropertyList {
  private var random: SeededGenerator
  private var keyCount = 0

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
  }

  mutating func file() -> String {
    wrapped(value(depth: 4))
  }

  /// A file with one fault that makes it no property list.
  mutating func brokenFile() -> String {
    let faults = [
      "<dict><key>a</key></dict>", "<dict><string>a</string></dict>", "<dict><key>a</key><key>b</key><true/></dict>",
      "<integer>1.5</integer>", "<integer></integer>", "<integer>x</integer>", "<real>x</real>", "<real/>",
      "<date>2026-13-01T00:00:00Z</date>", "<date>2026-02-30T00:00:00Z</date>", "<date>2026-01-01T24:00:00Z</date>",
      "<date>yesterday</date>", "<array><true/>", "<string>a</string",
      "<string>a & b</string>", "<dict><key>a</key><true></dict>",
    ]
    return wrapped(random.chance(2) ? random.pick(faults) : "<array>\(value(depth: 2))\(random.pick(faults))</array>")
  }

  /// A file in which one key of one dictionary stands twice.
  mutating func fileWithDuplicate() -> String {
    let key = self.key()
    let twice = "<dict>\(key)\(value(depth: 1))\(entry())\(key)\(value(depth: 1))</dict>"
    return wrapped(random.chance(2) ? twice : "<array>\(value(depth: 2))\(twice)</array>")
  }

  private mutating func wrapped(_ value: String) -> String {
    let heads = [
      "", "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n", "\u{FEFF}<?xml version='1.0'?>",
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\r\n"
        + "<!DOCTYPE plist PUBLIC \"-//Apple//DTD PLIST 1.0//EN\" \"http://www.apple.com/DTDs/PropertyList-1.0.dtd\">\r\n",
      "<!-- made by hand -->\n",
    ]
    return random.pick(heads) + "<plist version=\"1.0\">\(blank())\(value)\(blank())</plist>" + random.pick(["", "\n"])
  }

  private mutating func value(depth: Int) -> String {
    switch Int.random(in: 0..<(depth > 0 ? 9 : 6), using: &random) {
    case 0, 1: return "<string>\(text())</string>"
    case 2:
      return
        "<integer>\(random.pick(["0", "-1", "+7", "42", " 5 ", "007", "0x1F", "0Xab", "9223372036854775807"]))</integer>"
    case 3:
      return
        "<real>\(random.pick(["1.5", "-0.0", "1e9", " 2.25\n", "0", "1e-3", "3.141592653589793", "inf", "-inf"]))</real>"
    case 4: return random.pick(["<true/>", "<false/>", "<true></true>", "<false />"])
    case 5:
      return random.pick([
        "<date>2026-12-01T09:30:00Z</date>", "<date>1999-02-28T23:59:59Z</date>", "<data>aGVsbG8=</data>",
        "<data>\n  aGVs\n  bG8h\n</data>", "<data/>",
      ])
    case 6:
      return "<array>"
        + (0..<Int.random(in: 0...3, using: &random)).map { _ in blank() + value(depth: depth - 1) }
        .joined() + "</array>"
    default:
      return "<dict>" + (0..<Int.random(in: 0...4, using: &random)).map { _ in entry(depth: depth - 1) }.joined()
        + blank() + "</dict>"
    }
  }

  private mutating func entry(depth: Int = 0) -> String {
    blank() + key() + blank() + value(depth: depth)
  }

  /// Each its own.
  private mutating func key() -> String {
    keyCount += 1
    return "<key>\(random.pick(["", "é", "&amp;", "<![CDATA[<]]>", "k "]))\(keyCount)</key>"
  }

  private mutating func text() -> String {
    (0..<Int.random(in: 0...4, using: &random)).map { _ in
      random.pick([
        "a", " ", "\n", "\r\n", "\t", "é", "日本", "👩‍👩‍👧", "&lt;", "&amp;", "&#233;", "&#x1F600;", "&#13;",
        "<![CDATA[<b> & ]]>",
        "<!-- no -->", "&quot;", "]", "]]", "'",
      ])
    }.joined()
  }

  private mutating func blank() -> String {
    random.pick(["", " ", "\n\t", "\r\n", "<!-- c -->", ""])
  }
}
