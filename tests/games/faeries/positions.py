"""Positions of Faeries & Magical Creatures, and shortcuts to play them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from elfhame.games.faeries.data.components import FOLKS
from elfhame.games.faeries.data.outlines import PART_MASK, lay_of
from elfhame.games.faeries.data.tables import HALF
from elfhame.games.faeries.knowledge.events import CATALOGUE, FaeriesEvent
from elfhame.games.faeries.knowledge.names import CARD_NAMES, SIDES
from elfhame.games.faeries.rules.engine import Faeries, new_game
from elfhame.games.faeries.rules.homes import place_home
from elfhame.games.faeries.rules.lay import lay_tile
from elfhame.games.faeries.state import (
    BATCH,
    DISCARDS,
    FRESH,
    HAND,
    PILE,
    SEEN,
    SHOWN_HAND,
    add_points,
    add_supply,
    add_tokens,
    cover_squares,
    give_home,
    holds,
    points_of,
    put_card,
    take_card,
    tokens,
)
from elfhame.games.registry import game
from elfhame.kernel.game import REVIEWER
from elfhame.kernel.journal import Journal
from elfhame.kernel.play import seed_bytes
from elfhame.kernel.rng import Rng, keyed

GAME: Final = game("faeries")
STARTERS: Final = CARD_NAMES[:4]
ZONES: Final = (HAND, PILE, DISCARDS)


def rng(label: str = "chance") -> Rng:
    return keyed(seed_bytes(0), label)


def table(seats: int = 2, *, friendly: int = 0, draft: int = 0, first: int = 0) -> Faeries:
    """A new game; by default seat 0 acts first."""
    return new_game(seats, friendly, draft, first, rng("deal"))


def do(
    state: Faeries, *actions: str, observer: int = REVIEWER, seat: int | None = None
) -> list[FaeriesEvent]:
    """Carry out legal actions, by default of the deciding seat; returns an observer's events."""
    journal, chance = Journal(), rng()
    state.tell(journal)
    for text in actions:
        number = GAME.number(GAME.parse(text))
        decider = state.player() if seat is None else seat
        rule = state.refusal(decider, number)
        assert rule is None, f"{text}: {rule}"
        state.apply(decider, number, chance)
    found = [CATALOGUE.event_for(entry, observer) for entry in journal.entries]
    return [event for event in found if event is not None]


def why(state: Faeries, text: str) -> str | None:
    """The rule that forbids an action now."""
    return state.refusal(state.player(), GAME.number(GAME.parse(text)))


def choices(state: Faeries, seat: int | None = None) -> list[str]:
    decider = state.player() if seat is None else seat
    return [str(GAME.action(number)) for number in state.legal_actions(decider)]


def view(state: Faeries, observer: int = REVIEWER) -> Any:
    return GAME.view(state, observer)


def asked(state: Faeries) -> tuple[str | None, int]:
    """The question, and the seat that has to decide."""
    return view(state).question, state.player()


# ---------------------------------------------------------------- arranging


def give(state: Faeries, seat: int, zone: int, *names: str, known: int = 0) -> None:
    """Move cards to one of a seat's sets; `known` says whether everyone knows."""
    for name in names:
        card = CARD_NAMES.index(name)
        _take_away(state, seat, card)
        for into in (zone, known):
            if into:
                put_card(state, seat, into, card)


def cards(state: Faeries, seat: int, zone: int) -> list[str]:
    return [name for card, name in enumerate(CARD_NAMES) if holds(state, seat, zone, card)]


def empty(state: Faeries, seat: int, *zones: int) -> None:
    """Remove all of a seat's cards in these sets from the game."""
    for zone in zones or ZONES:
        for name in cards(state, seat, zone):
            _take_away(state, seat, CARD_NAMES.index(name))


def _take_away(state: Faeries, seat: int, card: int) -> None:
    for zone in (*ZONES, SEEN, BATCH, FRESH, SHOWN_HAND):
        take_card(state, seat, zone, card)
    for name in ("unseen", "offer"):
        words = getattr(state, name)[:]
        words[card // HALF] &= ~(1 << card % HALF)
        setattr(state, name, words)


def offer(state: Faeries, *names: str) -> None:
    """Put these cards in the offer, and remove its old ones from the game."""
    for name in list(view(state).offer):
        _take_away(state, 0, CARD_NAMES.index(name))
    words = state.offer[:]
    for name in names:
        card = CARD_NAMES.index(name)
        _take_away(state, 0, card)
        words[card // HALF] |= 1 << card % HALF
    state.offer = words


def tiles(state: Faeries, *numbers: int) -> None:
    """Put these tiles in the offer."""
    state.tile_offer = sum(1 << number for number in numbers)
    state.bag &= ~state.tile_offer


def kin(state: Faeries, seat: int, folk: str, number: int) -> None:
    """Give the seat this many tokens in an area, from its supply."""
    more = number - tokens(state, seat, FOLKS.index(folk))
    add_supply(state, seat, -more)
    add_tokens(state, seat, FOLKS.index(folk), more)


def plant(state: Faeries, seat: int, tile: int, side: str, turns: int, x: int, y: int) -> None:
    """Lay a tile without checking the rules."""
    lay_tile(state, seat, tile, lay_of(SIDES.index(side), turns, y * 10 + x))


def home(state: Faeries, seat: int, folk: str, x: int, y: int) -> None:
    """Place a seat's home."""
    give_home(state, FOLKS.index(folk), seat)
    place_home(state, seat, FOLKS.index(folk), y * 10 + x)


def score(state: Faeries, seat: int, points: int) -> None:
    """Give the seat this many points."""
    add_points(state, seat, points - points_of(state, seat))


def fill(state: Faeries, seat: int, *free: tuple[int, int]) -> None:
    """Cover all squares of a garden except these in its upper half, without laying any piece."""
    room = sum(1 << y * 10 + x for x, y in free)
    cover_squares(state, seat, PART_MASK & ~room, PART_MASK)


def hands(state: Faeries, *held: Sequence[str]) -> None:
    """Give each seat exactly these cards in hand, and the starting cards in its draw pile."""
    for seat, names in enumerate(held):
        give(state, seat, HAND, *names)


def of(events: Sequence[FaeriesEvent], *shapes: type[FaeriesEvent]) -> list[Any]:
    """The events of these kinds."""
    return [event for event in events if isinstance(event, shapes)]
