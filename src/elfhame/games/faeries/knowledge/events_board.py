"""Events on the main board and in gardens: actions, tokens, tiles and homes."""

from __future__ import annotations

from typing import Any, Self

from ....kernel.game import Event
from ..data.components import BOARD_ACTIONS, FOLKS, GARDEN_TILES, BoardAction, Folk
from .event_bases import Deed, SeatEvent
from .names import SIDES, Side, position, square_name


class Began(SeatEvent, frozen=True):
    """A seat has the Acting Player token first."""

    by = ("FMC-13", "FMC-16R")


class Named(SeatEvent, frozen=True):
    """The acting player names the action of this turn."""

    action: BoardAction

    by = ("FMC-20",)

    @classmethod
    def from_entry(cls, seat: int, action: int) -> Self:
        return cls(seat, BOARD_ACTIONS[action])


class Unable(SeatEvent, frozen=True):
    """A seat cannot perform the action."""

    action: BoardAction

    by = ("FMC-28R",)

    @classmethod
    def from_entry(cls, seat: int, action: int) -> Self:
        return cls(seat, BOARD_ACTIONS[action])


class Placed(SeatEvent, frozen=True):
    """A token goes from the supply into an area."""

    folk: Folk
    there: int
    """The seat's tokens in the area now."""
    left: int
    """The seat's tokens left in its supply."""

    by = ("FMC-30",)

    @classmethod
    def from_entry(cls, seat: int, folk: int, there: int, left: int) -> Self:
        return cls(seat, FOLKS[folk], there, left)


class Moved(Deed, frozen=True):
    """A seat's token goes to another area."""

    source: Folk
    target: Folk

    by = ("FMC-100D", "FMC-46")

    @classmethod
    def from_entry(cls, actor: int, seat: int, source: int, target: int) -> Self:
        return cls(actor, seat, FOLKS[source], FOLKS[target])


class Removed(Deed, frozen=True):
    """A seat's token returns to its supply."""

    folk: Folk

    by = ("FMC-100D", "FMC-55R")

    @classmethod
    def from_entry(cls, actor: int, seat: int, folk: int) -> Self:
        return cls(actor, seat, FOLKS[folk])


class Stolen(Deed, frozen=True):
    """A seat's token returns to its supply, and the actor's takes its place."""

    folk: Folk

    by = ("FMC-100D", "FMC-55R")

    @classmethod
    def from_entry(cls, actor: int, seat: int, folk: int) -> Self:
        return cls(actor, seat, FOLKS[folk])


class Tiles(Event, frozen=True):
    """Tiles come into the Tile Offer."""

    tiles: tuple[int, ...]

    by = ("FMC-12", "FMC-34", "FMC-56R")

    def facts(self) -> dict[str, Any]:
        return {"count": len(self.tiles)}

    @classmethod
    def from_entry(cls, *tiles: int) -> Self:
        return cls(tiles)


class Took(SeatEvent, frozen=True):
    """A seat takes a tile of the offer."""

    tile: int

    by = ("FMC-31",)

    def facts(self) -> dict[str, Any]:
        return {**super().facts(), "size": len(GARDEN_TILES[self.tile].plant)}


class Laid(SeatEvent, frozen=True):
    """A tile is laid in a seat's garden."""

    tile: int
    side: Side
    turns: int
    x: int
    y: int

    by = ("FMC-31", "FMC-37R")

    @classmethod
    def from_entry(cls, seat: int, tile: int, side: int, turns: int, square: int) -> Self:
        return cls(seat, tile, SIDES[side], turns, *position(square))

    def facts(self) -> dict[str, Any]:
        size = len(GARDEN_TILES[self.tile].plant)
        facts = {"size": size, "square": square_name(self.x, self.y), "paved": self.side == "path"}
        return {**super().facts(), **facts}


class Scored(SeatEvent, frozen=True):
    """A seat scores points for an icon or a card."""

    points: int
    effect: str
    """``icon`` or ``card``."""

    @classmethod
    def from_entry(cls, seat: int, points: int, by_icon: int) -> Self:
        return cls(seat, points, "icon" if by_icon else "card")

    @property
    def rules(self) -> tuple[str, ...]:
        return ("FMC-26", "FMC-35" if self.effect == "icon" else "FMC-100D")


class Claimed(SeatEvent, frozen=True):
    """A seat has ten tokens in an area and takes the home."""

    folk: Folk

    by = ("FMC-60", "FMC-64R")

    @classmethod
    def from_entry(cls, seat: int, folk: int) -> Self:
        return cls(seat, FOLKS[folk])


class Housed(SeatEvent, frozen=True):
    """A home is placed."""

    folk: Folk
    x: int
    y: int

    by = ("FMC-60",)

    @classmethod
    def from_entry(cls, seat: int, folk: int, square: int) -> Self:
        return cls(seat, FOLKS[folk], *position(square))

    def facts(self) -> dict[str, Any]:
        return {**super().facts(), "square": square_name(self.x, self.y)}


class Beside(SeatEvent, frozen=True):
    """A home fits nowhere and is kept beside the garden."""

    folk: Folk

    by = ("FMC-61R",)

    @classmethod
    def from_entry(cls, seat: int, folk: int) -> Self:
        return cls(seat, FOLKS[folk])
