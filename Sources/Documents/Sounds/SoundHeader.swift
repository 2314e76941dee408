/// What the header of a sound file says.
package struct SoundHeader: Sendable, Equatable {
  package enum Container: String, Sendable {
    case aiff = "AIFF"
    case wav = "WAV"
    case caf = "CAF"
  }

  /// How the samples are stored: what iOS plays in a notification has a case of its own (Apple, "Preparing custom alert
  /// sounds", read 2026-11).
  package enum Codec: Sendable, Equatable {
    case linearPCM
    case ima4
    case muLaw
    case aLaw
    /// By the name or number that the file gives it.
    case other(String)

    /// For people.
    package var name: String {
      switch self {
      case .linearPCM: "Linear PCM"
      case .ima4: "IMA4"
      case .muLaw: "µLaw"
      case .aLaw: "aLaw"
      case .other(let name): name
      }
    }
  }

  package let container: Container
  package let codec: Codec

  /// How long it plays; finite, not negative.
  package let seconds: Double

  package init(container: Container, codec: Codec, seconds: Double) {
    self.container = container
    self.codec = codec
    self.seconds = seconds
  }
}

/// What became of reading a header.
package enum SoundReading: Sendable, Equatable {
  case header(SoundHeader)

  /// The header goes on behind the bytes that were given.
  case needsMore

  /// It is no sound that can be played; in a few words, as they follow a colon.
  case unreadable(String)
}

/// Reads the headers of AIFF, AIFC, WAV and CAF files.
///
/// They come from strangers: every number is checked before it is used, and nothing is as long as a header says.
package enum SoundHeaderReader {
  /// The start of a file, and how large the whole is.
  package static func read(_ bytes: [UInt8], fileSize: Int) -> SoundReading {
    let bytes = SoundBytes(bytes, fileSize: max(fileSize, bytes.count))
    switch (bytes.name(at: 0), bytes.name(at: 8)) {
    case ("FORM", "AIFF"), ("FORM", "AIFC"): return AIFFHeader.read(bytes)
    case ("RIFF", "WAVE"): return WAVHeader.read(bytes)
    case ("caff", _): return CAFHeader.read(bytes)
    default: return .unreadable("it is neither AIFF, WAV nor CAF")
    }
  }

  /// The header with a duration made of frames and a rate, if both make sense.
  static func header(
    _ container: SoundHeader.Container, _ codec: SoundHeader.Codec, frames: Double, rate: Double
  ) -> SoundReading {
    guard rate.isFinite, rate > 0 else { return .unreadable("its sample rate is \(rate)") }
    let seconds = frames / rate
    guard seconds.isFinite, seconds >= 0 else { return .unreadable("its length is no number") }
    return .header(SoundHeader(container: container, codec: codec, seconds: seconds))
  }
}
