extension PreviewStyle {
  /// An iPhone: lock screen, home screen with a banner, a notification that is held.
  static let phone: StaticString = """
    .ios-screen { position: relative; border-radius: 46px; padding: 14px 14px 10px; min-height: 540px; max-width: 388px; margin: 0 auto;
      display: flex; flex-direction: column; overflow: hidden; color: #fff; font-family: -apple-system, "SF Pro Text", Inter, system-ui, "Noto Sans", sans-serif;
      border: 7px solid #0b0b0d; box-shadow: 0 0 0 1px light-dark(#c9c9d1, #3b3c43), 0 18px 44px rgb(0 0 0 / .2) }
    .ios-screen, .window { background: radial-gradient(110% 70% at 12% 4%, #7cc0ff, transparent 58%), radial-gradient(95% 70% at 96% 24%, #a96bff, transparent 60%),
        radial-gradient(90% 60% at 70% 100%, #ff8a5c, transparent 62%), linear-gradient(165deg, #2b3f94, #6d35d8 48%, #d8428f) }
    .ios-island { position: absolute; top: 11px; left: 50%; width: 92px; height: 26px; margin-left: -46px; border-radius: 999px; background: #000 }
    .ios-status { display: flex; justify-content: space-between; align-items: center; direction: ltr; padding: 0 14px 0 20px; height: 22px; font-weight: 600; font-size: .875rem }
    .ios-status svg { width: 60px; height: 13px }
    .ios-date { text-align: center; font-weight: 600; font-size: 1.0625rem; margin-top: 36px; text-shadow: 0 1px 6px rgb(0 0 0 / .18) }
    .ios-clock { text-align: center; font-family: "SF Pro Rounded", "Inter Display", Inter, system-ui, sans-serif; font-weight: 600; font-size: 5.25rem; line-height: 1;
      letter-spacing: -.03em; text-shadow: 0 1px 10px rgb(0 0 0 / .14) }
    .ios-rest { flex: 1; min-height: 24px }
    .ios-corner { display: flex; justify-content: space-between; padding: 14px 22px 0 }
    .ios-corner span { width: 42px; height: 42px; border-radius: 50%; background: rgb(20 12 40 / .42); display: grid; place-items: center }
    .ios-corner svg { width: 19px; height: 19px }
    .ios-bar { width: 122px; height: 5px; border-radius: 9px; background: rgb(255 255 255 / .92); margin: 12px auto 0; flex: none }
    .ios-note { border-radius: 22px; padding: 12px 14px; background: light-dark(rgb(250 250 253 / .88), rgb(37 36 44 / .9));
      color: light-dark(#000, #fff); font-size: .9375rem; line-height: 1.3; box-shadow: 0 2px 14px rgb(0 0 0 / .1) }
    .ios-row { display: flex; gap: 11px; align-items: center } .ios-text { flex: 1; min-width: 0 }
    .ios-icon { width: 38px; height: 38px; border-radius: 9px; flex: none; font-size: 1.25rem }
    .ios-head { display: flex; gap: 8px; align-items: baseline }
    .ios-title { font-weight: 600; flex: 1; min-width: 0; overflow: hidden; text-overflow: ellipsis; white-space: nowrap }
    .ios-held .ios-title, .ios-held .ios-subtitle { white-space: normal }
    .ios-time { font-size: .8125rem; color: light-dark(#48484e, #c6c6cc); flex: none } .ios-subtitle { font-weight: 600; overflow: hidden; text-overflow: ellipsis; white-space: nowrap }
    .ios-body { white-space: pre-line }
    .ios-level { font-size: .6875rem; font-weight: 700; letter-spacing: .03em; text-transform: uppercase; color: light-dark(#48484e, #c6c6cc) }
    .ios-thumbnail { width: 38px; height: 38px; border-radius: 7px; flex: none }
    .ios-banner { margin: 18px -6px 0; border-radius: 26px }
    .ios-home { display: grid; grid-template-columns: repeat(4, 1fr); gap: 16px 12px; padding: 22px 10px 0; justify-items: center; direction: ltr }
    .ios-app { position: relative; text-align: center; font-size: .6875rem; font-weight: 500; max-width: 100%; min-width: 0 }
    .ios-app > span:first-child, .ios-dock > span { display: grid; width: 54px; height: 54px; border-radius: 13px; margin: 0 auto 4px; background: rgb(255 255 255 / .26) }
    .ios-app.own > .app-icon { font-size: 1.75rem; background: linear-gradient(160deg, #c2410c, #9f1239) } .ios-app .name { display: block; white-space: nowrap; overflow: hidden; text-overflow: ellipsis }
    .ios-badge { position: absolute; top: -7px; right: -7px; min-width: 22px; height: 22px; border-radius: 999px; padding: 0 6px; background: #d70015; color: #fff;
      font-size: .8125rem; font-weight: 600; line-height: 22px }
    .ios-dock { display: flex; justify-content: space-around; border-radius: 30px; padding: 12px 8px 8px; margin-top: 18px; background: rgb(255 255 255 / .2); direction: ltr }
    .ios-held::before { content: ""; position: absolute; inset: 0; background: rgb(18 10 36 / .46) } .ios-held > * { position: relative }
    .ios-held { justify-content: center }
    .ios-card { padding: 0; overflow: hidden } .ios-card .ios-row { padding: 13px 15px; align-items: start }
    .ios-picture { display: grid; width: 100%; height: 196px }
    .ios-actions { margin: 10px 0 0 !important; border-radius: 16px; overflow: hidden; background: light-dark(rgb(250 250 253 / .94), rgb(42 41 49 / .96)); color: light-dark(#000, #fff) }
    .ios-action { padding: 11px 16px } .ios-action + .ios-action { border-top: 1px solid light-dark(rgb(0 0 0 / .12), rgb(255 255 255 / .16)) }
    """
}
