"""Measures a set of cards: a compiled copy of elfhame plays many games with them."""

from __future__ import annotations

import json
from collections import Counter
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from elfhame.kernel.state import VICTORY
from scripts.figures import Piece, error, pieces, table, with_interval
from scripts.installation import modified_copy, tally

WORKER: Final = "scripts.faeries_cards.worker"


@dataclass(frozen=True)
class Measure:
    """The games to play: which bots, how many seats, which options, how many games."""

    bot: str
    seats: int
    options: dict[str, bool]
    games: int
    seed: int


def report(home: Path, text: str, wanted: Measure) -> str:
    """Statistics about the cards in this text, about turn order, and about how games end."""
    job = (wanted.bot, wanted.seats, json.dumps(wanted.options))
    with modified_copy(home, "faeries/data/cards.toml", text) as copy:
        found = tally(copy, WORKER, job, wanted.games, wanted.seed)
    seats = [_shares(found, wanted, "seat", range(wanted.seats))]
    seats += [_shares(found, wanted, "place", range(1, wanted.seats + 1))]
    parts = [_game(found, wanted), *seats, _ends(found, wanted.games)]
    return "\n\n".join([*parts, _cards(pieces(found), wanted.seats)])


def _game(found: Counter[str], wanted: Measure) -> str:
    played = " ".join(option for option, on in wanted.options.items() if on) or "no options"
    turns = found["turns"] / wanted.games
    points = found["points"] / wanted.games / wanted.seats
    return (
        f"{wanted.seats} seats, {wanted.games} games, bot {wanted.bot}, {played}: "
        f"{turns:.1f} turns per game, {points:.1f} points per seat"
    )


def _shares(found: Counter[str], wanted: Measure, kind: str, which: range) -> str:
    """The win rate of each seat, or of each place in turn order, which runs to the right."""
    shares = [found[f"{kind} {number}"] / VICTORY / wanted.games for number in which]
    apart = (max(shares) - min(shares)) * 100
    head = f"{kind}s {apart:.1f} points apart\n\n| {kind} | wins |\n|---|---|\n"
    lines = zip(which, shares, strict=True)
    return head + "\n".join(
        f"| {number} | {with_interval(share, wanted.games)} |" for number, share in lines
    )


def _ends(found: Counter[str], games: int) -> str:
    ends = sorted(key for key in found if key.startswith("end "))
    lines = [
        f"| {key.removeprefix('end ')} | {with_interval(found[key] / games, games)} |"
        for key in ends
    ]
    return "| end | games |\n|---|---|\n" + "\n".join(lines)


def _cards(found: list[Piece], seats: int) -> str:
    least = min(found, key=lambda card: card.share)
    noise = error(1 / seats, sum(card.taken for card in found) // len(found))
    summary = (
        f"least taken: {least.name}, {least.share:.1%}; a card's interval is about {noise:.1%}"
    )
    return f"{summary}\n\n{table(found, 'card')}"
