#!/usr/bin/env bash
# Checks campaigns and writes what a change does to them, as files for any CI.
#
#   integrations/review.sh BASE OUTPUT
#
# BASE is the revision that the change is to be merged into. OUTPUT is a directory that is made:
#
#   review.md, review.html, review.json    what changed (carillon diff)
#   findings.sarif, gl-code-quality.json, junit.xml    what is wrong (carillon check)
#   status    three lines: changed=…, breaking=…, errors=…
#
# The exit status is that of the check: 0, or 1 where there is an error. From the environment:
#
#   CARILLON                the tool; "carillon" unless set
#   CARILLON_ROOT           the project's root; "." unless set
#   CARILLON_FORMAT         how findings are printed: "github" or another of check's formats; "full" unless set
#   CARILLON_CONFIGURATION  "base" takes carillon.yaml from BASE, so that a change cannot silence its own findings
set -euo pipefail

carillon=${CARILLON:-carillon}
root=${CARILLON_ROOT:-.}
revision=${1:?the revision to compare with}
output=${2:?the directory to write into}
mkdir -p "$output"

if ! base=$(git -C "$root" merge-base -- "$revision" HEAD); then
  echo "review: '$revision' and HEAD have no common commit here; fetch the whole history (fetch-depth: 0, GIT_DEPTH: 0)" >&2
  exit 2
fi

configuration=()
if [ "${CARILLON_CONFIGURATION:-head}" = base ]; then
  # A project without the file has its defaults: so has an empty mapping.
  prefix=$(git -C "$root" rev-parse --show-prefix)
  if ! git -C "$root" cat-file blob "$base:${prefix}carillon.yaml" >"$output/carillon.yaml" 2>/dev/null; then
    echo '{}' >"$output/carillon.yaml"
  fi
  configuration=(--config "$output/carillon.yaml")
fi

errors=0
"$carillon" check --root "$root" "${configuration[@]}" --format "${CARILLON_FORMAT:-full}" \
  --output-file "sarif=$output/findings.sarif" --output-file "gitlab=$output/gl-code-quality.json" \
  --output-file "junit=$output/junit.xml" || errors=$?
[ "$errors" -le 1 ] || exit "$errors"

compare() {
  "$carillon" diff "$base" --root "$root" "${configuration[@]}" "$@"
}
changed=0
compare --format json --exit-code >"$output/review.json" || changed=$?
[ "$changed" -le 1 ] || exit "$changed"
breaking=0
compare --format markdown --breaking >"$output/review.md" || breaking=$?
[ "$breaking" -le 1 ] || exit "$breaking"
compare --format html >"$output/review.html"

printf 'changed=%s\nbreaking=%s\nerrors=%s\n' "$changed" "$breaking" "$errors" >"$output/status"
exit "$errors"
