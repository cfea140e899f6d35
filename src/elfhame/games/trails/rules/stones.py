"""Stones: complete paths get them, house by house (TRAIL-31 to TRAIL-38R)."""
# compiled

from __future__ import annotations

from ....kernel.arrays import i64
from ....kernel.journal import NOBODY
from ..data.tables import FRESH, HOUSE_BITS, MANY, NODES, PATHS, STONE, STONES
from ..state import FAR, Forest, face_of, placed, x_of, y_of
from .entries import COMPLETED, SETTLED
from .paths import root


def houses_of(held: i64) -> i64:
    """How many houses a path has."""
    return (held >> HOUSE_BITS) & MANY


def settle(forest: Forest, colour: i64) -> i64:
    """Place the stones due to a colour; how many there were."""
    due = forest.yellow_due if colour else forest.pink_due
    left = STONES - placed(forest, colour)
    if not due or not left:
        _none_due(forest, colour)
        return 0
    houses = _houses_due(forest, due)
    if houses > left or forest.telling:
        _house_by_house(forest, colour, due, left)
        houses = min(houses, left)
    else:
        _all_at_once(forest, due)
    forest.stones += houses << 8 * colour
    _none_due(forest, colour)
    return houses


def tell_completed(forest: Forest, colour: i64) -> None:
    """Note which paths of a colour the last card has completed."""
    due = forest.yellow_due if colour else forest.pink_due
    while due:
        at = (due & 1023) - 1
        facts: list[int] = [colour, houses_of(~forest.paths[at])]
        for index in range(forest.laid_count):
            if _runs_over(forest, index, colour, at):
                facts.append(x_of(forest, index))
                facts.append(y_of(forest, index))
        forest.journal.note(COMPLETED, NOBODY, facts)
        due >>= 10


def in_rows(forest: Forest) -> list[int]:
    """The laid cards by rows from the top, in a row from the left (TRAIL-38R)."""
    keys: list[int] = []
    for index in range(forest.laid_count):
        row: int = y_of(forest, index) + FAR
        column: int = x_of(forest, index) + FAR
        place: int = index
        keys.append((row * 256 + column) * 64 + place)
    keys.sort()
    return [key % 64 for key in keys]


def _none_due(forest: Forest, colour: i64) -> None:
    if colour:
        forest.yellow_due = 0
    else:
        forest.pink_due = 0


def _houses_due(forest: Forest, due: i64) -> i64:
    houses: i64 = 0
    while due:
        houses += houses_of(~forest.paths[(due & 1023) - 1])
        due >>= 10
    return houses


def _all_at_once(forest: Forest, due: i64) -> None:
    while due:
        at = (due & 1023) - 1
        held = ~forest.paths[at]
        forest.paths[at] = ~(held + houses_of(held) * STONE)
        due >>= 10


def _house_by_house(forest: Forest, colour: i64, due: i64, left: i64) -> None:
    """The same in the order of TRAIL-38R, as long as stones last, and told."""
    facts: list[int] = [colour, 0]
    for index in in_rows(forest):
        number: i64 = 0
        for place in range(4):
            node = PATHS[(face_of(forest, index) * 2 + colour) * 4 + place]
            if node < 0:
                break
            at = root(forest.paths, index * NODES + node)
            for _ in range(houses_on(forest, index, node)):
                if left and _is_among(at, due):
                    forest.paths[at] -= STONE
                    left -= 1
                    facts += [x_of(forest, index), y_of(forest, index), number]
                number += 1
    facts[1] = left
    if forest.telling and len(facts) > 2:
        forest.journal.note(SETTLED, NOBODY, facts)


def houses_on(forest: Forest, index: i64, node: i64) -> i64:
    """How many houses a path has on one laid card, by the path's first node there."""
    return houses_of(~FRESH[face_of(forest, index) * NODES + node])


def _is_among(at: i64, due: i64) -> bool:
    while due:
        if (due & 1023) - 1 == at:
            return True
        due >>= 10
    return False


def _runs_over(forest: Forest, index: i64, colour: i64, at: i64) -> bool:
    for place in range(4):
        node = PATHS[(face_of(forest, index) * 2 + colour) * 4 + place]
        if node >= 0 and root(forest.paths, index * NODES + node) == at:
            return True
    return False
