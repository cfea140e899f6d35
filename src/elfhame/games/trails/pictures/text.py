"""A view of Fairy Trails as text: for terminals, notebooks and golden games.

Each card is a small block with its number in the middle. At every edge are two signs, for the pink
and the yellow path: the same sign means the same path, a dot a complete one.
"""

from __future__ import annotations

from string import ascii_lowercase, ascii_uppercase, digits

from ..data.components import CARDS, COLOURS, SIDES
from ..knowledge.view_types import LaidCard, Network, TrailsView

SIGNS = {"pink": ascii_uppercase + digits, "yellow": ascii_lowercase + digits}
SPARE_SIGN = "?"
"""The sign of all paths for which no sign of their own is left."""
COMPLETE_SIGN = "."
WIDTH = 8

Edges = dict[tuple[int, int, str, int], str]
"""By place, colour and side: the sign of the path that runs over that edge."""


def text_of(view: TrailsView) -> str:
    """The view as text: the table, its open paths with houses, the seats and the pile."""
    named = _with_signs(view)
    parts = (*_table(view, named), "", *_paths(named), "", *_seats(view), _pile(view))
    return "\n".join(line.rstrip() for line in parts)


def card_text(number: int) -> str:
    """A card as text: each colour's paths, with a star for each house.

    >>> card_text(0)
    'card 0 (pink NESW*, yellow NESW*)'
    """
    sides = []
    for colour in COLOURS:
        paths = CARDS[number].paths(colour)
        sides.append(f"{colour} {' '.join(path.edges + '*' * path.houses for path in paths)}")
    return f"card {number} ({', '.join(sides)})"


def _with_signs(view: TrailsView) -> list[tuple[str, Network]]:
    """The paths with their signs; paths over the most cards get theirs first."""
    named: list[tuple[str, Network]] = []
    for colour in COLOURS:
        paths = [path for path in view.networks if path.colour == colour]
        paths.sort(key=lambda path: (path.complete, -len(path.parts), -len(path.houses)))
        signs = iter(SIGNS[colour])
        named += [
            (COMPLETE_SIGN if path.complete else next(signs, SPARE_SIGN), path) for path in paths
        ]
    return named


def _table(view: TrailsView, named: list[tuple[str, Network]]) -> list[str]:
    edges = _edges(view, named)
    at = {(laid.x, laid.y): laid for laid in view.table}
    west, east = min(x for x, _ in at), max(x for x, _ in at)
    north, south = min(y for _, y in at), max(y for _, y in at)
    columns = range(west, east + 1)
    lines = ["      " + "".join(f"{x:^{WIDTH}}" for x in columns)]
    for y in range(north, south + 1):
        blocks = [_block(at.get((x, y)), edges) for x in columns]
        for row, margin in enumerate(("", str(y), "")):
            lines.append(f"{margin:>4}  " + "".join(block[row] for block in blocks))
    return lines


def _block(laid: LaidCard | None, edges: Edges) -> tuple[str, str, str]:
    if laid is None:
        return (" " * WIDTH,) * 3
    north, east, south, west = (
        "".join(edges[laid.x, laid.y, colour, side] for colour in COLOURS) for side in range(4)
    )
    middle = f"{west}{laid.card:^3}{east} "
    return f"{north:^{WIDTH - 1}} ", middle, f"{south:^{WIDTH - 1}} "


def _edges(view: TrailsView, named: list[tuple[str, Network]]) -> Edges:
    """The sign of each path at every edge that it runs over."""
    at = {(laid.x, laid.y): laid for laid in view.table}
    edges: Edges = {}
    for sign, network in named:
        for part in network.parts:
            laid = at[part.x, part.y]
            path = CARDS[laid.card].paths(network.colour)[part.path].turned(laid.turns)
            for edge in path.edges:
                edges[part.x, part.y, network.colour, SIDES.index(edge)] = sign
    return edges


def _paths(named: list[tuple[str, Network]]) -> list[str]:
    lines = []
    for sign, path in named:
        if path.houses and not path.complete:
            where = " ".join(f"({end.x},{end.y}){end.side}" for end in path.ends)
            lines.append(f"{sign} {path.colour:<6} houses {len(path.houses)}, open at {where}")
    return lines


def _seats(view: TrailsView) -> list[str]:
    if view.seats == 1:
        count = f"cards since the last stone {view.idle}"
        stones = f"stones left {view.left[0]} pink, {view.left[1]} yellow"
        return [f"{stones}; {count}", _to_lay(view)]
    return [*(_seat(view, seat) for seat in range(2)), _to_lay(view)]


def _seat(view: TrailsView, seat: int) -> str:
    mark = ">" if seat in view.waiting else " "
    start = f"{mark} seat {seat}  {COLOURS[seat]}, stones left {view.left[seat]}"
    hand = view.hands[seat]
    if hand is None:
        return f"{start}, cards {view.cards_held[seat]}"
    return f"{start}, " + (" and ".join(map(card_text, hand)) or "no cards")


def _to_lay(view: TrailsView) -> str:
    return "" if view.chosen is None else f"to lay: {card_text(view.chosen)}"


def _pile(view: TrailsView) -> str:
    return f"Pile {view.pile_count}"
