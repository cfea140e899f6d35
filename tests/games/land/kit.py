"""Fairy Land's kit: what the laws need to know about its pieces, chance and secrets."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from typing import Any, Final

import msgspec

from elfhame.games.land import LandGame
from elfhame.games.land.data.components import ITEM_NAMES, KINDS
from elfhame.games.land.data.rows import card_at, pack_deck
from elfhame.games.land.knowledge.events import CATALOGUE, LandEvent
from elfhame.games.land.knowledge.view import view_of
from elfhame.games.land.knowledge.view_types import LandView
from elfhame.games.land.rules.engine import FairyLand
from elfhame.games.land.rules.entries import LOOKED, SANK
from elfhame.kernel.arrays import i64, vec
from elfhame.kernel.game import REVIEWER
from elfhame.kernel.journal import Entry
from elfhame.kernel.state import State
from elfhame.texts import rulebook
from tests.conformance.kit import Draw, Kit, Leak, Pair
from tests.games.land.positions import GAME, act, position
from tests.games.land.recount import recount


def pieces(view: LandView) -> Mapping[str, int]:
    """All Forest cards and items, wherever they are, and the Fairies of each house."""
    cards = Counter[str](view.discarded)
    cards.update(view.drawn + (view.forest or ()) + (view.druids or ()))
    cards.update((view.court or ()) + view.used + view.unseen_items)
    for clearing in view.clearings:
        cards.update(clearing)
    houses = Counter[str]()
    for seat, player in enumerate(view.players):
        cards.update(player.collection)
        cards.update(player.items + player.specials)
        fairies = (*player.played, *(player.hand or ()))
        houses.update(f"{seat}: {fairy}" for fairy in fairies if fairy not in KINDS)
    return {**cards, **houses}


# ------------------------------------------------------------------------- chance

AUDIENCE_OF_5: Final = ("audience", "pay fairy_5", "enough")
AUDIENCE_OF_7: Final = ("audience", "pay fairy_7", "enough")


def next_day(state: FairyLand, seat: int) -> None:
    """Start a seat's day, without a dawn."""
    state.turn = state.seat = seat
    state.stage, state.acted, state.opened = 1, 1, 0


def looked(seats: int = 3) -> FairyLand:
    """Seat 0 has looked at four items and put three under the Court's deck, in an odd order."""
    state = position(seats)
    act(state, *AUDIENCE_OF_5, "keep oak_staff")
    act(state, "under moon_lantern", "under hunting_horn")
    next_day(state, 1)
    return state


def looked_after() -> FairyLand:
    """Then seat 1 looks at six, including the first of seat 0's three, and keeps none of those."""
    state = looked()
    act(state, *AUDIENCE_OF_7, "keep court_mantle")
    act(state, "under moon_lantern", "under queens_signet")
    act(state, "under dew_mirror", "under stirring_spoon")
    next_day(state, 2)
    return state


def looked_thrice() -> FairyLand:
    """Then seat 2 looks at four: the other two of seat 0's three, and two of seat 1's batch."""
    state = looked_after()
    act(state, *AUDIENCE_OF_5, "keep queens_signet")
    act(state, "under garland", "under hunting_horn")
    next_day(state, 0)
    return state


def druids_shuffled() -> FairyLand:
    """Seat 0 has put three cards under the Druids' deck; then seat 1 shuffles it and looks."""
    druids = ("bear", "deer", "unicorn", "white", "fox", "fox", "pink", "blue", "yellow")
    state = position(druids=druids, items={1: ("stirring_spoon",)}, court=ITEM_NAMES[:8])
    act(state, "druids", "pay fairy_5", "enough", "keep white", "under unicorn", "under bear")
    next_day(state, 1)
    return state


def court(state: FairyLand) -> list[str]:
    """The Court's deck, from the top."""
    return [ITEM_NAMES[card_at(state.court, place)] for place in range(state.court_count)]


def druids(state: FairyLand) -> list[str]:
    """The Druids' deck, from the top."""
    return [KINDS[card_at(state.druids, place)] for place in range(state.druids_count)]


def _where(*items: str) -> Callable[[FairyLand], object]:
    return lambda state: [court(state).index(item) for item in items]


PUT: Final = ("moon_lantern", "hunting_horn", "garland")
"""The cards that seat 0 has put under the Court's deck, from the top."""

DRAWS: Final = (
    Draw("the top of the Court's deck", position, 0, lambda s: court(s)[0], 19),
    Draw("of the starred ones", lambda: position(options=1), 0, lambda s: court(s)[0], 9),
    Draw("under what was put back", looked, 0, lambda s: court(s)[0], 19 - 4),
    Draw("what was put back, for the seat that did it", looked, 0, _where(*PUT), 1),
    Draw("what was put back, for another", looked, 1, lambda s: court(s)[-1], 19 - 1),
    Draw("a card that another seat has seen since", looked_after, 0, _where(PUT[0]), 5),
    Draw("cards that it hasn't", looked_after, 0, _where(*PUT[1:]), 1),
    # Two cards are in the last batch of three, and one in that or in the three places above it.
    Draw("cards in either batch", looked_thrice, 0, _where(*PUT), 3 * 2 * 4),
    Draw("the batch, for the seat that put it", looked_thrice, 2, lambda s: court(s)[-3:], 1),
    Draw("a batch, for a watcher", looked_thrice, -1, lambda s: court(s)[-1], 19 - 3),
)


