#!/usr/bin/env bash
# Keeps one issue that lists what is past its review date: opens it, brings it up to date, or closes it.
# Needs gh, with GH_TOKEN and GH_REPO.
set -euo pipefail

body=$(mktemp)
npm run --silent check:freshness > "$body"

gh label create freshness --force --color D4A72C --description 'Past its review date'
number=$(gh issue list --label freshness --state open --json number --jq '.[0].number // empty')
if [[ ! -s $body ]]; then
  [[ -z $number ]] || gh issue close "$number" --comment 'Everything is within its review date.'
elif [[ -n $number ]]; then
  gh issue edit "$number" --body-file "$body"
else
  gh issue create --title 'Past their review date' --label freshness --body-file "$body"
fi
