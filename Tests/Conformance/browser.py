"""A headless Chromium, spoken to through a pipe: what a page shows, says in its console and asks the network for.

    python browser.py FOLDER OUTPUT      takes screenshots of a folder's pages, light and dark
"""

import base64
import contextlib
import itertools
import json
import os
import shutil
import socket
import subprocess
import sys
import tempfile
import threading
from pathlib import Path

ARGUMENTS = [
    "--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--hide-scrollbars",
    "--no-first-run", "--no-default-browser-check", "--disable-background-networking", "--disable-component-update",
    "--disable-sync", "--disable-extensions", "--disable-default-apps", "--metrics-recording-only", "--mute-audio",
    "--disable-features=OptimizationHints,MediaRouter,Translate,DialMediaRouteProvider", "--remote-debugging-pipe",
]


class Listener:
    """A proxy that answers nothing and remembers every first line it is sent."""

    def __init__(self):
        self.requests = []
        self.server = socket.create_server(("127.0.0.1", 0))
        self.port = self.server.getsockname()[1]
        threading.Thread(target=self._serve, daemon=True).start()

    def _serve(self):
        with contextlib.suppress(OSError):
            while True:
                connection, _ = self.server.accept()
                with connection, contextlib.suppress(OSError):
                    connection.settimeout(2)
                    self.requests.append(connection.recv(4096).split(b"\r\n")[0].decode(errors="replace"))

    def close(self):
        self.server.close()


class Browser:
    """One Chromium; whatever any page of it asks for ends in `listener`, and nowhere else."""

    def __init__(self):
        self.listener = Listener()
        self.profile = tempfile.TemporaryDirectory(ignore_cleanup_errors=True)
        read_end, self.output = os.pipe()
        self.input, write_end = os.pipe()
        # Chromium reads from descriptor 3 and writes to 4.
        script = f'exec "$@" 3<&{read_end} 4>&{write_end}'
        self.process = subprocess.Popen(
            ["bash", "-c", script, "bash", executable(), *ARGUMENTS, f"--user-data-dir={self.profile.name}",
             f"--proxy-server=127.0.0.1:{self.listener.port}", "--proxy-bypass-list=<-loopback>"],
            pass_fds=(read_end, write_end), stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL)
        os.close(read_end)
        os.close(write_end)
        self.buffer = b""
        self.numbers = itertools.count(1)
        self.events = []
        target = self.send("Target.createTarget", url="about:blank")["targetId"]
        self.session = self.send("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        for domain in ("Page", "Runtime", "Network", "Log"):
            self.send(f"{domain}.enable")

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.process.kill()
        self.process.wait()
        os.close(self.input)
        os.close(self.output)
        self.listener.close()
        self.profile.cleanup()

    def send(self, method, **parameters):
        """A command's result; events that come meanwhile are kept."""
        number = next(self.numbers)
        message = {"id": number, "method": method, "params": parameters}
        if hasattr(self, "session"):
            message["sessionId"] = self.session
        os.write(self.output, json.dumps(message).encode() + b"\0")
        while (answer := self.receive()).get("id") != number:
            self.events.append(answer)
        if "error" in answer:
            raise RuntimeError(f"{method}: {answer['error']}")
        return answer["result"]

    def receive(self):
        while b"\0" not in self.buffer:
            part = os.read(self.input, 1 << 20)
            if not part:
                raise RuntimeError("the browser has gone")
            self.buffer += part
        message, _, self.buffer = self.buffer.partition(b"\0")
        return json.loads(message)

    def wait(self, method):
        """Waits for an event, unless it came already."""
        while not any(event.get("method") == method for event in self.events):
            self.events.append(self.receive())

    def open(self, path, scheme="light", width=1280, height=900, allows_scripts=False, media=""):
        """Opens a file anew. With `allows_scripts` the page's policy does not bind what a test injects."""
        self.send("Emulation.setEmulatedMedia", media=media, features=[
            {"name": "prefers-color-scheme", "value": scheme}])
        self.send("Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=1, mobile=False)
        self.send("Page.setBypassCSP", enabled=allows_scripts)
        self.events.clear()
        self.send("Page.navigate", url=Path(path).resolve().as_uri())
        self.wait("Page.loadEventFired")

    def evaluate(self, script, *arguments):
        """What a function of the page's own world returns; promises are waited for."""
        call = f"({script})({', '.join(json.dumps(argument) for argument in arguments)})"
        answer = self.send("Runtime.evaluate", expression=call, returnByValue=True, awaitPromise=True)
        if "exceptionDetails" in answer:
            raise RuntimeError(json.dumps(answer["exceptionDetails"])[:1000])
        return answer["result"].get("value")

    def inject(self, source):
        self.send("Runtime.evaluate", expression=source)

    def press(self, key, code=0):
        for kind in ("rawKeyDown", "keyUp"):
            self.send("Input.dispatchKeyEvent", type=kind, key=key, code=key, windowsVirtualKeyCode=code)

    def complaints(self):
        """Console messages, exceptions and the browser's own remarks since the page was opened."""
        found = []
        for event in self.events:
            parameters = event.get("params", {})
            match event.get("method"):
                case "Runtime.consoleAPICalled":
                    found.append(f"console: {parameters['args']}")
                case "Runtime.exceptionThrown":
                    found.append(f"exception: {parameters['exceptionDetails'].get('text')}")
                case "Log.entryAdded":
                    found.append(f"log: {parameters['entry']['text']}")
        return found

    def requests(self):
        """Every URL that the page asked for since it was opened, its own included."""
        return [event["params"]["request"]["url"] for event in self.events
                if event.get("method") == "Network.requestWillBeSent"]

    def screenshot(self, path, whole=True):
        options = {}
        if whole:
            size = self.send("Page.getLayoutMetrics")["cssContentSize"]
            options = {"captureBeyondViewport": True,
                       "clip": {"x": 0, "y": 0, "width": size["width"], "height": min(size["height"], 16000), "scale": 1}}
        data = self.send("Page.captureScreenshot", format="png", **options)["data"]
        Path(path).write_bytes(base64.b64decode(data))


def executable():
    found = shutil.which("chromium")
    if not found:
        raise RuntimeError("there is no chromium on the PATH; scripts/install-missing test installs it")
    return found


def main(folder, output):
    Path(output).mkdir(parents=True, exist_ok=True)
    with Browser() as browser:
        for page in sorted(Path(folder).glob("*.html")):
            for scheme in ("light", "dark"):
                browser.open(page, scheme=scheme)
                browser.screenshot(Path(output) / f"{page.stem}-{scheme}.png")


if __name__ == "__main__":
    main(*sys.argv[1:])
