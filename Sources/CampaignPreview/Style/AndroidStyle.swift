extension PreviewStyle {
  /// The notification shade of a current Android, and of a Fire tablet.
  static let android: StaticString = """
    .android-shade { border-radius: 34px; padding: 12px 12px 16px; max-width: 402px; margin: 0 auto; background: light-dark(#e3e5f0, #15161b); color: light-dark(#1b1b1f, #e4e2e6);
      font-family: Roboto, "Google Sans Text", "Noto Sans", system-ui, sans-serif; border: 6px solid #0b0b0d; box-shadow: 0 0 0 1px light-dark(#c9c9d1, #3b3c43), 0 18px 44px rgb(0 0 0 / .16) }
    .android-status { display: flex; justify-content: space-between; align-items: center; direction: ltr; font-size: .8125rem; font-weight: 500; padding: 0 14px 12px }
    .android-status svg { width: 46px; height: 13px }
    .android-tiles { display: grid; grid-template-columns: 1fr 1fr; gap: 8px; margin-bottom: 10px; font-size: .8125rem; font-weight: 500 }
    .android-tiles span { border-radius: 20px; padding: 13px 16px; background: light-dark(#f6f6fd, #2a2b33) }
    .android-tiles span:first-child { background: light-dark(#cdd6fb, #3d4a7d); }
    .android-section { display: block; font-size: .8125rem; font-weight: 500; padding: 4px 14px 8px }
    .android-card { border-radius: 24px; background: light-dark(#fcfbff, #292a32); padding: 14px 16px 16px; display: grid; grid-template-columns: 32px minmax(0, 1fr); column-gap: 14px }
    .android-icon { width: 32px; height: 32px }
    .android-head { display: flex; align-items: center; gap: 5px; font-size: .75rem; color: light-dark(#46464f, #c7c5d0); min-height: 20px }
    .android-app { overflow: hidden; text-overflow: ellipsis; white-space: nowrap } .android-time { flex: none }
    .android-arrow { margin-inline-start: auto; width: 30px; height: 20px; border-radius: 999px; background: light-dark(#e4e4ee, #3d3e48); display: grid; place-items: center; flex: none }
    .android-arrow svg { width: 12px; height: 12px } .android-arrow.up svg { transform: rotate(180deg) }
    .android-row { display: flex; gap: 12px; align-items: start } .android-text { flex: 1; min-width: 0; font-size: .875rem; line-height: 1.42 }
    .android-title { font-weight: 500 } .android-body { white-space: pre-line }
    .android-body, .android-summary { color: light-dark(#46464f, #c7c5d0) } .android-summary { margin-top: 6px; font-size: .8125rem }
    .android-side { width: 46px; height: 46px; border-radius: 12px; flex: none; margin-top: 4px }
    .android-picture { display: grid; width: 100%; height: 168px; border-radius: 16px; margin-top: 10px }
    .android-actions { display: flex; flex-wrap: wrap; gap: 4px 22px; margin-top: 12px !important }
    .android-action { font-weight: 500; font-size: .875rem; color: light-dark(#3b4fb0, #bac3ff); padding: 4px 0 }
    .android-foot { display: flex; justify-content: space-between; font-size: .8125rem; font-weight: 500; margin-top: 12px }
    .android-foot span { border-radius: 999px; padding: 7px 16px; background: light-dark(#f6f6fd, #2a2b33) }
    """

  static let fireTablet: StaticString = """
    .fire-shade { border-radius: 18px; padding: 14px 16px 22px; background: linear-gradient(180deg, #0c1620, #203a4f); font-family: "Amazon Ember", "Noto Sans", system-ui, sans-serif;
      border: 12px solid #0b0b0d; box-shadow: 0 0 0 1px light-dark(#c9c9d1, #3b3c43), 0 18px 44px rgb(0 0 0 / .16) }
    .fire-status { display: flex; justify-content: space-between; align-items: center; direction: ltr; color: #dbe5ec; font-size: .75rem; padding: 0 2px 12px }
    .fire-status svg { width: 42px; height: 12px }
    .fire-card { background: light-dark(#fff, #26323b); color: light-dark(#0f1b26, #eef2f5); border-radius: 8px; padding: 14px 16px; font-size: .875rem; line-height: 1.42 }
    .fire-head { display: flex; gap: 8px; align-items: center; font-size: .75rem; color: light-dark(#3d5263, #b5c3cf); margin-bottom: 6px }
    .fire-icon { width: 18px; height: 18px; border-radius: 50%; font-size: .6875rem }
    .fire-app { overflow: hidden; text-overflow: ellipsis; white-space: nowrap } .fire-time { margin-inline-start: auto; flex: none }
    .fire-title { font-weight: 700 } .fire-body { color: light-dark(#33475a, #cbd6de); white-space: pre-line }
    .fire-picture { display: grid; width: 100%; height: 160px; margin: 10px 0 } .fire-summary { color: light-dark(#3d5263, #b5c3cf); font-size: .8125rem }
    .fire-actions { display: flex; flex-wrap: wrap; gap: 4px 24px; margin-top: 8px !important; border-top: 1px solid light-dark(#dde5eb, #3b4a56); padding-top: 8px !important }
    .fire-action { font-weight: 700; font-size: .8125rem; text-transform: uppercase; color: light-dark(#00607a, #6fd3ee) }
    """
}
