"""What happens in Fae, as an observer is told of it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from ...kernel.game import REVIEWER, Event
from ...kernel.journal import Entry
from ...kernel.memory import Memory
from . import telling
from .actions import NAMES
from .components import COLOURS, MAP
from .rituals import is_blessed, is_cursed
from .tables import VALUE

Druids = tuple[int, int, int, int, int]
"""How many druids of each colour."""


class Spirit(Event, frozen=True):
    """A seat looks at its spirit card."""

    seat: int
    colour: str

    by = ("FAE-12",)


class First(Event, frozen=True):
    """A seat begins."""

    seat: int

    by = ("FAE-15R",)


class Moved(Event, frozen=True):
    """A group was led onto another."""

    seat: int
    source: str
    target: str
    druids: Druids

    by = ("FAE-20",)

    def facts(self) -> dict[str, Any]:
        return {**super().facts(), "count": sum(self.druids)}


class Ritual(Event, frozen=True):
    """A ritual was resolved; the seat keeps its card."""

    seat: int
    space: str
    terrain: str
    number: int
    """Which of the twelve rituals it was, from 1."""
    card_value: int
    effect: str
    """How the card takes the terrain: ``blessed``, ``cursed`` or ``plain``."""
    druids: Druids
    """Who stood there."""
    left: Druids
    """Who is left."""
    value: int
    scored: tuple[str, ...]
    """The colours that scored the value."""

    @property
    def rules(self) -> tuple[str, ...]:
        if self.effect == "cursed":
            return ("FAE-30", "FAE-35", "FAE-41")
        lone = ("FAE-36",) if self.left != self.druids else ()
        blessing = ("FAE-39",) if self.effect == "blessed" and self.value else ()
        scored = ("FAE-38", *blessing, "FAE-40") if self.value else ("FAE-37R",)
        return ("FAE-30", *lone, *scored, "FAE-41")

    def facts(self) -> dict[str, Any]:
        pairs = zip(COLOURS, self.druids, self.left, strict=True)
        lone = tuple(colour for colour, before, after in pairs if before > after)
        return {**super().facts(), "lone": lone, "gone": len(lone)}


class Forgone(Event, frozen=True):
    """Rituals that were due do not take place: the game is over."""

    spaces: tuple[str, ...]

    by = ("FAE-51R",)


class Ended(Event, frozen=True):
    """The game is over."""

    rule: str

    @property
    def rules(self) -> tuple[str, ...]:
        return (self.rule,)


class Revealed(Event, frozen=True):
    """A seat shows its spirit and counts its points."""

    seat: int
    colour: str
    points: int
    cards: int
    total: int

    by = ("FAE-53",)


class Won(Event, frozen=True):
    """Who won; several seats share the victory."""

    seats: tuple[int, ...]

    by = ("FAE-54", "FAE-55")

    def facts(self) -> dict[str, Any]:
        return {**super().facts(), "number": len(self.seats)}


Told = Spirit | First | Moved | Ritual | Forgone | Ended | Revealed | Won


def told(entry: Entry, observer: int) -> Told | None:
    """What the observer is told of an entry: all of it, but others' spirits (FAE-70)."""
    if entry.kind == telling.SPIRIT and observer not in (entry.facts[0], REVIEWER):
        return None
    return _TELLERS[entry.kind](*entry.facts)


class _Groups(Memory[int, Druids]):
    """The druids of each colour in a packed group, unpacked once."""

    def __missing__(self, group: int) -> Druids:
        blue, yellow, red, purple, black = (group >> 4 * colour & 15 for colour in range(5))
        return self.keep(group, (blue, yellow, red, purple, black))


MOST_GROUPS: Final = 65_536
"""So many groups are kept unpacked."""
GROUPS: Final = _Groups(MOST_GROUPS)


def druids_of(group: int) -> Druids:
    """The druids of each colour in a packed group."""
    return GROUPS[group]


def _spirit(seat: int, colour: int) -> Spirit:
    return Spirit(seat, COLOURS[colour])


def _moved(seat: int, source: int, target: int, group: int) -> Moved:
    return Moved(seat, NAMES[source], NAMES[target], druids_of(group))


def _ritual(seat: int, space: int, card: int, before: int, after: int, value: int) -> Ritual:
    left = druids_of(after)
    return Ritual(
        seat=seat,
        space=NAMES[space],
        terrain=MAP.space[space].terrain,
        number=card + 1,
        card_value=VALUE[card],
        effect=_effect(space, card),
        druids=druids_of(before),
        left=left,
        value=value,
        scored=tuple(colour for colour, count in zip(COLOURS, left, strict=True) if count),
    )


def _effect(space: int, card: int) -> str:
    if is_cursed(space, card):
        return "cursed"
    return "blessed" if is_blessed(space, card) else "plain"


def _forgone(spaces: int) -> Forgone:
    return Forgone(tuple(name for number, name in enumerate(NAMES) if spaces >> number & 1))


def _revealed(seat: int, colour: int, points: int, cards: int) -> Revealed:
    return Revealed(seat, COLOURS[colour], points, cards, points + cards)


def _won(seats: int) -> Won:
    return Won(tuple(seat for seat in range(4) if seats >> seat & 1))


_TELLERS: dict[int, Callable[..., Told]] = {
    telling.SPIRIT: _spirit,
    telling.FIRST: First,
    telling.MOVED: _moved,
    telling.RITUAL: _ritual,
    telling.FORGONE: _forgone,
    telling.ENDED: lambda rule: Ended(f"FAE-{rule}"),
    telling.REVEALED: _revealed,
    telling.WON: _won,
}
