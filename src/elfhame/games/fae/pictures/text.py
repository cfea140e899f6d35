"""A view of Fae as text: for terminals, notebooks and golden games."""

from __future__ import annotations

from ..data.components import COLOURS, LETTERS, MAP, RITUALS, RitualComponent, Space
from ..knowledge.druids import Druids
from ..knowledge.view_types import FaeView

SIGNS = {"hills": "h", "mushrooms": "m", "mountains": "^", "forest": "f"}
"""The sign of each terrain."""


def text_of(view: FaeView) -> str:
    """The view as text: the map by region, the terrains, the track, the cards and the seats."""
    rows = (*_regions(view), "", _terrains(view), _track(view), _cards(view), *_seats(view))
    return "\n".join(rows)


def letters_of(group: Druids) -> str:
    """A group in letters: two blue and a red one are ``B2R``.

    >>> letters_of((2, 0, 1, 0, 0)), letters_of((0, 0, 0, 0, 0))
    ('B2R', '.')
    """
    named = zip(LETTERS.values(), group, strict=True)
    return "".join(f"{letter}{n if n > 1 else ''}" for letter, n in named if n) or "."


def _regions(view: FaeView) -> list[str]:
    rows = []
    for region in MAP.region:
        spaces = [space for space in MAP.space if space.name.startswith(region.letter)]
        cells = "".join(_space(view, space) for space in spaces)
        rows.append(f"{region.name:<14}{cells}".rstrip())
    return rows


def _space(view: FaeView, space: Space) -> str:
    mark = "*" if space.name in view.due else " "
    return f"{mark}{space.name} {SIGNS[space.terrain]} {letters_of(view.druids[space.name]):<6} "


def _terrains(view: FaeView) -> str:
    ritual = _next_card(view)
    blessed = ritual.blessed if ritual else ()
    cursed = ritual.cursed if ritual else None
    shown = [
        f"{sign} {terrain}" + " blessed" * (terrain in blessed) + " cursed" * (terrain == cursed)
        for terrain, sign in SIGNS.items()
    ]
    return "Terrain  " + "  ".join(shown)


def _next_card(view: FaeView) -> RitualComponent | None:
    if view.ending:
        return None
    left = (ritual for ritual, count in zip(RITUALS, view.piles, strict=True) if count)
    return next(left, None)


def _track(view: FaeView) -> str:
    points = zip(COLOURS, view.points, strict=True)
    return "Points   " + "  ".join(f"{LETTERS[name]} {name} {count}" for name, count in points)


def _cards(view: FaeView) -> str:
    piles = " | ".join(str(count) for count in view.piles)
    ritual = _next_card(view)
    return f"Rituals  {piles} left of value 1 to 5" + (f", next {ritual.value}" if ritual else "")


def _seats(view: FaeView) -> list[str]:
    return [_seat(view, seat) for seat in range(view.seats)]


def _seat(view: FaeView, seat: int) -> str:
    mark = ">" if seat in view.waiting else " "
    start = f"{mark} seat {seat}  ritual cards {len(view.kept[seat])}, spirit"
    standing = view.standings[seat]
    if standing is None:
        return f"{start} hidden"
    place = f", place {standing.place}" if standing.place else ""
    points = f"{standing.points} + {standing.cards} = {standing.total}"
    return f"{start} {standing.colour}: {points}{place}"