# -------------------------------------------------------------------------- pairs


def _swapped(state: FairyLand, one: int, other: int) -> FairyLand:
    """The same game with two unseen cards of the Court's deck swapped."""
    twin = state.clone()
    deck = [card_at(state.court, place) for place in range(state.court_count)]
    deck[one], deck[other] = deck[other], deck[one]
    twin.court = pack_deck(vec[i64](deck))
    return twin


def _played(*orders: str) -> FairyLand:
    """Seat 0 has looked at four items, kept the Oak Staff, and put the rest back in this order."""
    state = position()
    act(state, *AUDIENCE_OF_5, "keep oak_staff", *orders)
    next_day(state, 1)
    return state


def _played_on(*orders: str) -> FairyLand:
    """Then seat 1 looks at the same cards and puts them back in this order."""
    state = position(court=ITEM_NAMES[:5])
    act(state, *AUDIENCE_OF_5, "keep oak_staff", "under garland", "under hunting_horn")
    next_day(state, 1)
    act(state, *AUDIENCE_OF_7, "keep court_mantle", *orders)
    next_day(state, 2)
    return state


FIRST_ORDER: Final = ("under moon_lantern", "under hunting_horn")
OTHER_ORDER: Final = ("under garland", "under hunting_horn")


def _pair(name: str, seat: int, worlds: Callable[[], tuple[State, State]], *, alike: bool) -> Pair:
    return Pair(name, seat, worlds, alike)


def _orders() -> tuple[State, State]:
    return _played(*FIRST_ORDER), _played(*OTHER_ORDER)


def _second_orders() -> tuple[State, State]:
    return _played_on(*FIRST_ORDER), _played_on(*OTHER_ORDER)


def _never_seen() -> tuple[State, State]:
    return position(), _swapped(position(), 0, 8)


def _looking() -> tuple[State, State]:
    one, other = position(), position(court=(*ITEM_NAMES[1:9], ITEM_NAMES[0]))
    act(one, *AUDIENCE_OF_5)
    act(other, *AUDIENCE_OF_5)
    return one, other


PAIRS: Final = (
    _pair("the order it put cards back in", 0, _orders, alike=False),
    _pair("the order another put cards back in", 1, _orders, alike=True),
    _pair("that order, for a watcher", -1, _orders, alike=True),
    _pair("cards it put back, once another has", 0, _second_orders, alike=True),
    _pair("the same cards, for the last seat to put them back", 1, _second_orders, alike=False),
    _pair("the same cards, for a seat that never looked", 2, _second_orders, alike=True),
    _pair("a deck that nobody has seen", 0, _never_seen, alike=True),
    _pair("the cards it looks at", 0, _looking, alike=False),
    _pair("the cards that another looks at", 1, _looking, alike=True),
)


# -------------------------------------------------------------------------- leaks


class _TellsLooks(LandGame):
    def event(self, entry: Entry, observer: int) -> LandEvent | None:
        return CATALOGUE.event_for(entry, REVIEWER if entry.kind == LOOKED else observer)


class _TellsOrders(LandGame):
    def event(self, entry: Entry, observer: int) -> LandEvent | None:
        return CATALOGUE.event_for(entry, REVIEWER if entry.kind == SANK else observer)


class _ShowsSights(LandGame):
    def view(self, state: FairyLand, observer: int) -> LandView:
        return msgspec.structs.replace(
            view_of(state, observer), sight=view_of(state, REVIEWER).sight
        )


class _SharesKnowledge(LandGame):
    """Every seat sees what the next seat knows about the Druids' deck."""

    def view(self, state: FairyLand, observer: int) -> LandView:
        own = view_of(state, observer)
        rival = view_of(state, (observer + 1) % state.seats)
        return msgspec.structs.replace(own, druids_known=rival.druids_known)


class _KeepsPlaces(LandGame):
    """A seat that knew a card's place still sees it after another seat has moved the card."""

    def view(self, state: FairyLand, observer: int) -> LandView:
        own = view_of(state, observer)
        known = tuple(_found(state, known) for known in own.druids_known)
        return msgspec.structs.replace(own, druids_known=known)


def _found(state: FairyLand, known: Any) -> Any:
    places = tuple(place for place in known.places if druids(state)[place] == known.card)
    return msgspec.structs.replace(known, places=places)


class _ListsInOrder(LandGame):
    def view(self, state: FairyLand, observer: int) -> LandView:
        own = view_of(state, observer)
        deck = court(state)
        unseen = sorted(own.unseen_items, key=lambda item: (item not in deck, item))
        return msgspec.structs.replace(own, unseen_items=tuple(unseen))


LEAKS: Final = (
    Leak("shows everyone what is looked at", _TellsLooks()),
    Leak("shows everyone how cards are put back", _TellsOrders()),
    Leak("shows the cards a seat is looking at", _ShowsSights()),
    Leak("shows what a rival knows", _SharesKnowledge()),
    Leak("shows where another put a card", _KeepsPlaces()),
    Leak("lists the items of the deck first", _ListsInOrder()),
)


KIT: Final = Kit(
    game=GAME,
    prefix="LAND",
    pieces=pieces,
    recount=recount,
    draws=DRAWS,
    pairs=PAIRS,
    leaks=LEAKS,
    options=[
        {},
        {"first_game": True, "hidden_counts": True, "herald_court_only": True, "first": 1},
    ],
    ledger=lambda: frozenset(rule.id for rule in rulebook("land")),
)
