import Writers

/// Reading of parameters: what is not of its type is absent.
extension JSON {
  var text: String? {
    if case .string(let text) = self { text } else { nil }
  }

  /// Numbers come as integers; some clients write them with a fraction of zero.
  var number: Int? {
    switch self {
    case .integer(let value): value
    case .number(let value): Int(exactly: value)
    default: nil
    }
  }

  var flag: Bool? {
    if case .boolean(let flag) = self { flag } else { nil }
  }

  var items: [JSON] {
    if case .array(let items) = self { items } else { [] }
  }

  /// The value at the end of a path of names.
  func at(_ names: String...) -> JSON? {
    var value: JSON? = self
    for name in names { value = value?[name] }
    return value
  }
}

extension JSON.Member {
  init(_ name: String, _ text: String) {
    self.init(name, .string(text))
  }

  init(_ name: String, _ number: Int) {
    self.init(name, .integer(number))
  }

  init(_ name: String, _ flag: Bool) {
    self.init(name, .boolean(flag))
  }

  init(_ name: String, _ members: [JSON.Member]) {
    self.init(name, .object(members))
  }

  init(_ name: String, _ items: [JSON]) {
    self.init(name, .array(items))
  }
}
