"""Plays Faeries & Magical Creatures with the installed cards, and counts what happens to them.

measurement.py runs this module in its own process, with PYTHONPATH set to a modified installation:

    python -m scripts.faeries_cards.worker BOT SEATS OPTIONS GAMES SEED

All seats have the same BOT, one that decisions.py knows; OPTIONS are a JSON object.
"""

from __future__ import annotations

import json
import sys
from collections import Counter
from functools import partial

from elfhame.games.faeries.data.components import CARDS
from elfhame.games.faeries.rules.engine import Faeries
from elfhame.games.faeries.rules.numbers import BEFRIENDS_FROM, RECOVERS_FROM
from elfhame.games.faeries.state import (
    ALL_HOMES,
    NO_CARDS,
    NO_TILES,
    NO_TOKENS,
    OFFER,
    TABLE,
    TOO_LONG,
    zone_list,
)
from elfhame.games.registry import game
from elfhame.kernel.rng import Rng
from elfhame.kernel.state import State
from scripts.decisions import choice
from scripts.simulation import play_games

FAERIES = game("faeries")
ENDINGS = {
    ALL_HOMES: "all homes placed",
    NO_TILES: "no tiles left",
    NO_TOKENS: "a supply empty",
    NO_CARDS: "no cards left",
    TOO_LONG: "200 turns",
}


def main() -> None:
    bot, seats, options, games, seed = sys.argv[1:]
    chosen = FAERIES.options(json.loads(options))
    print(json.dumps(play_games(FAERIES, seats, chosen, games, seed, partial(play_out, bot))))


def play_out(bot: str, realm: State, rng: Rng) -> Counter[str]:
    """Play a game to its end; the figures of its cards, its places in turn order and its ending."""
    assert isinstance(realm, Faeries)
    first, evaluator = realm.acting, FAERIES.evaluator()
    offered: Counter[int] = Counter()
    friends: dict[int, int] = {}
    there: set[int] = set()
    lay: list[int] = []
    while realm.player() >= 0:
        if lay != zone_list(realm, TABLE, OFFER):
            lay, before = zone_list(realm, TABLE, OFFER), there
            there = {*lay}
            offered.update(there - before)
        seat, action = realm.player(), choice(realm, bot, evaluator, rng)
        if BEFRIENDS_FROM <= action < RECOVERS_FROM:
            friends[action - BEFRIENDS_FROM] = seat
        realm.apply(realm.player(), action, rng)
    return of_cards(realm, offered, friends) + of_game(realm, first)


def of_cards(realm: Faeries, offered: Counter[int], friends: dict[int, int]) -> Counter[str]:
    """The game's contribution to each card's figures; victories in twelfths."""
    found: Counter[str] = Counter()
    for card, times in offered.items():
        found[f"offered {CARDS[card].name}"] = times
    for card, seat in friends.items():
        found[f"taken {CARDS[card].name}"] = 1
        found[f"won {CARDS[card].name}"] = realm.returns()[seat]
    return found


def of_game(realm: Faeries, first: int) -> Counter[str]:
    """How the game ended, and the victories of each seat and each place in turn order."""
    found = Counter({f"end {ENDINGS[realm.over]}": 1})
    found["turns"], found["points"] = realm.turns, sum(realm.scores())
    for seat, share in enumerate(realm.returns()):
        found[f"seat {seat}"] = share
        found[f"place {(first - seat) % realm.seats + 1}"] = share
    return found


if __name__ == "__main__":
    main()
