"""Edits a project at random through the language server, and holds its diagnostics against `carillon check` of the same
tree on disk.

    python random_edits.py [--seed N] [--edits N] [--every N]     prints how it goes; stops at the first difference
"""

import argparse
import random
import shutil
import subprocess
import sys
import tempfile
import json
import time
from pathlib import Path

from language_client import Client, edit, position
from project import ROOT, binary

PIECES = [
    "a", "é", "🎄", "漢", "\u202e", "\u200b", "\u0301", " ", "  ", "\n", "\r\n", "\r", "\t", ":", ": ", "- ", "#", "\"", "'", "{", "}",
    "{{", "}}", "{{firstName}}", "{{who|you}}", "[", "]", ",", "|", "&a", "*a", "<<: *a", "!x", "%", "<", ">", "</", "/>",
    "&amp;", "&", "<!--", "-->", "=", ";", "/*", "\\", "\\u00e9", "0", "1", "999999999999", "-1", "true", "null", "no", "~",
    "en", "de", "zh-Hant", "en-gb", "xx", "title", "body", "badge: 3", "channelId: com.acme.promos", "category: shop_later",
    "https://acme.example/x", "http://", "acme://cart", "# carillon: allow title-too-long",
    "# carillon: allow unused-channel, untranslated-copy -- because", "id: weekend-sale\n", "draft: true\n", "silent: true\n",
    "version: 1\n", "targets: [apns]\n", "@string/x", "importance=\"9\"", "x" * 300, "🎄" * 90,
    "rules: {untranslated-copy: error}\n", "\ufeff",
]


