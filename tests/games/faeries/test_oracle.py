"""The engine and a slow second implementation play the same games."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from elfhame import COMPILED
from elfhame.games.faeries import GAME
from elfhame.games.faeries.knowledge.view_types import FaeriesView
from elfhame.games.faeries.rules.engine import Faeries
from elfhame.kernel.game import REVIEWER, WATCHER, Event
from elfhame.kernel.journal import Journal
from elfhame.kernel.rng import Rng
from tests.games.faeries.oracle import Oracle
from tests.games.faeries.oracle_games import (
    OPTIONS,
    chance_of,
    events,
    games,
    kind,
    legal,
    oracle,
    tale,
)
from tests.games.faeries.oracle_histories import Places, possible
from tests.games.faeries.oracle_recount import recount
from tests.games.faeries.oracle_scoring import leaders, shares
from tests.games.faeries.oracle_table import FOLK, Player
from tests.games.faeries.oracle_ways import (
    Chooser,
    at_random,
    builder,
    devoted,
    eager,
    friendly,
    idle,
    settler,
)
from tests.games.faeries.oracle_worlds import impossible

GAMES = 2 if COMPILED else 1
"""Games at each table with each strategy; the slow implementation takes most of the time."""
MANY_GAMES = 30
WAYS = 12
"""If a rival's cards have at most this many possible places, each must be imagined,"""
FOLLOWED = 300
"""unless they ever had more than this many,"""
DRAWS = 60
"""within this many draws per possibility."""

at_every_table = pytest.mark.parametrize("seats", [2, 3, 4])
with_every_option = pytest.mark.parametrize("option", OPTIONS)
in_every_way = pytest.mark.parametrize(
    "chooser",
    [at_random, eager, devoted, settler, builder, friendly],
    ids=lambda way: way.__name__,
)

SECRETS = {
    "drew": "cards",
    "dealt": "cards",
    "passed": "cards",
    "kept": "card",
    "discarded": "card",
}
"""Events about one seat's cards, and the field that only this seat sees."""


def agree(state: Faeries, other: Oracle, journal: Journal) -> None:
    """Check that both agree on everything."""
    assert tale(journal) == other.told
    assert other.chance == []
    view = GAME.view(state, REVIEWER)
    _same_question(state, view, other)
    _same_for_all(view, other)
    for player, own in zip(view.players, other.players, strict=True):
        _same_garden(player.garden, own)
    for observer in range(REVIEWER, other.seats):
        _same_for(observer, GAME.view(state, observer), other)
        assert events(journal, observer) == [told_to(observer, each) for each in events(journal)]


def told_to(observer: int, event: Any) -> Any:
    """FMC-91R, FMC-93R, FMC-97R: an event without what this observer may not see."""
    secret = SECRETS.get(kind(event))
    if secret is None or observer in (REVIEWER, event.seat):
        return event
    return replace(event, **{secret: None})


# ------------------------------------------------------------------------- public


def _same_question(state: Faeries, view: FaeriesView, other: Oracle) -> None:
    asked = other.asked
    assert (view.question, list(view.waiting)) == (asked and asked.question, other.waiting())
    for seat in other.waiting():
        assert legal(state, seat) == other.choices(seat)
    if asked and asked.question != "keep":
        assert view.asked is not None
        assert view.asked.seat == asked.seats[0]
        for fact in ("left", "whose", "tile", "folk", "card"):
            assert getattr(view.asked, fact) == asked.about.get(fact), fact
        assert view.asked.may_pass == ("pass" in asked.offered[asked.seats[0]])


def _same_for_all(view: FaeriesView, other: Oracle) -> None:
    """FMC-90R: everything public."""
    assert (view.ending, view.turn, view.acting) == (other.ended, other.turn, other.acting)
    assert (view.action, view.cause) == (other.action, other.cause)
    assert (list(view.following), view.extra_used) == (other.following, other.extra_used)
    assert set(view.working) == set[str]().union(*(own.working for own in other.players))
    assert (view.passes, set(view.chosen)) == (other.passes, set(other.chosen))
    assert (set(view.offer), set(view.tile_offer)) == (other.offer, other.tile_offer)
    assert (view.deck, list(view.under), view.bag) == (other.deck, other.under, other.bag)
    assert set(view.unseen_tiles) == other.unseen_tiles
    for area, folk in zip(view.areas, FOLK, strict=True):
        tokens = other.tokens(folk)
        assert (area.folk, list(area.tokens)) == (folk, tokens)
        assert list(area.points) == other.area_points(folk)
        assert list(area.leaders) == leaders(tokens)
        assert area.home == other.home_of.get(folk)


