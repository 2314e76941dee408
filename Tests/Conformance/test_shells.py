"""What the shells make of the completions, and the formatters of the manual page."""

import re
import shutil
import subprocess

import pytest

from project import binary, run
from trees import ROOT

SHELLS = ["bash", "zsh", "fish"]


@pytest.fixture
def folder(tmp_path):
    """A project, with the completions beside it and the tool on the path."""
    run("init", str(tmp_path / "project"), "--quiet", root=tmp_path, check=0)
    run("new", "orders/late", "--quiet", root=tmp_path / "project", check=0)
    for shell in SHELLS:
        (tmp_path / f"carillon.{shell}").write_bytes(run("completions", shell, root=tmp_path, check=0).stdout)
    (tmp_path / "bin").mkdir()
    (tmp_path / "bin/carillon").symlink_to(binary())
    return tmp_path


def completed(shell, folder, line):
    """What the shell offers behind a line."""
    words = line.split(" ")
    if shell == "fish":
        script = f"source {folder}/carillon.fish; complete -C '{line}'"
    else:
        quoted = " ".join(f"'{word}'" for word in words)
        # zsh reads its completions as bash's; what it inserts is the same list.
        load = f"source {folder}/carillon.bash"
        if shell == "zsh":
            load = ("autoload -U +X compinit bashcompinit; compinit -u -D; bashcompinit; "
                    f"emulate -L ksh; source <(grep -v '^#compdef\\|^autoload' {folder}/carillon.zsh)")
        script = (f"{load}; COMP_WORDS=({quoted}); COMP_CWORD={len(words) - 1}; COMPREPLY=(); _carillon; "
                  "printf '%s\\n' \"${COMPREPLY[@]}\"")
    program = [shell, "--norc", "--noprofile", "-c"] if shell == "bash" else [shell, "-f", "-c"]
    if shell == "fish":
        program = [shell, "--no-config", "-c"]
    result = subprocess.run(
        [*program, script], cwd=folder / "project", capture_output=True, timeout=60,
        env={"PATH": f"{folder}/bin:/usr/local/bin:/usr/bin:/bin", "HOME": str(folder), "LC_ALL": "C.UTF-8"})
    assert result.stderr == b"", result.stderr.decode()
    # zsh matches what a function offers with the word itself, behind it.
    return {line.split("\t")[0] for line in result.stdout.decode().splitlines() if line.startswith(words[-1])}


@pytest.mark.parametrize("shell", SHELLS)
@pytest.mark.parametrize("line, wanted, unwanted", [
    ("carillon ", {"check", "build", "config", "init"}, {"apns", "unknown-key"}),
    ("carillon bu", {"build", "bundle"}, {"check"}),
    ("carillon config ", {"show"}, {"build"}),
    ("carillon check --form", {"--format"}, {"--output"}),
    ("carillon check --format ", {"full", "sarif", "github"}, {"check"}),
    ("carillon check --allow unknown-k", {"unknown-key"}, {"unused-channel"}),
    ("carillon explain bidi", {"bidi-control"}, {"unknown-key"}),
    ("carillon schema ", {"campaign", "config"}, {"unknown-key"}),
    ("carillon render wel", {"welcome"}, {"weekend-sale", "orders-late"}),
    ("carillon locales ord", {"orders-late"}, {"welcome"}),
    ("carillon render welcome --target ", {"apns", "fcm"}, {"welcome"}),
])
def test_completion(shell, folder, line, wanted, unwanted):
    offered = completed(shell, folder, line)
    assert wanted <= offered and not unwanted & offered, offered


@pytest.mark.parametrize("shell", SHELLS)
def test_the_script_is_well_formed(shell, folder):
    option = "--no-execute" if shell == "fish" else "-n"
    result = subprocess.run([shell, option, str(folder / f"carillon.{shell}")], capture_output=True, timeout=60)
    assert (result.returncode, result.stderr) == (0, b"")


def test_the_manual_page_has_no_fault():
    page = str(ROOT / "docs/carillon.1")
    lint = subprocess.run(["mandoc", "-T", "lint", "-W", "style", page], capture_output=True, timeout=60)
    assert (lint.returncode, lint.stdout) == (0, b"")
    shown = subprocess.run(["mandoc", "-T", "utf8", page], capture_output=True, timeout=60, check=True).stdout.decode()
    # Without what makes letters bold.
    assert "carillon fix [OPTIONS] [PATH...]" in " ".join(re.sub(".\b", "", shown).split())
    if shutil.which("groff"):
        groff = subprocess.run(
            ["groff", "-man", "-ww", "-z", "-Tutf8", "-K", "utf8", page], capture_output=True, timeout=60)
        assert (groff.returncode, groff.stderr) == (0, b"")
