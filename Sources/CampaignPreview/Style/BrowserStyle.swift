extension PreviewStyle {
  /// The corner of a desktop where browsers show notifications.
  static let browsers: StaticString = """
    .desktop { border-radius: 16px; padding: 30px 18px 18px; display: flex; justify-content: flex-end; align-items: end; min-height: 220px; font-size: .875rem; line-height: 1.38;
      background: radial-gradient(90% 90% at 10% 10%, light-dark(#dcefff, #1d4063), transparent 60%), linear-gradient(150deg, light-dark(#a9cdf5, #14263d), light-dark(#dcc8f2, #2f2148));
      font-family: "Segoe UI Variable", "Segoe UI", Inter, system-ui, "Noto Sans", sans-serif; box-shadow: 0 0 0 1px light-dark(#c9c9d1, #3b3c43), 0 18px 44px rgb(0 0 0 / .12) }
    .desktop.mac { align-items: start; padding: 18px }
    .toast { width: min(100%, 322px); border-radius: 9px; overflow: hidden; background: light-dark(#f6f6f8, #26262a); color: light-dark(#1a1a1a, #fff);
      border: 1px solid light-dark(rgb(0 0 0 / .1), rgb(255 255 255 / .1)); box-shadow: 0 10px 28px rgb(0 0 0 / .26) }
    .toast-picture { display: grid; width: 100%; height: 160px }
    .toast-head { display: flex; align-items: center; gap: 8px; padding: 12px 14px 0; font-size: .75rem; color: light-dark(#4d4d52, #c4c4ca) }
    .toast-head svg { width: 15px; height: 15px; flex: none } .toast-head .dots { margin-inline-start: auto; letter-spacing: .1em }
    .toast-row { display: flex; gap: 14px; padding: 10px 14px 14px } .toast-text { min-width: 0; flex: 1 }
    .toast-icon { width: 48px; height: 48px; border-radius: 5px; flex: none; font-size: 1.5rem }
    .toast-title { font-weight: 600 } .toast-body { color: light-dark(#4a4a4e, #d0d0d4); white-space: pre-line }
    .toast-origin { color: light-dark(#5c5c61, #b8b8be); font-size: .75rem; margin-top: 3px }
    .toast-actions { display: flex; gap: 8px; padding: 12px 14px !important; background: light-dark(#ececef, #202023); border-top: 1px solid light-dark(rgb(0 0 0 / .07), rgb(255 255 255 / .06)) }
    .toast-action { flex: 1; text-align: center !important; border-radius: 5px; padding: 5px 8px; background: light-dark(#fdfdfd, #36363b); border: 1px solid light-dark(#d6d6da, #45454b); min-width: 0 }
    .mac-note { width: min(100%, 330px); display: flex; gap: 11px; align-items: center; border-radius: 18px; padding: 11px 14px; background: light-dark(rgb(250 250 252 / .94), rgb(44 44 48 / .94));
      color: light-dark(#000, #fff); box-shadow: 0 0 0 1px light-dark(rgb(0 0 0 / .06), rgb(255 255 255 / .1)), 0 10px 28px rgb(0 0 0 / .2);
      font-family: -apple-system, "SF Pro Text", Inter, system-ui, "Noto Sans", sans-serif; font-size: .8125rem; line-height: 1.32 }
    .mac-icon { width: 36px; height: 36px; border-radius: 8px; flex: none; font-size: 1.1875rem }
    .mac-text { flex: 1; min-width: 0 } .mac-head { display: flex; gap: 8px }
    .mac-title { font-weight: 600; flex: 1; min-width: 0; overflow: hidden; text-overflow: ellipsis; white-space: nowrap }
    .mac-body { white-space: pre-line } .mac-time { color: light-dark(#48484e, #c6c6cc); flex: none }
    """

  /// The app's icon, and what stands for a picture that is not loaded.
  static let pictures: StaticString = """
    .app-icon { display: grid; place-items: center; font-weight: 700; color: #fff; background: linear-gradient(160deg, #c2410c, #9f1239); line-height: 1;
      font-family: Inter, -apple-system, system-ui, "Noto Sans", sans-serif }
    img { object-fit: cover }
    .placeholder { position: relative; display: grid; place-items: end start; overflow: hidden; background: linear-gradient(175deg, #5b8def, #b39ddb 55%, #ffc2a1) }
    .placeholder svg { position: absolute; inset: 0; width: 100%; height: 100% }
    .address { position: relative; color: #fff; font-size: .6875rem; line-height: 1.4; padding: 3px 8px; margin: 8px; background: rgb(0 0 0 / .66); border-radius: 6px; max-width: calc(100% - 16px);
      overflow: hidden; text-overflow: ellipsis; white-space: nowrap; direction: ltr }
    .ios-thumbnail .address, .android-side .address, .toast-icon .address { display: none }
    """

  static let narrowAndPrinted: StaticString = """
    @media (max-width: 760px) { .pair { grid-template-columns: minmax(0, 1fr) } }
    @media (max-width: 480px) { .top, main { padding-inline: 12px } h1 { font-size: 2rem } .ios-clock { font-size: 4rem } .desktop { padding-inline: 8px }
      .scheme { right: 12px } .ios-app > span:first-child, .ios-dock > span { width: 44px; height: 44px } .change code { float: none; display: block; margin: 0 } }
    @media print { .scheme, .skip, .versions { display: none } .surface, .payload, .card, .change { break-inside: avoid } body { background: #fff } .top { padding-top: 0 }
      * { print-color-adjust: exact } }
    """
}
