"""Git repositories in temporary folders, whoever runs the tests and however their git is set up."""

import os
import subprocess

ENVIRONMENT = {
    **{name: value for name, value in os.environ.items() if not name.startswith("GIT_")},
    "GIT_CONFIG_GLOBAL": os.devnull, "GIT_CONFIG_NOSYSTEM": "1", "GIT_TERMINAL_PROMPT": "0",
    "GIT_AUTHOR_NAME": "Test", "GIT_AUTHOR_EMAIL": "test@example.invalid", "GIT_AUTHOR_DATE": "2026-01-01T00:00:00Z",
    "GIT_COMMITTER_NAME": "Test", "GIT_COMMITTER_EMAIL": "test@example.invalid",
    "GIT_COMMITTER_DATE": "2026-01-01T00:00:00Z",
}


def git(folder, *arguments):
    result = subprocess.run(
        ["git", "-c", "protocol.file.allow=always", *arguments], cwd=folder, env=ENVIRONMENT, capture_output=True, timeout=60)
    assert result.returncode == 0, (arguments, result.stderr.decode(errors="replace"))
    return result.stdout.decode(errors="replace").rstrip("\n")


def repository(folder):
    folder.mkdir(parents=True, exist_ok=True)
    git(folder, "init", "--quiet", "--initial-branch", "main")
    return folder


def commit(folder):
    git(folder, "add", "--all")
    git(folder, "commit", "--quiet", "--allow-empty", "--message", "x")
    return git(folder, "rev-parse", "HEAD")
