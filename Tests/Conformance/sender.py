"""A sender's part: placeholders are filled as docs/formats/artifact.md says."""

import json
import re
from urllib.parse import quote

TOKEN = re.compile(r"\\\{\{|\{\{([A-Za-z_][A-Za-z0-9_.]*)(?:\|((?:(?!\}\}).)*))?\}\}", re.DOTALL)


def fill(body, placeholders, value_of):
    """A copy of `body` with every listed string filled; `value_of(name)` is a text or None."""
    body = json.loads(json.dumps(body))
    for pointer in dict.fromkeys(p["pointer"] for p in placeholders):
        entries = [p for p in placeholders if p["pointer"] == pointer]
        parent, key = resolve(body, pointer)
        if entries[0]["escapes"] == 1:
            parent[key] = fill_text(parent[key], any(p.get("uri") for p in entries), value_of)
        else:
            # The strings of the inner document, not its text: decoding the text as a whole is what "twice" means.
            inner = map_strings(
                json.loads(parent[key]), lambda key, text: fill_text(text, key in ("url", "navigate"), value_of))
            parent[key] = json.dumps(inner, ensure_ascii=False, separators=(",", ":"))
    return body


def fill_text(text, uri, value_of):
    def put(match):
        if match.group(1) is None:
            return "{{"
        value = value_of(match.group(1))
        if value is None:
            return match.group(2) or ""
        whole = match.group(0) == text
        return quote(value, safe="-._~") if uri and not whole else value

    return TOKEN.sub(put, text)


def resolve(body, pointer):
    steps = [step.replace("~1", "/").replace("~0", "~") for step in pointer.split("/")[1:]]
    place = body
    for step in steps[:-1]:
        place = place[int(step)] if isinstance(place, list) else place[step]
    last = steps[-1]
    return place, int(last) if isinstance(place, list) else last


def map_strings(value, change, key=None):
    if isinstance(value, dict):
        return {name: map_strings(member, change, name) for name, member in value.items()}
    if isinstance(value, list):
        return [map_strings(member, change, key) for member in value]
    return change(key, value) if isinstance(value, str) else value
