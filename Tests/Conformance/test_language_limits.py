"""What the language server makes of clients and files that are not as they should be."""

import json
import shutil
import subprocess

import pytest

from language_client import Client, edit, position
from project import binary
from random_edits import run

CAMPAIGN = """\
content:
  _default: en
  en:
    title: "Sale 🎄🎄 today"
    body: Everything must go 🎁 now
presentation: {badge: 3}
"""


@pytest.fixture
def project(tmp_path):
    (tmp_path / "campaigns").mkdir()
    (tmp_path / "campaigns/sale.yaml").write_text(CAMPAIGN, encoding="utf-8")
    (tmp_path / "carillon.yaml").write_text("version: 1\n", encoding="utf-8")
    return tmp_path


@pytest.fixture
def client(project):
    client = Client(project)
    yield client
    assert client.stop() == 0


def frame(message):
    body = message if isinstance(message, bytes) else json.dumps(message).encode()
    return b"Content-Length: %d\r\n\r\n%s" % (len(body), body)


@pytest.mark.parametrize("broken, code", [
    (b"Content-Length: nonsense\r\n\r\n", -32700), (b"X-Other: 1\r\n\r\n{}", -32700),
    (b"Content-Length: 99999999999999999999999999\r\n\r\n{", -32700), (b"Content-Length: 1073741824\r\n\r\n{", -32700),
    (b"Content-Length: -5\r\n\r\n", -32700), (b"\xff\xfe\x00" * 2000 + b"\r\n\r\n", -32700),
    (frame(b"{"), -32700), (frame(b""), -32700), (frame(b"\xff"), -32700), (frame(b"[" * 100_000), -32700),
    (frame(b'{"a": 1, "a": 2}'), -32700), (frame(b"[]"), -32600), (frame(b"7"), -32600),
    (frame({"jsonrpc": "2.0", "id": 5}), -32600), (frame({"jsonrpc": "2.0", "id": {}, "method": "x"}), -32600),
    (frame({"jsonrpc": "2.0", "id": "x", "method": 3}), -32600),
    (frame({"jsonrpc": "2.0", "id": "x", "method": "no/such"}), -32601),
    (frame({"jsonrpc": "2.0", "id": "x", "method": "initialize"}), -32600),
])
def test_a_broken_message_is_answered_and_the_next_one_served(client, broken, code):
    client.send_bytes(broken)
    while True:
        message = client.pump()
        if "error" in message:
            break
    assert message["error"]["code"] == code and message["error"]["message"]
    client.open("campaigns/sale.yaml", CAMPAIGN)
    assert client.diagnostics("campaigns/sale.yaml") == []


@pytest.mark.parametrize("params", [
    None, [], {}, 3, {"textDocument": None}, {"textDocument": {"uri": 5}}, {"textDocument": {"uri": "file:///%zz"}},
    {"textDocument": {"uri": "untitled:1"}}, {"textDocument": {"uri": "SALE"}},
    {"textDocument": {"uri": "SALE"}, "position": {"line": -1, "character": 0}},
    {"textDocument": {"uri": "SALE"}, "position": {"line": 10**18, "character": 10**18}},
    {"textDocument": {"uri": "SALE"}, "position": {"line": 1.5, "character": "x"}, "range": [], "context": 7},
    {"textDocument": {"uri": "SALE"}, "range": {"start": {"line": 5, "character": 0}, "end": {"line": 0, "character": 0}}},
    {"textDocument": {"uri": "SALE", "version": "x"}, "contentChanges": [None, {"text": 3}, {"range": 1, "text": ""}]},
    {"changes": [None, {"uri": 1}, {"uri": "SALE"}]}, {"event": {"added": [{}], "removed": 3}},
])
def test_parameters_of_another_shape_do_no_harm(client, params):
    client.open("campaigns/sale.yaml", CAMPAIGN)
    params = json.loads(json.dumps(params).replace("SALE", client.uri("campaigns/sale.yaml")))
    for method in ("hover", "completion", "definition", "references", "documentSymbol", "codeAction"):
        answer = client.answer(client.start_request(f"textDocument/{method}", params))
        assert "result" in answer or answer["error"]["code"] in (-32602,), answer
    for method in ("textDocument/didOpen", "textDocument/didChange", "textDocument/didSave", "textDocument/didClose",
                   "workspace/didChangeWatchedFiles", "workspace/didChangeWorkspaceFolders", "$/whatever", "initialized"):
        client.notify(method, params)
    client.settle()


def talk(project, *messages):
    """What the server says to raw bytes, and how it ends."""
    result = subprocess.run(
        [str(binary()), "lsp"], cwd=project, input=b"".join(messages), capture_output=True, timeout=30)
    answers = []
    rest = result.stdout
    while rest:
        header, _, rest = rest.partition(b"\r\n\r\n")
        length = int(header.split(b":")[1])
        answers.append(json.loads(rest[:length]))
        rest = rest[length:]
    return result.returncode, answers


