"""Small projects as a stranger's pull request might bring them, each with what the tool must say of it.

A project is a function that fills a folder. Its verdict is an exit status of `build` and a text that the report must hold,
which is a rule's id where a rule finds it. Everything outside the folder is off limits, whatever the project says.
"""

import os
import socket
import struct
import subprocess

from project import CONFIGURATION, campaign, write

PROJECTS = {}
ONE = "content: {_default: en, en: {title: T, body: B}}\n"


def project(name, status, said):
    def register(fill):
        PROJECTS[name] = (fill, status, said)
        return fill

    return register


def texts(name, status, said, files):
    PROJECTS[name] = (lambda root: write(root, {"carillon.yaml": CONFIGURATION} | files), status, said)


# Links, pipes, devices, names.


@project("a link to the folder that it is in", 1, "unsafe-symlink")
def _(root):
    write(root, {"campaigns/good.yaml": ONE})
    (root / "campaigns/again").symlink_to(".")


@project("two links to each other", 1, "unsafe-symlink")
def _(root):
    write(root, {"campaigns/good.yaml": ONE})
    (root / "campaigns/a.yaml").symlink_to("b.yaml")
    (root / "campaigns/b.yaml").symlink_to("a.yaml")


@project("campaigns is a link to a folder outside", 1, "unsafe-symlink")
def _(root):
    (root / "campaigns").symlink_to("/etc")


@project("channels is a link to a folder outside", 1, "unsafe-symlink")
def _(root):
    write(root, {"campaigns/good.yaml": ONE})
    (root / "channels").symlink_to("/etc")


@project("a resource is a link to a file outside", 1, "unsafe-symlink")
def _(root):
    write(root, {"campaigns/good.yaml": ONE, "channels/readme.txt": ""})
    (root / "channels/values.xml").symlink_to("/etc/passwd")


@project("the configuration is a link to a file outside", 2, "symbolic link")
def _(root):
    write(root, {"campaigns/good.yaml": ONE})
    (root / "carillon.yaml").symlink_to("/etc/passwd")


@project("a campaign is a link to a device", 1, "unsafe-symlink")
def _(root):
    write(root, {"campaigns/good.yaml": ONE})
    (root / "campaigns/zero.yaml").symlink_to("/dev/zero")


@project("a campaign is a pipe", 2, "campaigns/pipe.yaml': it is a pipe, a socket or a device")
def _(root):
    write(root, {"campaigns/good.yaml": ONE})
    os.mkfifo(root / "campaigns/pipe.yaml")


@project("a resource is a pipe", (0, 2), "")
def _(root):
    write(root, {"campaigns/good.yaml": ONE, "channels/readme.txt": ""})
    os.mkfifo(root / "channels/pipe.xml")


@project("the configuration is a pipe", 2, "carillon.yaml': it is a pipe, a socket or a device")
def _(root):
    write(root, {"campaigns/good.yaml": ONE})
    os.mkfifo(root / "carillon.yaml")


@project("a campaign is a socket", 2, "socket.yaml'")
def _(root):
    write(root, {"campaigns/good.yaml": ONE})
    # Bound by a short path: a socket's may have 107 bytes.
    here = os.getcwd()
    os.chdir(root / "campaigns")
    try:
        with socket.socket(socket.AF_UNIX) as made:
            made.bind("socket.yaml")
    finally:
        os.chdir(here)


if os.geteuid() == 0:

    @project("a campaign is a device", 2, "it is a pipe, a socket or a device")
    def _(root):
        write(root, {"campaigns/good.yaml": ONE})
        os.mknod(root / "campaigns/zero.yaml", 0o20666, os.makedev(1, 5))


NAMES = {
    "a line feed in a name": "a\n::error::b",
    "an escape sequence in a name": "a\x1b]0;owned\x07\x1b[31mb",
    "a name that reorders a line": "a\u202egnp",
    "a name with quotes and brackets": "a'\"<script>&$(touch x)`",
    "a workflow command for a name": "##vso[task.setvariable variable=a]b",
    "a name in capital letters": "Sale",
    "a name that Windows keeps": "con ",
    "a name that starts with a dash": "-rf",
    "a name of 250 bytes": "a" * 245,
}
for told, name in NAMES.items():
    texts(told, 1, "invalid-campaign-id", {f"campaigns/{name}.yaml": ONE})


@project("a name that is not UTF-8", 2, "the file's name is not UTF-8")
def _(root):
    write(root, {"campaigns/good.yaml": ONE})
    with open(os.fsencode(root) + b"/campaigns/\xff\xfe.yaml", "w") as file:
        file.write(ONE)


