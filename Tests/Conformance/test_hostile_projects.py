"""Every hostile project gets its verdict in bounded time and memory, and nothing outside it is read or written."""

import json
import os
import re
import resource
import shutil
import subprocess
import sys

import pytest

from hostile import INJECTIONS, ONE, PROJECTS, repository
from project import CONFIGURATION, binary, write
from test_hostile import tree_hash

MEMORY = 600 << 20
SECONDS = 4

# What a process opens before its first line of code runs, and what the C library looks at by itself.
SYSTEM = re.compile(
    r"^/(etc/ld\.so|lib|usr/lib|usr/local/lib|proc/(self|\d+)/|proc/sys/vm|proc/stat|sys/|dev/null)")
CALL = re.compile(r"^(?:\d+ +)?(\w+)\((.*)\) += (-?\d+)(?:<(.*?)>)?( .*)?$")


def bounded():
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    resource.setrlimit(resource.RLIMIT_CPU, (SECONDS, SECONDS))
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))


def run(root, *arguments, prefix=(), limit=True):
    return subprocess.run(
        [*prefix, str(binary()), *arguments], cwd=root, stdin=subprocess.DEVNULL, capture_output=True, timeout=120,
        preexec_fn=bounded if limit else None, env={**os.environ, "SWIFT_BACKTRACE": "enable=no"})


@pytest.fixture
def folder(tmp_path):
    root = tmp_path / "project"
    root.mkdir()
    return root


def outside(root):
    """Everything beside the project."""
    return [tree_hash(path) if path.is_dir() else path.read_bytes()
            for path in sorted(root.parent.iterdir()) if path != root]


def harmless(text):
    return not any(ord(c) < 32 and c not in "\n\t" or 0x7F <= ord(c) < 0xA0 or c in "\u202e\u2066\u2028" for c in text)


@pytest.mark.parametrize("name", PROJECTS)
def test_verdict(folder, name):
    fill, status, said = PROJECTS[name]
    fill(folder)
    before = outside(folder)
    result = run(folder, "build")
    message = (result.stdout + result.stderr).decode(errors="replace")
    wanted = status if isinstance(status, tuple) else (status,)
    assert result.returncode in wanted, message[:2000]
    assert said in message, message[:2000]
    assert result.returncode == 0 or message
    assert harmless(message), ascii(message)
    assert outside(folder) == before
    if result.returncode:
        assert not (folder / "build/campaigns/a").exists()
    else:
        assert run(folder, "verify").returncode == 0 or (folder / "build").is_symlink() is False


def opened(root, log):
    """Paths outside the project that calls have opened or changed."""
    found = []
    for line in log.read_text(errors="replace").splitlines():
        match = CALL.match(line)
        if not match or int(match[3]) < 0:
            continue
        name, words, _, descriptor = match[1], match[2], match[3], match[4]
        if name in ("openat", "open", "openat2"):
            path = descriptor or ""
            if path and not path.startswith(str(root)) and not SYSTEM.match(path):
                # The path to the root is opened from the outside in, for nothing but its place.
                found.append(line)
        elif re.search(r"</", words):
            places = re.findall(r"<(/[^>]*)>", words)
            if not all(place.startswith(str(root)) for place in places):
                found.append(line)
    return found


TRACED = [name for name in PROJECTS if re.search("link|outside|lead|output is|are in|entity|inclusion|device|the id is", name)]


@pytest.mark.parametrize("name", TRACED)
def test_nothing_outside_is_touched(folder, name, tmp_path):
    if not shutil.which("strace"):
        pytest.fail("strace is not installed; scripts/install-missing test installs it")
    PROJECTS[name][0](folder)
    log = tmp_path.parent / f"{tmp_path.name}.strace"
    calls = "openat,open,openat2,creat,mkdirat,mkdir,unlinkat,unlink,rmdir,renameat,renameat2,rename,linkat,symlinkat,execve"
    # The tool's own checks alone, the kernel's left out.
    run(folder, "build", "--sandbox", "off",
        prefix=("strace", "-f", "-y", "-qq", "-o", str(log), "-e", f"trace={calls}"), limit=False)
    lines = [line for line in opened(folder.resolve(), log) if " execve(" not in f" {line}"]
    log.unlink()
    assert lines == []


