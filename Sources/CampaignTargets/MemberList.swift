import CampaignModel
import SourceText
import Writers

/// Members of an object on its way to a payload: what is absent leaves no trace.
struct MemberList {
  private(set) var members: [PayloadValue.Member] = []

  var isEmpty: Bool {
    members.isEmpty
  }

  mutating func add(_ name: String, _ value: PayloadValue?) {
    if let value { members.append(PayloadValue.Member(name, value)) }
  }

  mutating func add(_ name: String, _ text: String?) {
    add(name, text.map(PayloadValue.string))
  }

  mutating func add(_ name: String, _ flag: Bool?) {
    add(name, flag.map(PayloadValue.boolean))
  }

  mutating func add(_ name: String, _ number: Int?) {
    add(name, number.map(PayloadValue.integer))
  }

  mutating func add(_ name: String, _ number: Double?) {
    add(name, number.map { .json(.number($0)) })
  }

  mutating func add(_ name: String, _ texts: [String]?) {
    add(name, texts.map(PayloadValue.strings))
  }

  mutating func add(_ name: String, text template: Template?) {
    add(name, template.map { .template($0, .text) })
  }

  mutating func add(_ name: String, uri template: Template?) {
    add(name, template.map { .template($0, .uri) })
  }

  /// As an object, unless nothing is in it.
  mutating func add(_ name: String, _ list: MemberList) {
    if !list.isEmpty { add(name, .object(list.members)) }
  }

  mutating func add(contentsOf list: MemberList) {
    members += list.members
  }

  mutating func add(contentsOf json: JSON?) {
    guard case .object(let others) = json else { return }
    members += others.map { PayloadValue.Member($0.name, .json($0.value)) }
  }

  /// The campaign's own data.
  mutating func add(contentsOf data: [DataEntry]) {
    members += data.map { PayloadValue.Member($0.key.value, .template($0.value, .text)) }
  }

  /// The members in the order in which they are written.
  func sorted() -> [PayloadValue.Member] {
    members.sorted { JSONWriter.nameOrder($0.name, $1.name) }
  }

  var object: PayloadValue {
    .object(sorted())
  }
}
