"""The kit of Faeries & Magical Creatures: what the laws need to know about the game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, Final

import msgspec

from elfhame.games.faeries import FaeriesGame
from elfhame.games.faeries.knowledge.events import (
    CATALOGUE,
    Area,
    Counted,
    FaeriesEvent,
    GardenEvent,
    Scored,
)
from elfhame.games.faeries.knowledge.names import CARD_NAMES
from elfhame.games.faeries.knowledge.view import view_of
from elfhame.games.faeries.knowledge.view_types import FaeriesView
from elfhame.games.faeries.rules import draft
from elfhame.games.faeries.rules.engine import Faeries
from elfhame.games.faeries.rules.entries import DISCARDED, DREW, KEPT
from elfhame.games.faeries.state import (
    BATCH,
    DISCARDS,
    HAND,
    PICKS,
    PILE,
    SEEN,
    half_zone,
    put_card,
    set_half_zone,
    set_strangers,
)
from elfhame.kernel.game import REVIEWER, Event
from elfhame.kernel.journal import Entry
from elfhame.kernel.state import State
from elfhame.texts import rulebook
from tests.conformance.kit import Draw, Kit, Leak, Pair
from tests.games.faeries.positions import GAME, STARTERS, cards, give, table


def pieces(view: FaeriesView) -> Mapping[str, int]:
    """All cards and tiles, wherever they are, and everyone's tokens."""
    places = [view.offer, view.under, view.unseen, view.working, *(view.packets or ())]
    for player in view.players:
        places += [player.hand or (), player.pile or (), player.discards or ()]
        if view.draft and view.turn == 0:
            places.append(player.kept or ())
    laid = [tile.tile for player in view.players for tile in player.garden.tiles]
    asked = view.asked.tile if view.asked else None
    tiles = [*laid, *view.tile_offer, *view.unseen_tiles, *([] if asked is None else [asked])]
    tokens = {f"tokens {seat}": p.supply + sum(p.tokens) for seat, p in enumerate(view.players)}
    homes = sum(len(player.homes) for player in view.players)
    free = sum(area.home is None for area in view.areas)
    return {
        **Counter(name for place in places for name in place),
        **Counter(f"tile {tile}" for tile in tiles),
        **tokens,
        "homes": homes + free,
    }


def recount(seats: int, events: Sequence[Event]) -> list[int]:
    """Adds up all events that score points."""
    points = [0] * seats
    for event in events:
        if isinstance(event, Scored | Area | GardenEvent | Counted):
            points[event.seat] += event.points
    return points


# ------------------------------------------------------------------------- chance


def _two_drawn() -> Faeries:
    """Seat 1 has drawn two of its four starting cards."""
    state = table()
    give(state, 1, HAND, *STARTERS[:2])
    for name in STARTERS:
        put_card(state, 1, BATCH, CARD_NAMES.index(name))
    return state


def _shuffled() -> Faeries:
    """Seat 1 has two cards in hand, and two in a draw pile that one card entered unseen.

    Two of the four were seen when they were discarded before the shuffle.
    """
    state = table()
    give(state, 1, PILE, STARTERS[0], STARTERS[2])
    give(state, 1, HAND, STARTERS[1], STARTERS[3])
    for name in STARTERS[:2]:
        put_card(state, 1, BATCH, CARD_NAMES.index(name))
    set_strangers(state, 1, 1)
    state.first_piles = 0
    return state


def _thrown_away() -> Faeries:
    """Seat 1 has discarded one of its four starting cards unseen, and holds the others."""
    state = _two_drawn()
    give(state, 1, HAND, *STARTERS[:3])
    give(state, 1, DISCARDS, STARTERS[3])
    for name in STARTERS:
        put_card(state, 1, BATCH, CARD_NAMES.index(name))
    return state


def _drafting(*seats: int) -> Faeries:
    """A draft for three in which everyone has kept a card, and these seats a second one."""
    state = table(3, draft=1)
    for seat in (0, 1, 2, *seats):
        draft.apply(state, seat, state.legal_actions(seat)[0])
    return state


def _kept(state: Faeries, seat: int, pick: int) -> str:
    return CARD_NAMES[state.picks[seat * PICKS + pick]]


DRAWS: Final = (
    Draw("a rival's hand", _two_drawn, 0, lambda state: cards(state, 1, HAND), 6),
    # Both seen cards, or one of them and one of the other two.
    Draw("a pile with a stranger", _shuffled, 0, lambda state: cards(state, 1, PILE), 5),
    Draw("a card discarded unseen", _thrown_away, -1, lambda s: cards(s, 1, DISCARDS), 4),
    # Seat 0 passed three cards to seat 1, which has kept one of them.
    Draw("a card kept of a packet passed on", lambda: _drafting(1), 0, lambda s: _kept(s, 1, 1), 3),
    # 60 cards without the four on offer, the three in its packet, and the four it was dealt.
    Draw("a card kept of another packet", _drafting, 0, lambda s: _kept(s, 1, 0), 60 - 4 - 3 - 4),
)


# -------------------------------------------------------------------------- pairs


