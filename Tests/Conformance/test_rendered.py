"""What `render` prints passes the checks that files in a build pass: schema, size, and for the web the encrypted size."""

import json

import pytest

from measure import LIMITS, size
from project import run
from sender import fill
from test_encryption import encrypted_size, subscription  # noqa: F401
from test_payloads import VALIDATORS
from trees import ALL, ROOT

SAMPLE = [artifact for artifact in ALL if artifact.path.is_relative_to(ROOT / "build") and artifact.entry["locale"] in (
    "en", "tr", "ar", "_silent", "_badge") and artifact.target in VALIDATORS]
VALUE = 'Zoë "Z" \\ {{x}} 😀'


@pytest.mark.parametrize("artifact", SAMPLE, ids=[str(artifact) for artifact in SAMPLE])
def test_rendered(artifact, subscription):  # noqa: F811
    arguments = ["render", artifact.campaign, "--target", artifact.target, "--format", "json"]
    if not artifact.entry["locale"].startswith("_"):
        arguments += ["--locale", artifact.entry["locale"]]
    if "variant" in artifact.entry:
        arguments += ["--variant", artifact.entry["variant"]]
    for name in artifact.variables:
        arguments += ["--var", f"{name}={VALUE}"]
    printed = json.loads(run(*arguments, root=ROOT, check=0).stdout)
    body = json.loads(printed["body"])
    assert [error.message for error in VALIDATORS[artifact.target].iter_errors(body)] == []
    assert body == fill(artifact.value, artifact.entry["placeholders"], lambda name: VALUE)
    assert printed["bytes"] == size(artifact.target, body) <= printed["limit"] <= LIMITS.get(artifact.target, 1 << 20)
    if artifact.target == "webpush":
        assert encrypted_size(subscription, printed["body"].encode()) <= 4096
