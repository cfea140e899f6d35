"""The engine and a slow second implementation play the same games."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass

import pytest

from elfhame import COMPILED
from elfhame.games.land import GAME
from elfhame.games.land.knowledge.view_types import LandView
from elfhame.games.land.rules.engine import FairyLand
from elfhame.kernel.game import REVIEWER, WATCHER
from elfhame.kernel.rng import Rng
from tests.games.land.oracle import Oracle
from tests.games.land.oracle_cards import CLEARINGS
from tests.games.land.oracle_games import (
    OPTIONS,
    at_random,
    chance_of,
    curious,
    deck_of,
    eager,
    games,
    new_game,
    oracle,
    step,
    with_druids,
)
from tests.games.land.oracle_knowledge import (
    Deck,
    History,
    Pattern,
    is_possible,
    is_small,
    most_general,
    patterns,
    tidy,
    told_by,
    ways,
    whole,
    worlds,
)

GAMES = 10 if COMPILED else 2
"""Games at each table, random and eager ones; compiled rules play the same games, only faster."""
MANY_GAMES = 500

at_every_table = pytest.mark.parametrize("seats", [2, 3, 4])
with_every_option = pytest.mark.parametrize("option", OPTIONS)


# ------------------------------------------------------------------------- the rules


def agree(state: FairyLand, other: Oracle) -> None:
    """Check that both agree on everything."""
    view = GAME.view(state, REVIEWER)
    asked = -1 if other.asked is None else other.asked
    assert (view.question, state.player()) == (other.question, asked)
    assert (
        sorted(str(GAME.action(number)) for number in state.legal_actions(state.player()))
        == other.choices()
    )
    assert (view.ending, view.turn, view.turns) == (other.ended, other.turn, other.turns)
    assert [Counter(cards) for cards in view.clearings] == [other.clearings[n] for n in CLEARINGS]
    assert Counter(view.drawn) == Counter(other.dawn)
    assert Counter(view.discarded) + Counter(view.used) == other.box
    assert list(state.scores()) == other.scores()
    _decks_agree(view, other)
    _players_agree(view, other)
    _bids_agree(view, other)
    _asked_knows_the_same(state, other)


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
    if view.payment:
        assert {paid.fairy for paid in view.payment.fairies} == other.paid
        where = view.payment.clearing or view.payment.deck or ""
        assert view.payment.total == other.worth(view.payment.seat, other.paid, where)


def _asked_knows_the_same(state: FairyLand, other: Oracle) -> None:
    """Check what the deciding seat's view computes for it: the value of its hand, unseen cards."""
    if other.asked is None:
        return
    view = GAME.view(state, other.asked)
    hand = other.seats[other.asked].hand
    places = (*CLEARINGS, "court", "druids")
    if other.question in ("day", "bid", "payment"):
        assert list(view.reach) == [other.worth(other.asked, hand, place) for place in places]
    if other.looking is None:
        druids = Counter(known.card for known in view.druids_known)
        assert Counter(view.unseen) + druids == other.unseen("druids")
        court = Counter(known.card for known in view.court_known)
        assert Counter(view.unseen_items) + court == other.unseen("court")


def play_side_by_side(seats: int, option: str, many: int) -> None:
    """Play random games in both, and twice as many eager ones; compare every step."""
    for chooser, times in ((at_random, many), (eager, 2 * many)):
        for state, other, _ in games(seats, option, chooser, times):
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
def test_both_play_many_more_games_alike(seats: int, option: str) -> None:
    play_side_by_side(seats, option, MANY_GAMES)


# ------------------------------------------------------------------------- knowledge

KNOWING = 2 if COMPILED else 1
KNOWING_LONG = 100
DECK = 9
PATTERNS = 150
"""Knowledge with more than about this many patterns is skipped."""
WAYS = 24
"""If a deck has at most this many possible orders, each must be drawn,"""
DRAWS = 20
"""within this many draws per order."""

with_what_is_known = pytest.mark.parametrize("option", ["plain", "first game", "hidden counts"])


FOUR_LOOKS = (
    "druids, pay fairy_4, enough, keep fox, under squirrel, "
    "druids, pay fairy_6, enough, keep yellow, under white, under pink, under blue, "
    "druids, pay fairy_4, enough, keep deer, under squirrel, "
    "druids, pay fairy_6, enough, keep squirrel, under white, under pink, under blue"
)
"""The first seat knows that squirrel and bear are in a batch; the last sees only one of them."""


@dataclass(frozen=True)
class Insight:
    """What one observer can know about one deck after something has happened to it."""

    state: FairyLand
    observer: int
    deck: str
    exact: frozenset[Pattern]
    loose: frozenset[Pattern]
    unseen: Counter[str]
    held: int
    """How many of its cards a seat is looking at,"""
    kept: str | None
    """and which one it kept."""

    def imagined(self, chance: Rng) -> Deck:
        """The deck in a world drawn for the observer."""
        world = self.state.determinize(self.observer, chance)
        assert isinstance(world, FairyLand)
        cards = deck_of(world, self.deck)
        return self.tidy(whole(cards[: self.held], cards[self.held :], self.kept))

    def tidy(self, deck: Deck) -> Deck:
        """The deck with the cards that a seat is looking at sorted."""
        return tidy(deck, self.held, self.kept)


