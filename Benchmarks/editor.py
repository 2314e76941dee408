"""Measures how long the language server takes to answer an edit: from the moment it is sent to the diagnostics.

    python3 Benchmarks/editor.py [--campaigns N] [--edits N]

Without --campaigns it edits a copy of the sample project. The binary is .build/release/carillon, or what CARILLON names.
"""

import argparse
import shutil
import statistics
import sys
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT / "Tests/Conformance"), str(ROOT / "Benchmarks")]

from corpus import write  # noqa: E402
from language_client import Client, edit  # noqa: E402


def measure(client, path, text, marks, edits):
    """Milliseconds of each edit, typed behind a mark and taken back in turn."""
    client.open(path, text)
    client.diagnostics(path)
    client.settle()
    times = []
    for number in range(edits):
        mark = marks[number // 2 % len(marks)]
        place = text.index(mark) + len(mark)
        change, text = edit(text, place, place + number % 2, "" if number % 2 else "x")
        start = time.perf_counter()
        client.change(path, change)
        client.diagnostics(path)
        times.append((time.perf_counter() - start) * 1000)
        client.settle()
    client.close(path)
    client.settle()
    return times


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--campaigns", type=int)
    parser.add_argument("--edits", type=int, default=60)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        folder = Path(folder)
        for name in ("channels", "campaigns"):
            shutil.copytree(ROOT / name, folder / name)
        shutil.copy(ROOT / "carillon.yaml", folder)
        campaign = "campaigns/weekend-sale.yaml"
        if options.campaigns:
            shutil.rmtree(folder / "campaigns")
            write(folder, options.campaigns)
            campaign = f"campaigns/c{options.campaigns // 2:05}.yaml"
        start = time.perf_counter()
        # A first check of many thousand campaigns takes its time.
        client = Client(folder, timeout=600)
        client.settle()
        print(f"start, until all is checked: {(time.perf_counter() - start) * 1000:.0f} ms")
        channels = "channels/android/ua_custom_notification_channels.xml"
        for path, marks, edits in [
            (campaign, ["title: ", "channelId: com.acme.promos"], options.edits),
            (channels, ['id="com.acme.promos'], 10), ("carillon.yaml", ["name: "], 10),
        ]:
            text = (folder / path).read_text(encoding="utf-8")
            times = sorted(measure(client, path, text, marks, edits))
            print(f"{path}: median {statistics.median(times):.1f} ms, slowest {times[-1]:.1f} ms of {len(times)} edits")
        status = Path(f"/proc/{client.process.pid}/status").read_text()
        print("resident:", next(line.split(":")[1].strip() for line in status.splitlines() if "VmRSS" in line))
        assert client.stop() == 0


if __name__ == "__main__":
    main()
