"""Build directories of this repository and what is in them."""

import json
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
SCHEMAS = Path(__file__).parent / "schemas"
FORMATS = ROOT / "docs" / "formats"


def build_directories():
    """The sample's build directory and that of every golden case that builds."""
    found = [ROOT / "build"]
    found += sorted(p.parent for p in (ROOT / "Tests/GoldenTests/Cases").rglob("manifest.json") if is_root(p))
    return found


def is_root(path):
    return "campaigns" not in path.relative_to(ROOT / "Tests/GoldenTests/Cases").parts[-3:-1]


def strict(text):
    """Reads JSON in which a name that stands twice is an error."""

    def unique(pairs):
        names = [name for name, _ in pairs]
        assert len(names) == len(set(names)), f"a name stands twice in {names}"
        return dict(pairs)

    return json.loads(text, object_pairs_hook=unique)


@dataclass(frozen=True)
class Artifact:
    """An entry of a campaign manifest with the file it stands for."""

    path: Path
    campaign: str
    target: str
    limit: int
    headers: dict
    entry: dict
    variables: dict
    expires: bool

    @property
    def value(self):
        return strict(self.path.read_text(encoding="utf-8"))

    def __str__(self):
        return str(self.path.relative_to(ROOT)) if self.path.is_relative_to(ROOT) else self.path.name


def campaigns(directory):
    """(folder, manifest) of every campaign that a root manifest lists."""
    root = strict((directory / "manifest.json").read_text(encoding="utf-8"))
    for entry in root["campaigns"]:
        folder = directory / "campaigns" / entry["id"]
        if (folder / "manifest.json").is_file():
            yield folder, strict((folder / "manifest.json").read_text(encoding="utf-8"))


def artifacts(directory):
    """Every artifact that the manifests of a tree build list."""
    for folder, manifest in campaigns(directory):
        variables = {v["name"]: v for v in manifest.get("variables", [])}
        for target in manifest["targets"]:
            for entry in target["artifacts"]:
                place = folder / target["target"] / entry.get("variant", "") / f"{entry['locale']}.json"
                yield Artifact(
                    place, manifest["id"], target["target"], target["limit"], target["headers"], entry, variables,
                    "expiresAt" in manifest)


ALL = [artifact for directory in build_directories() for artifact in artifacts(directory)]
