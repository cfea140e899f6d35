"""The engine and a slow implementation that tells each turn as a story play the same games."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest

from elfhame import COMPILED
from elfhame.games.land import GAME
from elfhame.games.land.rules import FairyLand
from elfhame.games.land.sights import LandView
from elfhame.kernel.game import REVIEWER, WATCHER
from elfhame.kernel.rng import Rng
from tests.games.land.oracle import CLEARINGS, Oracle
from tests.games.land.oracle_games import OPTIONS, at_random, curious, deck_of, eager, games
from tests.games.land.oracle_knowledge import (
    Deck,
    History,
    is_possible,
    is_small,
    patterns,
    whole,
    worlds,
)

GAMES = 40 if COMPILED else 5
"""At each table, random and eager ones; compiled rules play the same games, only faster."""
MANY_GAMES = 500

at_every_table = pytest.mark.parametrize("seats", [2, 3, 4])
with_every_option = pytest.mark.parametrize("option", OPTIONS)


# ------------------------------------------------------------------------- the rules


def agree(state: FairyLand, other: Oracle) -> None:
    """Everything that both know is the same."""
    view = GAME.view(state, REVIEWER)
    asked = -1 if other.asked is None else other.asked
    assert (view.question, state.player()) == (other.question, asked)
    assert sorted(str(GAME.action(number)) for number in state.legal_actions()) == other.choices()
    assert (view.ending, view.turn, view.turns) == (other.ended, other.turn, other.turns)
    assert [Counter(cards) for cards in view.clearings] == [other.clearings[n] for n in CLEARINGS]
    assert Counter(view.drawn) == Counter(other.dawn)
    assert Counter(view.discarded) + Counter(view.used) == other.box
    assert list(state.scores()) == other.doubled_scores()
    _decks_agree(view, other)
    _players_agree(view, other)
    _bids_agree(view, other)


def _decks_agree(view: LandView, other: Oracle) -> None:
    assert list(view.forest or ()) == other.forest
    for name, deck in (("court", view.court), ("druids", view.druids)):
        held = len(other.looked_at) if other.looking == name else 0
        assert Counter((deck or ())[:held]) == Counter(other.looked_at[:held])
        assert list(deck or ())[held:] == other.decks[name]
    assert (view.sight.deck if view.sight else None) == other.looking
    assert Counter(view.sight.cards if view.sight else ()) == Counter(other.looked_at)


def _players_agree(view: LandView, other: Oracle) -> None:
    for player, seat in zip(view.players, other.seats, strict=True):
        assert set(player.hand or ()) == seat.hand
        assert set(player.played) == seat.played
        assert +Counter(player.collection) == +seat.cards
        assert set(player.items) == seat.items
        assert player.crests == seat.crests


def _bids_agree(view: LandView, other: Oracle) -> None:
    if view.question in ("bid", "payment"):
        assert (view.auction and view.auction.clearing) == other.exploring
    if view.auction:
        assert list(view.auction.bids) == [other.bids.get(seat) for seat in range(view.seats)]


def play_side_by_side(seats: int, option: str, many: int) -> None:
    """Play so many random and so many eager games on both, and compare them at every step."""
    for chooser in (at_random, eager):
        for state, other, _ in games(seats, option, chooser, many):
            agree(state, other)
            if other.ended:
                places = other.places()
                assert list(GAME.view(state, REVIEWER).places) == places
                assert list(state.returns()) == [12 if place == 1 else 0 for place in places]


@at_every_table
@with_every_option
def test_both_play_the_same_games(seats: int, option: str) -> None:
    play_side_by_side(seats, option, GAMES)


@pytest.mark.soak
@at_every_table
@with_every_option
def test_both_play_the_same_games_for_long(seats: int, option: str) -> None:
    play_side_by_side(seats, option, MANY_GAMES)


# ------------------------------------------------------------------------- what a seat knows

KNOWING = 10 if COMPILED else 2
DECK = 9
PATTERNS = 400
"""Whoever knows a deck in more ways than these is not checked."""
WORLDS = 30
"""So few worlds that all must be drawn,"""
DRAWS = 12
"""with so many draws for each."""


def imagined(state: FairyLand, observer: int, deck: str, other: Oracle, chance: Rng) -> Deck:
    """The deck in a world drawn for the observer, in the order of patterns."""
    world = state.determinize(observer, chance)
    assert isinstance(world, FairyLand)
    cards = deck_of(world, deck)
    held = len(other.looked_at) if other.looking == deck else 0
    return whole(cards[:held], cards[held:], other.kept)


def observers(other: Oracle) -> Iterator[tuple[int, str, History]]:
    """Everybody who watches or plays, and both decks, as far as it is not too much to think of."""
    for deck in ("court", "druids"):
        history = tuple(other.past.decks[deck])
        for observer in range(WATCHER, len(other.seats)):
            if is_small(DECK, history, observer, PATTERNS):
                yield observer, deck, history


@pytest.mark.rule("LAND-112R")
@pytest.mark.rule("LAND-113R")
@pytest.mark.rule("LAND-114R")
@pytest.mark.rule("LAND-115R")
@at_every_table
@with_every_option
def test_whoever_imagines_a_deck_imagines_one_that_can_be(seats: int, option: str) -> None:
    for state, other, chance in games(seats, option, curious, KNOWING):
        for observer, deck, history in observers(other):
            known = patterns(DECK, history, observer, loose=True)
            drawn = imagined(state, observer, deck, other, chance)
            assert is_possible(drawn, other.unseen(deck), known)


@pytest.mark.rule("LAND-112R")
@pytest.mark.rule("LAND-115R")
@at_every_table
@with_every_option
def test_whoever_imagines_a_deck_can_imagine_all_that_can_be(seats: int, option: str) -> None:
    for state, other, chance in games(seats, option, curious, KNOWING):
        for observer, deck, history in observers(other):
            possible = worlds(other.unseen(deck), patterns(DECK, history, observer), WORLDS)
            draws = range(DRAWS * len(possible or ()))
            drawn = {imagined(state, observer, deck, other, chance) for _ in draws}
            assert (possible or set()) <= drawn
