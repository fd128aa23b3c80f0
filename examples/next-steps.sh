#!/usr/bin/env bash
# Plays the space game to its end by the first of the steps that the game offers: SPACE_SEED=7 bash next-steps.sh
# Needs curl 7.82 or newer and jq. SPACE_URL says where the service is.
set -euo pipefail
url=${SPACE_URL:-http://127.0.0.1:4100}
call() { curl --silent --show-error --fail-with-body --request "$1" --json "${3:-{\}}" "$url$2"; }

[ -z "${SPACE_SEED:-}" ] || call POST /api/save/new "{\"seed\":$SPACE_SEED}" > /dev/null
while world=$(curl --silent --show-error --fail "$url/api/world") && [ "$(jq -r .save.status <<< "$world")" = active ]; do
  # The step as three lines, or nothing while a task is worked.
  step=$(jq -r 'select(.activeTask == null) | .nextSteps[0] // empty | .method, .path, (.body | tojson)' <<< "$world")
  if [ -n "$step" ]; then
    { read -r method; read -r path; read -r body; } <<< "$step"
    jq -r '"turn \(.save.turn): \(.nextSteps[0].title)"' <<< "$world"
    call "$method" "$path" "$body" > /dev/null
  else
    call POST /api/turn/run > /dev/null
  fi
done
jq -r '"\(.save.status) on turn \(.save.turn) with a score of \(.save.score)"' <<< "$world"