def _same_garden(garden: Any, own: Player) -> None:
    laid = [(each.tile, each.side, each.turns, each.x, each.y) for each in garden.tiles]
    tiles = own.garden.tiles
    assert laid == [(each.tile, each.side, each.turns, each.x, each.y) for each in tiles]
    assert [each.points for each in garden.tiles] == [own.garden.worth(each) for each in tiles]
    homes = {home.folk: (home.x, home.y) for home in garden.homes}
    assert homes == dict.fromkeys(own.beside, (None, None)) | own.garden.homes
    assert list(garden.squares) == own.garden.drawing()
    assert garden.plants + garden.doubled == own.garden.points()
    assert garden.doubled == own.garden.doubled()


# ------------------------------------------------------------------------- for one observer


def _same_for(observer: int, view: FaeriesView, other: Oracle) -> None:
    assert set(view.unseen) == other.unseen_by(observer)
    _same_draft(observer, view, other)
    for seat, player in enumerate(view.players):
        own = other.players[seat]
        _same_player(player, seat, other)
        _same_hands(player, own, bool(observer in (REVIEWER, seat) or other.ended))
        _same_renown(player, own)
        _same_projection(player.projection, seat, observer, other)


def _same_draft(observer: int, view: FaeriesView, other: Oracle) -> None:
    """FMC-97R: the current packet, and all earlier ones."""
    packets = [packet - {other.chosen.get(seat, "")} for seat, packet in enumerate(other.packets)]
    drafting = view.question == "keep"
    if observer > WATCHER and other.sights:
        assert set(view.packet) == (packets[observer] if drafting else set())
        assert [set(sight) for sight in view.sights] == other.sights[observer]
    else:
        assert (list(view.packet), list(view.sights)) == ([], [])
    if observer == REVIEWER and drafting:
        dealt_to = [packets[(seat + other.passes) % other.seats] for seat in range(other.seats)]
        assert [set(packet) for packet in view.packets or ()] == dealt_to
    else:
        assert view.packets is None


def _same_player(player: Any, seat: int, other: Oracle) -> None:
    own = other.players[seat]
    assert (player.points, player.supply) == (own.points, own.supply)
    assert list(player.tokens) == [other.areas[folk][seat] for folk in FOLK]
    assert set(player.homes) == own.homes
    counts = (len(own.hand), len(own.pile), len(own.discards))
    assert (player.held, player.piled, player.discarded) == counts


def _same_hands(player: Any, own: Player, known: bool) -> None:
    """FMC-91R to FMC-93R, FMC-98R."""
    for name in ("hand", "pile", "discards"):
        cards = getattr(player, name)
        assert (cards if cards is None else set(cards)) == (getattr(own, name) if known else None)
    assert set(player.kept or ()) == (set(own.kept) if known else set())


def _same_renown(player: Any, own: Player) -> None:
    """FMC-92R to FMC-95R: what everyone knows about a player's cards."""
    known = own.known
    for name in ("cards", "seen", "shown", "batch", "fresh"):
        assert set(getattr(player, name)) == getattr(known, name), name
    assert (player.strangers, player.first_pile) == (known.strangers, known.first_pile)
    assert set(player.revealed) == known.revealed()
    assert player.secret == len(known.kept) - len(known.revealed())


def _same_projection(projection: Any, seat: int, observer: int, other: Oracle) -> None:
    """A seat's points if the game ended now, as far as the observer knows."""
    own = other.players[seat]
    areas = [other.area_points(folk)[seat] for folk in FOLK]
    garden = own.garden.points()
    cards = other.end_points(seat, other.cards_known_to(observer, seat))
    ending = sum(areas) + garden + sum(cards.values())
    assert projection.points == own.points - (ending if other.ended else 0)
    assert list(projection.areas) == areas
    assert projection.plants + projection.doubled == garden
    assert dict(projection.cards) == cards
    assert projection.total == projection.points + ending


# ------------------------------------------------------------------------- games


