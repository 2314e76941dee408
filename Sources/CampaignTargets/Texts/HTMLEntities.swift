/// The named characters of HTML 4.01, which Android's reader of markup knows.
package enum HTMLEntities {
  /// The character of a name such as `amp`, or nil; names are case-sensitive.
  package static func character(named name: some StringProtocol) -> Unicode.Scalar? {
    characters[String(name)]
  }

  private static let characters: [String: Unicode.Scalar] = {
    var characters: [String: Unicode.Scalar] = [:]
    for (offset, name) in latin.split(whereSeparator: \.isWhitespace).enumerated() {
      characters[String(name)] = Unicode.Scalar(0xA0 + UInt32(offset))
    }
    for entry in others.split(whereSeparator: \.isWhitespace) {
      let parts = entry.split(separator: ":")
      characters[String(parts[0])] = UInt32(parts[1], radix: 16).flatMap(Unicode.Scalar.init)
    }
    return characters
  }()

  /// U+00A0 to U+00FF in their order.
  private static let latin = """
    nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute
    micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig
    Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash
    Ugrave Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute
    ecirc euml igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc
    uuml yacute thorn yuml
    """

  /// Names with their code points.
  private static let others = """
    Alpha:391 Beta:392 Chi:3A7 Dagger:2021 Delta:394 Epsilon:395 Eta:397 Gamma:393 Iota:399 Kappa:39A Lambda:39B
    Mu:39C Nu:39D OElig:152 Omega:3A9 Omicron:39F Phi:3A6 Pi:3A0 Prime:2033 Psi:3A8 Rho:3A1 Scaron:160 Sigma:3A3
    Tau:3A4 Theta:398 Upsilon:3A5 Xi:39E Yuml:178 Zeta:396 alefsym:2135 alpha:3B1 amp:26 and:2227 ang:2220
    asymp:2248 bdquo:201E beta:3B2 bull:2022 cap:2229 chi:3C7 circ:2C6 clubs:2663 cong:2245 crarr:21B5 cup:222A
    dArr:21D3 dagger:2020 darr:2193 delta:3B4 diams:2666 empty:2205 emsp:2003 ensp:2002 epsilon:3B5 equiv:2261
    eta:3B7 euro:20AC exist:2203 fnof:192 forall:2200 frasl:2044 gamma:3B3 ge:2265 gt:3E hArr:21D4 harr:2194
    hearts:2665 hellip:2026 image:2111 infin:221E int:222B iota:3B9 isin:2208 kappa:3BA lArr:21D0 lambda:3BB
    lang:2329 larr:2190 lceil:2308 ldquo:201C le:2264 lfloor:230A lowast:2217 loz:25CA lrm:200E lsaquo:2039
    lsquo:2018 lt:3C mdash:2014 minus:2212 mu:3BC nabla:2207 ndash:2013 ne:2260 ni:220B notin:2209 nsub:2284 nu:3BD
    oelig:153 oline:203E omega:3C9 omicron:3BF oplus:2295 or:2228 otimes:2297 part:2202 permil:2030 perp:22A5
    phi:3C6 pi:3C0 piv:3D6 prime:2032 prod:220F prop:221D psi:3C8 quot:22 rArr:21D2 radic:221A rang:232A rarr:2192
    rceil:2309 rdquo:201D real:211C rfloor:230B rho:3C1 rlm:200F rsaquo:203A rsquo:2019 sbquo:201A scaron:161
    sdot:22C5 sigma:3C3 sigmaf:3C2 sim:223C spades:2660 sub:2282 sube:2286 sum:2211 sup:2283 supe:2287 tau:3C4
    there4:2234 theta:3B8 thetasym:3D1 thinsp:2009 tilde:2DC trade:2122 uArr:21D1 uarr:2191 upsih:3D2 upsilon:3C5
    weierp:2118 xi:3BE zeta:3B6 zwj:200D zwnj:200C
    """
}
