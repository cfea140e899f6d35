"""Stones: the houses of complete paths get them (TRAIL-31 to TRAIL-38R, TRAIL-52)."""
# compiled

from __future__ import annotations

from typing import Final

from ....kernel.arrays import i64
from ....kernel.journal import NOBODY
from ..data.tables import ENDS, HOUSES, PATHS, SIDE_COUNT
from ..state import (
    Forest,
    clear_due,
    count_stones,
    face_of,
    first_due,
    houses_in,
    laid_count,
    paths_due,
    put_stones,
    rest_due,
    stones_left,
    tally_of,
    x_of,
    y_of,
)
from .entries import COMPLETED, SETTLED
from .paths import path_through

OWN_PATH: Final = 31
"""Stones for a path of your colour that your own card completes (TRAIL-31)."""
OWED: Final = 33
"""Stones for a path that the other player completed, at the start of your turn (TRAIL-33R)."""
OWED_AT_THE_END: Final = 42
"""Stones that the very last card owes to the other player (TRAIL-42R)."""
SOLO_PATH: Final = 52
"""Stones of either colour in a solo game (TRAIL-52)."""


def settling_rule(rule: i64) -> str:
    """The id of the rule by which stones were placed, by its number."""
    return f"TRAIL-{rule}R" if rule in (OWED, OWED_AT_THE_END) else f"TRAIL-{rule}"


def settle(forest: Forest, colour: i64, rule: i64) -> i64:
    """Place the stones due to a colour, as far as they last, and return their number.

    ``rule`` says why they are placed now.
    """
    due = paths_due(forest, colour)
    if not due:
        return 0
    clear_due(forest, colour)
    left = stones_left(forest, colour)
    houses = _houses_on(forest, due)
    if houses > left or forest.telling:
        _settle_in_order(forest, colour, due, left, rule)
        houses = min(houses, left)
    else:
        _settle_at_once(forest, due)
    count_stones(forest, colour, houses)
    return houses


def note_completed(forest: Forest, colour: i64) -> None:
    """Note the paths of a colour that the last card completed."""
    due = paths_due(forest, colour)
    while due:
        path = first_due(due)
        facts: list[int] = [colour, houses_in(tally_of(forest, path))]
        for index in range(laid_count(forest)):
            if _runs_over(forest, index, colour, path):
                facts.append(x_of(forest, index))
                facts.append(y_of(forest, index))
        forest.journal.note(COMPLETED, NOBODY, facts)
        due = rest_due(due)


def in_rows(forest: Forest) -> list[int]:
    """The laid cards by rows from the top, and from the left within a row (TRAIL-38R)."""
    places: list[tuple[int, int, int]] = [
        (y_of(forest, index), x_of(forest, index), index) for index in range(laid_count(forest))
    ]
    places.sort()
    return [index for _, _, index in places]


def card_path(forest: Forest, index: i64, colour: i64, place: i64) -> i64:
    """The number of a colour's path on a laid card, in the data's order; -1 past the last."""
    return PATHS[face_of(forest, index) * ENDS + colour * SIDE_COUNT + place]


def card_houses(forest: Forest, index: i64, number: i64) -> i64:
    """The number of houses that the path of this number has on a laid card."""
    return HOUSES[face_of(forest, index) * ENDS + number]


def _houses_on(forest: Forest, due: i64) -> i64:
    houses: i64 = 0
    while due:
        houses += houses_in(tally_of(forest, first_due(due)))
        due = rest_due(due)
    return houses


def _settle_at_once(forest: Forest, due: i64) -> None:
    while due:
        path = first_due(due)
        put_stones(forest, path, houses_in(tally_of(forest, path)))
        due = rest_due(due)


def _settle_in_order(forest: Forest, colour: i64, due: i64, left: i64, rule: i64) -> None:
    """Place stones house by house in the order of TRAIL-38R while they last, and note them."""
    short = int(_houses_on(forest, due) > left)
    stones: list[int] = [0] * _count(due)
    houses: list[int] = []
    for index in in_rows(forest):
        house: i64 = 0
        for place in range(SIDE_COUNT):
            number = card_path(forest, index, colour, place)
            if number < 0:
                break
            path = path_through(forest, index, number)
            for _each in range(card_houses(forest, index, number)):
                at = _number_among(path, due)
                if left and at >= 0:
                    put_stones(forest, path, 1)
                    left -= 1
                    stones[at] += 1
                    houses += [x_of(forest, index), y_of(forest, index), house]
                house += 1
    if forest.telling and houses:
        facts: list[int] = [colour, left, rule, short, len(stones), *stones, *houses]
        forest.journal.note(SETTLED, NOBODY, facts)


def _count(due: i64) -> i64:
    count: i64 = 0
    while due:
        count += 1
        due = rest_due(due)
    return count


def _number_among(path: i64, due: i64) -> i64:
    """Which of the paths due it is, from 0; -1 if none of them."""
    number: i64 = 0
    while due:
        if first_due(due) == path:
            return number
        number += 1
        due = rest_due(due)
    return -1


def _runs_over(forest: Forest, index: i64, colour: i64, path: i64) -> bool:
    for place in range(SIDE_COUNT):
        number = card_path(forest, index, colour, place)
        if number >= 0 and path_through(forest, index, number) == path:
            return True
    return False
