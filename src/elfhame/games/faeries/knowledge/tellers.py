"""A journal entry as an event: who is told what of it (FMC-90R to FMC-98R)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from ....kernel.game import REVIEWER
from ....kernel.journal import Entry
from ..data.components import ACTIONS, FOLKS, GARDEN
from ..rules import entries as telling
from . import events
from .actions import CARD_NAMES, SIDES
from .events import Told

QUESTIONS: Final = (
    *("", "name", "before", "after", "", "", "place", "tile", "lay", "befriend", "help", "call"),
    *("", "", "home", "move", "remove", "steal", "aim", "drop", "recover", "spend", "choose"),
    "keep",
)
"""By kind of work: what is asked for it."""
CAUSES: Final = ("", "homes", "tiles", "tokens", "cards", "turns")
"""Why the end has come, by its number."""
ZONES: Final = ("hand", "pile", "discards")


def told(entry: Entry, observer: int) -> Told:
    """What the observer is told of an entry."""
    facts = entry.facts
    owned = observer == REVIEWER or (bool(facts) and observer == facts[0])
    if entry.kind in _SECRETS:
        cards = names(facts[1:]) if owned else None
        return _SECRETS[entry.kind](facts[0], len(facts) - 1, cards)
    if entry.kind in _SECRET:
        return _SECRET[entry.kind](facts[0], CARD_NAMES[facts[1]] if owned else None)
    return _TELLERS[entry.kind](*facts)


def names(cards: Any) -> tuple[str, ...]:
    """The names of some cards."""
    return tuple(CARD_NAMES[card] for card in cards)


def _with_card(shape: Callable[..., Told]) -> Callable[..., Told]:
    return lambda seat, card, *rest: shape(seat, CARD_NAMES[card], *rest)


def _with_action(shape: Callable[..., Told]) -> Callable[..., Told]:
    return lambda seat, action: shape(seat, ACTIONS[action])


def _with_folks(shape: Callable[..., Told]) -> Callable[..., Told]:
    return lambda by, seat, *folks: shape(by, seat, *(FOLKS[folk] for folk in folks))


def _laid(seat: int, tile: int, side: int, turns: int, square: int) -> Told:
    return events.Laid(seat, tile, SIDES[side], turns, *_xy(square))


def _housed(seat: int, folk: int, square: int) -> Told:
    if square < 0:
        return events.Beside(seat, FOLKS[folk])
    return events.Housed(seat, FOLKS[folk], *_xy(square))


def _xy(square: int) -> tuple[int, int]:
    return square % GARDEN.side, square // GARDEN.side


_SECRETS: Final[dict[int, Callable[..., Told]]] = {
    telling.DEALT: events.Dealt,
    telling.PASSED: events.Passed,
    telling.DREW: events.Drew,
}
_SECRET: Final[dict[int, Callable[..., Told]]] = {
    telling.KEPT: events.Kept,
    telling.DISCARDED: events.Discarded,
}
_TELLERS: Final[dict[int, Callable[..., Told]]] = {
    telling.BEGAN: events.Began,
    telling.CARDS_OFFERED: lambda *cards: events.Offered(names(cards)),
    telling.TILES_OFFERED: lambda *tiles: events.Tiles(tiles),
    telling.NAMED: _with_action(events.Named),
    telling.UNABLE: _with_action(events.Unable),
    telling.FORWENT: lambda seat, kind: events.Forwent(seat, QUESTIONS[kind]),
    telling.PLAYED: _with_card(events.Played),
    telling.PLACED: lambda seat, folk, *rest: events.Placed(seat, FOLKS[folk], *rest),
    telling.MOVED: _with_folks(events.Moved),
    telling.REMOVED: _with_folks(events.Removed),
    telling.STOLEN: _with_folks(events.Stolen),
    telling.AIMED: _with_folks(events.Aimed),
    telling.SHUFFLED: events.Shuffled,
    telling.BEFRIENDED: lambda seat, card, hand: events.Befriended(
        seat, CARD_NAMES[card], bool(hand)
    ),
    telling.RECOVERED: _with_card(events.Recovered),
    telling.TOOK: events.Took,
    telling.LAID: _laid,
    telling.SCORED: lambda seat, points, icon: events.Scored(
        seat, points, "icon" if icon else "card"
    ),
    telling.CLAIMED: lambda seat, folk: events.Claimed(seat, FOLKS[folk]),
    telling.HOUSED: _housed,
    telling.UNDER: lambda card: events.Under(CARD_NAMES[card]),
    telling.CHOSE: _with_card(events.Chose),
    telling.CAME: lambda why: events.Came(CAUSES[why]),
    telling.ENDED: lambda rule: events.Ended("FMC-76R" if rule == 76 else "FMC-70"),
    telling.SHOWN: lambda seat, where, *cards: events.Shown(seat, ZONES[where], names(cards)),
    telling.LEFT: lambda *cards: events.Left(names(cards)),
    telling.AREA: lambda seat, folk, points: events.Area(seat, FOLKS[folk], points),
    telling.GARDEN: events.Garden,
    telling.COUNTED: _with_card(events.Counted),
    telling.WON: lambda *seats: events.Won(seats),
}