class Model:
    """The project as it should be seen: what is open stands for what is on disk."""

    def __init__(self, seed, folder):
        self.chance = random.Random(seed)
        self.disk = Path(folder) / "disk"
        self.seen = Path(folder) / "seen"
        for root in (self.disk, self.seen):
            root.mkdir(parents=True)
            for name in ("campaigns", "channels"):
                shutil.copytree(ROOT / name, root / name)
            shutil.copy(ROOT / "carillon.yaml", root)
        kinds = {".yaml", ".xml", ".plist", ".strings"}
        self.paths = sorted(
            str(path.relative_to(self.disk)) for path in self.disk.rglob("*") if path.suffix in kinds)
        self.paths += ["campaigns/new.yaml", "campaigns/orders/new.yaml", "channels/ios/en.lproj/Localizable.strings"]
        # Campaigns most of the time, and some line ends of another kind.
        self.weights = [6 if path.startswith("campaigns") else 4 if path == "carillon.yaml" else 1 for path in self.paths]
        self.open = {}
        self.client = Client(self.disk, encodings=[self.chance.choice(["utf-8", "utf-16", "utf-32"])])
        self.encoding = self.client.server["capabilities"]["positionEncoding"]

    def on_disk(self, path):
        try:
            return (self.disk / path).read_bytes().decode()
        except FileNotFoundError:
            return None

    def show(self, path, text):
        """Writes what is seen."""
        target = self.seen / path
        if text is None:
            target.unlink(missing_ok=True)
        else:
            target.write_bytes(text.encode())

    def step(self):
        path = self.chance.choices(self.paths, self.weights)[0]
        if len(self.open) > 4 and self.chance.random() < 0.7:
            path = self.chance.choice(sorted(self.open))
        if path not in self.open:
            text = self.on_disk(path) or ""
            # An editor takes a byte-order mark off.
            text = text.removeprefix("\ufeff")
            if self.chance.random() < 0.2:
                text = text.replace("\n", "\r\n")
            self.open[path] = text
            self.client.open(path, text)
            self.show(path, text)
            return
        action = self.chance.random()
        if action < 0.06:
            del self.open[path]
            self.client.close(path)
            self.show(path, self.on_disk(path))
        elif action < 0.10:
            self.change_on_disk(path)
        elif action < 0.25:
            self.restore(path)
        else:
            self.edit(path)

    def change_on_disk(self, path):
        """Saves, or lets another program make or remove a file."""
        if self.chance.random() < 0.5:
            existed = (self.disk / path).exists()
            (self.disk / path).write_bytes(self.open[path].encode())
            self.client.notify("textDocument/didSave", {"textDocument": {"uri": self.client.uri(path)}})
            if not existed:
                self.watch(path, 1)
            return
        other = self.chance.choice(["campaigns/other.yaml", "campaigns/orders/other.yaml"])
        if other in self.open:
            return
        target = self.disk / other
        if target.exists():
            target.unlink()
            self.show(other, None)
            self.watch(other, 3)
        else:
            text = (ROOT / "campaigns/price-drop.yaml").read_text(encoding="utf-8")
            text = self.chance.choice(["", "id: weekend-sale\n", "id: price-drop\n"]) + text
            target.write_bytes(text.encode())
            self.show(other, text)
            self.watch(other, 1)

    def watch(self, path, kind):
        self.client.notify("workspace/didChangeWatchedFiles", {"changes": [{"uri": self.client.uri(path), "type": kind}]})

    def restore(self, path):
        """Back to the sample's own text, or whole lines moved about."""
        original = ROOT / path
        text = original.read_bytes().decode() if original.exists() else ""
        if self.chance.random() < 0.4:
            lines = text.split("\n")
            self.chance.shuffle(lines)
            text = "\n".join(lines)
        if self.chance.random() < 0.5:
            change = {"text": text}
        else:
            change, text = edit(self.open[path], 0, len(self.open[path]), text)
            change["range"]["end"] = {"line": 10 ** 6, "character": 0}
        self.change(path, [change], text)

    def edit(self, path):
        text = self.open[path]
        changes = []
        for _ in range(self.chance.choice([1, 1, 1, 2, 5])):
            start = self.place(text)
            end = start if self.chance.random() < 0.6 else self.place(text, start, self.chance.choice([1, 3, 10, 200]))
            replacement = "" if self.chance.random() < 0.2 else self.chance.choice(PIECES)
            change, text = edit(text, start, end, replacement, self.encoding)
            changes.append(change)
        self.change(path, changes, text)

    def change(self, path, changes, text):
        self.open[path] = text
        self.client.change(path, *changes)
        self.show(path, text)

    def place(self, text, start=0, most=None):
        """A place, at most so many characters on, that is not between CR and LF, where no position is."""
        place = self.chance.randint(start, len(text) if most is None else min(start + most, len(text)))
        return place - 1 if place > start and text[place - 1:place + 1] == "\r\n" else place

    def expected(self):
        """What `check` says, as the protocol would say it."""
        result = subprocess.run(
            [str(binary()), "check", "--format", "json"], cwd=self.seen, stdin=subprocess.DEVNULL, capture_output=True)
        if result.returncode == 2:
            return {}
        assert result.returncode in (0, 1), (result.returncode, result.stderr)
        found = {}
        texts = {}
        for item in json.loads(result.stdout)["diagnostics"]:
            path = item.get("path", "carillon.yaml")
            if path not in texts:
                target = self.seen / path
                texts[path] = target.read_bytes() if target.exists() else b""
            message = item["message"] + ("; " + item["help"] if "help" in item else "")
            start, end = (self.point(path, texts[path], item[name]["byte"]) if "path" in item else (0, 0)
                          for name in ("start", "end"))
            found.setdefault(path, []).append((start, end, item["id"], item["severity"], message[:2000]))
        return {path: sorted(items) for path, items in found.items()}

    def point(self, path, data, byte):
        # A mark at the start of a file on disk is no part of the text; one that an editor sends is a character.
        mark = 3 if data.startswith(b"\xef\xbb\xbf") and path not in self.open else 0
        text = data[mark:].decode(errors="replace")
        index = len(data[mark:max(byte, mark)].decode(errors="replace"))
        if text[index - 1:index + 1] == "\r\n":
            index -= 1
        place = position(text, index, self.encoding)
        return place["line"], place["character"]

    def found(self):
        self.client.settle()
        found = {}
        for path, items in self.client.all_diagnostics().items():
            found[path] = sorted(
                ((d["range"]["start"]["line"], d["range"]["start"]["character"]),
                 (d["range"]["end"]["line"], d["range"]["end"]["character"]),
                 d["code"], "error" if d["severity"] == 1 else "warning", d["message"].removesuffix("…")[:2000])
                for d in items)
        return found

    def compare(self):
        found, expected = self.found(), self.expected()
        assert found == expected, difference(found, expected)
        return sum(map(len, expected.values()))

    def memory(self):
        """Resident, in kilobytes."""
        status = Path(f"/proc/{self.client.process.pid}/status").read_text()
        return next(int(line.split()[1]) for line in status.splitlines() if line.startswith("VmRSS"))


def difference(found, expected):
    lines = []
    for path in sorted(set(found) | set(expected)):
        for sign, first, second in (("only lsp:  ", found, expected), ("only check:", expected, found)):
            lines += [f"{sign} {path} {item}" for item in first.get(path, []) if item not in second.get(path, [])]
    return "\n".join(lines[:20]) or "the same findings, not as often"


def run(seed, edits, every, report=None):
    """The resident memory after a first part of the edits, and at the end."""
    with tempfile.TemporaryDirectory() as folder:
        model = Model(seed, folder)
        early = None
        findings = 0
        for number in range(1, edits + 1):
            model.step()
            if number % every == 0:
                findings += model.compare()
                if report:
                    report(number, findings, model.memory())
            if number == edits // 4:
                model.client.settle()
                early = model.memory()
        model.compare()
        late = model.memory()
        assert model.client.stop() == 0
        return early, late, findings


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seed", type=int, default=int(time.time()))
    parser.add_argument("--edits", type=int, default=10 ** 6)
    parser.add_argument("--every", type=int, default=10)
    options = parser.parse_args()
    print(f"seed {options.seed}", flush=True)
    started = time.time()

    def progress(number, findings, memory):
        if number % (100 * options.every) == 0:
            print(f"{number} edits, {findings} findings compared, {memory} kB, {time.time() - started:.0f} s", flush=True)

    print(run(options.seed, options.edits, options.every, progress))
    sys.exit(0)
