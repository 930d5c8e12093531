#!/usr/bin/env bash
# Writes what a pull request changes for visitors into the summary of the run, and as the output "table" of the step.
# Needs BASE, the commit that it is compared with; GITHUB_STEP_SUMMARY and GITHUB_OUTPUT, files that the host names.
set -euo pipefail

table=$(mktemp)
npm run --silent effects -- "$BASE" > "$table"
cat "$table" >> "$GITHUB_STEP_SUMMARY"

# A mark that no table can hold ends the output.
mark="end-$(openssl rand -hex 16)"
{
  echo "table<<$mark"
  cat "$table"
  echo "$mark"
} >> "$GITHUB_OUTPUT"
