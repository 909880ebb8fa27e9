#!/usr/bin/env python3
"""Fits weights of crates/bots/data/GAME.toml to harvested games, and prints them.

usage: fit-weights.py hadrians-wall|trajan HARVEST.csv ...      needs: numpy

A ridge regression of the points still to come on the features of a seat: in Hadrian's Wall for each Year by itself, in
Trajan with a weight for the end of the game and one for all of it to come. The last fifth of the rows is not fitted but
tells how much of the points to come is foreseen.
"""
import sys

import numpy as np

RIDGE = {"hadrians-wall": 60.0, "trajan": 300.0}


def fit(features, target, ridge):
    """The weights, the constant first; the ridge holds back what was seen too seldom to be sure of."""
    mean = features.mean(0)
    centred = features - mean
    square = centred.T @ centred + ridge * np.eye(centred.shape[1])
    weights = np.linalg.solve(square, centred.T @ (target - target.mean()))
    return np.concatenate([[target.mean() - mean @ weights], weights])


def foreseen(features, target, ridge):
    """Which part of the spread of the last fifth is explained by a fit to the others."""
    cut = len(target) * 4 // 5
    weights = fit(features[:cut], target[:cut], ridge)
    rest = target[cut:] - weights[0] - features[cut:] @ weights[1:]
    return 1 - rest.var() / target[cut:].var()


def hadrians_wall(rows, _names, ridge):
    print("standing = [")
    for year in range(1, 7):
        _, points, end, *features = rows[rows[:, 0] == year].T
        features, target = np.array(features).T, end - points
        share = foreseen(features, target, ridge)
        numbers = ", ".join(f"{weight:.2f}" for weight in fit(features, target, ridge))
        print(f"    [{numbers}], # Year {year}: {len(target)} sheets, foresees {100 * share:.0f}% of the spread")
    print("]")


def trajan(rows, names, ridge):
    left, target, features = rows[:, :1], rows[:, 2] - rows[:, 1], rows[:, 3:]
    names, features = names[4:], features[:, 1:]  # the first feature is the same for everybody
    both = np.concatenate([left, features, features * left], axis=1)
    share = foreseen(both, target, ridge)
    constant, slope, *weights = fit(both, target, ridge)
    print(f"# {len(target)} moments, foresees {100 * share:.0f}% of the spread")
    print(f"everybody = [{constant:.2f}, {slope:.2f}]")
    for name, end, start in zip(names, weights, weights[len(names) :]):
        print(f"{name} = [{end:.2f}, {start:.2f}]")


game, *paths = sys.argv[1:]
with open(paths[0]) as first:
    column_names = first.readline().removeprefix("#").strip().split(",")
harvest = np.concatenate([np.loadtxt(path, delimiter=",") for path in paths])
{"hadrians-wall": hadrians_wall, "trajan": trajan}[game](harvest, column_names, RIDGE[game])