def play_side_by_side(seats: int, option: str, chooser: Chooser, many: int) -> None:
    """Play games in both, compare every step, and recount the points."""
    past: list[Event] = []
    for state, other, journal in games(seats, option, chooser, many):
        agree(state, other, journal)
        past += events(journal)
        if other.ended:
            assert list(state.scores()) == [player.points for player in other.players]
            assert list(state.returns()) == shares(other.places())
            assert list(state.scores()) == recount(past, seats, other.friendly_ties)
            past = []


def imagined(state: Faeries, observer: int, chance: Rng) -> Faeries:
    """A world drawn from what the observer knows."""
    world = state.determinize(observer, chance)
    assert isinstance(world, Faeries)
    return world


def imagine_what_can_be(seats: int, option: str, many: int) -> None:
    """Check that every imagined world fits what its observer saw, and looks the same to it."""
    chance = chance_of(f"imagined/{seats}/{option}")
    for state, other, _ in games(seats, option, friendly, many):
        for observer in range(WATCHER, seats):
            world = imagined(state, observer, chance)
            assert GAME.view(world, observer) == GAME.view(state, observer)
            assert impossible(GAME.view(world, REVIEWER), other, observer) == []


def imagine_all_that_can_be(seats: int, many: int) -> None:
    """Check that every possible place of a rival's cards occurs in some imagined world."""
    chance = chance_of(f"all imagined/{seats}")
    latest: list[list[tuple[str, str]]] = []
    for state, other, _ in games(seats, "plain", friendly, many):
        pasts = [list(own.known.past) for own in other.players]
        found = [possible(past, FOLLOWED) if past not in latest else set() for past in pasts]
        found = [ways if len(ways) <= WAYS else set() for ways in found]
        latest = pasts
        count = 0 if other.ended else DRAWS * max(map(len, found))
        worlds = [GAME.view(imagined(state, WATCHER, chance), REVIEWER) for _ in range(count)]
        for seat in range(seats) if worlds else ():
            assert found[seat] <= {_places(world.players[seat]) for world in worlds}


def _places(player: Any) -> Places:
    return frozenset(player.hand), frozenset(player.pile), frozenset(player.discards)


@at_every_table
@with_every_option
@in_every_way
def test_both_play_the_same_games(seats: int, option: str, chooser: Chooser) -> None:
    play_side_by_side(seats, option, chooser, GAMES)


@pytest.mark.rule("FMC-16R")
@at_every_table
def test_both_start_with_the_chosen_seat(seats: int) -> None:
    for first in range(seats):
        state = GAME.setup(seats, GAME.options({"first": first}), chance_of("first"))
        assert state.waiting() == oracle(state).waiting() == [first]


@pytest.mark.rule("FMC-94R", "FMC-95R", "FMC-97R")
@at_every_table
@with_every_option
def test_imagined_worlds_are_possible(seats: int, option: str) -> None:
    imagine_what_can_be(seats, option, GAMES)


@pytest.mark.rule("FMC-91R", "FMC-93R", "FMC-94R", "FMC-95R")
@at_every_table
def test_every_possible_place_of_cards_is_imagined(seats: int) -> None:
    imagine_all_that_can_be(seats, GAMES)


@pytest.mark.rule("FMC-97R")
def test_a_watchers_world_can_contradict_what_a_seat_saw_in_the_draft() -> None:
    chance = chance_of("watcher")
    found = {
        reason
        for state, other, _ in games(3, "draft", friendly, 1)
        for reason in impossible(GAME.view(imagined(state, WATCHER, chance), REVIEWER), other, 0)
    }
    assert "packet of seat 2 in round 1" in found


@pytest.mark.rule("FMC-76R")
@at_every_table
def test_both_play_the_same_idle_game(seats: int) -> None:
    play_side_by_side(seats, "plain", idle, 1)


@pytest.mark.soak
@at_every_table
@with_every_option
@in_every_way
def test_both_play_many_more_games_alike(seats: int, option: str, chooser: Chooser) -> None:
    play_side_by_side(seats, option, chooser, MANY_GAMES)


@pytest.mark.soak
@at_every_table
@with_every_option
def test_imagined_worlds_are_possible_in_many_more_games(seats: int, option: str) -> None:
    imagine_what_can_be(seats, option, MANY_GAMES)


@pytest.mark.soak
@at_every_table
def test_every_possible_place_is_imagined_in_many_more_games(seats: int) -> None:
    imagine_all_that_can_be(seats, MANY_GAMES)
