import CampaignModel
import CampaignTargets
import Diagnostics
import SourceText
import Writers

extension Rule {
  package static let brazeConversation = Rule(
    id: "braze-conversation",
    category: .correctness,
    isLowerable: false,
    summary: "an Android conversation is not of Braze's form",
    rationale: """
      `braze.conversationData` is Braze's Conversation Push object: `shortcut_id`, `reply_person_id`, `messages` of `text`,
      `timestamp` (seconds since 1970) and `person_id`, and `persons` of `id` and `name`. All of it is required, and each
      person that is named must be among the persons.
      """,
    examples: [
      .flags(
        "No messages",
        """
        //- carillon.yaml
        targets: [braze-android]
        //- campaigns/chat.yaml
        content: {_default: en, en: {title: Ada, body: Hello}}
        braze:
          conversationData: {shortcut_id: chat, reply_person_id: ada, persons: [{id: ada, name: Ada}]}
        #                   ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        """),
      .flags(
        "A person that is nobody",
        """
        //- carillon.yaml
        targets: [braze-android]
        //- campaigns/chat.yaml
        content: {_default: en, en: {title: Ada, body: Hello}}
        braze:
          conversationData:
            shortcut_id: chat
        #   ^>
            reply_person_id: ada
            messages: [{text: Hello, timestamp: 1796000000, person_id: bob}]
            persons: [{id: ada, name: Ada}]
                                         <^
        """),
      .accepts(
        "A conversation",
        """
        //- carillon.yaml
        targets: [braze-android]
        //- campaigns/chat.yaml
        content: {_default: en, en: {title: Ada, body: Hello}}
        braze:
          conversationData:
            shortcut_id: chat
            reply_person_id: ada
            messages: [{text: Hello, timestamp: 1796000000, person_id: ada}]
            persons: [{id: ada, name: Ada}]
        """),
    ],
    check: .campaign(checkBrazeConversation))
}

@Sendable
private func checkBrazeConversation(_ subject: CampaignSubject, report: inout Report) {
  guard subject.goes(to: .brazeAndroid), let value = subject.campaign.vendors[.brazeConversationData],
    case .json(let conversation) = value.value, let problem = conversationProblem(conversation)
  else { return }
  report(
    problem, at: value.range,
    subject: Finding.Subject(field: Field.brazeConversationData.path, target: Target.brazeAndroid.name))
}

/// The first thing that is not of the form.
private func conversationProblem(_ conversation: JSON) -> String? {
  if let problem = shapeProblem(
    conversation, "the conversation",
    keys: [("messages", .list), ("persons", .list), ("reply_person_id", .text), ("shortcut_id", .text)])
  {
    return problem
  }
  guard case .array(let messages) = conversation["messages"], case .array(let persons) = conversation["persons"],
    let replying = conversation["reply_person_id"]
  else { return nil }
  for (index, message) in messages.enumerated() {
    if let problem = shapeProblem(
      message, "message \(index + 1)", keys: [("person_id", .text), ("text", .text), ("timestamp", .number)])
    {
      return problem
    }
  }
  for (index, person) in persons.enumerated() {
    if let problem = shapeProblem(person, "person \(index + 1)", keys: [("id", .text), ("name", .text)]) {
      return problem
    }
  }
  let known = persons.compactMap { text($0["id"]) }
  let named = ([replying] + messages.map { $0["person_id"] }).compactMap(text)
  let nobody = named.first { name in !known.contains { $0.utf8.elementsEqual(name.utf8) } }
  return nobody.map { "'\($0)' is none of the conversation's persons" }
}

private func text(_ value: JSON?) -> String? {
  if case .string(let text) = value { text } else { nil }
}

private enum Shape {
  case text
  case number
  case list

  var name: String {
    switch self {
    case .text: "a text"
    case .number: "seconds since 1970, a whole number"
    case .list: "a list"
    }
  }

  func takes(_ value: JSON) -> Bool {
    switch (self, value) {
    case (.text, .string), (.number, .integer), (.list, .array): true
    default: false
    }
  }
}

/// What keeps a value from being an object of exactly some members.
private func shapeProblem(_ value: JSON, _ name: String, keys: [(name: String, shape: Shape)]) -> String? {
  guard case .object(let members) = value else { return "\(name) takes a mapping" }
  for key in keys {
    guard let member = value[key.name] else { return "'\(key.name)' is missing in \(name)" }
    guard key.shape.takes(member) else { return "'\(key.name)' of \(name) takes \(key.shape.name)" }
  }
  let unknown = members.first { member in !keys.contains { $0.name.utf8.elementsEqual(member.name.utf8) } }
  return unknown.map { "'\($0.name)' is unknown in \(name)" }
}
