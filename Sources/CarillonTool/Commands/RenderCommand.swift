import CampaignCompiler
import CampaignModel
import CampaignTargets
import CarillonBuild
import Diagnostics
import SourceText
import Writers

extension Command {
  /// `carillon render CAMPAIGN`
  static let render = Command(
    name: "render", summary: "print what a sender must send: one payload with its placeholders filled",
    details: """
      Prints the final body, exactly as it is sent, on standard output; its size and the request headers on standard \
      error. A placeholder without a value gets its fallback, or nothing.

      A locale that the campaign has no copy for gets the copy that a sender would choose.
      """,
    operands: [Operand("CAMPAIGN", .campaign, isRequired: true, "a campaign's path or id")],
    options: .project + [.target, .locale, .variant, .variable, .simulator, .dataFormat, .quiet],
    examples: [
      "carillon render weekend-sale --target apns --locale tr --var firstName=Ada",
      "carillon render weekend-sale --target apns --simulator > sale.apns",
    ],
    writes: { _ in [] },
    run: { try runRender($0) })
}

extension Option {
  static let target = Option.value("target", "TARGET", choices: Target.all.map(\.name), "the wire format")
  static let locale = Option.value("locale", "LOCALE", "what the device reports; the campaign's default unless given")
  static let variant = Option.value("variant", "ID", "the side of the campaign's test")
  static let variable = Option.value("var", "NAME=VALUE", isRepeatable: true, "the value of a placeholder")
  static let simulator = Option.flag("simulator", "print the .apns file that 'xcrun simctl push' takes")
}

private func runRender(_ invocation: Invocation) throws -> ExitStatus {
  let arguments = invocation.arguments
  guard let name = arguments.value(of: .target), let target = Target.named(name) else {
    throw UsageError("'render' needs --target", command: "render")
  }
  guard !arguments.has(.simulator) || target.name == "apns" else {
    throw UsageError("--simulator is for --target apns", command: "render")
  }
  let values = try variables(arguments)
  let session = try ProjectSession(invocation)
  guard let one = try OneCampaign.read(arguments.operands[0], in: session) else { return .findings }
  guard let output = one.compiled.output else {
    throw FileError("'\(one.source.path)' is a draft, and drafts have no payloads")
  }
  let artifact = try artifact(of: one, in: output, target: target.name, arguments)
  if !values.isEmpty, let vendor = target.vendor, artifact.placeholders.contains(where: { $0.code != nil }) {
    throw UsageError(
      "--var is for what the sender fills; the placeholders of '\(target.name)' are filled by \(vendor)",
      command: "render")
  }
  let body = try Renderer.body(of: artifact.wire, placeholders: artifact.placeholders) { name in
    values.last { $0.name.utf8.elementsEqual(name.utf8) }?.value
  }
  let configuration = session.workspace.configuration
  let headers = try headers(of: target.name, in: output)
  let size = try target.measure.count(of: body)
  let limit = target.limit(configuration)
  if arguments.has(.simulator) {
    try invocation.write(try simulatorFile(body, configuration))
  } else if arguments.value(of: .dataFormat) == "json" {
    let object = JSON.object([
      .init("body", .string(String(decoding: body, as: UTF8.self))), .init("bytes", .integer(size)),
      .init("formatVersion", .integer(1)), .init("headers", .object(headers)), .init("limit", .integer(limit)),
    ])
    try invocation.write(String(decoding: JSONWriter.indented(object), as: UTF8.self))
  } else {
    // To a file or a pipe the bytes to send and nothing else.
    let end = invocation.surroundings.output.isTerminal ? "\n" : ""
    try invocation.write(String(decoding: body, as: UTF8.self) + end)
    if !arguments.has(.quiet) {
      for header in headers {
        if case .string(let value) = header.value { try invocation.note("\(header.name): \(value)") }
      }
      try invocation.note("\(size) of \(limit) bytes")
    }
  }
  return size > limit ? .findings : .success
}

private func variables(_ arguments: Arguments) throws -> [(name: String, value: String)] {
  try arguments.values(of: .variable).map { text in
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 2, !parts[0].isEmpty else {
      throw UsageError("--var cannot be '\(text)'; write NAME=VALUE", command: "render")
    }
    return (parts[0], parts[1])
  }
}

/// The artifact that a sender takes for the locale.
private func artifact(
  of one: OneCampaign, in output: CampaignOutput, target: String, _ arguments: Arguments
) throws -> Artifact {
  let variant = arguments.value(of: .variant)
  let ids = one.campaign.variants.map(\.id.value)
  if let variant, !ids.contains(where: { $0.utf8.elementsEqual(variant.utf8) }) {
    throw FileError(
      ids.isEmpty
        ? "'\(one.source.path)' has no variants"
        : "there is no variant '\(variant)'; there is \(ids.joined(separator: ", "))")
  }
  if variant == nil, !ids.isEmpty {
    throw UsageError(
      "the campaign has variants; choose one by --variant: \(ids.joined(separator: ", "))", command: "render")
  }
  let artifacts = output.artifacts.filter { $0.target == target && $0.variant == variant }
  guard let first = artifacts.first else {
    throw FileError("'\(one.source.path)' makes no payload for '\(target)': its manifest says why under 'skipped'")
  }
  guard let content = one.campaign.content, !first.locale.hasPrefix("_"), let standard = content.defaultLocale?.value
  else {
    return first
  }
  let requested = arguments.value(of: .locale) ?? standard.description
  guard let tag = LocaleTag.canonical(requested) else {
    throw UsageError(
      "--locale cannot be '\(requested)'; write a tag in its canonical form, as in pt-BR", command: "render")
  }
  let resolution = LocaleResolution.resolve(tag, authored: content.locales.map(\.locale.value), default: standard)
  return artifacts.first { $0.locale == resolution.locale.description } ?? first
}

/// A target's headers, as the campaign manifest gives them.
private func headers(of target: String, in output: CampaignOutput) throws -> [JSON.Member] {
  guard case .array(let targets)? = try JSONReader.read(output.manifest)["targets"] else { return [] }
  guard case .object(let headers)? = targets.first(where: { $0["target"] == .string(target) })?["headers"] else {
    return []
  }
  return headers
}

/// The body with the app that `simctl push` gives it to.
private func simulatorFile(_ body: [UInt8], _ configuration: Configuration) throws -> String {
  guard let bundle = configuration.app.iosBundleID?.value else {
    throw FileError("--simulator needs the app's bundle identifier: set app.ios.bundleId in carillon.yaml")
  }
  guard case .object(let members) = try JSONReader.read(body) else { return "" }
  let all = [JSON.Member("Simulator Target Bundle", .string(bundle))] + members
  return String(decoding: JSONWriter.indented(.object(all)), as: UTF8.self)
}
