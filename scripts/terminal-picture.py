#!/usr/bin/env python3
"""Draws what a command prints, colors included, as an SVG picture of a terminal.

usage: terminal-picture.py OUTPUT.svg INPUT-LINES COMMAND [ARGUMENT ...]
INPUT-LINES is typed into the command, with | for the Enter key.
"""
import html
import os
import re
import subprocess
import sys

SIZE, LINE, MARGIN = 13, 17, 18
NBSP = "\u00a0"  # plain spaces would collapse
COLORS = {"31": "#E0695C", "33": "#E7B84B", "32": "#8BBF70", None: "#EFE6D8"}


def spans(line):
    """The line as (text, color, bold, dim), one for each stretch of equal style."""
    color, bold, dim = None, False, False
    for part in re.split(r"(\x1b\[[0-9;]*m)", line):
        code = re.fullmatch(r"\x1b\[([0-9;]*)m", part)
        if not code:
            if part:
                yield part, color, bold, dim
            continue
        for number in (code[1] or "0").split(";"):
            if number == "0":
                color, bold, dim = None, False, False
            elif number == "1":
                bold = True
            elif number == "2":
                dim = True
            elif number in COLORS:
                color = number


def escape(text):
    return html.escape(text).replace(" ", NBSP)


def draw(lines):
    width = max((len(re.sub(r"\x1b\[[0-9;]*m", "", line)) for line in lines), default=0)
    w, h = round(MARGIN * 2 + width * SIZE * 0.602), MARGIN * 2 + len(lines) * LINE
    yield f'<svg xmlns="http://www.w3.org/2000/svg" width="{w}" height="{h}" viewBox="0 0 {w} {h}">'
    yield f'<rect width="{w}" height="{h}" rx="8" fill="#1B1714"/>'
    yield f'<g font-family="DejaVu Sans Mono, Menlo, Consolas, monospace" font-size="{SIZE}" xml:space="preserve">'
    for index, line in enumerate(lines):
        y = MARGIN + (index + 1) * LINE - 4
        parts = "".join(
            f'<tspan fill="{COLORS[color]}"{" font-weight=" + chr(34) + "bold" + chr(34) if bold else ""}'
            f'{" opacity=" + chr(34) + "0.6" + chr(34) if dim else ""}>{escape(text)}</tspan>'
            for text, color, bold, dim in spans(line)
        )
        yield f'<text x="{MARGIN}" y="{y}">{parts}</text>'
    yield "</g></svg>"


def main():
    output, typed, *command = sys.argv[1:]
    environment = dict(os.environ, CLICOLOR_FORCE="1", LANG="C", COLUMNS="100")
    run = subprocess.run(command, input=typed.replace("|", "\n") + "\n", env=environment, capture_output=True, text=True, check=True)
    lines = run.stdout.rstrip().split("\n")
    with open(output, "w", encoding="utf-8") as file:
        file.write("\n".join(draw(lines)) + "\n")


main()
