#!/usr/bin/env python3
"""Fits weights of crates/bots/data/GAME.toml to harvested games, and prints them.

usage: fit-weights.py glory-to-rome|hadrians-wall|trajan HARVEST.csv ...      needs: numpy

A ridge regression of the points still to come on the features of a seat: in Hadrian's Wall for each Year by itself, in the
others with a weight for the end of the game and one for all of it to come. Glory to Rome can be won without points, so there
it is the lead that is fitted, to what two players have more than each other. The last fifth of the rows is not fitted but
tells how much is foreseen.
"""
import sys

import numpy as np

RIDGE = {"glory-to-rome": 4000.0, "hadrians-wall": 60.0, "trajan": 300.0}
FORUM_LEAD = 15.0  # what a win without points counts


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
        _, points, end, _, *features = rows[rows[:, 0] == year].T
        features, target = np.array(features).T, end - points
        share = foreseen(features, target, ridge)
        numbers = ", ".join(f"{weight:.2f}" for weight in fit(features, target, ridge))
        print(f"    [{numbers}], # Year {year}: {len(target)} sheets, foresees {100 * share:.0f}% of the spread")
    print("]")


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