def request(number, method, params=None):
    return frame({"jsonrpc": "2.0", "id": number, "method": method, "params": params or {}})


def notification(method):
    return frame({"jsonrpc": "2.0", "method": method})


def test_all_fixes_at_once_are_those_of_fix(client):
    text = CAMPAIGN.replace("presentation", "presentatoin").replace(
        "\n  en:\n    title: \"Sale 🎄🎄 today\"\n    body: Everything must go 🎁 now", "\n  en: {body: 🎁 at noon, title: 12:30}")
    text = text.replace("\n", "\r\n")
    fixed = subprocess.run(
        [str(binary()), "fix", "-", "--stdin-path", "campaigns/sale.yaml"], cwd=client.root, input=text.encode(),
        capture_output=True, timeout=30).stdout.decode()
    assert fixed.count("presentation") == 1 and '"12:30' in fixed
    client.open("campaigns/sale.yaml", text)
    whole = {"start": {"line": 0, "character": 0}, "end": {"line": 10 ** 6, "character": 0}}
    [action] = client.request("textDocument/codeAction", {
        "textDocument": {"uri": client.uri("campaigns/sale.yaml")}, "range": whole,
        "context": {"diagnostics": [], "only": ["source.fixAll"]}})
    [(uri, changes)] = action["edit"]["changes"].items()
    assert uri == client.uri("campaigns/sale.yaml") and len(changes) > 1
    lines = text.split("\n")
    for change in sorted(changes, key=lambda change: -change["range"]["start"]["line"]):
        start, end = change["range"]["start"], change["range"]["end"]
        assert start["line"] == end["line"]
        units = lines[start["line"]].encode("utf-16-le")
        lines[start["line"]] = (
            units[:2 * start["character"]] + change["newText"].encode("utf-16-le") + units[2 * end["character"]:]
        ).decode("utf-16-le")
    assert "\n".join(lines) == fixed
    client.change("campaigns/sale.yaml", {"text": fixed})
    assert client.diagnostics("campaigns/sale.yaml") == []


def test_a_root_elsewhere_is_the_only_project(project, tmp_path_factory):
    editor = tmp_path_factory.mktemp("elsewhere")
    shutil.copytree(project / "campaigns", editor / "campaigns")
    (editor / "carillon.yaml").write_text("version: 1\n", encoding="utf-8")
    broken = project / "campaigns/sale.yaml"
    broken.write_text(broken.read_text(encoding="utf-8").replace("badge", "bagde"), encoding="utf-8")
    client = Client(editor, "--root", str(project))
    client.open("campaigns/sale.yaml", "{")
    client.settle()
    assert {uri: [d["code"] for d in params["diagnostics"]] for uri, params in client.published.items()} == {
        broken.as_uri(): ["unknown-key"]}
    assert client.stop() == 0


def test_a_session_has_an_order(project):
    status, answers = talk(
        project, request(1, "textDocument/hover"), notification("textDocument/didOpen"), request(2, "initialize"),
        request(3, "shutdown"), request(4, "textDocument/hover"), notification("exit"), request(5, "shutdown"))
    assert status == 0
    assert [(a["id"], a.get("error", {}).get("code")) for a in answers] == [
        (1, -32002), (2, None), (3, None), (4, -32600)]
    assert answers[2]["result"] is None


@pytest.mark.parametrize("messages", [
    [notification("exit")], [request(1, "initialize"), notification("exit")], [request(1, "initialize")], [],
    [b"Content-Length: 500\r\n\r\n{"],
])
def test_leaving_without_shutdown_is_status_1(project, messages):
    assert talk(project, *messages)[0] == 1


def test_an_answer_that_nobody_waits_for_is_not_worked_out(project):
    client = Client(project)
    first = [client.start_request("textDocument/references", {
        "textDocument": {"uri": client.uri("carillon.yaml")}, "position": {"line": 0, "character": 0}})
        for _ in range(1)]
    body = b"".join(
        frame({"jsonrpc": "2.0", "id": f"r{n}", "method": "textDocument/hover", "params": {}}) for n in range(50))
    body += b"".join(
        frame({"jsonrpc": "2.0", "method": "$/cancelRequest", "params": {"id": f"r{n}"}}) for n in range(50))
    client.send_bytes(body + frame({"jsonrpc": "2.0", "method": "$/cancelRequest", "params": {"id": "unknown"}}))
    answers = [client.answer(f"r{n}") for n in range(50)]
    # Each is answered once, by a result or by saying that it was cancelled.
    assert all(("result" in a) != (a.get("error", {}).get("code") == -32800) for a in answers)
    assert any("error" in a for a in answers)
    client.answer(first[0])
    assert client.stop() == 0


