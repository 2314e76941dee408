"""A whole session with the language server, driven by pytest-lsp as the editors that it knows would."""

import asyncio
import os
import shutil
from urllib.parse import unquote, urlparse

import pytest
import pytest_lsp
from lsprotocol import types
from pygls.protocol import default_converter
from pytest_lsp import ClientServerConfig, LanguageClient, client_capabilities
from pytest_lsp.client import DEFAULT_CLIENT_FEATURES, register_lsp_features

from project import ROOT, binary

pytestmark = [pytest.mark.asyncio, pytest.mark.filterwarnings("error::pytest_lsp.LspSpecificationWarning")]

SALE = "campaigns/weekend-sale.yaml"
CHANNELS = "channels/android/ua_custom_notification_channels.xml"


@pytest.fixture
def sample(tmp_path):
    """A copy of the sample project."""
    root = tmp_path / "Ünïcode project"
    root.mkdir()
    for name in ("campaigns", "channels"):
        shutil.copytree(ROOT / name, root / name)
    shutil.copy(ROOT / "carillon.yaml", root)
    return root


def make_client():
    """pytest-lsp's client, which keeps what is published, and lets the server register what it wants to be told of."""
    client = LanguageClient(converter_factory=default_converter)
    client.registrations = []
    client.published = {}
    register_lsp_features(client, {
        **DEFAULT_CLIENT_FEATURES,
        types.TEXT_DOCUMENT_PUBLISH_DIAGNOSTICS: lambda ls, params: ls.published.update({params.uri: params}),
        types.CLIENT_REGISTER_CAPABILITY: lambda ls, params: ls.registrations.extend(params.registrations),
        types.CLIENT_UNREGISTER_CAPABILITY: lambda ls, params: None,
    })
    return client


@pytest_lsp.fixture(
    params=["visual_studio_code", "neovim"],
    config=ClientServerConfig(server_command=[str(binary()), "lsp", "--stdio"], client_factory=make_client))
async def client(lsp_client: LanguageClient, sample, request):
    folder = types.WorkspaceFolder(uri=sample.as_uri(), name="sample")
    answer = await lsp_client.initialize_session(types.InitializeParams(
        capabilities=client_capabilities(request.param), workspace_folders=[folder], root_uri=folder.uri))
    assert answer.server_info.name == "carillon"
    assert answer.capabilities.position_encoding in ("utf-8", "utf-16")
    lsp_client.sample = sample
    lsp_client.encoding = answer.capabilities.position_encoding
    lsp_client.texts = {}
    yield
    await lsp_client.shutdown_session()
    assert lsp_client._server.returncode == 0


