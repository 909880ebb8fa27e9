#!/usr/bin/env python3
"""Plays the games behind docs/strength.md and prints its tables.

A line is played by `lusoria sim` and keeps its games in bench/strength/, so that Ctrl-C loses at most the games under way and the
next run goes on. With words only lines that have all of them are played and printed ("trajan expert"); with --tables nothing is
played. Games that were played before any were kept stand here as wins and games; what is asked for beyond them is played on another
seed.
"""
import argparse
import json
import math
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

LOGS = Path(__file__).parent / "strength"
NAMES = {
    "glory-to-rome": "Glory to Rome",
    "trajan": "Trajan",
    "hadrians-wall": "Hadrian's Wall",
    "praetor": "Praetor",
}
FIRST_SEED, NEXT_SEED = "2026", "2027"


@dataclass
class Line:
    """One line of a table: the first of `bots` is asked about."""

    game: str
    bots: str
    games: int
    players: int = 2
    before: tuple[float, int] = (0, 0)  # wins and games on the first seed that were not kept

    @property
    def seed(self):
        return NEXT_SEED if self.before[1] else FIRST_SEED

    @property
    def missing(self):
        """The games to play, each deal from every seat."""
        missing = max(0, self.games - self.before[1])
        return math.ceil(missing / self.players) * self.players

    @property
    def log(self):
        bots = self.bots.translate(str.maketrans(",@+", "---"))
        return LOGS / f"{self.game}-{self.players}-{bots}.jsonl"

    def has(self, words):
        return all(word in f"{self.game} {self.players} {self.bots}" for word in words)

    def command(self, seed, games):
        return f"lusoria sim {self.game} --games {games} --bots {self.bots} --players {self.players} --seed {seed}"

    def play(self, lusoria, threads):
        LOGS.mkdir(exist_ok=True)
        command = [lusoria, *self.command(self.seed, self.missing).split()[1:], "--resume", str(self.log)]
        print(self.command(self.seed, self.missing), file=sys.stderr)
        stopped = subprocess.run([*command, *threads], stdout=subprocess.DEVNULL).returncode
        if stopped:
            sys.exit(stopped)

    def kept(self):
        """The games in the log, each as a list of seats."""
        if not self.log.exists():
            return []
        games = [json.loads(line) for line in self.log.read_text().splitlines()[1:]]
        return [game["seats"] for game in games if game["index"] < self.missing]


@dataclass
class Claim:
    """A table: what is asked for, and the lines that show it."""

    title: str
    least: float  # the lower end of the interval that is asked for
    lines: list[Line]
    is_mirror: bool = False
    points: int = 0  # if not 0: the share is that of games with so many points

    def won(self, seats):
        if self.points:
            return sum(seat["points"] >= self.points for seat in seats if seat["bot"] == 0)
        first = [seat for seat in seats if seat["rank"] == 1]
        return sum(seat["bot"] == 0 for seat in first) / len(first)

    def row(self, line):
        kept = line.kept()
        won, games = line.before[0] + sum(map(self.won, kept)), line.before[1] + len(kept)
        seeds = [(FIRST_SEED, line.before[1])] if line.before[1] else []
        seeds += [(line.seed, line.missing)] if kept else []
        commands = "<br>".join(f"`{line.command(seed, count)}`" for seed, count in seeds)
        played = str(games) if games >= line.games else f"{games} of {line.games}"
        if not games:
            return f"| {NAMES[line.game]} | `{line.command(line.seed, line.games)}` | 0 of {line.games} | | |"
        low, high = interval(won, games)
        holds = low <= 0.5 <= high if self.is_mirror else round(low, 3) >= self.least
        share = f"{100 * won / games:.1f}% [{100 * low:.1f}–{100 * high:.1f}]"
        return f"| {NAMES[line.game]} | {commands} | {played} | {share} | {'yes' if holds else 'no'} |"


def interval(won, games, z=1.96):
    """The 95% interval of a share, by Wilson's method."""
    share, base = won / games, 1 + z * z / games
    center = (share + z * z / (2 * games)) / base
    half = z * math.sqrt(share * (1 - share) / games + z * z / (4 * games * games)) / base
    return max(0.0, center - half), min(1.0, center + half)


