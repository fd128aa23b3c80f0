#!/usr/bin/env bash
# Founds a company in the cargo game and flies a first delivery, with the load that the service plans: bash first-delivery.sh
# Needs curl 7.82 or newer and jq. CARGO_URL is the address of the service.
set -euo pipefail
url=${CARGO_URL:-http://127.0.0.1:4200}
name=pilot-$(date +%s) password=$(od -An -N 12 -t x1 /dev/urandom | tr -d ' ')
curl() { command curl --silent --show-error --fail-with-body "$@"; }
token=$(curl --json "{\"username\":\"$name\",\"password\":\"$password\"}" "$url/api/auth/register" | jq -r .token)
get() { curl --header "Authorization: Bearer $token" "$url$1"; }
post() { curl --header "Authorization: Bearer $token" --json "$2" "$url$1"; }

home=$(get /api/onboarding/homes | jq -r 'max_by(.nearbyAirports).icao')
plane=$(post /api/onboarding/home "{\"icao\":\"$home\"}" | jq .planes[0].id)
echo "playing as $name, password $password, at home in $home"
plan=$(get "/api/planes/$plane/plan" | jq --compact-output '{packageIds, legs}')
post "/api/planes/$plane/dispatch" "$plan" | jq -r '.planes[0] | "leaves for \(.destIcao)"'
while state=$(get /api/state) && [ "$(jq '.planes[0].totals.deliveries' <<< "$state")" = 0 ]; do sleep 1; done
jq -r '"delivered at \(.planes[0].airportIcao // .planes[0].originIcao), \(.player.money) €"' <<< "$state"