texts("names that differ in case alone", 1, "duplicate-campaign-id", {
    "campaigns/sale.yaml": ONE, "campaigns/Sale.yaml": "id: sale\n" + ONE})
texts("names that differ in normalisation alone", 1, "invalid-campaign-id", {
    "campaigns/caf\u00e9.yaml": ONE, "campaigns/cafe\u0301.yaml": ONE})
texts("an id in two folders", 1, "duplicate-campaign-id", {
    "campaigns/a.yaml": "id: x\n" + ONE, "campaigns/b.yaml": "id: x\n" + ONE})
texts("folders 60 deep", 0, "", {"campaigns/" + "d/" * 60 + "good.yaml": "id: good\n" + ONE})
texts("a folder that is named like a campaign", 2, "it is a directory", {"campaigns/a.yaml/b.txt": ""})

# Paths that lead out.

for place in ("..", "../out", "/etc", ".", "", "a/../../b", ".git", ".git/hooks", ".GIT", ".carillon", "campaigns",
              "campaigns/out", "build\n::error::x", "a\0b", "~/x"):
    status = 0 if place == "~/x" else (1, 2)
    texts(f"the output is {place!r}", status, "", {
        "carillon.yaml": CONFIGURATION | {"output": {"directory": place}}, "campaigns/good.yaml": ONE})
for field in ("campaigns", "channels"):
    for place in ("..", "../other", "/etc", "a/../../b"):
        texts(f"{field} are in {place!r}", (1, 2), "", {
            "carillon.yaml": CONFIGURATION | {field: [place]}, "campaigns/good.yaml": ONE})
for bad in ("../../x", "/etc/x", "..", ".", "a/b", "a\\b", "con\0", "\u202ex", "x" * 300):
    texts(f"the id is {bad[:20]!r}", 1, "", {"campaigns/a.yaml": campaign(id=bad)})
    texts(f"a variant is {bad[:20]!r}", 1, "", {
        "campaigns/a.yaml": campaign(variants={bad: {"weight": 50}, "b": {"weight": 50}})})
    texts(f"a locale is {bad[:20]!r}", 1, "", {
        "campaigns/a.yaml": campaign(content={"_default": bad, bad: {"title": "T", "body": "B"}})})
    texts(f"a target is {bad[:20]!r}", 1, "", {
        "carillon.yaml": CONFIGURATION | {"targets": [bad]}, "campaigns/a.yaml": ONE})


@project("the output is a link to a folder outside", 2, "is a symbolic link")
def _(root):
    write(root, {"campaigns/good.yaml": ONE})
    (root.parent / "outside").mkdir()
    (root / "build").symlink_to("../outside")


@project("a campaign's folder in the output is a link to a folder outside", 2, "symbolic link")
def _(root):
    write(root, {"campaigns/good.yaml": ONE, "build/manifest.json": "{}", "build/campaigns/readme": ""})
    (root.parent / "outside").mkdir()
    (root / "build/campaigns/good").symlink_to("../../../outside")


@project("an artifact in the output is a link to a file outside", (0, 2), "")
def _(root):
    write(root, {"campaigns/good.yaml": ONE, "build/manifest.json": "{}", "build/campaigns/good/apns/x": ""})
    write(root.parent, {"outside/kept.txt": "kept"})
    (root / "build/campaigns/good/apns/en.json").symlink_to("../../../../../outside/kept.txt")


@project("the output holds somebody's files", 2, "was not made by carillon")
def _(root):
    write(root, {"campaigns/good.yaml": ONE, "build/thesis.txt": "years of work"})


@project("the output is the root of a repository", 2, "it is the root of a git repository")
def _(root):
    write(root, {"campaigns/good.yaml": ONE, "build/manifest.json": "{}", "build/.git": "gitdir: /etc"})


@project("the stage of a build is a link to a folder outside", (0, 2), "")
def _(root):
    write(root, {"campaigns/good.yaml": ONE, "build/manifest.json": "{}"})
    write(root.parent, {"outside/kept.txt": "kept"})
    (root / "build/.carillon-stage").symlink_to("../../outside")


@project("the cache is a link to a folder outside", (0, 2), "")
def _(root):
    write(root, {"campaigns/good.yaml": ONE})
    write(root.parent, {"outside/kept.txt": "kept"})
    (root / ".carillon").symlink_to("../outside")


# YAML that costs.

