"""The GitHub action, the GitLab template and their scripts: valid, and run against stand-ins for the hosts."""

import json
import os
import re
import subprocess
import threading
import time
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from urllib.parse import parse_qs, urlsplit

import pytest
import yaml

from project import CONFIGURATION, binary, campaign, run, write
from repository import ENVIRONMENT, commit, git, repository
from trees import ROOT

INTEGRATIONS = ROOT / "integrations"
MARKER = "<!-- carillon comment: campaigns -->\n<!-- carillon diff -->\n"


def sale(title):
    return campaign(id="sale", content={"_default": "en", "en": {"title": title, "body": "B", "url": "https://acme.example/x"}})


@pytest.fixture
def hosted(tmp_path):
    """A project on a host, a merge request whose branch is a fork's, and a clone of the default branch."""
    origin = repository(tmp_path / "origin")
    write(origin, {"carillon.yaml": CONFIGURATION, "campaigns/sale.yaml": sale("Sale")})
    main = commit(origin)
    git(origin, "switch", "--quiet", "--create", "topic")
    write(origin, {"campaigns/sale.yaml": sale("<b>Big</b> @all #1"), ".gitattributes": "* filter=evil\n"})
    head = commit(origin)
    for name in ("refs/pull/7/head", "refs/merge-requests/7/head"):
        git(origin, "update-ref", name, head)
    git(origin, "switch", "--quiet", "main")
    git(origin, "branch", "--quiet", "--delete", "--force", "topic")
    write(origin, {"campaigns/other.yaml": sale("Other") | {"id": "other"}})
    commit(origin)
    clone = tmp_path / "clone"
    git(tmp_path, "clone", "--quiet", f"file://{origin}", str(clone))
    return {"origin": origin, "clone": clone, "main": main, "head": head}


def advance(hosted, change):
    """Another commit on the merge request."""
    origin = hosted["origin"]
    git(origin, "switch", "--quiet", "--detach", hosted["head"])
    change(origin)
    hosted["head"] = commit(origin)
    for name in ("refs/pull/7/head", "refs/merge-requests/7/head"):
        git(origin, "update-ref", name, hosted["head"])
    git(origin, "switch", "--quiet", "main")


def bash(script, *arguments, folder, environment):
    return subprocess.run(
        ["bash", str(script), *arguments], cwd=folder, env={**ENVIRONMENT, "CARILLON": str(binary()), **environment},
        stdin=subprocess.DEVNULL, capture_output=True, timeout=120, text=True)


# ---- What is in the files

FILES = {
    "github-actions": [INTEGRATIONS / "github/action.yml"],
    "github-workflows": sorted((INTEGRATIONS / "github/workflows").glob("*.yml")),
    "gitlab-ci": [INTEGRATIONS / "gitlab/carillon.gitlab-ci.yml"],
}


@pytest.mark.parametrize("schema", FILES)
def test_files_are_valid_by_the_published_schemas(schema):
    tool = Path(os.sys.executable).with_name("check-jsonschema")
    assert FILES[schema]
    result = subprocess.run(
        [str(tool), "--builtin-schema", f"vendor.{schema}", *map(str, FILES[schema])], capture_output=True, text=True)
    assert result.returncode == 0, result.stdout + result.stderr


def scripts(value):
    """Every line of shell in a workflow, an action or a template."""
    if isinstance(value, dict):
        for name, item in value.items():
            if name in ("run", "script"):
                yield from ([item] if isinstance(item, str) else item)
            else:
                yield from scripts(item)
    elif isinstance(value, list):
        for item in value:
            yield from scripts(item)


@pytest.mark.parametrize("file", [file for files in FILES.values() for file in files], ids=lambda file: file.name)
def test_no_script_holds_what_a_stranger_wrote(file):
    """An expression in a script is code; in the environment it is a value."""
    lines = list(scripts(yaml.safe_load(file.read_text())))
    assert lines and not any("${{" in line for line in lines)