@pytest.mark.parametrize("ending", ["\n", "\r\n", "\r"])
@pytest.mark.parametrize("encoding", ["utf-8", "utf-16", "utf-32"])
def test_positions_right_after_emoji(project, encoding, ending):
    client = Client(project, encodings=[encoding])
    assert client.server["capabilities"]["positionEncoding"] == encoding
    text = CAMPAIGN.replace("\n", ending)
    client.open("campaigns/sale.yaml", text)
    assert client.diagnostics("campaigns/sale.yaml") == []
    # What is typed right after an emoji arrives there, and the finding marks exactly it.
    place = text.index("🎄🎄") + 2
    change, text = edit(text, place, place, "{{x", encoding)
    client.change("campaigns/sale.yaml", change)
    [found] = client.diagnostics("campaigns/sale.yaml")
    assert found["code"] == "placeholder-syntax"
    assert found["range"]["start"] == position(text, place, encoding)
    change, text = edit(text, place + 3, place + 3, "}}", encoding)
    client.change("campaigns/sale.yaml", change)
    assert [d["code"] for d in client.diagnostics("campaigns/sale.yaml")] != ["placeholder-syntax"]
    hover = client.request("textDocument/hover", {
        "textDocument": {"uri": client.uri("campaigns/sale.yaml")}, "position": position(text, place + 2, encoding)})
    assert "Placeholder x" in hover["contents"]["value"]
    assert hover["range"]["start"] == position(text, place + 2, encoding)
    assert hover["range"]["end"] == position(text, place + 3, encoding)
    assert client.stop() == 0


def test_without_a_word_positions_count_utf_16(client):
    assert client.server["capabilities"]["positionEncoding"] == "utf-16"


def test_half_a_character_is_no_end(client):
    client.open("campaigns/sale.yaml", CAMPAIGN)
    client.send_bytes(frame(
        b'{"jsonrpc":"2.0","method":"textDocument/didChange","params":{"textDocument":{"uri":"%s","version":2},'
        b'"contentChanges":[{"text":"silent: true\\ndata: {a: \\"\\ud83d\\"}\\n"}]}}'
        % client.uri("campaigns/sale.yaml").encode()))
    client.versions["campaigns/sale.yaml"] = 2
    client.diagnostics("campaigns/sale.yaml")


@pytest.mark.parametrize("text", [
    "", "\ufeff", ":", "{", "[" * 5000, "- " * 3000, "a: &a [*a]\n", "content: {en: {title: \"", "\x00\x01", "%YAML 9\n---\n",
    "content:\n\ten: x\n", "\u2028", "a: " + "x" * 100_000,
])
def test_a_broken_file_is_served_and_can_be_mended(client, text):
    client.open("campaigns/sale.yaml", text)
    assert client.diagnostics("campaigns/sale.yaml")
    document = {"textDocument": {"uri": client.uri("campaigns/sale.yaml")}}
    place = {**document, "position": {"line": 0, "character": 1}}
    for method in ("hover", "completion", "definition", "references"):
        client.request(f"textDocument/{method}", {**place, "context": {"includeDeclaration": True}})
    client.request("textDocument/documentSymbol", document)
    client.request("textDocument/codeAction", {**document, "range": {"start": place["position"], "end": place["position"]}})
    client.change("campaigns/sale.yaml", {"text": CAMPAIGN})
    assert client.diagnostics("campaigns/sale.yaml") == []


def test_a_file_of_a_megabyte(client):
    lines = [f"  key{number}: {'🎄 value ' * 3}{number}" for number in range(20_900)]
    text = "silent: true\ndata:\n" + "\n".join(lines) + "\n"
    assert 10**6 < len(text.encode()) < 2**20
    client.open("campaigns/sale.yaml", text)
    found = client.diagnostics("campaigns/sale.yaml")
    place = text.index("key20000") + len("key20000: 🎄")
    change, text = edit(text, place, place, "!")
    client.change("campaigns/sale.yaml", change)
    assert len(client.diagnostics("campaigns/sale.yaml")) == len(found)
    where = {"textDocument": {"uri": client.uri("campaigns/sale.yaml")}, "position": position(text, place)}
    client.request("textDocument/hover", where)
    client.request("textDocument/completion", where)
    assert len(client.request("textDocument/documentSymbol", where)) > 1
    # One byte more than a file may have.
    client.change("campaigns/sale.yaml", {"text": text + "#" * (2**20 - len(text.encode()) + 1)})
    assert [d["code"] for d in client.diagnostics("campaigns/sale.yaml")] == ["file-too-large"]


@pytest.mark.parametrize("seed", [1, 2])
def test_random_edits_agree_with_check_and_leak_nothing(seed):
    early, late, findings = run(seed, 1200, 12)
    assert findings > 1000
    assert late < early + 24_000, f"{early} kB became {late} kB"