texts("a bomb of aliases", 1, "alias-expansion-limit", {"campaigns/a.yaml": "a0: &a0 [x, x]\n" + "".join(
    f"a{i}: &a{i} [{', '.join([f'*a{i - 1}'] * 9)}]\n" for i in range(1, 30))})
texts("a bomb of merges", 1, "", {"campaigns/a.yaml": "a0: &a0 {k: v}\n" + "".join(
    f"a{i}: &a{i} {{<<: [{', '.join([f'*a{i - 1}'] * 9)}], k{i}: v}}\n" for i in range(1, 200))})
texts("100,000 brackets", 1, "nesting-limit", {"campaigns/a.yaml": "data: " + "[" * 100_000})
texts("100,000 braces", 1, "nesting-limit", {"campaigns/a.yaml": "data: " + "{a: " * 100_000})
texts("5,000 levels of indentation", 1, "nesting-limit", {
    "campaigns/a.yaml": "".join(" " * i + "a:\n" for i in range(1_000))})
texts("30,000 %TAG lines", 1, "yaml-directive", {
    "campaigns/a.yaml": "".join(f"%TAG !a{i}! tag:a{i}\n" for i in range(30_000)) + "---\n" + ONE})
texts("a scalar of a megabyte", 0, "", {"campaigns/a.yaml": ONE + "description: " + "x" * 1_000_000 + "\n"})
texts("100,000 keys", 1, "", {"campaigns/a.yaml": "".join(f"k{i}: v\n" for i in range(60_000))})
texts("the same key 50,000 times", 1, "duplicate-key", {"campaigns/a.yaml": "k: v\n" * 50_000})
texts("50,000 keys of data", 1, "", {
    "campaigns/a.yaml": ONE + "data:\n" + "".join(f"  k{i}: v\n" for i in range(50_000))})
texts("100,000 comments", 0, "", {"campaigns/a.yaml": "# a\n" * 100_000 + ONE})
texts("20,000 allowances", 1, "unknown-rule", {"campaigns/a.yaml": "# carillon: allow nothing-at-all\n" * 20_000 + ONE})
texts("a carriage return alone in a block", 1, "", {"campaigns/a.yaml": "a:  |\n \r  y\r\n!xnully\r\n"})
texts("20,000 unquoted placeholders", 1, "unquoted-placeholder", {
    "campaigns/a.yaml": ONE + "data:\n" + "".join(f"  k{i}: {{{{a}}}}\n" for i in range(20_000))})
texts("a key of 100,000 characters", 1, "", {"campaigns/a.yaml": "k" * 100_000 + ": v\n" + ONE})
texts("a pair of surrogates", 1, "yaml-syntax", {
    "campaigns/a.yaml": 'content: {_default: en, en: {title: "\\uD83D\\uDE00", body: B}}\n'})
texts("a NUL in an escape", 1, "invalid-character", {
    "campaigns/a.yaml": 'content: {_default: en, en: {title: "a\\0b", body: B}}\n'})
texts("a separator of lines", 1, "invalid-character", {
    "campaigns/a.yaml": "content: {_default: en, en: {title: \"a\u2028b\", body: B}}\n"})
texts("8,000 locales that are none", 1, "invalid-locale", {"campaigns/a.yaml": campaign(
    content={"_default": "en", "en": {"title": "T", "body": "B"}} | {f"x{i}y": {"title": "T"} for i in range(8_000)})})
texts("2,000 locales", (0, 1), "", {"campaigns/a.yaml": campaign(
    content={"_default": "en", "en": {"title": "T", "body": "B"}}
    | {f"en-{a}{b}": {"title": "T", "body": "B"} for a in "ABCDEFGHIJ" for b in "ABCDEFGHIJKLMNOPQRSTUVWXYZ"})})
texts("5,000 variants", 1, "", {"campaigns/a.yaml": campaign(variants={f"v{i}": {"weight": 1} for i in range(5_000)})})
texts("numbers beyond all bounds", 1, "", {"campaigns/a.yaml": ONE + (
    "delivery: {ttl: 99999999999999999999999999d}\n"
    "presentation: {badge: 1e999, relevanceScore: .nan}\nandroid: {accentColor: 99999999999999999999}\n")})
texts("times beyond all bounds", 1, "", {"campaigns/a.yaml": ONE + "delivery: {expiresAt: 99999-99-99T99:99:99Z}\n"})
texts("a placeholder in a placeholder, 10,000 times", 1, "", {
    "campaigns/a.yaml": campaign(content={"_default": "en", "en": {"title": "{{a|" * 10_000, "body": "B"}})})
