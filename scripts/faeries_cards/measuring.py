"""Measures the cards: a compiled elfhame of its own, with these cards, plays many games."""

from __future__ import annotations

import json
from collections import Counter
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from scripts.figures import TWELFTHS, Piece, error, pieces, table, told
from scripts.installing import changed, tally

WORKER: Final = "scripts.faeries_cards.worker"


@dataclass(frozen=True)
class Measure:
    """What equal bots are to play: who they are, how many, by which options, how often."""

    bot: str
    seats: int
    options: dict[str, bool]
    games: int
    seed: int


def measured(home: Path, text: str, wanted: Measure) -> str:
    """The figures of the cards in this text, of the order of turns, and of the end."""
    job = (wanted.bot, wanted.seats, json.dumps(wanted.options))
    with changed(home, "faeries/data/cards.toml", text) as copy:
        found = tally(copy, WORKER, job, wanted.games, wanted.seed)
    parts = [_game(found, wanted), _places(found, wanted), _ends(found, wanted.games)]
    return "\n\n".join([*parts, _cards(pieces(found), wanted.seats)])


def _game(found: Counter[str], wanted: Measure) -> str:
    played = " ".join(option for option, on in wanted.options.items() if on) or "no options"
    turns = found["turns"] / wanted.games
    points = found["points"] / wanted.games / wanted.seats
    return (
        f"{wanted.seats} seats, {wanted.games} games, bot {wanted.bot}, {played}: "
        f"{turns:.1f} turns a game, {points:.1f} points a seat"
    )


def _places(found: Counter[str], wanted: Measure) -> str:
    """What each wins by when it first acts; the right neighbour acts next (FMC-23)."""
    shares = [
        found[f"place {place + 1}"] / TWELFTHS / wanted.games for place in range(wanted.seats)
    ]
    lines = [f"| {place} | {told(share, wanted.games)} |" for place, share in enumerate(shares, 1)]
    apart = (max(shares) - min(shares)) * 100
    head = f"places {apart:.1f} points apart\n\n| acts as number | wins |\n|---|---|\n"
    return head + "\n".join(lines)


def _ends(found: Counter[str], games: int) -> str:
    ends = sorted(key for key in found if key.startswith("end "))
    lines = [f"| {key.removeprefix('end ')} | {told(found[key] / games, games)} |" for key in ends]
    return "| end | games |\n|---|---|\n" + "\n".join(lines)


def _cards(found: list[Piece], seats: int) -> str:
    least = min(found, key=lambda card: card.share)
    noise = error(1 / seats, sum(card.taken for card in found) // len(found))
    summary = (
        f"least taken: {least.name}, {least.share:.1%}; a card's interval is about {noise:.1%}"
    )
    return f"{summary}\n\n{table(found, 'card')}"