def test_the_check_of_what_is_touched_finds_a_planted_read(folder, tmp_path):
    log = tmp_path / "log"
    subprocess.run(
        ["strace", "-f", "-y", "-qq", "-o", str(log), "-e", "trace=openat", "cat", "/etc/hostname"], cwd=folder,
        capture_output=True)
    assert any("/etc/hostname" in line for line in opened(folder.resolve(), log))


FORMATS = ("full", "concise", "json", "github", "gitlab", "sarif", "junit")


@pytest.mark.parametrize("number", range(len(INJECTIONS)))
def test_no_report_acts(folder, number):
    name = next(name for name in PROJECTS if name.startswith(f"injection {number}:"))
    PROJECTS[name][0](folder)
    for form in FORMATS:
        result = run(folder, "check", "--format", form)
        assert result.returncode == 1
        text = result.stdout.decode()
        assert harmless(text), (form, ascii(text))
        for line in text.splitlines():
            command = re.match(r"\s*::", line) or re.search(r"##(vso)?\[|##teamcity\[", line)
            assert not command or form == "github" and re.match(r"::(error|warning|notice) file=", line), line
        if form in ("json", "gitlab", "sarif"):
            json.loads(text)
    pages = run(folder, "preview", "--output", "pages")
    assert pages.returncode in (0, 1)
    for page in (folder / "pages").glob("*.html"):
        text = page.read_text()
        assert "<script" not in text and "onerror=" not in re.sub(r"&[^;]*;|>[^<]*<|\"[^\"]*\"", "", text)
        assert not re.search(r"(href|src)=\"?\s*javascript:", text)
    assert not (folder / "owned").exists()


def test_git_runs_nothing_that_a_repository_names(folder):
    repository(folder)
    for form in ("text", "markdown", "json", "html"):
        result = run(folder, "diff", "HEAD", "--format", form, limit=False)
        assert result.returncode == 0, result.stderr.decode()
        assert b"Two" in result.stdout
    assert not (folder / "owned").exists()


def test_the_trap_of_that_repository_works(folder):
    repository(folder)
    subprocess.run(["git", "status"], cwd=folder, capture_output=True)
    assert (folder / "owned").exists()


def test_threads_start_after_the_confinement(folder, tmp_path):
    write(folder, {"carillon.yaml": CONFIGURATION} | {f"campaigns/c{number}.yaml": ONE for number in range(40)})
    log = tmp_path / "log"
    result = run(
        folder, "build", "--jobs", "2", limit=False,
        prefix=("strace", "-f", "-qq", "-o", str(log), "-e", "trace=landlock_restrict_self,clone,clone3,openat"))
    assert result.returncode == 0
    calls = log.read_text()
    required = run(folder, "check", "--sandbox", "require", limit=False)
    if required.returncode == 2:
        assert b"this kernel has no Landlock" in required.stderr
        assert "landlock_restrict_self" not in calls
        return
    assert 0 <= calls.index("landlock_restrict_self") < calls.index("clone")
    assert calls.index("landlock_restrict_self") < calls.index('"carillon.yaml"')


def main():
    """Prints how the projects fared, with the most time and memory that one took."""
    import tempfile
    from pathlib import Path

    right = slowest = largest = 0
    for name, (fill, status, said) in PROJECTS.items():
        with tempfile.TemporaryDirectory() as place:
            root = Path(place) / "project"
            root.mkdir()
            fill(root)
            log = Path(place) / "time"
            result = run(root, "build", prefix=("/usr/bin/time", "-f", "%U %M", "-o", str(log)), limit=False)
            seconds, memory = log.read_text().split()[-2:]
            if float(seconds) > 1: print(f"{name}: {seconds} s, {int(memory) // 1024} MB")
            slowest, largest = max(slowest, float(seconds)), max(largest, int(memory))
            message = (result.stdout + result.stderr).decode(errors="replace")
            wanted = status if isinstance(status, tuple) else (status,)
            right += result.returncode in wanted and said in message
            if result.returncode not in wanted or said not in message:
                print(f"{name}: {result.returncode}, wanted {wanted} {said!r}: {message[:300]!r}")
    print(f"{right} of {len(PROJECTS)} projects with the right verdict; at most {slowest} s and {largest // 1024} MB")
    sys.exit(right != len(PROJECTS))


if __name__ == "__main__":
    main()
