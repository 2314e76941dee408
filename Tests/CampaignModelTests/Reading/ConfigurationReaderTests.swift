import CampaignModel
import Diagnostics
import SourceText
import Testing
import Writers

@Suite struct ConfigurationReaderTests {
  @Test func `every key is read`() throws {
    let (read, findings) = readConfiguration(
      """
      version: 1
      name: acme-push
      campaigns: [push/campaigns/, ./more]
      channels: app/res
      output: {directory: out, layout: packed, style: wire, sourceMap: true}
      targets: [webpush, fcm, webpush]
      locales: {required: [en, tr], served: [en, en-GB, tr, de, zh-TW]}
      app:
        ios: {bundleId: com.acme.app, notificationOptions: [alert, badge, sound], entitlements: [time-sensitive],
          serviceExtension: true, sounds: channels/ios/sounds}
        android: {package: com.acme.app, minSdk: 24, defaultChannel: com.acme.general, message: notification, describeChannels: true}
        web: {icon: "https://cdn.acme.example/icon.png", baseUrl: "https://acme.example/"}
        sdk: braze
        urlSchemes: [https, acme]
      variables: {firstName: {maxLength: 40, sample: Ada}}
      defaults:
        presentation: {channelId: com.acme.general}
        delivery: {ttl: 3d}
        data: {origin: push}
        android: {smallIcon: ic_app}
      tracking: {consent: true}
      limits: {apns: {reserve: 300}, fcm: {topic: true}}
      rules: {untranslated-copy: off, may-truncate: error}

      """)
    #expect(findings == [])
    let configuration = try #require(read)
    #expect(configuration.name == "acme-push")
    #expect(configuration.campaignPaths.map(\.value) == ["push/campaigns", "more"])
    #expect(configuration.channelPaths.map(\.value) == ["app/res"])
    #expect(configuration.output.directory == "out")
    #expect(configuration.output.layout == .packed)
    #expect(configuration.output.style == .wire)
    #expect(configuration.output.sourceMap)
    #expect(
      configuration.targets.map(\.value) == ["fcm", "webpush"])
    #expect(configuration.requiredLocales.map(\.value.description) == ["en", "tr"])
    #expect(configuration.servedLocales.count == 5)
    #expect(configuration.app.iosEntitlements?.value == ["time-sensitive"])
    #expect(configuration.app.androidMessage == .notification)
    #expect(configuration.app.sdk == .braze)
    #expect(configuration.urlSchemes?.value == ["https", "acme"])
    #expect(configuration.variables.map(\.name.value) == ["firstName"])
    #expect(configuration.defaults.base.settings[.ttl]?.value == .duration(259_200))
    #expect(configuration.defaults.base.data.map(\.key.value) == ["origin"])
    #expect(configuration.defaults[.android].settings[.androidSmallIcon]?.value == .text("ic_app"))
    #expect(configuration.hasTrackingConsent)
    #expect(configuration.fcmTopicLimit)
    #expect(configuration.reserves.map(\.target.value) == ["apns"])
    #expect(configuration.ruleOverrides.map(\.rule.value) == ["untranslated-copy", "may-truncate"])
    #expect(configuration.ruleOverrides.map(\.severity) == [nil, .error])
  }

  @Test(arguments: [
    ReaderCase(
      .pathOutsideProject, "campaigns: ‹../x›\n", message: "'../x' is no path inside the project: it has '..'"),
    ReaderCase(.pathOutsideProject, "channels: [a, ‹/etc›]\n"),
    ReaderCase(.pathOutsideProject, "output: {directory: ‹a/../../b›}\n"),
    ReaderCase(.pathOutsideProject, "campaigns: ‹a\\b›\n"), ReaderCase(.pathOutsideProject, "campaigns: ‹C:/x›\n"),
    ReaderCase(.pathOutsideProject, "campaigns: ‹\".\"›\n"),
    ReaderCase(.pathOutsideProject, "campaigns: ‹a/%2e%2E/b›\n"),
    ReaderCase(.pathOutsideProject, "app: {ios: {sounds: ‹../s›}}\n"),
    ReaderCase(.invalidEnum, "targets: [‹apn›]\n", help: "did you mean 'apns'?"),
    ReaderCase(.invalidEnum, "version: ‹2›\n"), ReaderCase(.invalidEnum, "rules: {a: ‹fatal›}\n"),
    ReaderCase(.unknownKey, "‹target›: [apns]\n", help: "did you mean 'targets'?"),
    ReaderCase(.unknownKey, "app: {ios: {‹bundleID›: x}}\n", help: "did you mean 'bundleId'?"),
    ReaderCase(.unknownKey, "limits: {‹apn›: {reserve: 1}}\n"),
    ReaderCase(.unknownKey, "limits: {apns: {‹topic›: true}}\n"),
    ReaderCase(.outOfRange, "limits: {apns: {reserve: ‹-1›}}\n"),
    ReaderCase(.invalidEnum, "app: {ios: {entitlements: [‹timesensitive›]}}\n", help: "did you mean 'time-sensitive'?"),
    ReaderCase(.invalidURLScheme, "app: {urlSchemes: [‹\"acme://\"›]}\n", help: "write 'acme'"),
    ReaderCase(.imageNotHTTPS, "app: {web: {icon: ‹icon.png›}}\n"),
    ReaderCase(.deprecatedLocale, "locales: {served: [en, ‹iw›]}\n"),
    ReaderCase(.duplicateLocale, "locales: {served: [en, ‹en›]}\n"),
    ReaderCase(.wrongType, "app:‹›\n"), ReaderCase(.wrongType, "‹[a]›\n"),
    ReaderCase(.unknownKey, "defaults: {presentation: {‹chanelId›: x}}\n", help: "did you mean 'channelId'?"),
  ])
  func `each fault is one finding at its place`(_ row: ReaderCase) {
    let source = MarkedSource(row.marked)
    row.check(source, readConfiguration(source.text).findings)
  }

  @Test func `the canonical form holds what decides artifacts, and nothing else`() throws {
    func wire(_ yaml: String) throws -> String {
      let canonical = try #require(readConfiguration(yaml).configuration).canonical
      return String(decoding: JSONWriter.wire(canonical), as: UTF8.self)
    }
    let base = try wire("version: 1\n")
    #expect(try wire("version: 1\noutput: {directory: x}\nrules: {a: off}\n") == base)
    #expect(try wire("targets: [webpush, adm, fcm, apns]\ncampaigns: [campaigns]\n") == base)
    for change in [
      "name: x", "targets: [apns]", "locales: {served: [en]}", "app: {sdk: braze}", "defaults: {data: {a: b}}",
      "defaults: {ios: {badge: 1}}", "tracking: {consent: true}", "limits: {fcm: {topic: true}}",
      "limits: {apns: {reserve: 1}}", "variables: {a: {maxLength: 1}}", "app: {urlSchemes: [a]}",
    ] {
      #expect(try wire(change + "\n") != base, "\(change)")
    }
  }
}
