#!/usr/bin/env bash
# Keeps one comment on a pull request up to date with what it changes. For a workflow on "workflow_run", which runs the
# default branch's own files and may write comments.
#
# Nothing of the pull request is checked out, run, or taken from its own workflow: its commits are fetched as objects, and
# carillon reads them there. Needs a clone of the whole history (fetch-depth: 0), git, jq and gh. From the environment:
#
#   GH_TOKEN, GITHUB_REPOSITORY          as GitHub sets them
#   HEAD_OWNER, HEAD_BRANCH, HEAD_SHA    of github.event.workflow_run: head_repository.owner.login, head_branch, head_sha
#   CARILLON, CARILLON_ROOT              as for review.sh
#   CARILLON_COMMENT                     tells the comments of several projects in one repository apart
set -euo pipefail

carillon=${CARILLON:-carillon}
root=${CARILLON_ROOT:-.}
marker="<!-- carillon comment: ${CARILLON_COMMENT:-campaigns} -->"
repository=${GITHUB_REPOSITORY:?}
[[ ${HEAD_SHA:?} =~ ^[0-9a-f]{40}([0-9a-f]{24})?$ ]] || { echo "comment: HEAD_SHA is no commit" >&2; exit 2; }
[[ ${CARILLON_COMMENT:-} =~ ^[A-Za-z0-9_-]*$ ]] || { echo "comment: CARILLON_COMMENT has more than letters" >&2; exit 2; }

# The event names no pull request where it comes from a fork: whose head is this commit?
pull=$(gh api --method GET "repos/$repository/pulls" -f state=open -f "head=${HEAD_OWNER:?}:${HEAD_BRANCH:?}" |
  jq -r --arg sha "$HEAD_SHA" '[.[] | select(.head.sha == $sha)][0] // empty | "\(.number) \(.base.sha)"')
if [ -z "$pull" ]; then
  echo "comment: no open pull request has $HEAD_SHA as its head"
  exit 0
fi
read -r number target <<<"$pull"

git fetch --quiet --no-tags --no-recurse-submodules origin "$target" "refs/pull/$number/head"
base=$(git merge-base "$target" "$HEAD_SHA")
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
changed=0
"$carillon" diff "$base" "$HEAD_SHA" --root "$root" --format markdown --exit-code >"$folder/review.md" || changed=$?
[ "$changed" -le 1 ] || exit "$changed"
{ echo "$marker"; cat "$folder/review.md"; } >"$folder/comment.md"

comment=$(gh api --paginate "repos/$repository/issues/$number/comments?per_page=100" |
  jq -r -s --arg marker "$marker" '[.[][] | select(.user.type == "Bot" and (.body | startswith($marker)))][0].id // empty')
if [ -n "$comment" ]; then
  gh api --method PATCH "repos/$repository/issues/comments/$comment" -F "body=@$folder/comment.md" >/dev/null
  echo "comment: updated on #$number"
elif [ "$changed" -eq 1 ]; then
  gh api --method POST "repos/$repository/issues/$number/comments" -F "body=@$folder/comment.md" >/dev/null
  echo "comment: made on #$number"
else
  echo "comment: #$number changes nothing that campaigns say"
fi