def insights(seats: int, option: str, many: int) -> Iterator[tuple[Insight, Rng]]:
    """Everything that any observer can know in some games, unless there are too many patterns."""
    latest: dict[str, History] = {}
    for state, other, chance in games(seats, option, curious, many):
        for deck in ("court", "druids"):
            history = tuple(other.past.decks[deck])
            if history != latest.get(deck):
                latest[deck] = history
                for observer in range(WATCHER, seats):
                    if is_small(DECK, history, observer, PATTERNS):
                        yield insight(state, other, deck, observer), chance


def insight(state: FairyLand, other: Oracle, deck: str, observer: int) -> Insight:
    """What an observer can know about a deck now."""
    history = tuple(other.past.decks[deck])
    looking = other.looking == deck
    return Insight(
        state=state,
        observer=observer,
        deck=deck,
        exact=patterns(DECK, history, observer),
        loose=patterns(DECK, history, observer, loose=True),
        unseen=other.unseen(deck),
        held=len(other.looked_at) if looking else 0,
        kept=other.kept if looking else None,
    )


def imagine_what_can_be(seats: int, option: str, many: int) -> None:
    """Check that every imagined world fits what the observer saw."""
    for known, chance in insights(seats, option, many):
        for _ in range(3):
            assert is_possible(known.imagined(chance), known.unseen, known.loose), known


def imagine_all_that_can_be(seats: int, option: str, many: int) -> None:
    """Check that every world that fits what an observer saw is imagined sooner or later."""
    for known, chance in insights(seats, option, many):
        many_ways = ways(known.unseen, known.exact)
        if many_ways <= WAYS:
            drawn = {known.imagined(chance) for _ in range(DRAWS * many_ways)}
            possible = worlds(known.unseen, known.exact)
            assert {known.tidy(world) for world in possible} <= drawn, known


def views_tell_what_is_known(seats: int, option: str, many: int) -> None:
    """Check that the places a view lists for known cards are those where they can be."""
    for known, _ in insights(seats, option, many):
        if known.held == 0 and known.exact == known.loose:
            view = GAME.view(known.state, known.observer)
            told = view.court_known if known.deck == "court" else view.druids_known
            size = len(deck_of(known.state, known.deck))
            places = told_by(size, [(each.card, tuple(each.places)) for each in told])
            assert most_general(known.unseen, places) == most_general(known.unseen, known.exact)


@pytest.mark.rule("LAND-113R", "LAND-114R", "LAND-115R")
@at_every_table
@with_what_is_known
def test_views_list_the_places_where_known_cards_can_be(seats: int, option: str) -> None:
    views_tell_what_is_known(seats, option, KNOWING)


@pytest.mark.rule("LAND-112R", "LAND-113R", "LAND-114R", "LAND-115R")
@at_every_table
@with_what_is_known
def test_imagined_decks_are_possible(seats: int, option: str) -> None:
    imagine_what_can_be(seats, option, KNOWING)


@pytest.mark.rule("LAND-112R", "LAND-115R")
@at_every_table
@with_what_is_known
def test_every_possible_deck_is_imagined(seats: int, option: str) -> None:
    imagine_all_that_can_be(seats, option, KNOWING)


@pytest.mark.rule("LAND-115R")
def test_cards_of_a_batch_that_was_partly_looked_at_are_in_either_batch() -> None:
    chance = chance_of("either batch")
    cards = ("fox", "squirrel", "bear", "yellow", "white", "pink", "blue", "violet", "deer")
    state = with_druids(new_game(4, "plain", chance), cards)
    other = oracle(state)
    first = other.turn
    answers = iter(FOUR_LOOKS.split(", "))
    while other.turns < 4:
        choice = other.choices()[0] if other.question == "dawn" else next(answers)
        step(state, other, choice, chance)
    known = insight(state, other, "druids", first)
    assert ("bear", None, None, None, None) in known.exact
    drawn = {known.imagined(chance) for _ in range(300)}
    assert {deck.index("bear") for deck in drawn if deck.count("bear") == 1} == {0, 1, 2, 3, 4}
    assert all(is_possible(deck, known.unseen, known.loose) for deck in drawn)


@pytest.mark.soak
@at_every_table
@with_what_is_known
def test_imagined_decks_are_the_possible_ones_in_many_more_games(seats: int, option: str) -> None:
    imagine_what_can_be(seats, option, KNOWING_LONG)
    imagine_all_that_can_be(seats, option, KNOWING_LONG)
    views_tell_what_is_known(seats, option, KNOWING_LONG)
