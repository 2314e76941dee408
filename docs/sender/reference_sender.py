#!/usr/bin/env python3
"""Fills an artifact: what a sender does, and all that it needs to know (docs/formats/artifact.md).

usage: reference_sender.py BUILD/campaigns/ID/manifest.json TARGET LOCALE [--variant V] [NAME=VALUE ...]

Prints the body to send. Reads the campaign's manifest and the artifact beside it, nothing else. Standard library only.
"""

import json
import pathlib
import re
import sys
from urllib.parse import quote

TOKEN = re.compile(r"\\\{\{|\{\{([A-Za-z_][A-Za-z0-9_.]*)(?:\|(.*?))?\}\}", re.DOTALL)


class Number(str):
    """A number as it is written: it is passed on unchanged."""


def parse(text):
    return json.loads(text, parse_int=Number, parse_float=Number)


def write(value):
    """Compact JSON, members in the order in which they came."""
    if isinstance(value, dict):
        return "{" + ",".join(write(name) + ":" + write(member) for name, member in value.items()) + "}"
    if isinstance(value, list):
        return "[" + ",".join(map(write, value)) + "]"
    return value if isinstance(value, Number) else json.dumps(value, ensure_ascii=False)


def fill(value, escapes, uses, values):
    """The string of a listed pointer, or the JSON document in it, filled from left to right."""
    if escapes > 1:
        return write(each_string(parse(value), lambda text: fill(text, escapes - 1, uses, values)))

    def replacement(token):
        if token[1] is None:
            return "{{"
        is_uri = next(uses)["uri"]
        if token[1] not in values:
            return token[2] or ""
        filled = values[token[1]]
        return quote(filled, safe="") if is_uri and token[0] != value else filled

    return TOKEN.sub(replacement, value)


def each_string(value, change):
    if isinstance(value, dict):
        return {name: each_string(member, change) for name, member in value.items()}
    if isinstance(value, list):
        return [each_string(item, change) for item in value]
    return change(value) if type(value) is str else value


def body(artifact, placeholders, values):
    root = [parse(artifact)]
    for pointer in dict.fromkeys(use["pointer"] for use in placeholders):
        uses = [use for use in placeholders if use["pointer"] == pointer]
        holder, key = root, 0
        for step in pointer.split("/")[1:]:
            holder = holder[key]
            step = step.replace("~1", "/").replace("~0", "~")
            key = int(step) if isinstance(holder, list) else step
        holder[key] = fill(holder[key], uses[0]["escapes"], (use for use in uses if "name" in use), values)
    return write(root[0])


def main(manifest, target, locale, *rest):
    variant = rest[1] if rest[:1] == ("--variant",) else None
    values = dict(pair.split("=", 1) for pair in rest[2 if variant else 0:])
    path = pathlib.Path(manifest)
    entries = next(t for t in json.loads(path.read_bytes())["targets"] if t["target"] == target)["artifacts"]
    entry = next(a for a in entries if a["locale"] == locale and a.get("variant") == variant)
    artifact = path.parent.joinpath(target, *([variant] if variant else []), locale + ".json").read_text("utf-8")
    sys.stdout.buffer.write(body(artifact, entry["placeholders"], values).encode())


if __name__ == "__main__":
    main(*sys.argv[1:])
