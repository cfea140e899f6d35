"""Many games of bots, one after the other, the same for the same seed."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from hashlib import sha256
from hmac import digest
from typing import Any, NamedTuple

from ..bots.table import Table
from ..kernel.game import AnyGame, Options
from ..kernel.play import Play, seed_bytes
from ..kernel.rng import keyed
from ..kernel.state import State, playout
from .bots import named


class Match(NamedTuple):
    """Who plays what, and from which seed."""

    game: AnyGame
    seats: int
    options: Options
    seed: bytes
    bots: list[str]
    """A name for each seat."""

    @classmethod
    def of(
        cls, game: AnyGame, seats: int, chosen: dict[str, Any], seed: int, bots: Sequence[str]
    ) -> Match:
        """A match that the game allows, the last bot repeated; any other is refused."""
        options = game.options(chosen)
        game.check(seats, options)
        return cls(game, seats, options, seed_bytes(seed), named(bots, seats))


class Outcome(NamedTuple):
    """How one game went."""

    moves: int
    scores: list[int]
    returns: list[int]
    """Each seat's share of the victory, in twelfths."""
    ending: str


def outcomes(match: Match, games: int) -> Iterator[Outcome]:
    """Play so many games; random bots alone play in the rules' own loop."""
    play = _at_random if set(match.bots) == {"random"} else _by_bots
    for number in range(games):
        yield play(match, number)


def _at_random(match: Match, number: int) -> Outcome:
    rng = keyed(match.seed, f"deal/{number}")
    state: State = match.game.setup(match.seats, match.options, rng)
    return _outcome(state, playout(state, rng))


def _by_bots(match: Match, number: int) -> Outcome:
    seed = digest(match.seed, f"game/{number}".encode(), sha256)
    play = Play(match.game, match.seats, match.options, seed)
    Table(play, dict(enumerate(match.bots))).finish()
    return _outcome(play.state, len(play.steps))


def _outcome(state: State, moves: int) -> Outcome:
    return Outcome(moves, state.scores(), state.returns(), state.ending() or "")
