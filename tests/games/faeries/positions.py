"""Positions of Faeries & Magical Creatures, and short ways to play them on."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from elfhame.games.faeries.data.components import FOLKS
from elfhame.games.faeries.data.tables import HALF
from elfhame.games.faeries.knowledge.actions import CARD_NAMES, SIDES
from elfhame.games.faeries.knowledge.events import Told
from elfhame.games.faeries.knowledge.tellers import told
from elfhame.games.faeries.rules.build import lay_tile, place_home
from elfhame.games.faeries.rules.engine import Faeries, setup
from elfhame.games.faeries.state import (
    BATCH,
    DISCARDS,
    FRESH,
    HAND,
    PILE,
    SEEN,
    SHOWN,
    STRIDE,
    SUPPLY,
    TOKENS,
    holds,
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
    """A new game in which seat 0 acts first, unless said otherwise."""
    return setup(seats, friendly, draft, first, rng("deal"))


def do(
    state: Faeries, *actions: str, observer: int = REVIEWER, seat: int | None = None
) -> list[Told]:
    """Carry out legal actions of a seat, or of whoever is asked; what an observer is told."""
    journal, chance = Journal(), rng()
    state.tell(journal)
    for text in actions:
        number = GAME.number(GAME.parse(text))
        decider = state.player() if seat is None else seat
        rule = state.refusal(decider, number)
        assert rule is None, f"{text}: {rule}"
        state.apply(decider, number, chance)
    return [told(entry, observer) for entry in journal.entries]


def why(state: Faeries, text: str) -> str | None:
    """The rule that forbids an action now."""
    return state.refusal(state.player(), GAME.number(GAME.parse(text)))


def choices(state: Faeries, seat: int | None = None) -> list[str]:
    decider = state.player() if seat is None else seat
    return [str(GAME.action(number)) for number in state.legal_actions(decider)]


def view(state: Faeries, observer: int = REVIEWER) -> Any:
    return GAME.view(state, observer)


def asked(state: Faeries) -> tuple[str | None, int]:
    """What is asked, and of whom."""
    return view(state).question, state.player()


# ---------------------------------------------------------------- arranging


def give(state: Faeries, seat: int, zone: int, *names: str, known: int = 0) -> None:
    """Put cards into a set of a seat, out of wherever they were; all know them there, or not."""
    for name in names:
        card = CARD_NAMES.index(name)
        _take_away(state, seat, card)
        for into in (zone, known):
            if into:
                state.words[seat * STRIDE + into + card // HALF] |= 1 << card % HALF


def cards(state: Faeries, seat: int, zone: int) -> list[str]:
    return [name for card, name in enumerate(CARD_NAMES) if holds(state, seat, zone, card)]


def empty(state: Faeries, seat: int, *zones: int) -> None:
    """The seat has no card there; what it had is out of the game."""
    for zone in zones or ZONES:
        for name in cards(state, seat, zone):
            _take_away(state, seat, CARD_NAMES.index(name))


def _take_away(state: Faeries, seat: int, card: int) -> None:
    for zone in (*ZONES, SEEN, BATCH, FRESH, SHOWN):
        state.words[seat * STRIDE + zone + card // HALF] &= ~(1 << card % HALF)
    for name in ("unseen", "offer"):
        words = getattr(state, name)[:]
        words[card // HALF] &= ~(1 << card % HALF)
        setattr(state, name, words)


def offer(state: Faeries, *names: str) -> None:
    """These cards lie in the offer; what lay there is out of the game."""
    for name in list(view(state).offer):
        _take_away(state, 0, CARD_NAMES.index(name))
    words = state.offer[:]
    for name in names:
        card = CARD_NAMES.index(name)
        _take_away(state, 0, card)
        words[card // HALF] |= 1 << card % HALF
    state.offer = words


def tiles(state: Faeries, *numbers: int) -> None:
    """These tiles lie in the offer."""
    state.tile_offer = sum(1 << number for number in numbers)
    state.bag &= ~state.tile_offer


def kin(state: Faeries, seat: int, folk: str, number: int) -> None:
    """The seat has so many tokens there, taken from its supply."""
    at = seat * STRIDE
    place = at + TOKENS + FOLKS.index(folk)
    state.words[at + SUPPLY] -= number - state.words[place]
    state.words[place] = number


def plant(state: Faeries, seat: int, tile: int, side: str, turns: int, x: int, y: int) -> None:
    """Lay a tile without asking the rules."""
    lay_tile(state, seat, tile, SIDES.index(side) * 400 + turns * 100 + y * 10 + x)


def home(state: Faeries, seat: int, folk: str, x: int, y: int) -> None:
    """The seat has this home there."""
    state.homes |= seat + 1 << 3 * FOLKS.index(folk)
    place_home(state, seat, FOLKS.index(folk), y * 10 + x)


def hands(state: Faeries, *held: Sequence[str]) -> None:
    """Each seat has just these cards in hand, and the starting cards in its draw pile."""
    for seat, names in enumerate(held):
        give(state, seat, HAND, *names)


def of(events: Sequence[Told], *shapes: type[Told]) -> list[Any]:
    """The events of these kinds."""
    return [event for event in events if isinstance(event, shapes)]
