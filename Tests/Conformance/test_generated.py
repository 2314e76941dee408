"""Two hundred campaigns without a fault: nothing is found, and every payload is what its platform describes."""

import pytest

from generate import TEXTS, valid
from measure import size
from project import run, write
from sender import fill
from test_manifests import problems
from test_payloads import VALIDATORS
from trees import artifacts, campaigns

CONFIGURATION = {
    "version": 1,
    "locales": {"served": sorted(TEXTS)},
    "app": {
        "ios": {"bundleId": "com.acme.app", "notificationOptions": ["alert", "badge", "sound"], "serviceExtension": True},
        "android": {"package": "com.acme.app", "minSdk": 24},
        "web": {"icon": "https://cdn.acme.example/icon.png"},
    },
}
COUNT = 200


@pytest.fixture(scope="module")
def project(tmp_path_factory):
    root = tmp_path_factory.mktemp("generated")
    write(root, {"carillon.yaml": CONFIGURATION} | {f"campaigns/{n:03}.yaml": valid(n) for n in range(COUNT)})
    return root


def test_nothing_is_found(project):
    result = run("check", "--format", "concise", root=project)
    lines = result.stdout.decode().splitlines()
    assert (lines[:-1], result.returncode) == ([], 0)


def test_every_payload_is_well_formed_and_counted(project):
    run("build", root=project, check=0)
    built = list(artifacts(project / "build"))
    assert len({artifact.campaign for artifact in built}) == COUNT
    for artifact in built:
        value = artifact.value
        assert [e.message for e in VALIDATORS[artifact.target].iter_errors(value)] == [], artifact.path
        filled = fill(value, artifact.entry["placeholders"], lambda name: None)
        assert size(artifact.target, filled) == artifact.entry["bytes"], artifact.path
    for _, manifest in campaigns(project / "build"):
        assert problems("campaign-manifest.schema.json", manifest) == []


def test_building_again_changes_nothing(project):
    run("build", root=project, check=0)
    before = {path: path.stat().st_mtime_ns for path in (project / "build").rglob("*")}
    run("build", root=project, check=0)
    run("build", "--check", root=project, check=0)
    assert {path: path.stat().st_mtime_ns for path in (project / "build").rglob("*")} == before
