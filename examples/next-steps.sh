#!/usr/bin/env bash
# Plays the space game to its end by taking the first step that the game suggests: SPACE_SEED=8 bash next-steps.sh
# Needs curl 7.82 or newer and jq. SPACE_URL is the address of the service.
set -euo pipefail
url=${SPACE_URL:-http://127.0.0.1:4100}
curl() { command curl --silent --show-error --fail-with-body "$@"; }

[ -z "${SPACE_SEED:-}" ] || curl --json "{\"seed\":$SPACE_SEED}" "$url/api/save/new" > /dev/null
while world=$(curl "$url/api/world"); do
  # Reads the status and the first step. While a task is being worked on, or if there is no step, it plays turns.
  { read -r status; read -r method; read -r path; read -r body; read -r title; } < <(jq -r '
    (if .activeTask == null then .nextSteps[0] else null end) as $step
    | .save.status,
      ($step // {method: "POST", path: "/api/turn/run", body: {}, title: ""} | .method, .path, (.body | tojson)),
      (if $step then "turn \(.save.turn): \($step.title)" else "" end)' <<< "$world")
  [ "$status" = active ] || break
  [ -z "$title" ] || echo "$title"
  curl --request "$method" --json "$body" "$url$path" > /dev/null
done
jq -r '"\(.save.status) on turn \(.save.turn) with a score of \(.save.score)"' <<< "$world"
