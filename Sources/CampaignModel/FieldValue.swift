package import Writers

/// What a notification plays.
package enum Sound: Sendable, Equatable {
  /// The system's own.
  case systemDefault
  /// Nothing.
  case none
  /// A file of the app, as authored: `chime.caf`, `chime`, `android.resource://…`.
  case named(String)
  /// An iOS sound with its attributes; a volume is from 0 to 1.
  case critical(name: String, volume: Double?, isCritical: Bool)
}

/// The number on the app's icon.
package enum Badge: Sendable, Equatable {
  case count(Int)
  /// `auto`: the vendor counts.
  case automatic
  /// `+1`, `-1`: relative to what is shown.
  case relative(Int)
}

/// What the app shows while it is open.
package enum Foreground: Sendable, Equatable {
  case hide
  /// `banner`, `list`, `sound`, `badge`, in authored order.
  case show([String])
}

/// When the sender should rather wait: local times, minutes after midnight.
package struct QuietHours: Sendable, Equatable {
  package let from: Int
  package let to: Int

  package init(from: Int, to: Int) {
    self.from = from
    self.to = to
  }
}

/// Android's LED.
package struct LightSettings: Sendable, Equatable {
  /// `#rrggbb` or `#rrggbbaa`.
  package let color: String
  package let onMilliseconds: Int
  package let offMilliseconds: Int

  package init(color: String, onMilliseconds: Int, offMilliseconds: Int) {
    self.color = color
    self.onMilliseconds = onMilliseconds
    self.offMilliseconds = offMilliseconds
  }
}

/// A field's value, of the type that the field table gives the field.
package enum FieldValue: Sendable, Equatable {
  case flag(Bool)
  case integer(Int)
  /// Finite.
  case number(Double)
  /// A text, an enumeration's value, a colour, a URL without placeholders.
  case text(String)
  /// A text that may hold placeholders.
  case template(Template)
  case texts([String])
  case integers([Int])
  case sound(Sound)
  case badge(Badge)
  case foreground(Foreground)
  case quietHours(QuietHours)
  case lightSettings(LightSettings)
  /// Seconds.
  case duration(Int)
  /// Seconds since 1970 UTC.
  case instant(Int)
  case json(JSON)
}
