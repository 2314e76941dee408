"""The vendors' part: bodies are filled by real implementations of their template languages, not by Carillon's."""

import json
import logging
import re
from urllib.parse import quote

import liquid
import structlog

# The engine tells every template that it renders, and every one that it cannot.
structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(logging.CRITICAL))

from handlebarrz import EscapeFunction, Template  # noqa: E402

from sender import fill  # noqa: E402

HANDLEBARS = Template(escape_fn=EscapeFunction.NO_ESCAPE)
HANDLEBARS.register_helper("$def", lambda parameters, options: parameters[0] if parameters[0] else parameters[1])
LIQUID = liquid.Environment()
LIQUID.filters["url_param_escape"] = lambda value: quote(str(value or ""), safe="-._~")


def vendor(target):
    """The vendor whose API a target's bodies are for, or None."""
    return target.rpartition("-")[0] or None


def nested(values):
    """`{"a.b": "x"}` as a template engine looks it up."""
    made = {}
    for name, value in values.items():
        place = made
        *path, last = name.split(".")
        for step in path:
            place = place.setdefault(step, {})
        place[last] = value
    return made


def handlebars(text, values):
    """Airship's merge fields; its own helper `$def` gives a default."""
    return HANDLEBARS.render_template(text, nested(values))


ATTRIBUTE = re.compile(r"(\{\{\s*|\{%[^%]*?)(?:custom_attribute\.)?\$\{([A-Za-z0-9_]+)\}")


def braze(text, values):
    """Liquid once Braze has put its attributes, `${name}`, in: here they are plain names."""
    own = {re.sub("[A-Z]", lambda letter: "_" + letter[0].lower(), name): value for name, value in values.items()}
    attributes = nested({f"attribute_{name}": value for name, value in (own | values).items()})
    return LIQUID.from_string(ATTRIBUTE.sub(r"\1attribute_\2", text)).render(**attributes)


def filled(artifact, value_of):
    """The body as it arrives at a device, `value_of(name)` a text or None."""
    body = fill(artifact.value, artifact.entry["placeholders"], value_of)
    names = artifact.entry.get("attributes", [])
    values = {name: value_of(name) for name in names}
    values = {name: value for name, value in values.items() if value is not None}
    if vendor(artifact.target) == "airship":
        return airship(body, values) if body.get("options", {}).get("personalization") else body
    if vendor(artifact.target) == "braze":
        return strings(body, lambda text, path: braze(text, values))
    if vendor(artifact.target) == "customer-insights":
        return strings(body, lambda text, path: TOKEN.sub(lambda token: values.get(token[1], ""), text))
    return body


TOKEN = re.compile(r"\{\{([A-Za-z0-9_.]+)\}\}")


def strings(value, change, path=()):
    """A copy with every string changed by `change(text, path)`."""
    if isinstance(value, dict):
        return {name: strings(member, change, (*path, name)) for name, member in value.items()}
    if isinstance(value, list):
        return [strings(member, change, path) for member in value]
    return change(value, path) if isinstance(value, str) else value


def airship(body, values):
    """Every text of a personalised push; where a URL is expected, two braces make percent-encoded text."""
    encoded = {name: quote(value, safe="-._~") for name, value in values.items()}

    def render(text, path):
        is_url = path[-2:] == ("open", "content") and not text.startswith("{{{")
        return handlebars(text, encoded if is_url else values)

    return strings(body, render)
