"""A client of the language server that does one thing at a time, for tests that make thousands of edits.

It applies to its own copy of a text what it tells the server to apply, counts in UTF-16 as editors do, and keeps the
diagnostics that the server publishes.
"""

import json
import os
import subprocess
import threading
from pathlib import Path
from queue import Queue

from project import binary


class Client:
    def __init__(self, root, *arguments, encodings=None, capabilities=None, timeout=60):
        self.root = Path(root)
        self.timeout = timeout
        self.process = subprocess.Popen(
            [str(binary()), "lsp", *arguments], cwd=root, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        self.inbox = Queue()
        threading.Thread(target=self._read, daemon=True).start()
        self.last = 0
        self.published = {}
        self.answered = {}
        self.versions = {}
        general = {"positionEncodings": encodings} if encodings else {}
        self.server = self.request("initialize", {
            "processId": os.getpid(), "rootUri": self.root.as_uri(),
            "capabilities": {"general": general, **(capabilities or {})}})
        self.notify("initialized", {})

    def _read(self):
        stream = self.process.stdout
        while True:
            length = None
            while (line := stream.readline()) not in (b"\r\n", b""):
                name, _, value = line.partition(b":")
                if name.lower() == b"content-length":
                    length = int(value)
            if length is None:
                self.inbox.put(None)
                return
            self.inbox.put(json.loads(stream.read(length)))

    def send_bytes(self, data):
        self.process.stdin.write(data)
        self.process.stdin.flush()

    def send(self, message):
        body = json.dumps(message).encode()
        self.send_bytes(b"Content-Length: %d\r\n\r\n%s" % (len(body), body))

    def notify(self, method, params):
        self.send({"jsonrpc": "2.0", "method": method, "params": params})

    def start_request(self, method, params):
        self.last += 1
        self.send({"jsonrpc": "2.0", "id": self.last, "method": method, "params": params})
        return self.last

    def request(self, method, params):
        return self.answer(self.start_request(method, params))["result"]

    def answer(self, identifier):
        while identifier not in self.answered:
            self.pump()
        return self.answered.pop(identifier)

    def pump(self):
        """Takes in one message."""
        message = self.inbox.get(timeout=self.timeout)
        assert message is not None, f"the server ended with {self.process.wait()}"
        if "method" in message and "id" in message:
            self.send({"jsonrpc": "2.0", "id": message["id"], "result": None})
        elif message.get("method") == "textDocument/publishDiagnostics":
            params = message["params"]
            self.published[params["uri"]] = params
        elif "id" in message:
            self.answered[message["id"]] = message
        return message

    def uri(self, path):
        return (self.root / path).as_uri()

    def open(self, path, text):
        self.versions[path] = 1
        self.notify("textDocument/didOpen", {"textDocument": {
            "uri": self.uri(path), "languageId": "yaml", "version": 1, "text": text}})

    def change(self, path, *changes):
        self.versions[path] += 1
        self.notify("textDocument/didChange", {
            "textDocument": {"uri": self.uri(path), "version": self.versions[path]}, "contentChanges": list(changes)})

    def close(self, path):
        del self.versions[path]
        self.notify("textDocument/didClose", {"textDocument": {"uri": self.uri(path)}})

    def diagnostics(self, path):
        """What the server says of the file's last version."""
        uri = self.uri(path)
        while self.published.get(uri, {}).get("version") != self.versions[path]:
            self.pump()
        return self.published[uri]["diagnostics"]

    def settle(self):
        """Waits until every campaign is compiled: that is when references are answered."""
        self.request("textDocument/references", {
            "textDocument": {"uri": self.uri("carillon.yaml")}, "position": {"line": 0, "character": 0},
            "context": {"includeDeclaration": True}})

    def all_diagnostics(self):
        """By path below the root; what has none is left out."""
        prefix = self.root.as_uri() + "/"
        from urllib.parse import unquote
        return {unquote(uri[len(prefix):]): params["diagnostics"]
                for uri, params in self.published.items() if params["diagnostics"]}

    def stop(self):
        self.request("shutdown", None)
        self.notify("exit", None)
        self.process.stdin.close()
        return self.process.wait(timeout=self.timeout)


def units(text, encoding="utf-16"):
    """How long a text is in the units of an encoding."""
    if encoding == "utf-8":
        return len(text.encode())
    if encoding == "utf-32":
        return len(text)
    return len(text.encode("utf-16-le")) // 2


def position(text, index, encoding="utf-16"):
    """The position of a character of a text, as LSP counts lines: LF, CR LF and CR end one."""
    line = start = place = 0
    while place < index:
        if text.startswith("\r\n", place):
            if place + 1 == index:
                break
            place += 1
        elif text[place] not in "\r\n":
            place += 1
            continue
        place += 1
        line, start = line + 1, place
    return {"line": line, "character": units(text[start:index], encoding)}


def edit(text, start, end, replacement, encoding="utf-16"):
    """The change that replaces a stretch of a text, and the new text."""
    ends = {"start": position(text, start, encoding), "end": position(text, end, encoding)}
    return {"range": ends, "text": replacement}, text[:start] + replacement + text[end:]
