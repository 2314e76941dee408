extension Command {
  /// Every command, in the order of the help.
  package static let all: [Command] = [
    initialize,
    new,
    check,
    fix,
    build,
    verify,
    bundle,
    merge,
    diff,
    preview,
    textconv,
    render,
    locales,
    sizes,
    lock,
    explain,
    rules,
    configShow,
    schema,
    lsp,
    completions,
    clean,
    help,
    version,
  ]
}