def _exchanged(state: Faeries, seat: int, one: int, other: int) -> Faeries:
    """The same game with the first cards of two of a seat's sets swapped."""
    twin = state.clone()
    first, second = cards(state, seat, one)[0], cards(state, seat, other)[0]
    marks = [(zone, half_zone(state, seat, zone, 0)) for zone in (BATCH, SEEN)]
    give(twin, seat, one, second)
    give(twin, seat, other, first)
    for zone, marked in marks:
        set_half_zone(twin, seat, zone, 0, marked)
    return twin


def _swapped_picks(state: Faeries, one: int, other: int) -> Faeries:
    """The same draft with two kept cards swapped."""
    twin = state.clone()
    twin.picks = state.picks[:]
    twin.picks[one], twin.picks[other] = state.picks[other], state.picks[one]
    return twin


def _pair(
    name: str,
    seat: int,
    start: Callable[[], Faeries],
    change: Callable[[Faeries], Faeries],
    alike: bool,
) -> Pair:
    def worlds() -> tuple[State, State]:
        return start(), change(start())

    return Pair(name, seat, worlds, alike)


def _hand_and_pile(state: Faeries) -> Faeries:
    return _exchanged(state, 1, HAND, PILE)


def _hand_and_discards(state: Faeries) -> Faeries:
    return _exchanged(state, 1, HAND, DISCARDS)


def _first_picks(state: Faeries) -> Faeries:
    """Swaps the first cards that seats 1 and 2 kept, from packets nobody else had seen then."""
    return _swapped_picks(state, PICKS, 2 * PICKS)


PAIRS: Final = (
    _pair("a rival's hand", 0, _two_drawn, _hand_and_pile, alike=True),
    _pair("its own hand", 1, _two_drawn, _hand_and_pile, alike=False),
    _pair("any hand, for a watcher", -1, _two_drawn, _hand_and_pile, alike=True),
    _pair("a card discarded unseen", 0, _thrown_away, _hand_and_discards, alike=True),
    _pair("its own discards", 1, _thrown_away, _hand_and_discards, alike=False),
    _pair("cards kept of packets never seen", 0, _drafting, _first_picks, alike=True),
    _pair("the card it kept itself", 1, _drafting, _first_picks, alike=False),
    _pair("cards kept, for a watcher", -1, _drafting, _first_picks, alike=True),
)


# -------------------------------------------------------------------------- leaks


def _with_players(view: FaeriesView, change: Callable[[int, Any], Any]) -> FaeriesView:
    players = tuple(change(seat, player) for seat, player in enumerate(view.players))
    return msgspec.structs.replace(view, players=players)


class _ShowsHands(FaeriesGame):
    def view(self, state: Faeries, observer: int) -> FaeriesView:
        every = view_of(state, REVIEWER).players
        return _with_players(
            view_of(state, observer),
            lambda seat, player: msgspec.structs.replace(player, hand=every[seat].hand),
        )


class _ShowsKept(FaeriesGame):
    def view(self, state: Faeries, observer: int) -> FaeriesView:
        every = view_of(state, REVIEWER).players
        return _with_players(
            view_of(state, observer),
            lambda seat, player: msgspec.structs.replace(player, kept=every[seat].kept),
        )


class _CountsAll(FaeriesGame):
    """The projected score includes cards that the observer doesn't know."""

    def view(self, state: Faeries, observer: int) -> FaeriesView:
        every = view_of(state, REVIEWER).players
        return _with_players(
            view_of(state, observer),
            lambda seat, player: msgspec.structs.replace(player, projection=every[seat].projection),
        )


class _Tells(FaeriesGame):
    kind = DREW

    def event(self, entry: Entry, observer: int) -> FaeriesEvent | None:
        return CATALOGUE.event_for(entry, REVIEWER if entry.kind == self.kind else observer)


class _TellsDiscards(_Tells):
    kind = DISCARDED


class _TellsKept(_Tells):
    kind = KEPT


class _TellsTheRest(FaeriesGame):
    """Everyone sees which cards are in the deck and box, and so which were kept."""

    def view(self, state: Faeries, observer: int) -> FaeriesView:
        unseen = view_of(state, REVIEWER).unseen
        return msgspec.structs.replace(view_of(state, observer), unseen=unseen)


LEAKS: Final = (
    Leak("shows all hands", _ShowsHands()),
    Leak("shows what others kept in the draft", _ShowsKept()),
    Leak("scores cards that were kept in secret", _CountsAll()),
    Leak("shows what is drawn", _Tells()),
    Leak("shows what is discarded unseen", _TellsDiscards()),
    Leak("shows what is kept in the draft", _TellsKept()),
    Leak("shows what is left in the deck", _TellsTheRest()),
)


class FaeriesKit(Kit):
    """Games are long, so the laws are tested at fewer tables, each with its own options."""

    def tables(self) -> Iterator[tuple[int, dict[str, Any]]]:
        yield from ((2, DRAFT), (2, {}), (3, DRAFT), (4, ALL))


DRAFT: Final = {"draft": True}
ALL: Final = {"draft": True, "friendly_ties": True, "first": 1}

KIT: Final = FaeriesKit(
    game=GAME,
    prefix="FMC",
    pieces=pieces,
    recount=recount,
    draws=DRAWS,
    pairs=PAIRS,
    leaks=LEAKS,
    options=[{}, DRAFT, ALL],
    ledger=lambda: frozenset(rule.id for rule in rulebook("faeries")),
)