def test_where_a_strangers_files_are_there_is_no_token_and_where_a_token_is_they_are_not():
    comment, check = (yaml.safe_load(file.read_text()) for file in FILES["github-workflows"])
    # PyYAML reads "on" as a boolean.
    assert "pull_request" in check[True] and "pull_request_target" not in check[True]
    assert check["permissions"] == {"contents": "read"} and "secrets" not in json.dumps(check)
    assert list(comment[True]) == ["workflow_run"]
    assert comment["permissions"] == {"contents": "read", "pull-requests": "write"}
    steps = comment["jobs"]["comment"]["steps"]
    assert not any("ref" in step.get("with", {}) for step in steps)
    assert not any("download-artifact" in step.get("uses", "") for step in steps)
    template = yaml.safe_load(FILES["gitlab-ci"][0].read_text())
    assert "CARILLON_TOKEN" not in json.dumps(template)
    assert template["carillon comment"]["rules"] == [
        {"if": '$CI_PIPELINE_SOURCE == "schedule" && $CI_COMMIT_BRANCH == $CI_DEFAULT_BRANCH'}]


@pytest.mark.parametrize("script", sorted(INTEGRATIONS.rglob("*.sh")), ids=lambda script: script.name)
def test_scripts_are_shell(script):
    assert os.access(script, os.X_OK)
    assert subprocess.run(["bash", "-n", str(script)]).returncode == 0


# ---- Checking and comparing

def review(hosted, output="out", base="origin/main", **environment):
    clone = hosted["clone"]
    git(clone, "fetch", "--quiet", "origin", hosted["head"])
    git(clone, "checkout", "--quiet", "--detach", hosted["head"])
    return bash(INTEGRATIONS / "review.sh", base, output, folder=clone, environment=environment)


def test_review_writes_every_report(hosted):
    result = review(hosted)
    assert result.returncode == 0, result.stderr
    out = hosted["clone"] / "out"
    assert {path.name for path in out.iterdir()} == {
        "review.md", "review.html", "review.json", "findings.sarif", "gl-code-quality.json", "junit.xml", "status"}
    assert (out / "status").read_text() == "changed=1\nbreaking=0\nerrors=0\n"
    # Against where the branch left main, not what happened there since.
    assert json.loads((out / "review.json").read_text())["counts"]["removed"] == 0
    assert "`<b>Big</b> @all #1`" in (out / "review.md").read_text()


def test_review_fails_with_the_check_and_keeps_its_reports(hosted):
    advance(hosted, lambda folder: write(folder, {"campaigns/sale.yaml": sale("Sale") | {"colour": 1}}))
    result = review(hosted)
    assert result.returncode == 1 and "colour" in result.stdout
    assert (hosted["clone"] / "out/status").read_text() == "changed=1\nbreaking=1\nerrors=1\n"
    assert "unknown-key" in (hosted["clone"] / "out/review.md").read_text()


def test_a_change_cannot_silence_its_own_findings(hosted):
    bad = sale("Sale") | {"presentation": {"channelId": "nowhere"}}
    channels = '<resources><NotificationChannel id="a" name="@string/a" importance="3"/></resources>'
    silenced = {**CONFIGURATION, "rules": {"untranslated-copy": "off", "unused-channel": "off", "unknown-channel": "off"}}
    advance(hosted, lambda folder: write(folder, {
        "campaigns/sale.yaml": bad, "channels/ua_custom_notification_channels.xml": channels, "carillon.yaml": silenced}))
    told = review(hosted)
    shown = (hosted["clone"] / "out/review.md").read_text()
    assert "rules.unused-channel" in shown
    held = review(hosted, CARILLON_CONFIGURATION="base")
    assert held.returncode == 1 and "unknown-channel" in held.stdout, (told.stdout, held.stdout)


def test_review_says_what_a_shallow_clone_lacks(hosted, tmp_path):
    shallow = tmp_path / "shallow"
    git(tmp_path, "clone", "--quiet", "--depth", "1", "--no-single-branch", f"file://{hosted['origin']}", str(shallow))
    git(shallow, "fetch", "--quiet", "--depth", "1", "origin", "refs/pull/7/head")
    git(shallow, "checkout", "--quiet", "FETCH_HEAD")
    result = bash(INTEGRATIONS / "review.sh", "origin/main", "out", folder=shallow, environment={})
    assert result.returncode == 2 and "fetch-depth: 0" in result.stderr


