"""The deal of the day: one for everyone, drawn on the day itself, and known to be winnable."""

from __future__ import annotations

from hashlib import sha256
from secrets import token_bytes
from typing import Final

from ...bots.greedy import Greedy
from ...kernel.fairness import SECRET_BYTES, daily_seed, daily_table
from ...kernel.game import Game
from ...kernel.play import Play
from ...kernel.rng import keyed

MOST_DRAWN: Final = 100
"""Give up after this many deals; a bot wins every third deal of Fairy Trails."""


def draw_secret(game: Game, date: str) -> bytes:
    """A secret whose deal a bot has won, looking only at what a player sees.

    It is random: until it is drawn, nobody can know the deal, not even the server.
    """
    for _ in range(MOST_DRAWN):
        secret = token_bytes(SECRET_BYTES)
        if is_winnable(game, daily_seed(secret, game.name, date)):
            return secret
    return token_bytes(SECRET_BYTES)


def is_winnable(game: Game, seed: bytes) -> bool:
    """Whether the greedy bot wins this deal alone."""
    play, bot = Play(game, 1, seed=seed), Greedy(game, 0, keyed(seed, "daily"))
    while not play.over:
        choices = play.numbers(0)
        world = play.state.determinize(0, bot.rng)
        play.act(choices[0] if len(choices) == 1 else bot.choose_in(world, choices), 0)
    return play.state.returns()[0] > 0


def try_table(game: str, date: str, guest: str) -> str:
    """The id of a guest's table of that day: there is only one, so there is only one try."""
    digest = sha256(f"elfhame/daily/{guest}".encode()).hexdigest()
    return f"{daily_table(game, date)}-{digest[:20]}"