texts("an address of 100,000 characters", 1, "", {"campaigns/a.yaml": campaign(
    content={"_default": "en", "en": {"title": "T", "body": "B", "url": "https://a.example/" + "%41" * 33_000}})})
texts("markup that is never closed, 20,000 times", 1, "", {
    "campaigns/a.yaml": campaign(content={"_default": "en", "en": {"title": "T", "body": "<b><i x=" * 20_000}})})
texts("3,000 campaigns with an error each", 1, "unknown-key", {
    f"campaigns/c{i}.yaml": ONE + "nothing: x\n" for i in range(3_000)})


@project("a campaign of 100 megabytes", 1, "file-too-large")
def _(root):
    write(root, {"campaigns/good.yaml": ONE})
    with open(root / "campaigns/a.yaml", "wb") as file:
        file.truncate(100 << 20)


@project("20,000 folders without a campaign", 0, "")
def _(root):
    write(root, {"campaigns/good.yaml": ONE})
    for number in range(2_000):
        (root / f"campaigns/d{number}/e/f").mkdir(parents=True)


# XML and property lists that cost or read.

XML = {
    "a billion laughs": ('<!DOCTYPE r [<!ENTITY a "x">' + "".join(
        f'<!ENTITY a{i} "{("&a" + str(i - 1) + ";") * 10}">' for i in range(1, 10)) + "]><resources>&a9;</resources>"),
    "an entity of another file": '<!DOCTYPE r [<!ENTITY x SYSTEM "file:///etc/passwd">]><resources>&x;</resources>',
    "an entity of another host": '<!DOCTYPE r [<!ENTITY x SYSTEM "http://127.0.0.1:9/">]><resources>&x;</resources>',
    "a document type elsewhere": '<!DOCTYPE r SYSTEM "/etc/passwd"><resources/>',
    "a parameter entity": '<!DOCTYPE r [<!ENTITY % p SYSTEM "file:///etc/passwd"> %p;]><resources/>',
    "an entity of 50,000 uses": f'<!DOCTYPE r [<!ENTITY a "{"x" * 50_000}">]><resources>{"&a;" * 50_000}</resources>',
    "50,000 attributes": "<resources " + " ".join(f'a{i}="x"' for i in range(50_000)) + "/>",
    "100,000 levels": "<resources>" + "<a>" * 100_000,
    "100,000 elements": "<resources>" + "<string/>" * 100_000 + "</resources>",
    "a text that is never closed": "<resources><![CDATA[" + "]]" * 100_000,
    "a comment that is never closed": "<resources><!--" + "-" * 100_000,
    "one attribute 50,000 times": "<resources " + 'a="x" ' * 50_000 + "/>",
    "50,000 namespaces": "<resources " + " ".join(f'xmlns:n{i}="u{i}"' for i in range(50_000)) + "/>",
    "UTF-7 that is declared": '<?xml version="1.0" encoding="UTF-7"?><resources/>',
    "an instruction": '<?php system("id") ?><resources/>',
    "an inclusion": '<resources xmlns:xi="http://www.w3.org/2001/XInclude"><xi:include href="/etc/passwd" '
                    'parse="text"/></resources>',
}
ACCEPTED = {"100,000 elements", "an instruction", "an inclusion", "50,000 namespaces", "50,000 attributes"}
for told, text in XML.items():
    texts(f"XML: {told}", (0, 1) if told in ACCEPTED else 1, "", {
        "campaigns/a.yaml": ONE, "channels/values/strings.xml": text, "channels/ua_custom_notification_channels.xml": text})

PLIST = ('<?xml version="1.0" encoding="UTF-8"?>\n<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" '
         '"http://www.apple.com/DTDs/PropertyList-1.0.dtd">\n<plist version="1.0">{}</plist>')
PLISTS = {
    "in OpenStep's form": "{ a = ( b ); }",
    "100,000 levels": PLIST.format("<array>" * 100_000),
    "a key twice": PLIST.format("<dict><key>a</key><array/><key>a</key><array/></dict>"),
    "a NUL": PLIST.format("<dict><key>&#0;</key><array/></dict>"),
    "text after its end": PLIST.format("<dict/>") + "<plist/>",
    "entities of its own": PLIST.format("<string>&x;</string>").replace(
        "PropertyList-1.0.dtd\">", "PropertyList-1.0.dtd\" [<!ENTITY x SYSTEM \"file:///etc/passwd\">]>"),
}
for told, text in PLISTS.items():
    texts(f"a property list with {told}", 1, "", {
        "campaigns/a.yaml": ONE, "channels/UACustomNotificationCategories.plist": text})