def test_the_action_runs_as_github_runs_it(hosted, tmp_path):
    action = yaml.safe_load((INTEGRATIONS / "github/action.yml").read_text())
    git(hosted["clone"], "fetch", "--quiet", "origin", hosted["head"])
    git(hosted["clone"], "checkout", "--quiet", "--detach", hosted["head"])
    values = {f"inputs.{name}": str(entry.get("default", "")) for name, entry in action["inputs"].items()}
    values |= {"github.base_ref": "main", "inputs.carillon": str(binary())}
    (step,) = action["runs"]["steps"]
    environment = {
        name: re.sub(r"\$\{\{ *([^ }]+) *\}\}", lambda match: values[match[1]], text) for name, text in step["env"].items()}
    files = {name: tmp_path / name for name in ("GITHUB_OUTPUT", "GITHUB_STEP_SUMMARY")}
    script = tmp_path / "step.sh"
    script.write_text(step["run"])
    # GitHub runs "shell: bash" so.
    result = subprocess.run(
        ["bash", "--noprofile", "--norc", "-eo", "pipefail", str(script)], cwd=hosted["clone"], capture_output=True, text=True,
        env={**ENVIRONMENT, **environment, **{name: str(path) for name, path in files.items()},
             "GITHUB_ACTION_PATH": str(INTEGRATIONS / "github")})
    assert result.returncode == 0, result.stderr
    outputs = dict(line.split("=") for line in files["GITHUB_OUTPUT"].read_text().splitlines())
    assert outputs == {"changed": "1", "breaking": "0", "errors": "0"}
    for entry in action["outputs"].values():
        assert re.fullmatch(r"\$\{\{ steps\.review\.outputs\.(\w+) \}\}", entry["value"])[1] in outputs
    assert files["GITHUB_STEP_SUMMARY"].read_text().startswith("<!-- carillon diff -->")


# ---- The comment on GitHub: gh is a stand-in that keeps what a host would

GH = """#!/usr/bin/env python3
import json, os, sys
state = json.load(open(os.environ["STATE"]))
words = sys.argv[1:]
assert words.pop(0) == "api", sys.argv
method, fields, path, query = "GET", {}, None, {}
while words:
    word = words.pop(0)
    if word == "--method": method = words.pop(0)
    elif word == "--paginate": pass
    elif word in ("-f", "-F"):
        name, _, value = words.pop(0).partition("=")
        if word == "-F" and value.startswith("@"): value = open(value[1:]).read()
        fields[name] = value
    else: path = word.split("?")[0]
assert os.environ["GH_TOKEN"] == "token"
state["calls"].append([method, path])
base = "repos/acme/shop/"
if (method, path) == ("GET", base + "pulls"):
    answer = [p for p in state["pulls"] if fields == {"state": "open", "head": p["owner"] + ":" + p["branch"]}]
elif (method, path) == ("GET", base + "issues/7/comments"):
    answer = state["comments"]
elif (method, path) == ("POST", base + "issues/7/comments"):
    answer = {"id": len(state["comments"]) + 1, "body": fields["body"], "user": {"type": "Bot"}}
    state["comments"].append(answer)
elif method == "PATCH" and path.startswith(base + "issues/comments/"):
    answer = next(c for c in state["comments"] if c["id"] == int(path.rpartition("/")[2]))
    answer["body"] = fields["body"]
else:
    sys.exit("gh: 404 " + str(path))
json.dump(state, open(os.environ["STATE"], "w"))
print(json.dumps(answer))
"""


