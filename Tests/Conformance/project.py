"""Projects in temporary folders, and the tool run on them."""

import json
import os
import subprocess
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


def binary():
    return Path(os.environ.get("CARILLON", ROOT / ".build/release/carillon")).absolute()


def run(*arguments, root, check=None):
    result = subprocess.run(
        [str(binary()), *arguments], cwd=root, stdin=subprocess.DEVNULL, capture_output=True, timeout=60)
    if check is not None:
        assert result.returncode == check, (result.stdout + result.stderr).decode(errors="replace")
    return result


def write(root, files):
    for path, content in files.items():
        target = Path(root) / path
        target.parent.mkdir(parents=True, exist_ok=True)
        # JSON is YAML: what these tests write is exactly what they mean.
        text = content if isinstance(content, str) else json.dumps(content, ensure_ascii=False)
        target.write_text(text, encoding="utf-8")


CONFIGURATION = {
    "version": 1,
    "app": {
        "ios": {"bundleId": "com.acme.app"},
        "android": {"package": "com.acme.app"},
        "web": {"baseUrl": "https://acme.example/"},
    },
}


def campaign(targets=None, **changes):
    """A small valid campaign with changes on top."""
    platforms = {"apns": "ios", "fcm": "android", "adm": "fireos", "webpush": "web"}
    made = {
        "id": "c",
        "content": {"_default": "en", "en": {"title": "T", "body": "B", "url": "https://acme.example/x"}},
    }
    if targets:
        made["platforms"] = [platforms[target] for target in targets]
    made.update(changes)
    return made


def findings(root, *arguments):
    """What `check` finds, as (id, diagnostic) pairs in order."""
    result = run("check", "--format", "json", *arguments, root=root)
    assert result.returncode in (0, 1), result.stderr.decode(errors="replace")
    return [(d["id"], d) for d in json.loads(result.stdout)["diagnostics"]]


def errors(root, *arguments):
    return [identifier for identifier, d in findings(root, *arguments) if d["severity"] == "error"]
