import Writers

/// The style sheet of every page, and what the page's policy allows it by.
enum PreviewStyle {
  /// The sheet's source in a Content-Security-Policy.
  static let digest = "sha256-" + Base64.encode(Digest.sha256Bytes(Array("\(sheet)".utf8)))

  /// One sheet, in the page, so that a page can be mailed. `light-dark()` follows the system or the chosen radio button.
  static let sheet: StaticString = """
    :root { color-scheme: light dark;
      --page: light-dark(#f5f5f7, #101114); --panel: light-dark(#fff, #1b1c21); --ink: light-dark(#1d1d1f, #f2f2f4);
      --soft: light-dark(#5c5c63, #a9abb3); --line: light-dark(#dcdce1, #34363d); --accent: light-dark(#0b57d0, #a8c7fa);
      --error: light-dark(#b3261e, #f2b8b5); --warning: light-dark(#7a4f00, #fbc02d); }
    :root:has(#scheme-light:checked) { color-scheme: light }
    :root:has(#scheme-dark:checked) { color-scheme: dark }
    * { box-sizing: border-box }
    body { margin: 0; background: var(--page); color: var(--ink); line-height: 1.5;
      font-family: system-ui, -apple-system, "Segoe UI", Roboto, Inter, "Noto Sans", sans-serif; font-size: 16px }
    a { color: var(--accent) }
    a:focus-visible, input:focus-visible, summary:focus-visible, pre:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px }
    code, pre { font-family: ui-monospace, "SF Mono", Menlo, Consolas, monospace; font-size: .875em }
    .skip { position: absolute; left: -999px } .skip:focus { left: 16px; top: 16px; background: var(--panel); padding: 8px }
    .scheme { position: absolute; top: 20px; right: 24px; border: 1px solid var(--line); border-radius: 999px; padding: 2px;
      margin: 0; display: flex; background: var(--panel); font-size: .8125rem }
    .scheme legend { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%) }
    .scheme label { cursor: pointer } .scheme input { position: absolute; opacity: 0 }
    .scheme span { display: block; padding: 4px 12px; border-radius: 999px }
    .scheme input:checked + span { background: var(--ink); color: var(--page) }
    .scheme input:focus-visible + span { outline: 3px solid var(--accent); outline-offset: 2px }
    .top, main { max-width: 1240px; margin: 0 auto; padding: 24px }
    .top { padding-top: 64px; padding-bottom: 0 }
    h1 { font-size: 2.5rem; line-height: 1.1; letter-spacing: -.02em; margin: .25em 0; overflow-wrap: anywhere }
    h2 { font-size: 1.5rem; letter-spacing: -.01em; margin: 0 0 16px } h3 { font-size: 1rem; margin: 32px 0 12px } h4 { margin: 0 }
    .lead { font-size: 1.125rem; color: var(--soft); margin: 0 0 16px; max-width: 60ch }
    .facts, .versions ul { list-style: none; padding: 0; margin: 0 0 20px; display: flex; flex-wrap: wrap; gap: 8px; align-items: center }
    .chip { background: light-dark(#e3e9f8, #2a3450); border-radius: 999px; padding: 2px 12px; font-size: .875rem }
    .fact { color: var(--soft); font-size: .875rem }
    .versions { position: sticky; top: 0; z-index: 1; background: var(--page); padding: 12px 0; border-bottom: 1px solid var(--line) }
    .versions ul { margin: 0 }
    .versions a { display: block; padding: 4px 14px; border-radius: 999px; border: 1px solid var(--line); background: var(--panel);
      text-decoration: none; font-size: .875rem; color: var(--ink) }
    .versions a:hover { border-color: var(--accent) }
    .version { padding-top: 32px; margin-bottom: 32px; scroll-margin-top: 64px }
    .version + .version { border-top: 1px solid var(--line) }
    .nothing { color: var(--soft); background: var(--panel); border: 1px dashed var(--line); border-radius: 16px; padding: 24px }
    .stage { display: grid; grid-template-columns: repeat(auto-fill, minmax(352px, 1fr)); gap: 24px; align-items: start }
    .surface { margin: 0 } figcaption { padding: 10px 4px 0; font-size: .875rem }
    .remark { display: block; color: var(--soft) }
    .clamp-1, .clamp-2, .clamp-3, .clamp-4, .clamp-8, .clamp-12 { display: -webkit-box; -webkit-box-orient: vertical; overflow: hidden }
    .clamp-1 { -webkit-line-clamp: 1; overflow-wrap: anywhere } .clamp-2 { -webkit-line-clamp: 2 } .clamp-3 { -webkit-line-clamp: 3 }
    .clamp-4 { -webkit-line-clamp: 4 } .clamp-8 { -webkit-line-clamp: 8 } .clamp-12 { -webkit-line-clamp: 12 }
    .drawing { overflow-wrap: break-word }
    .ios-body, .android-body, .fire-body, .chrome-body, .firefox-body, .safari-body { white-space: pre-line }
    .drawing ul { list-style: none; margin: 0; padding: 0 }
    .placeholder { display: grid; place-items: center; color: #fff; overflow: hidden; text-align: center;
      background: linear-gradient(135deg, #7b8cff, #c86dd7 55%, #ffb199) }
    .address { font-size: .6875rem; padding: 4px 8px; margin: 6px; background: rgb(0 0 0 / .62); border-radius: 6px; max-width: 92%;
      overflow: hidden; text-overflow: ellipsis; white-space: nowrap; direction: ltr }
    img { object-fit: cover }

    .ios-screen { border-radius: 38px; padding: 28px 10px 22px; min-height: 420px; display: flex; flex-direction: column;
      background: radial-gradient(120% 80% at 20% 0%, #6fb1fc, transparent 60%), radial-gradient(100% 90% at 90% 20%, #b86bff, transparent 55%),
        linear-gradient(160deg, #27408b, #7b2ff7 45%, #f357a8);
      font-family: -apple-system, "SF Pro Text", Inter, system-ui, sans-serif; box-shadow: inset 0 0 0 6px #0b0b0d, 0 12px 32px rgb(0 0 0 / .18) }
    .ios-date { text-align: center; font-weight: 600; font-size: 1.0625rem; color: #fff; margin-top: 12px }
    .ios-clock { text-align: center; font-weight: 600; font-size: 4.75rem; line-height: 1; letter-spacing: -.03em; color: #fff; margin-bottom: auto }
    .ios-note { margin: 24px 6px 0; border-radius: 24px; padding: 12px 14px; background: light-dark(rgb(246 246 250 / .86), rgb(36 36 42 / .86));
      color: light-dark(#000, #fff); font-size: .9375rem; line-height: 1.3 }
    .ios-row { display: flex; gap: 10px; align-items: center } .ios-text { flex: 1; min-width: 0 }
    .ios-icon { width: 38px; height: 38px; border-radius: 9px; flex: none; display: grid; place-items: center; font-weight: 700;
      font-size: 1.25rem; color: #fff; background: linear-gradient(160deg, #c2410c, #9f1239) }
    .ios-head { display: flex; gap: 8px; align-items: baseline } .ios-title { font-weight: 600; flex: 1; min-width: 0; overflow: hidden;
      text-overflow: ellipsis; white-space: nowrap }
    .ios-long .ios-title { white-space: normal }
    .ios-time { font-size: .8125rem; color: light-dark(#4c4c52, #c2c2c8) } .ios-subtitle { font-weight: 600 }
    .ios-level { font-size: .6875rem; font-weight: 700; letter-spacing: .04em; text-transform: uppercase; color: light-dark(#4c4c52, #c2c2c8) }
    .ios-thumbnail { width: 38px; height: 38px; border-radius: 7px; flex: none } .ios-thumbnail .address { display: none }
    .ios-long { justify-content: center } .ios-card { padding: 0; overflow: hidden; margin-top: 0 } .ios-card .ios-row { padding: 12px 14px; align-items: start }
    .ios-picture { display: grid; width: 100%; height: 190px }
    .ios-actions { margin: 10px 6px 0 !important; border-radius: 16px; overflow: hidden; background: light-dark(rgb(246 246 250 / .92), rgb(36 36 42 / .92)) }
    .ios-action { padding: 12px 16px; color: light-dark(#000, #fff) } .ios-action + .ios-action { border-top: 1px solid light-dark(rgb(0 0 0 / .12), rgb(255 255 255 / .16)) }

    .android-shade { border-radius: 28px; padding: 14px 12px 20px; background: light-dark(#e4e6ef, #1b1c23); font-family: Roboto, "Noto Sans", system-ui, sans-serif;
      box-shadow: 0 12px 32px rgb(0 0 0 / .12) }
    .android-status { font-size: .8125rem; font-weight: 500; color: light-dark(#1b1b1f, #e4e2e6); padding: 0 12px 10px }
    .android-card { border-radius: 26px; background: light-dark(#fdfbff, #2c2d35); color: light-dark(#1b1b1f, #e4e2e6); padding: 14px 16px }
    .android-head { display: flex; align-items: center; gap: 6px; font-size: .75rem; color: light-dark(#46464f, #c7c5d0); margin-bottom: 6px }
    .android-icon { width: 20px; height: 20px; flex: none; margin-inline-end: 6px } .android-arrow { margin-inline-start: auto; font-size: 1rem; line-height: 1 }
    .android-row { display: flex; gap: 12px; align-items: start } .android-text { flex: 1; min-width: 0; font-size: .875rem; line-height: 1.4 }
    .android-title { font-weight: 500; font-size: .9375rem } .android-body, .android-summary { color: light-dark(#46464f, #c7c5d0) } .android-summary { margin-top: 6px; font-size: .8125rem }
    .android-side { width: 44px; height: 44px; border-radius: 12px; flex: none } .android-side .address { display: none }
    .android-picture { display: grid; width: 100%; height: 164px; border-radius: 16px; margin-top: 10px }
    .android-actions { display: flex; flex-wrap: wrap; gap: 4px 20px; margin-top: 12px !important }
    .android-action { font-weight: 500; font-size: .875rem; color: light-dark(#3b4fb0, #bac3ff); padding: 4px 0 }

    .fire-shade { border-radius: 12px; padding: 16px; background: linear-gradient(180deg, #0f1b26, #1f3547); font-family: "Amazon Ember", "Noto Sans", system-ui, sans-serif;
      box-shadow: inset 0 0 0 6px #0b0b0d, 0 12px 32px rgb(0 0 0 / .12) }
    .fire-card { background: light-dark(#fff, #26323b); color: light-dark(#0f1b26, #eef2f5); border-radius: 3px; padding: 14px 16px; font-size: .875rem }
    .fire-head { display: flex; gap: 8px; align-items: center; font-size: .75rem; color: light-dark(#3d5263, #b5c3cf); margin-bottom: 6px }
    .fire-icon { width: 18px; height: 18px; border-radius: 50%; display: grid; place-items: center; font-size: .6875rem; font-weight: 700; color: #fff; background: #9a4a00 }
    .fire-time { margin-inline-start: auto } .fire-title { font-weight: 700; font-size: .9375rem } .fire-body { color: light-dark(#33475a, #cbd6de) }
    .fire-picture { display: grid; width: 100%; height: 150px; margin: 10px 0 } .fire-summary { color: light-dark(#3d5263, #b5c3cf); font-size: .8125rem }
    .fire-actions { display: flex; flex-wrap: wrap; gap: 0 24px; margin-top: 8px !important; border-top: 1px solid light-dark(#dde5eb, #3b4a56); padding-top: 8px !important }
    .fire-action { font-weight: 700; font-size: .8125rem; text-transform: uppercase; color: light-dark(#00607a, #6fd3ee) }

    .desktop { border-radius: 16px; padding: 28px 14px 28px 28px; background: linear-gradient(150deg, light-dark(#b9d7f7, #16324f), light-dark(#e8d9f5, #2f2148));
      display: flex; justify-content: flex-end; font-family: "Segoe UI", Inter, system-ui, sans-serif; font-size: .875rem }
    .chrome-note { width: 310px; border-radius: 8px; overflow: hidden; background: light-dark(#fbfbfb, #2b2b2b); color: light-dark(#1a1a1a, #fff);
      box-shadow: 0 8px 24px rgb(0 0 0 / .28); line-height: 1.35 }
    .chrome-picture { display: grid; width: 100%; height: 155px } .chrome-row { display: flex; gap: 14px; padding: 14px 16px } .chrome-text { min-width: 0; flex: 1 }
    .chrome-icon { width: 48px; height: 48px; border-radius: 4px; flex: none; display: grid; place-items: center; font-weight: 700; font-size: 1.5rem; color: #fff; background: linear-gradient(160deg, #c2410c, #9f1239) }
    .chrome-icon .address, .firefox-icon .address { display: none }
    .chrome-title { font-weight: 600 } .chrome-body { color: light-dark(#4a4a4a, #d0d0d0) } .origin { color: light-dark(#5c5c5c, #b8b8b8); font-size: .75rem; margin-top: 4px }
    .chrome-actions { display: flex; gap: 6px; padding: 0 16px 14px !important }
    .chrome-action { flex: 1; text-align: center; border-radius: 4px; padding: 6px; background: light-dark(#efefef, #3a3a3a); border: 1px solid light-dark(#dcdcdc, #454545); min-width: 0 }
    .firefox-note { width: 310px; display: flex; gap: 12px; border-radius: 6px; padding: 14px 16px; background: light-dark(#fff, #2a2a2e); color: light-dark(#15141a, #fbfbfe);
      box-shadow: 0 8px 24px rgb(0 0 0 / .24); line-height: 1.35 }
    .firefox-text { flex: 1; min-width: 0 } .firefox-title { font-weight: 600 } .firefox-body { color: light-dark(#4a4a55, #d0d0d6) }
    .firefox-icon { width: 56px; height: 56px; border-radius: 4px; flex: none; display: grid; place-items: center; font-weight: 700; font-size: 1.75rem; color: #fff; background: linear-gradient(160deg, #c2410c, #9f1239) }
    .safari-note { width: 318px; display: flex; gap: 10px; align-items: center; border-radius: 20px; padding: 11px 14px; background: light-dark(rgb(250 250 252 / .92), rgb(44 44 48 / .92));
      color: light-dark(#000, #fff); box-shadow: 0 8px 28px rgb(0 0 0 / .22); font-family: -apple-system, "SF Pro Text", Inter, system-ui, sans-serif; font-size: .8125rem; line-height: 1.3 }
    .safari-icon { width: 34px; height: 34px; border-radius: 8px; flex: none; display: grid; place-items: center; font-weight: 700; font-size: 1.125rem; color: #fff; background: linear-gradient(160deg, #c2410c, #9f1239) }
    .safari-text { flex: 1; min-width: 0 } .safari-head { display: flex; gap: 8px } .safari-title { font-weight: 600; flex: 1; min-width: 0; overflow: hidden; text-overflow: ellipsis; white-space: nowrap }
    .safari-time { color: light-dark(#4c4c52, #c2c2c8) }

    .payloads { display: grid; grid-template-columns: repeat(auto-fill, minmax(352px, 1fr)); gap: 16px; align-items: start }
    .payload, .card { background: var(--panel); border: 1px solid var(--line); border-radius: 16px; padding: 16px 20px; min-width: 0 }
    .size { margin: 4px 0 6px; font-size: .875rem; color: var(--soft) }
    .bar { display: block; width: 100%; height: 8px } .track { fill: light-dark(#e6e6ea, #34363d) } .worst { fill: light-dark(#b9cdf6, #3f4f78) } .used { fill: light-dark(#0b57d0, #a8c7fa) }
    .over .used { fill: var(--error) }
    .headers { display: grid; grid-template-columns: auto 1fr; gap: 2px 12px; margin: 12px 0; font-size: .8125rem } .headers dt { color: var(--soft) } .headers dd { margin: 0; overflow-wrap: anywhere }
    summary { cursor: pointer; font-size: .875rem; color: var(--accent) } pre { overflow: auto; max-height: 420px; padding: 12px; margin: 8px 0 0; border-radius: 10px; background: var(--page) }
    .findings ul { padding: 0; margin: 0; list-style: none; display: grid; gap: 8px }
    .finding { background: var(--panel); border: 1px solid var(--line); border-inline-start: 4px solid var(--warning); border-radius: 10px; padding: 10px 14px; overflow-wrap: anywhere }
    .finding.error { border-inline-start-color: var(--error) } .finding.error strong { color: var(--error) } .finding.warning strong { color: var(--warning) }
    .finding code { display: block; color: var(--soft) }
    .cards { list-style: none; margin: 0; padding: 0; display: grid; grid-template-columns: repeat(auto-fill, minmax(300px, 1fr)); gap: 16px }
    .card { position: relative } .card:hover { border-color: var(--accent) } .card h2 { font-size: 1.125rem; margin: 0 } .card a { text-decoration: none } .card a::after { content: ""; position: absolute; inset: 0; border-radius: 16px }
    .card p { margin: 6px 0 0 } .headline { font-weight: 500 } .about { color: var(--soft); font-size: .9375rem } .locales { font-family: ui-monospace, Menlo, Consolas, monospace; font-size: .75rem; color: var(--soft); white-space: pre-wrap }
    .counts { font-size: .8125rem; color: var(--soft) }
    .changes { list-style: none; padding: 0; margin: 0 0 20px; display: grid; gap: 6px }
    .change { background: var(--panel); border: 1px solid var(--line); border-inline-start: 4px solid var(--line); border-radius: 10px; padding: 8px 14px; overflow-wrap: anywhere }
    .change.visible { border-inline-start-color: var(--accent) } .change.breaking { border-inline-start-color: var(--error) } .change.breaking strong { color: var(--error) }
    .pair { display: grid; grid-template-columns: repeat(2, minmax(0, 380px)); gap: 24px; margin-top: 24px; align-items: start } .end h3 { margin: 0 0 8px; color: var(--soft) }
    h2 small { font-weight: 400; font-size: 1rem; color: var(--soft) }
    @media (max-width: 760px) { .pair { grid-template-columns: 1fr } }
    @media (max-width: 420px) { .stage, .payloads { grid-template-columns: 1fr } .top, main { padding-inline: 12px } }
    @media print { .scheme, .skip, .versions { display: none } .surface, .payload { break-inside: avoid } body { background: #fff } * { print-color-adjust: exact } }
    """
}
