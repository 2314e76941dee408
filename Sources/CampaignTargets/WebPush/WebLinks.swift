import CampaignModel

/// What a tap opens in a browser, which cannot open an app's own schemes.
struct WebLinks {
  private let override: Template?
  private let baseURL: String?

  /// `baseURL` is the project's fallback.
  init(_ settings: Settings, baseURL: String?) {
    override = settings.template(.webURL)
    self.baseURL = baseURL
  }

  /// `web.url`, else the copy's URL where a browser can open it, else the project's; nil where there is none.
  func target(of url: Template?) -> PayloadValue? {
    if let override { return .template(override, .uri) }
    return url.flatMap(https) ?? baseURL.map(PayloadValue.string)
  }

  /// The URL, where a browser can open it.
  func https(_ url: Template) -> PayloadValue? {
    WebPush.isHTTPS(url.source) ? .template(url, .uri) : nil
  }
}
