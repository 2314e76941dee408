import CampaignModel
import Diagnostics
import SourceText
import Writers

extension Rule {
  package static let secretInPayload = Rule(
    id: .secretInPayload,
    category: .correctness,
    summary: "a text looks like a key or token that must stay secret",
    rationale: """
      A payload is stored and logged by the sender and the platforms, and read by anyone who has the device. A private key,
      a cloud key or an API token in it is public from the first send, and from the first commit for everyone who can read
      the repository: it has to be revoked, not only deleted. Only the kind, the length and the first four characters are
      ever shown.
      """,
    examples: [
      .flags(
        "A cloud key in data",
        """
        silent: true
        data:
          upload: key AKIAIOSFODNN7EXAMPLE
        #             ^^^^^^^^^^^^^^^^^^^^
        """),
      .flags(
        "A signed token in a URL, and a private key",
        """
        content:
          _default: en
          en:
            title: Sale
            body: Today
            url: "https://acme.example/?t=eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJhY21lIn0.c2lnbmF0dXJlLW9mLWFjbWU"
        #                                 ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        data:
          key: "-----BEGIN EC PRIVATE KEY----- MHcCAQEE"
        #       ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        """),
      .flags(
        "A value deep inside the app's own JSON",
        """
        content:
          _default: en
          en: {title: Sale, body: Today}
        ios:
          custom: {acme: {keys: [AKIAIOSFODNN7EXAMPLE]}}
        #         ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        """),
      .accepts(
        "Words and ids that only begin alike",
        """
        silent: true
        data:
          a: AKIA
          b: eyJ.not.token
          c: "-----BEGIN PUBLIC KEY-----"
          d: XAKIAIOSFODNN7EXAMPLE
          e: AKIAIOSFODNN7EXAMPLES
        """),
    ],
    check: .campaign(checkSecretInPayload))
}

@Sendable
private func checkSecretInPayload(_ subject: CampaignSubject, report: inout Report) {
  let campaign = subject.campaign
  func look(_ template: Template) {
    for secret in Secret.all(in: template.source) {
      report.secret(secret, at: template.text.range(of: secret.range))
    }
  }
  for content in subject.contents.lazy.map(\.content) {
    content.forEachTemplate(look)
    content.image.map(look)
  }
  let data = subject.placedData.map(\.entry)
  for entry in data { look(entry.value) }
  for key in data.map(\.key) {
    for secret in Secret.all(in: key.value) { report.secret(secret, at: key.range) }
  }
  for (field, value) in campaign.authoredSettings {
    for text in value.value.allTexts {
      for secret in Secret.all(in: text) { report.secret(secret, at: value.range, field: field) }
    }
  }
}

extension Report {
  fileprivate mutating func secret(_ secret: Secret, at range: SourceRange, field: Field? = nil) {
    self(
      "text looks like \(secret.kind): \(secret.length) characters that begin with '\(secret.start)'", at: range,
      help: "revoke it, delete it from the history, and let the app get what it needs by its own login",
      subject: Finding.Subject(field: field?.path))
  }
}

extension FieldValue {
  /// Every text, those inside JSON included.
  fileprivate var allTexts: [String] {
    if case .json(let json) = self { json.allTexts } else { texts }
  }
}

extension JSON {
  fileprivate var allTexts: [String] {
    switch self {
    case .string(let text): [text]
    case .array(let items): items.flatMap(\.allTexts)
    case .object(let members): members.flatMap { [$0.name] + $0.value.allTexts }
    case .null, .boolean, .integer, .number: []
    }
  }
}
