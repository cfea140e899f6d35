"""Contests as jobs: games between many bots, one row per game and seat."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256
from hmac import digest
from itertools import combinations, pairwise
from typing import Any

import msgspec

from ..bots.roster import find_bot
from ..bots.table import Table
from ..games import registry
from ..kernel.game import Game, Options
from ..kernel.play import Play, seed_bytes
from ..kernel.refused import Refused
from ..kernel.rng import keyed
from ..kernel.state import VICTORY
from .components import Texts, digests_of
from .job import Job, Piece
from .store import Row


def ladder_job(
    game: Game,
    seats: int,
    options: dict[str, Any],
    bots: Sequence[str],
    seed: int,
    deals: int,
    components: Texts,
) -> Job:
    """Each bot against the one before it, which takes all other seats, on the same deals."""
    about = _about(game, seats, options, bots, seed, deals, components)
    order = ("deal", "game", "seat")
    return Job("ladder", about, deals, order, play_rungs, None, {0: components})


def league_job(
    game: Game,
    seats: int,
    options: dict[str, Any],
    bots: Sequence[str],
    seed: int,
    deals: int,
    components: Texts,
) -> Job:
    """Everyone against everyone: with two seats every pair, with more a draw for each deal."""
    about = _about(game, seats, options, bots, seed, deals, components)
    order = ("deal", "game", "seat")
    return Job("league", about, deals, order, play_rounds, None, {0: components})


def play_rungs(piece: Piece) -> list[Row]:
    """The rows of some deals of a ladder."""
    bots, seats = piece.configuration["bots"], piece.configuration["seats"]
    line_ups = [
        [upper if seat == own else lower for seat in range(seats)]
        for lower, upper in pairwise(bots)
        for own in range(seats)
    ]
    return [row for deal in piece.numbers for row in _games(piece.configuration, deal, line_ups)]


def play_rounds(piece: Piece) -> list[Row]:
    """The rows of some deals of a league."""
    asked = piece.configuration
    return [row for deal in piece.numbers for row in _games(asked, deal, _line_ups(asked, deal))]


def _line_ups(asked: dict[str, Any], deal: int) -> list[list[str]]:
    """Who sits where in a deal's games: each pair or table once in every rotation."""
    bots, seats = list(asked["bots"]), asked["seats"]
    tables = [list(pair) for pair in combinations(bots, 2)]
    if seats > 2:
        rng = keyed(seed_bytes(asked["seed"]), f"draw/{deal}")
        tables = [_drawn(bots, seats, rng)]
    return [table[turn:] + table[:turn] for table in tables for turn in range(seats)]


def _drawn(bots: list[str], seats: int, rng: Any) -> list[str]:
    """Bots drawn for a table: all different, as far as there are enough."""
    left, found = list[str](), list[str]()
    while len(found) < seats:
        left = left or list(bots)
        found.append(left.pop(rng.below(len(left))))
    return found


def _games(asked: dict[str, Any], deal: int, line_ups: Sequence[Sequence[str]]) -> list[Row]:
    game = registry.game(asked["game"])
    options = game.options(asked["options"])
    dealt = digest(seed_bytes(asked["seed"]), f"deal/{deal}".encode(), sha256)
    return [
        {"deal": deal, "game": number, **row}
        for number, bots in enumerate(line_ups)
        for row in _rows(game, options, dealt, bots)
    ]


def _rows(game: Game, options: Options, deal: bytes, bots: Sequence[str]) -> list[Row]:
    play = Table(Play(game, len(bots), options, deal), dict(enumerate(bots))).finish()
    scores, returns = play.state.scores(), play.state.returns()
    return [
        {
            "seat": seat,
            "bot": bot,
            "share": returns[seat] / VICTORY,
            "score": scores[seat],
            "moves": len(play.steps),
        }
        for seat, bot in enumerate(bots)
    ]


def _about(
    game: Game,
    seats: int,
    options: dict[str, Any],
    bots: Sequence[str],
    seed: int,
    deals: int,
    components: Texts,
) -> dict[str, Any]:
    chosen = game.options(options)
    game.check(seats, chosen)
    for bot in bots:
        find_bot(bot)
    if len(set(bots)) < max(2, len(bots)):
        raise Refused("a contest is between two or more different bots", field="bot")
    if seats < 2:
        raise Refused("a contest needs two seats or more", field="seats")
    return {
        "game": game.name,
        "version": game.version,
        "seats": seats,
        "options": msgspec.to_builtins(chosen),
        "bots": list(bots),
        "seed": seed,
        "deals": deals,
        "components": digests_of(components),
    }
