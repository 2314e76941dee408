import CampaignModel
import SourceText
import Writers

/// Members of an object on its way to a payload: what is absent leaves no trace.
///
/// A place in the sources goes along where the value itself does not know it.
struct MemberList {
  private(set) var members: [PayloadValue.Member] = []

  /// Room for what most objects of a payload have, so that adding seldom moves what is there.
  init() {
    members.reserveCapacity(8)
  }

  var isEmpty: Bool {
    members.isEmpty
  }

  /// The members' names, in the order in which they were added.
  var names: [String] {
    members.map(\.name)
  }

  mutating func add(_ name: String, _ value: PayloadValue?, at range: SourceRange? = nil) {
    if let value { members.append(PayloadValue.Member(name, value, at: range)) }
  }

  mutating func add(_ name: String, _ text: String?, at range: SourceRange? = nil) {
    add(name, text.map(PayloadValue.string), at: range)
  }

  mutating func add(_ name: String, _ flag: Bool?, at range: SourceRange? = nil) {
    add(name, flag.map(PayloadValue.boolean), at: range)
  }

  mutating func add(_ name: String, _ number: Int?, at range: SourceRange? = nil) {
    add(name, number.map(PayloadValue.integer), at: range)
  }

  mutating func add(_ name: String, _ number: Double?, at range: SourceRange? = nil) {
    add(name, number.map { .json(.number($0)) }, at: range)
  }

  mutating func add(_ name: String, _ texts: [String]?, at range: SourceRange? = nil) {
    add(name, texts.map(PayloadValue.strings), at: range)
  }

  mutating func add(_ name: String, text template: Template?) {
    add(name, template.map { .template($0, .text) })
  }

  mutating func add(_ name: String, uri template: Template?) {
    add(name, template.map { .template($0, .uri) })
  }

  /// A plain text with its place.
  mutating func add(_ name: String, _ text: Located<String>?) {
    add(name, text?.value, at: text?.range)
  }

  /// As an object, unless nothing is in it.
  mutating func add(_ name: String, _ list: MemberList) {
    if !list.isEmpty { add(name, .object(list.members)) }
  }

  mutating func add(contentsOf others: [PayloadValue.Member]) {
    members += others
  }

  /// The members of an object.
  mutating func add(contentsOf json: JSON, at range: SourceRange?) {
    guard case .object(let others) = json else { return }
    members += others.map { PayloadValue.Member($0.name, .json($0.value), at: range) }
  }

  /// The members of another list.
  mutating func add(contentsOf list: MemberList) {
    members += list.members
  }

  /// The campaign's own data.
  mutating func add(contentsOf data: [DataEntry]) {
    members += data.map { PayloadValue.Member($0.key.value, .template($0.value, .text)) }
  }

  var object: PayloadValue {
    .object(members.inWireOrder)
  }

  /// The members as what all locales have in common.
  var shared: SharedMembers {
    SharedMembers(members)
  }

  /// These members among those that all locales have in common.
  func merged(into shared: SharedMembers) -> PayloadValue {
    .merged(shared, members)
  }
}
