import Writers

/// A text in the direction of its first letter, as phones show it, so that it does not reorder what stands beside it.
func isolated(_ element: StaticString, _ className: StaticString, _ text: String?) -> HTML {
  guard let text, !text.isEmpty else { return .empty }
  return .element(element, [.init("class", "\(className)"), .init("dir", "auto")], [.text(text)])
}

/// A text in the direction of its locale, as browsers take it from the payload.
func directed(_ element: StaticString, _ className: StaticString, _ text: String?) -> HTML {
  guard let text, !text.isEmpty else { return .empty }
  return .element(element, [.init("class", "\(className)")], [.text(text)])
}

/// What a device shows around a notification: nothing that anyone need hear.
func decoration(_ element: StaticString, _ className: StaticString, _ content: [HTML]) -> HTML {
  .element(element, [.init("class", "\(className)"), .init("aria-hidden", "true")], content)
}

/// The labels of buttons as a list; nothing where there are none.
func buttons(_ titles: ArraySlice<String>, list: StaticString, item: StaticString) -> HTML {
  guard !titles.isEmpty else { return .empty }
  return .element("ul", [.init("class", "\(list)")], titles.map { isolated("li", item, $0) })
}

/// How many of some actions are drawn, as a sentence; nil where all are.
func droppedActions(_ count: Int, shown limit: Int) -> String? {
  guard count > limit else { return nil }
  return limit == 0 ? "Shows no buttons." : "Shows the first \(limit) of \(count) buttons."
}
