import Diagnostics

extension Rule {
  package static let ttlLooksLikeMilliseconds = Rule(
    id: "ttl-looks-like-milliseconds",
    category: .correctness,
    summary: "a time to live looks like milliseconds, or like a moment",
    rationale: """
      APNs, FCM and ADM count seconds. A number in milliseconds is refused as out of range, or lives for centuries. A time to
      live is written with its unit: `3d`, `36h`, `0`.
      """,
    examples: [
      .flags(
        "A moment in milliseconds",
        """
        content:
          _default: en
          en: {title: T, body: B}
        delivery:
          ttl: 1712400000000
        #      ^^^^^^^^^^^^^
        """),
      .accepts(
        "Three days",
        """
        content:
          _default: en
          en: {title: T, body: B}
        delivery: {ttl: 3d}
        """),
    ],
    check: .reader)
}
