#!/usr/bin/env python3
"""Fits weights of crates/bots/data/GAME.toml to harvested games, and prints them.

usage: fit-weights.py glory-to-rome|hadrians-wall|trajan HARVEST.csv ...      needs: numpy

A ridge regression of the points still to come on the features of a seat: in the games but Hadrian's Wall with a weight for the end
of the game and one for all of it to come. Glory to Rome can be won without points, so there
it is the lead that is fitted, to what two players have more than each other. The last fifth of the rows is not fitted but
tells how much is foreseen.

In Hadrian's Wall each Year is fitted by itself, from the last one back, and it is a change of the weights in force that is fitted: what
the sheets say nothing of stays as it was. The target is for a part the score at the end and for the rest what the new weights say at the
start of the Year after, which is less a matter of luck.
"""
import sys
import tomllib
from pathlib import Path

import numpy as np

DATA = Path(__file__).parent.parent / "crates/bots/data"
RIDGE = {"glory-to-rome": 4000.0, "hadrians-wall": 20.0, "trajan": 300.0}
YEAR_RIDGE = {2: 200.0, 3: 100.0, 4: 60.0, 5: 40.0, 6: 30.0}  # besides, in Hadrian's Wall: of features scaled to a spread of one
END_PART = 0.6  # of the target in Hadrian's Wall, the part that is the end itself
FORUM_LEAD = 15.0  # what a win without points counts


def fit(features, target, ridge, scaled_ridge=0.0):
    """The weights, the constant first; the ridge holds back what was seen too seldom to be sure of."""
    mean = features.mean(0)
    centered = features - mean
    square = centered.T @ centered + np.diag(ridge + scaled_ridge * features.var(0))
    weights = np.linalg.solve(square, centered.T @ (target - target.mean()))
    return np.concatenate([[target.mean() - mean @ weights], weights])


def foreseen(features, target, ridge):
    """Which part of the spread of the last fifth is explained by a fit to the others."""
    cut = len(target) * 4 // 5
    weights = fit(features[:cut], target[:cut], ridge)
    rest = target[cut:] - weights[0] - features[cut:] @ weights[1:]
    return 1 - rest.var() / target[cut:].var()


def hadrians_wall(rows, _names, ridge):
    standing = tomllib.loads((DATA / "hadrians-wall.toml").read_text())["weights"]["standing"]
    year, points, end, features = rows[:, 0], rows[:, 1], rows[:, 2], rows[:, 4:]
    later = next_sheets(rows)
    value = end.copy()  # what a sheet turned out to be worth
    weights = {}
    lines = []
    for this in range(6, 1, -1):
        sheets = np.flatnonzero((year == this) & ((later >= 0) | (this == 6)))
        if this < 6:
            after = later[sheets]
            foretold = points[after] + weights[this + 1][0] + features[after] @ weights[this + 1][1:]
            value[sheets] = (1 - END_PART) * foretold + END_PART * value[after]
        before = np.array(standing[this - 1])
        target = value[sheets] - points[sheets] - before[0] - features[sheets] @ before[1:]
        weights[this] = before + fit(features[sheets], target, ridge, YEAR_RIDGE[this])
        told = weights[this][0] + features[sheets] @ weights[this][1:]
        share = np.corrcoef(told, end[sheets] - points[sheets])[0, 1] ** 2
        numbers = ", ".join(f"{weight:.2f}" if abs(weight) >= 0.2 else f"{weight:.3f}" for weight in weights[this])
        lines.append(f"    [{numbers}], # Year {this}: {len(sheets)} sheets, explains {100 * share:.0f}% of the spread")
    nothing = ", ".join("0" for _ in standing[0][1:])  # all sheets are alike
    start = end[year == 2].mean()
    print("standing = [", f"    [{start:.2f}, {nothing}], # Year 1", *reversed(lines), "]", sep="\n")


def next_sheets(rows):
    """For each sheet of Hadrian's Wall that of the same seat a Year later, or -1. The seats of a Year stand together."""
    n_seats = np.diff(np.flatnonzero(np.diff(rows[:, 0]))).min()
    later = np.full(len(rows), -1)
    same = (rows[n_seats:, 0] == rows[:-n_seats, 0] + 1) & (rows[n_seats:, 2] == rows[:-n_seats, 2])
    later[:-n_seats][same] = np.flatnonzero(same) + n_seats
    return later


def trajan(rows, names, ridge):
    left, target, features = rows[:, :1], rows[:, 2] - rows[:, 1], rows[:, 4:]
    names, features = names[5:], features[:, 1:]  # the first feature is the same for everybody
    both = np.concatenate([left, features, features * left], axis=1)
    share = foreseen(both, target, ridge)
    constant, slope, *weights = fit(both, target, ridge)
    print(f"# {len(target)} moments, foresees {100 * share:.0f}% of the spread")
    print(f"everybody = [{constant:.2f}, {slope:.2f}]")
    print_weights(names, weights)


def glory_to_rome(rows, names, ridge):
    first, second = rows[::2], rows[1::2]
    left, features = first[:, :1], first[:, 4:] - second[:, 4:]
    lead = first[:, 2] - second[:, 2]
    by_rank = FORUM_LEAD * np.sign(second[:, 3] - first[:, 3])
    lead = np.where((first[:, 2] == 0) & (second[:, 2] == 0), by_rank, lead)
    target = lead - (first[:, 1] - second[:, 1])
    both = np.concatenate([features, features * left], axis=1)
    print(f"# {len(target)} moments, foresees {100 * foreseen(both, target, ridge):.0f}% of the spread")
    print_weights(names[4:], fit(both, target, ridge)[1:])


def print_weights(names, weights):
    for name, end, start in zip(names, weights, weights[len(names) :]):
        print(f"{name} = [{end:.2f}, {start:.2f}]")


game, *paths = sys.argv[1:]
with open(paths[0]) as first:
    column_names = first.readline().removeprefix("#").strip().split(",")
harvest = np.concatenate([np.loadtxt(path, delimiter=",") for path in paths])
fits = {"glory-to-rome": glory_to_rome, "hadrians-wall": hadrians_wall, "trajan": trajan}
fits[game](harvest, column_names, RIDGE[game])
