#!/usr/bin/env bash
# Instructions per decision of each engine, counted by valgrind: the same on a busy machine as on a quiet one.
# Two runs of different length are subtracted, so that reading data and starting up do not count.
# usage: instructions.sh [path of lusoria] [game ...]        needs: valgrind, a release build with `lusoria bench`
set -euo pipefail
lusoria=${1:-target/release/lusoria}
shift || true
games=("$@")
if [ ${#games[@]} -eq 0 ]; then games=(glory-to-rome trajan hadrians-wall praetor); fi

# Prints instructions and decisions of so many random games.
count() {
  local out refs decisions
  out=$(valgrind --tool=cachegrind --cache-sim=no --cachegrind-out-file=/dev/null \
    "$lusoria" bench "$1" --players 3 --games "$2" 2>&1)
  refs=$(sed -n 's/.*I *refs: *\([0-9,]*\).*/\1/p' <<<"$out" | tr -d ,)
  decisions=$(sed -n 's/.*"decisions":\([0-9]*\).*/\1/p' <<<"$out")
  echo "$refs $decisions"
}

for game in "${games[@]}"; do
  read -r few_refs few_decisions < <(count "$game" 20)
  read -r many_refs many_decisions < <(count "$game" 220)
  awk -v game="$game" -v refs=$((many_refs - few_refs)) -v decisions=$((many_decisions - few_decisions)) \
    'BEGIN { printf "{\"game\": \"%s\", \"players\": 3, \"instructions_per_decision\": %.0f}\n", game, refs / decisions }'
done
