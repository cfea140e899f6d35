"""Sparring as a job: a bot against OpenSpiel's information-set search, on the same deals."""

from __future__ import annotations

from hashlib import sha256
from hmac import digest
from statistics import fmean
from typing import Any, Final

import msgspec

from ..bots.duel import Block
from ..bots.roster import find_bot
from ..bots.table import Table
from ..extras import require
from ..games import registry
from ..kernel.game import Game
from ..kernel.play import Play, seed_bytes
from ..kernel.refused import Refused
from ..kernel.state import VICTORY
from .components import Texts, digests_of
from .job import Job, Piece
from .store import Row

EXPLORATION: Final = 1.0


def spar_job(
    game: Game,
    seats: int,
    options: dict[str, Any],
    bot: str,
    simulations: int,
    seed: int,
    deals: int,
    components: Texts,
) -> Job:
    """A bot at each seat in turn, OpenSpiel's search at all others."""
    require("research", "elfhame lab spar")
    find_bot(bot)
    chosen = game.options(options)
    game.check(seats, chosen)
    if seats < 2:
        raise Refused("a match needs two seats or more", field="seats")
    configuration = {
        "game": game.name,
        "version": game.version,
        "seats": seats,
        "options": msgspec.to_builtins(chosen),
        "bots": [bot, f"openspiel ISMCTS:{simulations}"],
        "simulations": simulations,
        "seed": seed,
        "deals": deals,
        "components": digests_of(components),
    }
    return Job("spar", configuration, deals, ("deal",), play_deals, None, {0: components})


def play_deals(piece: Piece) -> list[Row]:
    """The rows of some deals."""
    asked = piece.configuration
    return [{"deal": deal, **_block(asked, deal)._asdict()} for deal in piece.numbers]


def _block(asked: dict[str, Any], deal: int) -> Block:
    """Play one deal with the bot at each seat."""
    seats = asked["seats"]
    drawn = digest(seed_bytes(asked["seed"]), f"deal/{deal}".encode(), sha256)
    plays = [_play(asked, int.from_bytes(drawn[:4], "big"), own) for own in range(seats)]
    scores = [play.state.scores() for play in plays]
    own = [scores[seat][seat] for seat in range(seats)]
    others = (sum(map(sum, scores)) - sum(own)) / (seats * (seats - 1))
    shares = [play.state.returns()[seat] / VICTORY for seat, play in enumerate(plays)]
    return Block(fmean(shares), fmean(own), others, sum(len(play.steps) for play in plays))


def _play(asked: dict[str, Any], seed: int, own: int) -> Play:
    """A game in which the bot has this seat. OpenSpiel follows it in a state of its own."""
    game = registry.game(asked["game"])
    play = Play(game, asked["seats"], asked["options"], seed)
    table = Table(play, {own: asked["bots"][0]})
    rival = _Rival(asked, seed, own)
    while not play.over:
        seat = play.state.player()
        if seat == own:
            table.act()
        else:
            play.act(rival.choice(), seat)
            table.show()
        rival.follow(play.steps[-1].action)
    return play


class _Rival:
    """OpenSpiel's search, at all seats but the bot's."""

    def __init__(self, asked: dict[str, Any], seed: int, own: int) -> None:
        import numpy
        import pyspiel
        from open_spiel.python.algorithms import ismcts, mcts

        from ..adapters import openspiel

        plain = {name: value for name, value in asked["options"].items() if value is not None}
        settings = {"players": asked["seats"], **plain}
        game = pyspiel.load_game(f"elfhame_{asked['game']}", settings)
        drawn = numpy.random.RandomState((seed + own) % 2**32)
        self._state: Any = game.new_initial_state()
        for part in seed.to_bytes(openspiel.SEED_PARTS, "big"):
            self._state.apply_action(part)
        evaluator = mcts.RandomRolloutEvaluator(1, drawn)
        count = asked["simulations"]
        self._search: Any = ismcts.ISMCTSBot(
            game, evaluator, EXPLORATION, count, random_state=drawn
        )

    def choice(self) -> int:
        """What the search does now."""
        return int(self._search.step(self._state))

    def follow(self, action: int) -> None:
        """Take an action of any seat."""
        self._state.apply_action(action)