def lines(bots, games, befores, players=(2, 2, 2, 2)):
    """A line for each game."""
    return [Line(game, bots, games, n, before) for game, n, before in zip(NAMES, players, befores)]


CLAIMS = [
    Claim(
        "`greedy` over `random`, at least 95% of 1,000 games",
        0.95,
        lines("greedy,random", 1000, [(1000, 1000), (1000, 1000), (1000, 1000), (999, 1000)]),
    ),
    Claim("`hard` over `random`, at least 99%", 0.99, lines("hard,random", 400, [(0, 0)] * 4)),
    Claim(
        "`hard` with 300 iterations over `random`, at least 99%",
        0.99,
        lines("hard@300,random", 400, [(400, 400)] * 4),
    ),
    Claim(
        "`hard` over `greedy`, at least 85% of 400 games",
        0.85,
        lines("hard,greedy", 400, [(377, 400), (272, 274), (91, 93), (58, 58)]),
    ),
    Claim(
        "`expert` over `hard`, more than 50% of 200 games",
        0.5,
        lines("expert,hard", 200, [(40, 63), (77, 115), (58, 90), (11, 14)]),
    ),
    Claim(
        "Ten times the iterations at a fraction of both levels, more than 50%",
        0.5,
        lines("hard@2000,hard@200", 100, [(78, 100), (86, 100), (75, 100), (78, 100)]),
    ),
    Claim(
        "One `hard` among `greedy`, at least 55%",
        0.55,
        lines("hard,greedy", 100, [(76, 100), (32, 33), (38, 40), (18, 18)], (4, 3, 4, 3)),
    ),
    Claim(
        "One `hard` among plain search at equal time, at least its share and ten points: 35% of four",
        0.35,
        [
            Line("glory-to-rome", "hard@50ms,hard@50ms+plain", 40, 4, (8, 11)),
            Line("hadrians-wall", "hard@50ms,hard@50ms+plain", 40, 4, (8, 8)),
        ],
    ),
    Claim(
        "The same with three: 43.3%",
        0.433,
        [
            Line("trajan", "hard@50ms,hard@50ms+plain", 39, 3, (8, 8)),
            Line("praetor", "hard@50ms,hard@50ms+plain", 39, 3, (11, 11)),
        ],
    ),
    Claim(
        "Alone, 60 points or more in at least 80% of 200 games",
        0.8,
        [Line("hadrians-wall", "hard", 200, 1, (200, 200))],
        points=60,
    ),
    Claim(
        "A bot against itself: half lies within the interval",
        0.0,
        [
            Line("glory-to-rome", "hard@100,hard@100", 400, 2, (205.5, 400)),
            Line("trajan", "hard@100,hard@100", 1000, 2, (499, 1000)),
            Line("hadrians-wall", "hard@100,hard@100", 1000, 2, (501, 1000)),
            Line("praetor", "hard@100,hard@100", 1000, 2, (498, 1000)),
        ],
        is_mirror=True,
    ),
]


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--lusoria", default="target/release/lusoria", metavar="FILE", help="the program; default: %(default)s")
    parser.add_argument("--threads", metavar="N", help="games at a time; as many as there are cores when left out")
    parser.add_argument("--tables", action="store_true", help="play nothing")
    parser.add_argument("words", nargs="*", metavar="WORD", help="only lines with all of these words")
    args = parser.parse_args()
    threads = ["--threads", args.threads] if args.threads else []
    tables = [(claim, [line for line in claim.lines if line.has(args.words)]) for claim in CLAIMS]
    if not any(asked for _, asked in tables):
        sys.exit(f"no line has all of: {' '.join(args.words)}")
    for claim, asked in tables:
        for line in asked:
            if not args.tables and len(line.kept()) < line.missing:
                line.play(args.lusoria, threads)
        if asked:
            print(f"\n{claim.title}:\n\n| game | command | games | share [95%] | holds |\n| --- | --- | --- | --- | --- |")
            print("\n".join(claim.row(line) for line in asked))


if __name__ == "__main__":
    try:
        main()
    except FileNotFoundError as error:
        sys.exit(f"{error.filename} is not there: build it with `cargo build --release -p lusoria`")
    except KeyboardInterrupt:
        sys.exit("stopped; the finished games are kept")
