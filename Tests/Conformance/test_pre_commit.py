"""The hooks of `.pre-commit-hooks.yaml`, run by pre-commit in a repository of its own. Nothing is fetched."""

import os
import shutil
import subprocess
import sys

import pytest

from project import binary, run
from trees import ROOT


@pytest.fixture
def repository(tmp_path):
    """A committed project with the hooks installed; returns its folder and a function that runs a command in it."""
    tools = tmp_path / "tools"
    tools.mkdir()
    (tools / "carillon").symlink_to(binary())
    environment = {
        **os.environ, "PATH": f"{tools}:{os.environ['PATH']}", "PRE_COMMIT_HOME": str(tmp_path / "cache"),
        "GIT_CONFIG_GLOBAL": os.devnull, "GIT_CONFIG_SYSTEM": os.devnull,
        **{f"GIT_{who}_{what}": f"{what.lower()}@acme.example"
           for who in ("AUTHOR", "COMMITTER") for what in ("NAME", "EMAIL")},
    }

    def call(*words, root, check=None):
        result = subprocess.run(
            words, cwd=root, env=environment, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT, timeout=120)
        text = result.stdout.decode(errors="replace")
        assert check is None or result.returncode == check, text
        return result.returncode, text

    # The repository that has the hooks, as others name it in their configuration.
    hooks = tmp_path / "hooks"
    hooks.mkdir()
    shutil.copy(ROOT / ".pre-commit-hooks.yaml", hooks)
    project = tmp_path / "project"
    run("init", str(project), "--locales", "en,de", "--quiet", root=tmp_path, check=0)
    for folder in (hooks, project):
        call("git", "init", "--quiet", "--initial-branch", "main", root=folder, check=0)
        call("git", "add", "--all", root=folder, check=0)
        call("git", "commit", "--quiet", "--message", "Start", root=folder, check=0)
    _, revision = call("git", "rev-parse", "HEAD", root=hooks, check=0)
    (project / ".pre-commit-config.yaml").write_text(
        "repos:\n"
        f"  - repo: {hooks}\n    rev: {revision.strip()}\n"
        "    hooks: [{id: carillon-fix}, {id: carillon-check}, {id: carillon-build}]\n")
    call(sys.executable, "-m", "pre_commit", "install", root=project, check=0)
    run("build", "--quiet", root=project, check=0)
    call("git", "add", "--all", root=project, check=0)
    return project, call


def commit(repository):
    project, call = repository
    call("git", "add", "--all", root=project, check=0)
    return call("git", "commit", "--message", "Change", root=project)


def test_a_good_commit_passes_and_others_are_not_looked_at(repository):
    project, _ = repository
    run("new", "later", root=project, check=0)
    run("build", root=project, check=0)
    status, text = commit(repository)
    assert status == 0 and text.count("Passed") == 3, text
    (project / "notes.txt").write_text("x")
    status, text = commit(repository)
    assert status == 0 and text.count("Skipped") == 3, text


def test_an_error_stops_the_commit_and_is_shown(repository):
    commit(repository)
    project, _ = repository
    path = project / "campaigns/welcome.yaml"
    path.write_text(path.read_text().replace("ttl: 1d", "ttl: soon"))
    status, text = commit(repository)
    assert status == 1
    assert "campaigns/welcome.yaml:" in text and "wrong-type" in text, text


def test_what_is_certain_is_fixed_and_the_second_commit_passes(repository):
    commit(repository)
    project, _ = repository
    path = project / "campaigns/welcome.yaml"
    before = path.read_text()
    path.write_text(before.replace("labels: [lifecycle]", "lables: [lifecycle]  # a"))
    status, text = commit(repository)
    assert status == 1 and "files were modified by this hook" in text, text
    assert path.read_text() == before.replace("labels: [lifecycle]", "labels: [lifecycle]  # a")
    run("build", root=project, check=0)
    status, text = commit(repository)
    assert status == 0, text


def test_a_build_that_is_not_current_stops_the_commit(repository):
    commit(repository)
    project, _ = repository
    path = project / "campaigns/welcome.yaml"
    path.write_text(path.read_text().replace("ttl: 1d", "ttl: 2d"))
    status, text = commit(repository)
    assert status == 1 and "stale" in text, text
    run("build", root=project, check=0)
    status, text = commit(repository)
    assert status == 0, text
