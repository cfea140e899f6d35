"""The events of Fae: fields, rules, and what each observer sees of a journal entry."""

from __future__ import annotations

from typing import Any, Final, Literal, get_args

from ....kernel.bits import members
from ....kernel.catalogue import Catalogue
from ....kernel.game import Event
from ..data.components import COLOURS, MAP, Colour, Terrain
from ..data.tables import VALUE
from ..rules import entries
from ..rules.ritual import is_blessed, is_cursed
from ..rules.turn import rule_of
from ..state import size_of
from .actions import SPACE_NAMES
from .druids import Druids, druids_in

Effect = Literal["blessed", "cursed", "plain"]


class Spirit(Event, frozen=True):
    """A seat looks at its spirit card."""

    seat: int
    colour: Colour

    by = ("FAE-12",)

    @classmethod
    def from_entry(cls, seat: int, colour: int) -> Spirit:
        return cls(seat, COLOURS[colour])

    @classmethod
    def for_others(cls, seat: int, colour: int) -> None:
        """Others' spirits stay hidden (FAE-70)."""


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
    joined: Druids
    """The group on the target after the move."""

    by = ("FAE-20",)

    @classmethod
    def from_entry(cls, seat: int, source: int, target: int, group: int, joined: int) -> Moved:
        names = SPACE_NAMES[source], SPACE_NAMES[target]
        return cls(seat, *names, druids_in(group), druids_in(joined))

    def facts(self) -> dict[str, Any]:
        return {**super().facts(), "count": sum(self.druids)}


class RitualEvent(Event, frozen=True, tag="ritual"):
    """A ritual was resolved; the seat keeps its card."""

    seat: int
    space: str
    terrain: Terrain
    number: int
    """Which of the twelve rituals it was, from 1."""
    card_value: int
    effect: Effect
    """The card's effect on the terrain: ``blessed``, ``cursed`` or ``plain``."""
    druids: Druids
    """The group before the ritual."""
    left: Druids
    """The group after it."""
    gone: Druids
    """The druids that it removed."""
    size: int
    """The number of druids left, each of which counts one point (FAE-38)."""
    bonus: int
    """The points that the blessing adds (FAE-39)."""
    value: int
    scored: tuple[Colour, ...]
    """The colours that scored the value."""

    @classmethod
    def from_entry(
        cls, seat: int, space: int, card: int, before: int, after: int, value: int
    ) -> RitualEvent:
        left, size = druids_in(after), size_of(after)
        return cls(
            seat=seat,
            space=SPACE_NAMES[space],
            terrain=MAP.space[space].terrain,
            number=card + 1,
            card_value=VALUE[card],
            effect=_effect(space, card),
            druids=druids_in(before),
            left=left,
            gone=druids_in(before - after),
            size=size,
            bonus=max(value - size, 0),
            value=value,
            scored=tuple(colour for colour, count in zip(COLOURS, left, strict=True) if count),
        )

    @property
    def rules(self) -> tuple[str, ...]:
        if self.effect == "cursed":
            return ("FAE-30", "FAE-35", "FAE-41")
        lone = ("FAE-36",) if self.left != self.druids else ()
        blessing = ("FAE-39",) if self.effect == "blessed" and self.value else ()
        scored = ("FAE-38", *blessing, "FAE-40") if self.value else ("FAE-37R",)
        return ("FAE-30", *lone, *scored, "FAE-41")

    def facts(self) -> dict[str, Any]:
        lone = tuple(colour for colour, gone in zip(COLOURS, self.gone, strict=True) if gone)
        return {**super().facts(), "lone": lone, "gone": len(lone)}


class Forgone(Event, frozen=True):
    """Rituals that were due do not take place: the game is over."""

    spaces: tuple[str, ...]

    by = ("FAE-51R",)

    @classmethod
    def from_entry(cls, due: int) -> Forgone:
        return cls(tuple(SPACE_NAMES[space] for space in members(due)))


class Ended(Event, frozen=True):
    """The game is over."""

    rule: str

    @classmethod
    def from_entry(cls, rule: int) -> Ended:
        return cls(rule_of(rule))

    @property
    def rules(self) -> tuple[str, ...]:
        return (self.rule,)


class Revealed(Event, frozen=True):
    """A seat shows its spirit and counts its points."""

    seat: int
    colour: Colour
    points: int
    cards: int
    total: int

    by = ("FAE-53",)

    @classmethod
    def from_entry(cls, seat: int, colour: int, points: int, cards: int) -> Revealed:
        return cls(seat, COLOURS[colour], points, cards, points + cards)


class Won(Event, frozen=True):
    """Who won; several seats share the victory."""

    seats: tuple[int, ...]
    rivals: tuple[int, ...]
    """Those with as many points who kept more ritual cards."""

    @classmethod
    def from_entry(cls, winners: int, rivals: int) -> Won:
        return cls(tuple(members(winners)), tuple(members(rivals)))

    @property
    def rules(self) -> tuple[str, ...]:
        tied = len(self.seats) + len(self.rivals) > 1
        return ("FAE-54", "FAE-55") if tied else ("FAE-54",)

    def facts(self) -> dict[str, Any]:
        return {**super().facts(), "number": len(self.seats), "tied": len(self.rivals)}


FaeEvent = Spirit | First | Moved | RitualEvent | Forgone | Ended | Revealed | Won
CATALOGUE: Final[Catalogue[FaeEvent]] = Catalogue(entries, get_args(FaeEvent))


def _effect(space: int, card: int) -> Effect:
    if is_cursed(space, card):
        return "cursed"
    return "blessed" if is_blessed(space, card) else "plain"
