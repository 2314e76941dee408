/// The start of a sound file, read by offsets; what lies outside is nil.
struct SoundBytes {
  private let bytes: [UInt8]

  /// Of the whole file.
  let fileSize: Int

  init(_ bytes: [UInt8], fileSize: Int) {
    self.bytes = bytes
    self.fileSize = fileSize
  }

  /// Whether bytes up to there are in the file, but were not given.
  func isBeyond(_ offset: Int) -> Bool {
    offset > bytes.count && offset <= fileSize
  }

  /// Four letters, as containers name their parts.
  func name(at offset: Int) -> String? {
    slice(4, at: offset).map { String(decoding: $0, as: UTF8.self) }
  }

  func big<Number: FixedWidthInteger>(_ type: Number.Type, at offset: Int) -> Number? {
    slice(Number.bitWidth / 8, at: offset)?.reduce(0) { $0 << 8 | Number(truncatingIfNeeded: $1) }
  }

  func little<Number: FixedWidthInteger>(_ type: Number.Type, at offset: Int) -> Number? {
    slice(Number.bitWidth / 8, at: offset)?.reversed().reduce(0) { $0 << 8 | Number(truncatingIfNeeded: $1) }
  }

  private func slice(_ count: Int, at offset: Int) -> ArraySlice<UInt8>? {
    guard offset >= 0, offset <= bytes.count - count else { return nil }
    return bytes[offset..<offset + count]
  }

  /// A number of ten bytes, as AIFF writes sample rates: sign and exponent, then 64 bits of which the first is before the
  /// point.
  func extended(at offset: Int) -> Double? {
    guard let head = big(UInt16.self, at: offset), let mantissa = big(UInt64.self, at: offset + 2) else { return nil }
    let exponent = Int(head & 0x7FFF)
    guard exponent != 0x7FFF else { return .nan }
    let value = Double(sign: .plus, exponent: exponent - 16383 - 63, significand: Double(mantissa))
    return head & 0x8000 == 0 ? value : -value
  }
}
