#!/usr/bin/env bash
# Keeps one comment on every open merge request up to date with what it changes. For a pipeline of the default branch,
# which alone sees protected variables.
#
# Nothing of a merge request is checked out or run: its commits are fetched as objects, and carillon reads them there.
# Needs a clone of the whole history (GIT_DEPTH: 0), git, jq and curl. From the environment:
#
#   CI_API_V4_URL, CI_PROJECT_ID   as GitLab sets them
#   CARILLON_TOKEN                 a project access token with the scope "api"; a protected variable
#   CARILLON, CARILLON_ROOT        as for review.sh
#   CARILLON_COMMENT               tells the comments of several projects in one repository apart
set -euo pipefail

carillon=${CARILLON:-carillon}
root=${CARILLON_ROOT:-.}
marker="<!-- carillon comment: ${CARILLON_COMMENT:-campaigns} -->"
project="${CI_API_V4_URL:?}/projects/${CI_PROJECT_ID:?}"
[[ ${CARILLON_COMMENT:-} =~ ^[A-Za-z0-9_-]*$ ]] || { echo "comment: CARILLON_COMMENT has more than letters" >&2; exit 2; }
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT

# The token stands in no command line, where other processes could read it.
(umask 077 && printf 'PRIVATE-TOKEN: %s\n' "${CARILLON_TOKEN:?}" >"$folder/header")
call() {
  curl --silent --show-error --fail --max-time 60 --header "@$folder/header" "$@"
}

# Every item of a list, page after page, a line each.
all() {
  local page=1 items
  while :; do
    items=$(call --get --data per_page=100 --data "page=$page" "$1" | jq -c '.[]')
    [ -n "$items" ] || break
    printf '%s\n' "$items"
    [ "$(printf '%s\n' "$items" | wc -l)" -eq 100 ] || break
    page=$((page + 1))
  done
}

# One merge request. A process of its own for each, so that one that cannot be compared keeps no other from its comment.
if [ "$#" -eq 2 ]; then
  number=$1
  me=$2
  target=$(call "$project/merge_requests/$number" | jq -er .target_branch)
  git fetch --quiet --no-tags --no-recurse-submodules origin \
    "+refs/heads/$target:refs/carillon/target" "+refs/merge-requests/$number/head:refs/carillon/head"
  base=$(git merge-base refs/carillon/target refs/carillon/head)
  changed=0
  "$carillon" diff "$base" refs/carillon/head --root "$root" --format markdown --exit-code >"$folder/review.md" ||
    changed=$?
  [ "$changed" -le 1 ] || exit "$changed"
  { echo "$marker"; cat "$folder/review.md"; } >"$folder/comment.md"
  note=$(all "$project/merge_requests/$number/notes" | jq -c -s --arg marker "$marker" --argjson me "$me" \
    '[.[] | select(.author.id == $me and (.body | startswith($marker)))][0] // empty')
  if [ -z "$note" ]; then
    if [ "$changed" -eq 0 ]; then
      echo "comment: !$number changes nothing that campaigns say"
      exit 0
    fi
    call --request POST --data-urlencode "body@$folder/comment.md" "$project/merge_requests/$number/notes" >/dev/null
    echo "comment: made on !$number"
  elif jq -e --rawfile body "$folder/comment.md" '(.body | rtrimstr("\n")) == ($body | rtrimstr("\n"))' <<<"$note" \
    >/dev/null; then
    echo "comment: !$number is up to date"
  else
    call --request PUT --data-urlencode "body@$folder/comment.md" \
      "$project/merge_requests/$number/notes/$(jq -r .id <<<"$note")" >/dev/null
    echo "comment: updated on !$number"
  fi
  exit 0
fi

me=$(call "$CI_API_V4_URL/user" | jq -e .id)
numbers=$(all "$project/merge_requests?state=opened" | jq -r .iid)
failed=0
for number in $numbers; do
  if ! bash "${BASH_SOURCE[0]}" "$number" "$me"; then
    echo "comment: !$number failed" >&2
    failed=1
  fi
done
exit "$failed"
