#!/usr/bin/env python3
"""Fits the weights `standing` of crates/bots/data/hadrians-wall.toml to harvested games, and prints them.

usage: fit-hadrians-wall.py HARVEST.csv ...      needs: numpy

Each Year by itself: a ridge regression of the points still to come on the features of a sheet. The last fifth of the
rows is not fitted but tells how much of the points to come is foreseen.
"""
import sys

import numpy as np

RIDGE = 60.0


def fit(features, target):
    """The weights, the constant first; the ridge holds back what was seen too seldom to be sure of."""
    mean = features.mean(0)
    centred = features - mean
    square = centred.T @ centred + RIDGE * np.eye(centred.shape[1])
    weights = np.linalg.solve(square, centred.T @ (target - target.mean()))
    return np.concatenate([[target.mean() - mean @ weights], weights])


def foreseen(weights, features, target):
    """Which part of the spread of the target the weights explain."""
    rest = target - weights[0] - features @ weights[1:]
    return 1 - rest.var() / target.var()


rows = np.concatenate([np.loadtxt(path, delimiter=",") for path in sys.argv[1:]])
print("standing = [")
for year in range(1, 7):
    _, points, end, *features = rows[rows[:, 0] == year].T
    features, target = np.array(features).T, end - points
    cut = len(target) * 4 // 5
    share = foreseen(fit(features[:cut], target[:cut]), features[cut:], target[cut:])
    numbers = ", ".join(f"{weight:.2f}" for weight in fit(features, target))
    print(f"    [{numbers}], # Year {year}: {len(target)} sheets, foresees {100 * share:.0f}% of the spread")
print("]")
