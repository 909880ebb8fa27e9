#!/usr/bin/env bash
# Decisions per second of each engine beside OpenSpiel's C++ hearts, measured alternately; medians of several rounds.
# usage: yardstick.sh [path of lusoria] [rounds] [seconds]     needs: pip install open_spiel, a release build
set -euo pipefail
here=$(dirname "$0")
lusoria=${1:-target/release/lusoria}
rounds=${2:-5}
seconds=${3:-2}
python=${PYTHON:-python3}
results=$(mktemp)
trap 'rm -f "$results"' EXIT

for _ in $(seq "$rounds"); do
  "$python" "$here/openspiel_playouts.py" "$seconds" hearts >>"$results"
  for game in glory-to-rome trajan hadrians-wall praetor; do
    "$lusoria" bench "$game" --players 3 --seconds "$seconds" --json >>"$results"
  done
done

"$python" - "$results" <<'PYTHON'
import collections, json, statistics, sys

rates = collections.defaultdict(list)
for line in open(sys.argv[1]):
    result = json.loads(line)
    rates[result["game"]].append(result["decisions_per_s"])
hearts = statistics.median(rates["hearts"])
for game, found in rates.items():
    median = statistics.median(found)
    print(json.dumps({"game": game, "rounds": len(found), "decisions_per_s": round(median), "times_hearts": round(median / hearts, 2)}))
PYTHON
