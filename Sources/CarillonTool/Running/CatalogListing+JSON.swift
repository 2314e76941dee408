import CampaignModel
import Diagnostics
import Documents
import SourceText
import Writers

extension CatalogListing {
  /// The object of docs/formats/catalog.md, indented.
  var json: String {
    let object = JSON.object([
      .init("categories", .array(categories.map { $0.object(self.actions($0.value)) })),
      .init("channels", .array(channels.map { $0.object(self.attributes($0.value)) })),
      .init("files", .array(records.map { file($0.path, $0.kinds, $0.sha256) })),
      .init("formatVersion", .integer(1)),
      .init("groups", .array(groups.map { $0.object(self.actions($0.value)) })),
      .init("resources", .array(resources)),
      .init("sha256", .string(catalog.digest)),
      .init("sounds", .array((catalog.sounds ?? []).map(sound))),
      .init("strings", .array(strings.map { $0.object(self.text($0.value)) })),
    ])
    return String(decoding: JSONWriter.indented(object), as: UTF8.self)
  }

  private func file(_ path: String, _ kinds: [ResourceFile.Kind], _ sha256: String) -> JSON {
    .object([
      .init("kinds", .array(kinds.map { .string($0.rawValue) })), .init("path", .string(path)),
      .init("sha256", .string(sha256)),
    ])
  }

  /// By the names of the XML's attributes, as the SDK takes them.
  private func attributes(_ channel: ChannelDeclaration) -> [JSON.Member] {
    var members: [JSON.Member] = [.init("name", .string(channel.name.text.value))]
    if let text = catalog.text(channel.name, for: nil) { members.append(.init("nameText", .string(text))) }
    if let description = channel.description {
      members.append(.init("description", .string(description.text.value)))
      if let text = catalog.text(description, for: nil) { members.append(.init("descriptionText", .string(text))) }
    }
    for attribute in ChannelAttribute.allCases {
      let value = attribute.value(of: channel)
      switch value {
      case "true", "false": members.append(.init(attribute.rawValue, .boolean(value == "true")))
      case "": continue
      default:
        let number = attribute == .importance || attribute == .lockscreenVisibility ? Int(value) : nil
        members.append(.init(attribute.rawValue, number.map { .integer($0) } ?? .string(value)))
      }
    }
    return members
  }

  private func actions(_ set: ActionSetDeclaration) -> [JSON.Member] {
    let actions = set.actions.map { action in
      var members: [JSON.Member] = [
        .init("foreground", .boolean(action.isForeground)), .init("id", .string(action.id.value)),
      ]
      func add(_ name: String, _ value: String?) {
        if let value { members.append(.init(name, .string(value))) }
      }
      add("icon", action.icon?.text.value)
      add("label", action.label?.text.value)
      add("labelKey", action.labelKey?.value)
      add("textInputButton", action.textInput?.button.value)
      add("textInputPlaceholder", action.textInput?.placeholder.value)
      if let flag = action.needsAuthentication { members.append(.init("authenticationRequired", .boolean(flag))) }
      if let flag = action.isDestructive { members.append(.init("destructive", .boolean(flag))) }
      return JSON.object(members)
    }
    return [.init("actions", .array(actions)), .init("complete", .boolean(set.isComplete))]
  }

  private func text(_ text: Text) -> [JSON.Member] {
    var members: [JSON.Member] = [.init("platform", .string(text.platform.rawValue))]
    if let locale = text.locale { members.append(.init("locale", .string(locale))) }
    if let reference = text.reference {
      members.append(.init("reference", .string(reference.description)))
    } else {
      members.append(.init("text", .string(text.text)))
    }
    return members
  }

  /// Files that are resources by their names.
  private var resources: [JSON] {
    ["drawable", "mipmap", "raw"].flatMap { type in
      catalog.resources.names(of: type).flatMap { name in
        catalog.resources.entries(type, name).map { entry in
          var members: [JSON.Member] = [.init("id", .string(name))]
          if let locale = entry.locale { members.append(.init("locale", .string(locale.description))) }
          members += [.init("path", .string(entry.path)), .init("type", .string(type))]
          return JSON.object(members)
        }
      }
    }
  }

  private func sound(_ sound: SoundFile) -> JSON {
    var members: [JSON.Member] = []
    if case .header(let header)? = sound.reading {
      members += [
        .init("codec", .string(header.codec.name)), .init("container", .string(header.container.rawValue)),
      ]
    }
    members += [.init("id", .string(sound.name)), .init("path", .string(sound.path))]
    if case .header(let header)? = sound.reading { members.append(.init("seconds", .number(header.seconds))) }
    return .object(members)
  }
}

extension CatalogListing.Entry {
  /// What all entries have, and what is special to this one.
  fileprivate func object(_ special: [JSON.Member]) -> JSON {
    var members = special
    members.append(.init("id", .string(id)))
    if let place {
      members.append(.init("path", .string(place.path)))
      members.append(
        .init(
          "start",
          .object([
            .init("byte", .integer(place.byte)), .init("column", .integer(place.position.column)),
            .init("line", .integer(place.position.line)),
          ])))
    } else {
      members.append(.init("builtIn", .boolean(true)))
    }
    members.append(.init("usedBy", .array(usedBy.map { .string($0) })))
    return .object(members)
  }
}