class GitHub:
    def __init__(self, hosted, folder):
        self.hosted = hosted
        self.state = folder / "state.json"
        tools = folder / "tools"
        tools.mkdir()
        (tools / "gh").write_text(GH)
        (tools / "gh").chmod(0o755)
        self.path = f"{tools}:{os.environ['PATH']}"
        self.save({"pulls": [], "comments": [], "calls": []})
        self.set_pull()

    def load(self):
        return json.loads(self.state.read_text())

    def save(self, state):
        self.state.write_text(json.dumps(state))

    def set_pull(self):
        state = self.load()
        target = git(self.hosted["origin"], "rev-parse", "main")
        state["pulls"] = [
            {"number": 6, "owner": "eve", "branch": "topic", "head": {"sha": "0" * 40}, "base": {"sha": target}},
            {"number": 7, "owner": "eve", "branch": "topic", "head": {"sha": self.hosted["head"]}, "base": {"sha": target}},
        ]
        self.save(state)

    def comment(self, **environment):
        return bash(INTEGRATIONS / "github/comment.sh", folder=self.hosted["clone"], environment={
            "PATH": self.path, "STATE": str(self.state), "GH_TOKEN": "token", "GITHUB_REPOSITORY": "acme/shop",
            "HEAD_OWNER": "eve", "HEAD_BRANCH": "topic", "HEAD_SHA": self.hosted["head"], **environment})


@pytest.fixture
def github(hosted, tmp_path):
    return GitHub(hosted, tmp_path)


def test_one_comment_on_github_is_kept_up_to_date(github, hosted):
    # A person quotes the marker; the comment is not theirs to lose.
    state = github.load()
    state["comments"] = [{"id": 1, "body": MARKER + "mine", "user": {"type": "User"}}]
    github.save(state)
    made = github.comment()
    assert made.returncode == 0 and made.stdout == "comment: made on #7\n", made.stderr
    advance(hosted, lambda folder: write(folder, {"campaigns/sale.yaml": sale("Bigger")}))
    github.set_pull()
    updated = github.comment()
    assert updated.stdout == "comment: updated on #7\n", updated.stderr
    comments = github.load()["comments"]
    assert [comment["body"] for comment in comments[:1]] == [MARKER + "mine"] and len(comments) == 2
    assert comments[1]["body"].startswith(MARKER) and "`Bigger`" in comments[1]["body"]
    advance(hosted, lambda folder: write(folder, {"campaigns/sale.yaml": sale("Sale")}))
    github.set_pull()
    assert github.comment().stdout == "comment: updated on #7\n"
    assert "0 changed" in github.load()["comments"][1]["body"]


def test_nothing_is_said_of_what_changes_nothing(github, hosted):
    advance(hosted, lambda folder: write(folder, {"campaigns/sale.yaml": sale("Sale")}))
    github.set_pull()
    assert "changes nothing" in github.comment().stdout
    assert github.load()["comments"] == []


def test_a_commit_that_is_no_pull_requests_head_gets_no_comment(github, hosted):
    result = github.comment(HEAD_SHA=hosted["main"])
    assert result.returncode == 0 and "no open pull request" in result.stdout
    assert github.comment(HEAD_SHA="x; touch pwned").returncode == 2
    assert github.comment(HEAD_OWNER="mallory").stdout.startswith("comment: no open pull request")
    assert github.load()["comments"] == []


def test_nothing_of_a_fork_is_checked_out_or_run(github, hosted):
    clone = hosted["clone"]
    git(clone, "config", "filter.evil.smudge", "touch pwned; cat")
    git(clone, "config", "filter.evil.clean", "touch pwned; cat")
    advance(hosted, lambda folder: write(folder, {"integrations/github/comment.sh": "touch pwned", "Makefile": "all:\n"}))
    github.set_pull()
    before = git(clone, "status", "--porcelain") + git(clone, "rev-parse", "HEAD")
    assert github.comment().returncode == 0
    assert git(clone, "status", "--porcelain") + git(clone, "rev-parse", "HEAD") == before
    assert not (clone / "pwned").exists() and not (clone / "Makefile").exists()


# ---- The comment on GitLab: a server keeps what a host would

