extension PreviewStyle {
  /// The page of a review: changes as rows, drawings side by side.
  static let comparison: StaticString = """
    .changes { list-style: none; padding: 0; margin: 0 0 16px; display: grid; gap: 8px }
    .change { background: var(--panel); border: 1px solid var(--line); border-inline-start: 4px solid var(--line); border-radius: 10px;
      padding: 10px 16px; overflow-wrap: anywhere }
    .change.visible { border-inline-start-color: var(--accent) }
    .change.breaking { border-inline-start-color: var(--error) } .change.breaking > strong { color: var(--error) }
    .change code { color: var(--soft); float: inline-end; margin-inline-start: 12px }
    .texts { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 300px), 1fr)); gap: 8px 16px; margin: 8px 0 2px }
    .texts del, .texts ins { display: block; text-decoration: none; white-space: pre-wrap; border-radius: 8px; padding: 6px 12px }
    .texts del { background: light-dark(#fdecea, #34191a) } .texts ins { background: light-dark(#e7f5ea, #14301d) }
    .texts mark { color: inherit; border-radius: 3px; padding: 0 1px }
    .texts del mark { background: light-dark(#f6b8b2, #7a2b2c) } .texts ins mark { background: light-dark(#a5dfb2, #1f6a36) }
    .figures { display: flex; flex-wrap: wrap; gap: 8px; list-style: none; margin: 20px 0; padding: 0 }
    .figures li { background: var(--panel); border: 1px solid var(--line); border-radius: 12px; padding: 8px 16px; color: var(--soft) }
    .figures strong { color: var(--ink); font-size: 1.25rem; font-variant-numeric: tabular-nums }
    .figures .bad strong { color: var(--error) }
    .sizes { border-collapse: collapse; margin: 10px 0 0; font-size: .875rem; font-variant-numeric: tabular-nums }
    .sizes th, .sizes td { text-align: end; padding: 4px 14px; border-bottom: 1px solid var(--line) }
    .sizes th:first-child, .sizes td:first-child { text-align: start; padding-inline-start: 0 }
    .scroll { overflow-x: auto }
    .pair { display: grid; grid-template-columns: repeat(2, minmax(0, 388px)); gap: 8px 24px; margin-top: 28px; align-items: start }
    .end h3 { margin: 0 0 8px; color: var(--soft); font-weight: 500 }
    .same { color: var(--soft); margin: 20px 0 0 }
    """
}
