/// Whether a text is in Unicode's normal form C, and where it first is not.
///
/// The standard library compares strings by canonical equivalence, which tells whether a letter and a mark have a composed
/// form: it is the character that equals the two. So there is no table of compositions, only of where they are, and of
/// characters that never occur in form C. A mark that composes with the letter inside an already composed character, below
/// its accent (U+00E0 U+0323), is not looked for.
enum CanonicalComposition {
  /// A place that form C writes otherwise.
  struct Fault {
    /// Positions in the array of scalars.
    let scalars: ClosedRange<Int>

    /// What form C has there, where one character stands for two.
    let composed: Unicode.Scalar?
  }

  /// The faults in order, each found on its own.
  static func faults(in scalars: [PlacedScalar]) -> [Fault] {
    var faults: [Fault] = []
    var starter: Int?
    var previousClass: UInt8 = 0
    for index in scalars.indices {
      let scalar = scalars[index].scalar
      let combiningClass = scalar.properties.canonicalCombiningClass.rawValue
      if isNeverComposed(scalar) {
        faults.append(Fault(scalars: index...index, composed: nil))
      } else if combiningClass != 0, combiningClass < previousClass {
        faults.append(Fault(scalars: (index - 1)...index, composed: nil))
      } else if let base = starter, previousClass == 0 || previousClass < combiningClass,
        let composed = composition(of: scalars[base].scalar, scalar)
      {
        faults.append(Fault(scalars: base...index, composed: composed))
      }
      if combiningClass == 0 { starter = index }
      previousClass = combiningClass
    }
    return faults
  }

  /// The character that form C writes for two.
  private static func composition(of base: Unicode.Scalar, _ mark: Unicode.Scalar) -> Unicode.Scalar? {
    switch mark.value {
    case 0x1161...0x1175, 0x11A8...0x11C2:
      return hangul(base, mark)
    case 0x0300...0x0345, 0x0653...0x0655, 0x093C, 0x09BE, 0x09D7, 0x0B3E, 0x0B56...0x0B57, 0x0BBE, 0x0BD7, 0x0C56,
      0x0CC2, 0x0CD5...0x0CD6, 0x0D3E, 0x0D57, 0x0DCA, 0x0DCF, 0x0DDF, 0x102E, 0x1B35, 0x3099...0x309A, 0x110BA,
      0x11127, 0x1133E, 0x11357, 0x114B0, 0x114BA, 0x114BD, 0x115AF, 0x11930:
      var pair = String.UnicodeScalarView()
      pair.append(base)
      pair.append(mark)
      return composites[String(pair)]
    default:
      return nil
    }
  }

  /// The characters of the blocks that hold composites, found by what is canonically equivalent to them.
  private static let composites: [String: Unicode.Scalar] = {
    let blocks: [ClosedRange<UInt32>] = [
      0xC0...0x233, 0x386...0x3D4, 0x400...0x4F9, 0x622...0x6D3, 0x929...0x934, 0x9CB...0x9CC, 0xB48...0xB4C,
      0xB94...0xBCC, 0xC48...0xC48, 0xCC0...0xCCB, 0xD4A...0xD4C, 0xDDA...0xDDE, 0x1026...0x1026, 0x1B06...0x1B43,
      0x1E00...0x1FFC, 0x219A...0x22ED, 0x304C...0x30FE, 0x105C9...0x105E4, 0x1109A...0x110AB, 0x1112E...0x1112F,
      0x1134B...0x1134C, 0x114BB...0x114BE, 0x115BA...0x115BB, 0x11938...0x11938,
    ]
    var composites: [String: Unicode.Scalar] = [:]
    for scalar in blocks.joined().lazy.compactMap(Unicode.Scalar.init) where !isNeverComposed(scalar) {
      composites[String(scalar)] = scalar
    }
    return composites
  }()

  /// Hangul syllables compose by arithmetic (Unicode Standard, 3.12).
  private static func hangul(_ base: Unicode.Scalar, _ mark: Unicode.Scalar) -> Unicode.Scalar? {
    switch (base.value, mark.value) {
    case (0x1100...0x1112, 0x1161...0x1175):
      Unicode.Scalar(0xAC00 + ((base.value - 0x1100) * 21 + mark.value - 0x1161) * 28)
    case (0xAC00...0xD7A3, 0x11A8...0x11C2) where (base.value - 0xAC00) % 28 == 0:
      Unicode.Scalar(base.value + mark.value - 0x11A7)
    default: nil
    }
  }

  private static func isNeverComposed(_ scalar: Unicode.Scalar) -> Bool {
    guard scalar.value >= 0x340 else { return false }
    var low = 0
    var high = neverComposed.count
    while low < high {
      let middle = (low + high) / 2
      if neverComposed[middle].upperBound < scalar.value { low = middle + 1 } else { high = middle }
    }
    return low < neverComposed.count && neverComposed[low].contains(scalar.value)
  }

  /// `NFC_Quick_Check=No`, Unicode 16.
  private static let neverComposed: [ClosedRange<UInt32>] = [
    0x340...0x341, 0x343...0x344, 0x374...0x374, 0x37E...0x37E, 0x387...0x387, 0x958...0x95F, 0x9DC...0x9DD,
    0x9DF...0x9DF, 0xA33...0xA33, 0xA36...0xA36, 0xA59...0xA5B, 0xA5E...0xA5E, 0xB5C...0xB5D, 0xF43...0xF43,
    0xF4D...0xF4D, 0xF52...0xF52, 0xF57...0xF57, 0xF5C...0xF5C, 0xF69...0xF69, 0xF73...0xF73, 0xF75...0xF76,
    0xF78...0xF78, 0xF81...0xF81, 0xF93...0xF93, 0xF9D...0xF9D, 0xFA2...0xFA2, 0xFA7...0xFA7, 0xFAC...0xFAC,
    0xFB9...0xFB9, 0x1F71...0x1F71, 0x1F73...0x1F73, 0x1F75...0x1F75, 0x1F77...0x1F77, 0x1F79...0x1F79,
    0x1F7B...0x1F7B, 0x1F7D...0x1F7D, 0x1FBB...0x1FBB, 0x1FBE...0x1FBE, 0x1FC9...0x1FC9, 0x1FCB...0x1FCB,
    0x1FD3...0x1FD3, 0x1FDB...0x1FDB, 0x1FE3...0x1FE3, 0x1FEB...0x1FEB, 0x1FEE...0x1FEF, 0x1FF9...0x1FF9,
    0x1FFB...0x1FFB, 0x1FFD...0x1FFD, 0x2000...0x2001, 0x2126...0x2126, 0x212A...0x212B, 0x2329...0x232A,
    0x2ADC...0x2ADC, 0xF900...0xFA0D, 0xFA10...0xFA10, 0xFA12...0xFA12, 0xFA15...0xFA1E, 0xFA20...0xFA20,
    0xFA22...0xFA22, 0xFA25...0xFA26, 0xFA2A...0xFA6D, 0xFA70...0xFAD9, 0xFB1D...0xFB1D, 0xFB1F...0xFB1F,
    0xFB2A...0xFB36, 0xFB38...0xFB3C, 0xFB3E...0xFB3E, 0xFB40...0xFB41, 0xFB43...0xFB44, 0xFB46...0xFB4E,
    0x1D15E...0x1D164, 0x1D1BB...0x1D1C0, 0x2F800...0x2FA1D,
  ]
}
