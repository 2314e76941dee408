import Testing

/// Sounds as the objects for iPhones have them: a name, or an object where silent mode may be broken through.
@Suite struct SoundTests {
  @Test(arguments: [
    ("none", "critical", nil, nil),
    ("default", "active", #""default""#, #""default""#),
    ("default", "critical", #"{"critical":1,"name":"default"}"#, #"{"critical":true,"name":"default"}"#),
    ("chime.caf", "active", #""chime.caf""#, #""chime.caf""#),
    ("chime.caf", "critical", #"{"critical":1,"name":"chime.caf"}"#, #"{"critical":true,"name":"chime.caf"}"#),
    (
      "{name: chime.caf, volume: 0.5, critical: true}", "active",
      #"{"critical":1,"name":"chime.caf","volume":0.5}"#, #"{"critical":true,"name":"chime.caf","volume":0.5}"#
    ),
    (
      "{name: chime.caf, volume: 0.5}", "active", #"{"name":"chime.caf","volume":0.5}"#,
      #"{"name":"chime.caf","volume":0.5}"#
    ),
    (
      "{name: chime.caf, volume: 0.5}", "critical", #"{"critical":1,"name":"chime.caf","volume":0.5}"#,
      #"{"critical":true,"name":"chime.caf","volume":0.5}"#
    ),
  ])
  func `a sound breaks through silent mode where it or the whole notification is critical`(
    sound: String, level: String, apns: String?, airship: String?
  ) throws {
    let compiled = try Compiled(
      """
      content: {_default: en, en: {title: Alarm, body: Water in the cellar}}
      presentation: {sound: \(sound), interruptionLevel: \(level)}
      """, targets: "apns, airship")
    #expect(try compiled.text(at: ["aps", "sound"], of: "apns") == apns)
    #expect(try compiled.text(at: ["notification", "ios", "sound"], of: "airship-ios") == airship)
  }
}
