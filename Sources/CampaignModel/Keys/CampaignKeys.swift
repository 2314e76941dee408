/// The keys of a campaign.
enum CampaignKey: String, MappingKey {
  case id, description, owner, labels, platforms, draft, silent, content, presentation, delivery, data, variables
  case variants, ios, android, fireos, web, airship, braze

  /// The platform whose block it is.
  var platform: Platform? {
    Platform(rawValue: rawValue)
  }

  var summary: String {
    switch self {
    case .id: "The campaign's name in paths and manifests; by default made from the file's path."
    case .description: "What the campaign is for; goes to the manifest, never to a payload."
    case .owner: "Who answers for it; goes to the manifest, never to a payload."
    case .labels: "Words to find it by; they go to the manifest, never to a payload."
    case .platforms: "Where it is shown; by default on the platforms of the project's targets."
    case .draft: "Being written: checked loosely, never built."
    case .silent: "Wakes the app without showing anything; has data and no content."
    case .content: "The copy, a locale at a time."
    case .presentation: "How it looks and sounds, on every platform that can."
    case .delivery: "When and how urgently it is delivered."
    case .data: "Flat texts that the app gets beside the notification."
    case .variables: "What is known of the values that the sender puts into placeholders."
    case .variants: "The sides of an A/B test, at most 16; their weights sum to 100."
    case .ios: "What only iOS has, and presentation and delivery as iOS gets them."
    case .android: "What only Android has, and presentation and delivery as Android gets them."
    case .fireos: "What only Fire OS has, and presentation and delivery as Fire OS gets them."
    case .web: "What only browsers have, and presentation and delivery as browsers get them."
    case .airship: "What only Airship's API has."
    case .braze: "What only Braze's API has."
    }
  }
}

/// The keys of a variant.
enum VariantKey: String, MappingKey {
  case weight, content, presentation, data, ios, android, fireos, web

  var summary: String {
    switch self {
    case .weight: "How many of a hundred readers get it."
    case .content: "What it changes in locales of the campaign's content."
    case .presentation: "What it changes in how the campaign looks and sounds."
    case .data: "What it changes in the data."
    case .ios, .android, .fireos, .web: "What it changes on that platform; nothing of delivery."
    }
  }
}

/// The keys of a locale's copy. Their meaning is in the field table.
enum CopyKey: String, MappingKey {
  case title, subtitle, body, summary, image, url, actions

  /// The row of the field table.
  var field: Field {
    switch self {
    case .title: .contentTitle
    case .subtitle: .contentSubtitle
    case .body: .contentBody
    case .summary: .contentSummary
    case .image: .contentImage
    case .url: .contentURL
    case .actions: .contentActions
    }
  }
}

extension CopyKey {
  var summary: String { field.specification.summary }
}

/// The keys of an action.
enum ActionKey: String, MappingKey {
  case id, title, url

  var summary: String {
    switch self {
    case .id: "1 to 32 of a-z, 0-9, '_' and '-', the same in every locale."
    case .title: "What the button says, at most 40 characters."
    case .url: Field.contentActionURL.specification.summary
    }
  }
}

/// The keys of a variable.
enum VariableKey: String, MappingKey {
  case maxLength, maxBytes, sample

  var summary: String {
    switch self {
    case .maxLength: "The most Unicode characters that a value has, for sizes."
    case .maxBytes: "The most bytes of UTF-8 that a value has, for sizes."
    case .sample: "A value for previews."
    }
  }
}

/// The keys of a sound with attributes.
enum SoundKey: String, MappingKey {
  case name, critical, volume

  var summary: String {
    switch self {
    case .name: "A file of the app, or default."
    case .critical: "Sounds although the device is muted; needs Apple's entitlement."
    case .volume: "From 0 to 1."
    }
  }
}

/// The keys of quiet hours.
enum QuietKey: String, MappingKey {
  case from, to

  var summary: String {
    switch self {
    case .from: "When they begin, local time, \"HH:MM\"."
    case .to: "When they end, local time, \"HH:MM\"."
    }
  }
}

/// The keys of Android's light.
enum LightKey: String, MappingKey {
  case color, lightOnDuration, lightOffDuration

  var summary: String {
    switch self {
    case .color: "#rrggbb or #rrggbbaa."
    case .lightOnDuration: "Milliseconds on."
    case .lightOffDuration: "Milliseconds off."
    }
  }
}