class Editor:
    """What an editor does with a file."""

    def __init__(self, client, path):
        self.client = client
        self.file = client.sample / path
        self.uri = self.file.as_uri()
        self.version = 0
        self.text = None

    async def open(self, text=None):
        self.text = self.file.read_bytes().decode() if text is None else text
        self.version = 1
        self.client.text_document_did_open(types.DidOpenTextDocumentParams(types.TextDocumentItem(
            uri=self.uri, language_id="yaml", version=1, text=self.text)))
        return await self.diagnostics()

    async def replace(self, old, new, count=1):
        """Replaces a stretch of the text that is there once."""
        assert self.text.count(old) >= 1, old
        start = self.text.index(old)
        change = types.TextDocumentContentChangePartial(
            range=types.Range(start=self.place(start), end=self.place(start + len(old))), text=new)
        self.text = self.text[:start] + new + self.text[start + len(old):]
        self.version += 1
        self.client.text_document_did_change(types.DidChangeTextDocumentParams(
            text_document=types.VersionedTextDocumentIdentifier(uri=self.uri, version=self.version),
            content_changes=[change]))

    async def diagnostics(self):
        """What the server says of the text as it is now."""
        return await until(self.client, self.uri, lambda params: params.version == self.version)

    def place(self, index):
        line = self.text.count("\n", 0, index)
        before = self.text[self.text.rfind("\n", 0, index) + 1:index]
        if self.client.encoding == "utf-8":
            return types.Position(line=line, character=len(before.encode()))
        return types.Position(line=line, character=len(before.encode("utf-16-le")) // 2)

    def at(self, text, offset=0):
        """The position of a text, and a number of characters further."""
        return self.place(self.text.index(text) + offset)

    def after(self, text):
        return self.at(text, len(text))

    @property
    def identifier(self):
        return types.TextDocumentIdentifier(uri=self.uri)

    async def hover(self, position):
        answer = await self.client.text_document_hover_async(types.HoverParams(self.identifier, position))
        return answer and answer.contents.value

    async def labels(self, position):
        answer = await self.client.text_document_completion_async(types.CompletionParams(self.identifier, position))
        return {item.label: item for item in (answer.items if answer else [])}

    async def definition(self, position):
        answer = await self.client.text_document_definition_async(types.DefinitionParams(self.identifier, position))
        return [self.shown(location) for location in answer or []]

    async def references(self, position, declaration=True):
        answer = await self.client.text_document_references_async(types.ReferenceParams(
            types.ReferenceContext(include_declaration=declaration), self.identifier, position))
        return [self.shown(location) for location in answer or []]

    def shown(self, location):
        """The path of a location, and the text that it marks on disk."""
        path = unquote(urlparse(location.uri).path)
        name = os.path.relpath(path, self.client.sample)
        editor = Editor(self.client, name)
        editor.text = editor.file.read_text(encoding="utf-8")
        lines = editor.text.split("\n")
        assert location.range.start.line == location.range.end.line
        line = lines[location.range.start.line]
        cut = line.encode() if self.client.encoding == "utf-8" else line.encode("utf-16-le")
        width = 1 if self.client.encoding == "utf-8" else 2
        part = cut[location.range.start.character * width:location.range.end.character * width]
        return name, part.decode() if width == 1 else part.decode("utf-16-le")


def ids(diagnostics):
    return [d.code for d in diagnostics]


async def until(client, uri, holds):
    """The diagnostics of a file, once what is published of it is as it should be."""
    for _ in range(2000):
        if uri in client.published and holds(client.published[uri]):
            return list(client.published[uri].diagnostics)
        await asyncio.sleep(0.005)
    raise AssertionError(f"{uri}: {client.published.get(uri)}")


async def found(client, path, expected):
    """Waits until a file has exactly these findings."""
    await until(client, (client.sample / path).as_uri(), lambda params: ids(params.diagnostics) == expected)


async def test_a_whole_session(client):
    sale = Editor(client, SALE)
    assert await sale.open() == []

    # A channel that is misspelt: found while typing, with the fix as an action, and cleared when it is applied.
    await sale.replace("channelId: com.acme.promos", "channelId: com.acme.promo")
    [diagnostic] = await sale.diagnostics()
    assert diagnostic.code == "unknown-channel" and diagnostic.severity == types.DiagnosticSeverity.Error
    assert diagnostic.range.start == sale.at("com.acme.promo") and diagnostic.range.end == sale.after("com.acme.promo")
    assert "did you mean 'com.acme.promos'?" in diagnostic.message
    text = await sale.hover(sale.at("com.acme.promo", 3))
    assert "unknown-channel" in text and "presentation.channelId" in text and "apns" in text
    offered = await sale.labels(sale.after("com.acme.promo"))
    assert {"com.acme.promos", "com.acme.general", "com.urbanairship.news"} <= set(offered)
    assert offered["com.acme.promos"].text_edit.range.start == sale.at("com.acme.promo")
    await sale.replace("com.acme.promo", offered["com.acme.promos"].text_edit.new_text)
    assert await sale.diagnostics() == []

    # Fields, sizes.
    text = await sale.hover(sale.at("title:"))
    assert "content.title" in text and "1 to 200 characters" in text and "Payloads of en" in text
    text = await sale.hover(sale.at("presentation:"))
    assert "How it looks and sounds" in text and "Largest payloads" in text

    # From a campaign to a channel, and from the channel to its campaigns.
    assert await sale.definition(sale.at("com.acme.promos", 2)) == [(CHANNELS, "com.acme.promos")]
    channels = Editor(client, CHANNELS)
    assert await channels.open() == []
    uses = await channels.references(channels.at('"com.acme.promos"', 2), declaration=False)
    assert (SALE, "com.acme.promos") in uses and len(uses) > 3
    assert all(text == "com.acme.promos" for _, text in uses)
    [name] = {text for _, text in await channels.definition(channels.at("@string/", 9))}
    assert name == channels.text.split("@string/")[1].split('"')[0]

    # The resource is edited: campaigns that are not open are told.
    await channels.replace('id="com.acme.promos"', 'id="com.acme.promoz"')
    await found(client, "campaigns/colour-week.yaml", ["unknown-channel"])
    await channels.replace('id="com.acme.promoz"', 'id="com.acme.promos"')
    await found(client, "campaigns/colour-week.yaml", [])

    outline = await client.text_document_document_symbol_async(types.DocumentSymbolParams(sale.identifier))
    names = [symbol.name for symbol in outline]
    assert "content" in names and "presentation" in names
    outline = await client.text_document_document_symbol_async(types.DocumentSymbolParams(channels.identifier))
    assert "com.acme.promos" in [symbol.name for symbol in outline]


async def test_completion(client):
    new = Editor(client, "campaigns/new.yaml")
    await new.open("""\
content:
  _default: en
  en: {title: T, body: "Hello {{}}"}

presentation:
  category:
delivery:
  priority:
p
variants:
  a:
    weight: 50
""")
    keys = await new.labels(new.at("\np\n", 2))
    assert {"platforms", "data", "ios"} <= set(keys) and not {"content", "presentation", "delivery"} & set(keys)
    assert keys["data"].text_edit.new_text == "data:" and "app gets" in keys["data"].documentation
    assert set(await new.labels(new.after("priority:"))) == {"normal", "high"}
    assert {"firstName"} <= set(await new.labels(new.after("{{")))
    category = await new.labels(new.after("category:"))
    assert {"shop_later", "ua_yes_no_foreground"} <= set(category)
    await new.replace("  en: {title", "  \n  en: {title")
    locales = await new.labels(new.after("_default: en\n  "))
    assert {"de", "zh-Hant"} <= set(locales) and not {"en", "_default"} & set(locales)
    await new.replace('"Hello {{}}"}', '"Hello", actions: [{id: shop, }]}')
    assert {"title", "url"} == set(await new.labels(new.after("id: shop, ")))
    await new.replace("category:", "category: shop_later")
    await new.replace("id: shop, ", "id: , title: x")
    assert {"shop", "later"} <= set(await new.labels(new.after("id: ")))
    assert await new.labels(new.after("content:")) == {}
    await new.replace("p\n", "  # carillon: allow \n")
    assert "untranslated-copy" in await new.labels(new.after("allow "))

    project = Editor(client, "carillon.yaml")
    await project.open()
    await project.replace("defaultChannel: com.acme.general", "defaultChannel: ")
    assert "com.acme.news" in await project.labels(project.after("defaultChannel: ")) or \
        "com.acme.promos" in await project.labels(project.after("defaultChannel: "))
    await project.replace("targets: [apns", "targets: [")
    assert "apns" in await project.labels(project.after("targets: ["))


async def test_actions(client):
    new = Editor(client, "campaigns/new.yaml")
    diagnostics = await new.open(
        "content:\n  _default: en\n  en: {title: T, body: B}\n  de: {title: T, body: B}\npresentatoin:\n  badge: 1\n")
    assert "unknown-key" in ids(diagnostics)
    actions = await client.text_document_code_action_async(types.CodeActionParams(
        new.identifier, types.Range(new.at("presentatoin"), new.at("presentatoin")), types.CodeActionContext([])))
    fixes = [action for action in actions if action.kind == "quickfix" and action.is_preferred]
    for action in fixes:
        [(uri, [change])] = action.edit.changes.items()
        assert uri == new.uri and change.new_text == "presentation"
        assert action.diagnostics[0].code == "unknown-key"
    await new.replace("presentatoin", "presentation")
    assert await new.diagnostics() == []
    # A warning may be allowed in place.
    await new.replace("title: T", "title: \" T\"")
    [warning] = await new.diagnostics()
    actions = await client.text_document_code_action_async(types.CodeActionParams(
        new.identifier, warning.range, types.CodeActionContext([])))
    [allow] = [action for action in actions if action.title == f"Allow {warning.code} here"]
    [(_, [change])] = allow.edit.changes.items()
    lines = new.text.split("\n")
    assert change.range.start.character == 0
    lines.insert(change.range.start.line, change.new_text.rstrip("\n"))
    await new.replace(new.text, "\n".join(lines))
    assert await new.diagnostics() == []


async def test_files_that_come_and_go(client):
    path = client.sample / "campaigns/twin.yaml"
    shutil.copy(client.sample / SALE, path)
    path.write_text("id: welcome-title-test\n" + path.read_text(encoding="utf-8"), encoding="utf-8")
    event = types.FileEvent(uri=path.as_uri(), type=types.FileChangeType.Created)
    client.workspace_did_change_watched_files(types.DidChangeWatchedFilesParams([event]))
    # Of two with the same id the first by its path has it.
    await found(client, "campaigns/welcome-title-test.yaml", ["duplicate-campaign-id"])
    path.unlink()
    event = types.FileEvent(uri=path.as_uri(), type=types.FileChangeType.Deleted)
    client.workspace_did_change_watched_files(types.DidChangeWatchedFilesParams([event]))
    await found(client, "campaigns/welcome-title-test.yaml", [])

    # A file of no project is left alone.
    stray = Editor(client, "../stray.yaml")
    client.text_document_did_open(types.DidOpenTextDocumentParams(types.TextDocumentItem(
        uri=stray.uri, language_id="yaml", version=1, text="{")))
    assert await client.text_document_hover_async(
        types.HoverParams(types.TextDocumentIdentifier(stray.uri), types.Position(0, 0))) is None
    assert stray.uri not in client.published
