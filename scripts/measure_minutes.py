"""Measures how long lessons and games take, for docs/results/learn.md and the home page.

    .venv/bin/python -m scripts.measure_minutes

A lesson is read at 200 words a minute, with some seconds for each thing to do. For a game, two
weak bots play, and a person's decisions are counted: whoever is asked several times in a row thinks
once. Two people take twice as long; what a bot takes depends on the pace and isn't included.
"""

from __future__ import annotations

import re
from statistics import median
from typing import Final

from elfhame.bots.table import Table
from elfhame.games import registry
from elfhame.kernel.play import Play
from elfhame.lessons.lesson import NAMES, lesson
from elfhame.lessons.wording import Wording

WORDS_PER_MINUTE: Final = 200
WORD: Final = re.compile(r"[\w’-]*\w[\w’-]*")
"""A word. In French, a mark that stands by itself isn't one."""
SECONDS_PER_ACTION: Final = 4
SECONDS_PER_BUTTON: Final = 2
SECONDS_PER_THOUGHT: Final = 20
SECONDS_PER_FURTHER_DECISION: Final = 4
GAMES: Final = 40
BOTS: Final = {0: "sapling", 1: "seedling"}


def lesson_minutes(name: str, language: str = "en") -> float:
    """How long a lesson takes someone who reads everything and makes no mistake."""
    wording, steps = Wording(name, language), lesson(name).step
    texts = [*wording.closing]
    for number in range(1, len(steps) + 1):
        for key in ("title", "say", "do", "then"):
            texts += wording.of_step(number, key)
    words = sum(len(WORD.findall(text)) for text in texts)
    actions = sum(len(step.taps or step.solution) for step in steps)
    buttons = len(steps) + sum(not step.taps for step in steps)
    doing = actions * SECONDS_PER_ACTION + buttons * SECONDS_PER_BUTTON
    return words / WORDS_PER_MINUTE + doing / 60


def game_minutes(play: Play) -> tuple[int, int, float]:
    """Thoughts, decisions and minutes of one person, at seat 0 of a finished game."""
    seats = [step.seat for step in play.steps]
    thoughts = sum(seat == 0 and (not at or seats[at - 1] != 0) for at, seat in enumerate(seats))
    decisions = seats.count(0)
    seconds = thoughts * SECONDS_PER_THOUGHT
    seconds += (decisions - thoughts) * SECONDS_PER_FURTHER_DECISION
    return thoughts, decisions, seconds / 60


def main() -> None:
    """Print both tables."""
    print("| lesson | steps | English | French | Portuguese |\n|---|---|---|---|---|")
    for name in NAMES:
        found = [lesson_minutes(name, language) for language in ("en", "fr", "pt-BR")]
        cells = " | ".join(f"{minutes:.1f}" for minutes in found)
        print(f"| {name} | {len(lesson(name).step)} | {cells} |")
    print("\n| game | thoughts | decisions | one person | two people |\n|---|---|---|---|---|")
    for game in registry.names():
        plays = [Play(registry.game(game), 2, seed=seed) for seed in range(GAMES)]
        counted = [game_minutes(Table(play, BOTS).finish()) for play in plays]
        thoughts, decisions, minutes = (median(column) for column in zip(*counted, strict=True))
        print(f"| {game} | {thoughts:.0f} | {decisions:.0f} | {minutes:.0f} | {2 * minutes:.0f} |")


if __name__ == "__main__":
    main()