class GitLab(ThreadingHTTPServer):
    def __init__(self, hosted):
        super().__init__(("127.0.0.1", 0), Handler)
        self.hosted = hosted
        self.notes = [{"id": n, "author": {"id": 2}, "body": f"{MARKER}theirs {n}"} for n in range(1, 131)]
        self.requests = [7, 9]
        self.calls = []
        threading.Thread(target=self.serve_forever, daemon=True).start()

    def comment(self, **environment):
        return bash(INTEGRATIONS / "gitlab/comment.sh", folder=self.hosted["clone"], environment={
            "CI_API_V4_URL": f"http://127.0.0.1:{self.server_address[1]}/api/v4", "CI_PROJECT_ID": "3",
            "CARILLON_TOKEN": "token", "no_proxy": "127.0.0.1", **environment})


class Handler(BaseHTTPRequestHandler):
    def answer(self):
        url = urlsplit(self.path)
        query = {name: values[0] for name, values in parse_qs(url.query).items()}
        length = int(self.headers.get("Content-Length") or 0)
        body = parse_qs(self.rfile.read(length).decode(), keep_blank_values=True).get("body", [""])[0]
        server, method = self.server, self.command
        server.calls.append((method, url.path))
        project = "/api/v4/projects/3/merge_requests"
        if self.headers.get("PRIVATE-TOKEN") != "token":
            return self.reply(401, {"message": "401 Unauthorized"})
        if (method, url.path) == ("GET", "/api/v4/user"):
            return self.reply(200, {"id": 1})
        if (method, url.path) == ("GET", project):
            assert query["state"] == "opened"
            return self.page(query, [{"iid": number} for number in server.requests])
        if (method, url.path) == ("GET", f"{project}/7"):
            return self.reply(200, {"iid": 7, "target_branch": "main"})
        if (method, url.path) == ("GET", f"{project}/7/notes"):
            return self.page(query, server.notes)
        if (method, url.path) == ("POST", f"{project}/7/notes"):
            server.notes.append({"id": len(server.notes) + 1, "author": {"id": 1}, "body": body})
            return self.reply(201, server.notes[-1])
        if method == "PUT" and url.path.startswith(f"{project}/7/notes/"):
            note = next(note for note in server.notes if note["id"] == int(url.path.rpartition("/")[2]))
            note["body"] = body
            return self.reply(200, note)
        return self.reply(404, {"message": "404 Not found"})

    do_GET = do_POST = do_PUT = answer

    def page(self, query, items):
        size, number = int(query["per_page"]), int(query["page"])
        self.reply(200, items[(number - 1) * size:number * size])

    def reply(self, status, value):
        data = json.dumps(value).encode()
        self.send_response(status)
        self.send_header("Content-Length", str(len(data)))
        self.end_headers()
        self.wfile.write(data)

    def log_message(self, *_):
        pass


@pytest.fixture
def gitlab(hosted):
    with GitLab(hosted) as server:
        yield server
        server.shutdown()


def test_one_comment_on_gitlab_is_kept_up_to_date(gitlab, hosted):
    # One merge request that cannot be read keeps no other from its comment, and fails the job.
    made = gitlab.comment()
    assert "comment: made on !7\n" in made.stdout and "!9 failed" in made.stderr and made.returncode == 1, made.stderr
    gitlab.requests = [7]
    again = gitlab.comment()
    assert again.returncode == 0 and again.stdout == "comment: !7 is up to date\n", again.stderr
    advance(hosted, lambda folder: write(folder, {"campaigns/sale.yaml": sale("Bigger & better %2B + ü")}))
    updated = gitlab.comment()
    assert updated.stdout == "comment: updated on !7\n", updated.stderr
    assert len(gitlab.notes) == 131 and "`Bigger & better %2B + ü`" in gitlab.notes[130]["body"]
    assert all("theirs" in note["body"] for note in gitlab.notes[:130])


def test_a_wrong_token_is_an_error(gitlab):
    result = gitlab.comment(CARILLON_TOKEN="other")
    assert result.returncode != 0 and "401" in result.stderr
    assert len(gitlab.notes) == 130


