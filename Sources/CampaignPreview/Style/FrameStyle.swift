extension PreviewStyle {
  /// Colours, the page around the drawings, the index, payload panels and findings. `light-dark()` follows the system, or
  /// the radio button that is chosen.
  static let frame: StaticString = """
    :root { color-scheme: light dark;
      --page: light-dark(#f4f4f6, #0e0f12); --panel: light-dark(#fff, #191a1f); --ink: light-dark(#1b1b1e, #f2f2f4);
      --soft: light-dark(#5a5b63, #a9abb3); --line: light-dark(#dedee3, #303239); --accent: light-dark(#0b57d0, #a8c7fa);
      --error: light-dark(#b3261e, #f2b8b5); --warning: light-dark(#7a4f00, #fbc02d); --good: light-dark(#146c2e, #7fd694) }
    :root:has(#scheme-light:checked) { color-scheme: light }
    :root:has(#scheme-dark:checked) { color-scheme: dark }
    * { box-sizing: border-box }
    body { margin: 0; background: var(--page); color: var(--ink); line-height: 1.5;
      font-family: system-ui, -apple-system, "Segoe UI", Inter, Roboto, "Noto Sans", sans-serif; font-size: 16px }
    a { color: var(--accent) }
    a:focus-visible, input:focus-visible, summary:focus-visible, pre:focus-visible { outline: 3px solid var(--accent);
      outline-offset: 2px }
    code, pre { font-family: ui-monospace, "SF Mono", Menlo, Consolas, monospace; font-size: .875em; overflow-wrap: anywhere }
    .skip { position: absolute; left: -999px }
    .skip:focus { left: 16px; top: 16px; z-index: 2; background: var(--panel); padding: 8px 14px; border-radius: 8px }
    .scheme { position: absolute; top: 20px; right: 24px; border: 1px solid var(--line); border-radius: 999px; padding: 2px;
      margin: 0; display: flex; background: var(--panel); font-size: .8125rem }
    .scheme legend { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%) }
    .scheme label { cursor: pointer }
    .scheme input { position: absolute; opacity: 0 }
    .scheme span { display: block; padding: 4px 12px; border-radius: 999px }
    .scheme input:checked + span { background: var(--ink); color: var(--page) }
    .scheme input:focus-visible + span { outline: 3px solid var(--accent); outline-offset: 2px }

    .top, main { max-width: 1240px; margin: 0 auto; padding: 24px }
    .top { padding-top: 64px; padding-bottom: 0 }
    h1 { font-size: 2.5rem; line-height: 1.1; letter-spacing: -.02em; margin: .25em 0; overflow-wrap: anywhere }
    h2 { font-size: 1.5rem; line-height: 1.25; letter-spacing: -.01em; margin: 0 0 20px; overflow-wrap: anywhere }
    h2 small { display: block; margin-top: 2px; font-weight: 400; font-size: .9375rem; letter-spacing: 0; color: var(--soft) }
    h3 { font-size: 1rem; margin: 36px 0 12px } h4 { margin: 0 }
    .lead { font-size: 1.125rem; color: var(--soft); margin: 0 0 16px; max-width: 68ch; overflow-wrap: anywhere }
    .facts, .versions ul { list-style: none; padding: 0; margin: 0 0 20px; display: flex; flex-wrap: wrap; gap: 8px; align-items: center }
    .chip { background: light-dark(#e3e9f8, #27304a); border-radius: 999px; padding: 2px 12px; font-size: .875rem; overflow-wrap: anywhere }
    .chip.draft { background: light-dark(#fbe8c3, #4a3a12) } .chip.errors { background: light-dark(#f9dedc, #5c1f1b) }
    .fact { color: var(--soft); font-size: .875rem; overflow-wrap: anywhere }
    .versions { position: sticky; top: 0; z-index: 1; background: var(--page); padding: 12px 0; border-bottom: 1px solid var(--line) }
    .versions ul { margin: 0; flex-wrap: nowrap; overflow-x: auto; padding: 3px }
    .versions li { flex: none }
    .versions a { display: block; padding: 4px 14px; border-radius: 999px; border: 1px solid var(--line); background: var(--panel);
      text-decoration: none; font-size: .875rem; color: var(--ink) }
    .versions a:hover { border-color: var(--accent) }
    .version { padding-top: 36px; margin-bottom: 40px; scroll-margin-top: 56px }
    .version + .version { border-top: 1px solid var(--line) }
    .nothing { color: var(--soft); background: var(--panel); border: 1px dashed var(--line); border-radius: 16px; padding: 24px; margin: 0 }

    .stage { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 352px), 1fr)); gap: 32px 24px; align-items: start }
    .surface { margin: 0; min-width: 0 }
    figcaption { padding: 12px 4px 0; font-size: .875rem; overflow-wrap: anywhere }
    .remark { display: block; color: var(--soft) }
    .drawing { overflow-wrap: break-word; user-select: text }
    .drawing ul { list-style: none; margin: 0; padding: 0 }
    .drawing[dir=ltr] [dir] { text-align: left } .drawing[dir=rtl] [dir] { text-align: right }
    .clamp-1, .clamp-2, .clamp-3, .clamp-4, .clamp-8, .clamp-12 { display: -webkit-box; -webkit-box-orient: vertical; overflow: hidden }
    .clamp-1 { -webkit-line-clamp: 1; overflow-wrap: anywhere } .clamp-2 { -webkit-line-clamp: 2 } .clamp-3 { -webkit-line-clamp: 3 }
    .clamp-4 { -webkit-line-clamp: 4 } .clamp-8 { -webkit-line-clamp: 8 } .clamp-12 { -webkit-line-clamp: 12 }

    .payloads { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 280px), 1fr)); gap: 16px; align-items: start }
    .payload, .card { background: var(--panel); border: 1px solid var(--line); border-radius: 16px; min-width: 0 }
    .payload { padding: 14px 18px }
    .size { margin: 2px 0 8px; font-size: .875rem; color: var(--soft) }
    .bar { display: block; width: 100%; height: 6px; margin-bottom: 10px }
    .track { fill: light-dark(#e6e6ea, #34363d) } .worst { fill: light-dark(#b9cdf6, #3f4f78) } .used { fill: light-dark(#0b57d0, #a8c7fa) }
    .over .used { fill: var(--error) }
    .headers { display: grid; grid-template-columns: auto 1fr; gap: 2px 12px; margin: 12px 0; font-size: .8125rem }
    .headers dt { color: var(--soft) } .headers dd { margin: 0; overflow-wrap: anywhere }
    summary { cursor: pointer; font-size: .875rem; color: var(--accent) }
    pre { overflow: auto; max-height: 420px; padding: 12px; margin: 8px 0 0; border-radius: 10px; background: var(--page) }
    pre code { overflow-wrap: normal }
    .findings { padding-bottom: 12px } .findings ul { padding: 0; margin: 0; list-style: none; display: grid; gap: 8px }
    .finding { background: var(--panel); border: 1px solid var(--line); border-inline-start: 4px solid var(--warning); border-radius: 10px;
      padding: 10px 14px; overflow-wrap: anywhere }
    .finding.error { border-inline-start-color: var(--error) } .finding.error strong { color: var(--error) }
    .finding.warning strong { color: var(--warning) }
    .finding code { display: block; color: var(--soft) }

    .cards { list-style: none; margin: 0; padding: 0; display: grid; gap: 24px;
      grid-template-columns: repeat(auto-fill, minmax(min(100%, 352px), 1fr)) }
    .card { position: relative; overflow: hidden; display: flex; flex-direction: column; transition: box-shadow .15s, transform .15s }
    .card:hover { box-shadow: 0 10px 28px rgb(0 0 0 / .16); transform: translateY(-2px) }
    .card a { text-decoration: none; color: var(--ink) } .card a::after { content: ""; position: absolute; inset: 0; border-radius: 16px }
    .card:has(a:focus-visible) { outline: 3px solid var(--accent); outline-offset: 2px }
    .card .about { padding: 16px 20px 18px; display: flex; flex-direction: column; gap: 6px; flex: 1 }
    .card h2 { font-size: 1.125rem; margin: 0 } .card p { margin: 0; overflow-wrap: anywhere }
    .card .description { color: var(--soft); font-size: .9375rem; flex: 1 }
    .card .facts { margin: 6px 0 0; gap: 6px }
    .card .chip { font-size: .75rem; padding: 1px 9px }
    .window { height: 148px; padding: 0 16px; display: grid; grid-template-columns: minmax(0, 1fr); align-items: center; overflow: hidden }
    .window.still { background: light-dark(#e4e6ee, #23252c); color: light-dark(#4a4b53, #b4b6bf); text-align: center; font-size: .9375rem }
    .window .ios-note { margin: 0 }
    @media (prefers-reduced-motion: reduce) { .card { transition: none } .card:hover { transform: none } }
    """
}