@project("a binary property list that grows", 1, "")
def _(root):
    write(root, {"campaigns/good.yaml": ONE, "channels/readme.txt": ""})
    # Eight arrays, each of ten of the next: 10^8 values in 150 bytes.
    objects = [bytes([0xAA]) + bytes([number + 1] * 10) for number in range(8)] + [b"\x51x"]
    body, offsets = b"bplist00", []
    for item in objects:
        offsets.append(len(body))
        body += item
    trailer = struct.pack(">6xBBQQQ", 1, 1, len(objects), 0, len(body))
    (root / "channels/UACustomNotificationCategories.plist").write_bytes(body + bytes(offsets) + trailer)


# Text that would act where it is shown.

INJECTIONS = [
    "\x1b[31m", "\x1b]0;owned\x07", "\x9b31m", "\n::error file=x::pwned", "::set-output name=a::b",
    "##vso[task.setvariable variable=a]b", "##teamcity[message text='x']", "##[error]x", "\r\n::stop-commands::x",
    "<script>alert(1)</script>", "\"><img src=x onerror=alert(1)>", "javascript:alert(1)", "</textarea><svg onload=x>",
    "@everyone #1 https://evil.example <!-- x", "![x](https://evil.example/p.png)", "| a | b |\n|---|---|", "```\n# x",
    "=cmd|' /C calc'!A0", "\u202egnp.exe", "\u2066x", "\u200b\u200b", "]]>", "&lt;script&gt;", "{{constructor}}", "${PATH}",
    "$(touch owned)", "`touch owned`", "%0a%0d", "\ufeff", "\x00",
]


def injected(text):
    """A campaign with a text in every field that takes one, and in a key of its own."""
    return campaign(
        description=text, owner=text, labels=[text],
        content={"_default": "en", "en": {
            "title": text, "body": "B" + text, "subtitle": text, "url": "https://a.example/" + text, "image": text,
            "actions": [{"id": text, "title": text}]}},
        presentation={"channelId": text, "categoryId": text, "threadId": text, "sound": text},
        delivery={"collapseId": text, "ttl": text}, data={"key": text, text: "value"},
        variables={text: {"sample": text}}, **{text or "x": text})


for number, text in enumerate(INJECTIONS):
    texts(f"injection {number}: {text!r}", 1, "", {
        "carillon.yaml": CONFIGURATION | {"name": text, "locales": {"served": [text]}, "rules": {text: "allow"}},
        "campaigns/a.yaml": injected(text),
        "channels/ua_custom_notification_channels.xml": "<resources><NotificationChannel id=\"{0}\" name=\"{0}\" "
        "importance=\"{0}\"/></resources>".format(
            "".join(f"&#{ord(c)};" for c in text if ord(c) >= 32 and ord(c) not in (0xFEFF, 0x9B)) or "x"),
        "channels/en.lproj/UrbanAirship.strings": f'"{text}" = "{text}"'})


def git(root, *arguments):
    subprocess.run(
        ["git", "-c", "user.name=a", "-c", "user.email=a@a.example", "-c", "core.fsmonitor=false", *arguments], cwd=root,
        check=True, capture_output=True)


def repository(root):
    """A repository whose configuration and attributes name programs to run at every turn; each would leave a file."""
    write(root, {"carillon.yaml": CONFIGURATION, "campaigns/a.yaml": ONE})
    git(root, "init", "-q", "-b", "main")
    git(root, "add", ".")
    git(root, "commit", "-q", "-m", "one")
    write(root, {"campaigns/a.yaml": ONE.replace("T", "Two"), ".gitattributes": "* filter=evil diff=evil merge=evil\n"})
    trap = f"sh -c 'touch {root}/owned; cat'"
    for key in ("core.fsmonitor", "core.pager", "core.editor", "core.sshCommand", "core.askPass", "diff.external",
                "filter.evil.clean", "filter.evil.smudge", "filter.evil.process", "diff.evil.textconv",
                "diff.evil.command", "merge.evil.driver", "alias.ls-tree", "alias.cat-file", "alias.rev-parse",
                "pager.rev-parse", "pager.ls-tree", "credential.helper", "gpg.program", "uploadpack.packObjectsHook"):
        git(root, "config", key, trap)
    hooks = root / "hooks"
    hooks.mkdir()
    for hook in ("post-checkout", "post-index-change", "reference-transaction", "pre-commit"):
        (hooks / hook).write_text(f"#!/bin/sh\ntouch {root}/owned\n")
        (hooks / hook).chmod(0o755)
    git(root, "config", "core.hooksPath", str(hooks))
