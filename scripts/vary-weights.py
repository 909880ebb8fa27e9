#!/usr/bin/env python3
"""Writes a copy of crates/bots/data/hadrians-wall.toml with other weights, for a bot that plays unlike the one in force.

usage: vary-weights.py K SEED FOLDER

K says how far from the weights in force, 0 to 1. `harvest` lets a bot with `+rival` play by FOLDER when LUSORIA_RIVAL names it (see
crates/bots/data/README.md); the head of the data file tells which K were used.
"""
import random
import re
import sys
from pathlib import Path

DATA = Path(__file__).parent.parent / "crates/bots/data/hadrians-wall.toml"
# How many points a weight of `standing` may be off with K = 1, by place: the constant, numbers, cohorts squared, all up to the
# buildings, other squares, paths taken, how far they have come.
OFF = [0.0] + [0.6] * 15 + [0.06] * 3 + [0.6] * 39 + [0.06] * 14 + [1.5] * 12 + [0.3] * 12
POLICY = "build|fort|wall|cippi|mine|guard|citizen|temple|feature|gladiator|exchange|favor_temple|favor_diplomat"


def vary(line, k, chance):
    """The same line with other numbers, if it is a row of `standing` or a weight of the policy."""
    if row := re.match(r"    \[(.*?)\]", line):
        weights = [float(weight) for weight in row[1].split(",")]
        first, *rest = zip(weights, OFF, strict=True)
        varied = [weight * chance.uniform(1 - k, 1 + k) + k * chance.gauss(0, off) for weight, off in rest]
        return "    [" + ", ".join(f"{weight:.3f}" for weight in [first[0], *varied]) + "],"
    if weight := re.match(rf"({POLICY}) = ([\d.]+)", line):
        return f"{weight[1]} = {float(weight[2]) * chance.lognormvariate(0, 0.6 * k):.3f}"
    return line


distance, seed, folder = sys.argv[1:]
dice = random.Random(seed)
lines = [vary(line, float(distance), dice) for line in DATA.read_text().splitlines()]
Path(folder).mkdir(parents=True, exist_ok=True)
(Path(folder) / DATA.name).write_text("\n".join(lines) + "\n")
