/// CAF: `desc` first, which tells what the sound is; `data` and, where packets differ in size, `pakt` tell its length
/// (Apple Core Audio Format Specification 1.0).
enum CAFHeader {
  private struct Description {
    let rate: Double
    let codec: SoundHeader.Codec
    let bytesPerPacket: UInt32
    let framesPerPacket: UInt32
  }

  static func read(_ bytes: SoundBytes) -> SoundReading {
    guard bytes.big(UInt16.self, at: 4) == 1 else { return .unreadable("it is of a version of CAF other than 1") }
    var description: Description?
    var dataSize: Int?
    var offset = 8
    while bytes.fileSize - offset >= 12 {
      guard let name = bytes.name(at: offset), let size = bytes.big(Int64.self, at: offset + 4) else {
        return .needsMore
      }
      let start = offset + 12
      let rest = Int64(bytes.fileSize - start)
      guard size >= 0 || size == -1 && name == "data" else {
        return .unreadable("one of its parts has the size \(size)")
      }
      switch name {
      case "desc":
        if bytes.isBeyond(start + 32) { return .needsMore }
        guard size >= 32, let found = self.description(bytes, at: start) else {
          return .unreadable("its header is too short")
        }
        description = found
      case "data":
        // Four bytes count edits. A size of -1 reaches to the end.
        dataSize = Int(max(0, min(size == -1 ? rest : size, rest) - 4))
      case "pakt":
        if bytes.isBeyond(start + 24) { return .needsMore }
        guard let description, let frames = bytes.big(Int64.self, at: start + 8) else { break }
        return SoundHeaderReader.header(.caf, description.codec, frames: Double(frames), rate: description.rate)
      default: break
      }
      if let description, let dataSize, description.bytesPerPacket > 0, description.framesPerPacket > 0 {
        let packets = Double(dataSize / Int(description.bytesPerPacket))
        return SoundHeaderReader.header(
          .caf, description.codec, frames: packets * Double(description.framesPerPacket), rate: description.rate)
      }
      guard size >= 0, size <= rest else { break }
      offset = start + Int(size)
    }
    guard description != nil else { return .unreadable("its header is missing") }
    return .unreadable(dataSize == nil ? "it holds no sound" : "its header does not say how long it is")
  }

  private static func description(_ bytes: SoundBytes, at offset: Int) -> Description? {
    guard let rate = bytes.big(UInt64.self, at: offset), let name = bytes.name(at: offset + 8),
      let bytesPerPacket = bytes.big(UInt32.self, at: offset + 16),
      let framesPerPacket = bytes.big(UInt32.self, at: offset + 20)
    else { return nil }
    return Description(
      rate: Double(bitPattern: rate), codec: codec(name), bytesPerPacket: bytesPerPacket,
      framesPerPacket: framesPerPacket)
  }

  private static func codec(_ name: String) -> SoundHeader.Codec {
    switch name {
    case "lpcm": .linearPCM
    case "ima4": .ima4
    case "ulaw": .muLaw
    case "alaw": .aLaw
    case "aac ": .other("AAC")
    case "alac": .other("Apple Lossless")
    case ".mp3": .other("MP3")
    default: .other("'\(name)'")
    }
  }
}