# ---- git

def test_git_shows_payloads_as_text(tmp_path):
    folder = repository(tmp_path / "p")
    sources = {
        "carillon.yaml": {**CONFIGURATION, "output": {"style": "wire"}},
        "campaigns/c.yaml": campaign(id="c", content={"_default": "en", "en": {
            "title": "T", "body": "B", "url": "https://acme.example/x", "actions": [{"id": "a", "title": "Open"}]}}),
        ".gitattributes": (INTEGRATIONS / "git/gitattributes").read_text(),
    }
    write(folder, sources)
    run("build", root=folder, check=0)
    commit(folder)
    write(folder, {"campaigns/c.yaml": sources["campaigns/c.yaml"] | {
        "content": {"_default": "en", "en": sources["campaigns/c.yaml"]["content"]["en"] | {
            "actions": [{"id": "a", "title": "Open it"}]}}}})
    run("build", root=folder, check=0)
    artifact = "build/campaigns/c/fcm/en.json"
    plain = git(folder, "diff", "--", artifact)
    assert plain.count("\n+") == 2 and "\\\"Open it\\\"" in plain
    git(folder, "config", "diff.carillon.textconv", f"'{binary()}' textconv")
    shown = git(folder, "diff", "--", artifact)
    changed = [line for line in shown.splitlines() if re.match(r"[+-] ", line)]
    assert [line[1:].strip() for line in changed] == ['"title": "Open"', '"title": "Open it"']
    commit(folder)
    assert '"title": "Open it"' in git(folder, "log", "-p", "-1", "--", artifact)
    # The files themselves are as they were.
    run("verify", root=folder, check=0)


# ---- Pages that follow their sources

def test_pages_are_made_again_when_a_source_changes(tmp_path):
    write(tmp_path, {"carillon.yaml": CONFIGURATION, "campaigns/a.yaml": sale("First") | {"id": "a"},
                     "campaigns/b.yaml": sale("Other") | {"id": "b"}})
    pages = tmp_path / ".carillon/preview"
    process = subprocess.Popen(
        [str(binary()), "preview", "--watch"], cwd=tmp_path, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
        stderr=subprocess.PIPE, text=True)

    def wait(condition):
        end = time.monotonic() + 60
        while not condition():
            assert process.poll() is None and time.monotonic() < end
            time.sleep(0.05)

    def text(name):
        return (pages / name).read_text(encoding="utf-8") if (pages / name).exists() else ""

    try:
        wait(lambda: "First" in text("campaign-a.html") and text("index.html"))
        untouched = (pages / "campaign-b.html").stat().st_mtime_ns
        write(tmp_path, {"campaigns/a.yaml": sale("Second") | {"id": "a"}})
        wait(lambda: "Second" in text("campaign-a.html") and "Second" in text("index.html"))
        # What cannot be compiled, and what is not there to be read, ends nothing.
        write(tmp_path, {"campaigns/a.yaml": "content: ["})
        wait(lambda: "Second" not in text("index.html"))
        (tmp_path / "carillon.yaml").rename(tmp_path / "away.yaml")
        (tmp_path / "campaigns").rename(tmp_path / "gone")
        time.sleep(0.6)
        (tmp_path / "gone").rename(tmp_path / "campaigns")
        (tmp_path / "away.yaml").rename(tmp_path / "carillon.yaml")
        write(tmp_path, {"campaigns/a.yaml": sale("Third") | {"id": "a"}})
        wait(lambda: "Third" in text("campaign-a.html") and "Third" in text("index.html"))
        (tmp_path / "campaigns/b.yaml").unlink()
        wait(lambda: not (pages / "campaign-b.html").exists())
        assert untouched
        process.terminate()
        output, errors = process.communicate(timeout=30)
    finally:
        process.kill()
    assert process.returncode == -15
    lines = output.splitlines()
    assert [Path(line).name for line in lines[:3]] == ["index.html", "campaign-a.html", "campaign-b.html"]
    assert "unknown" not in errors
