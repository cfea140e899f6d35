"""Dawn: two cards from the Forest are laid into different Clearings (LAND-21 to LAND-25R)."""
# compiled

from __future__ import annotations

from ...kernel.arrays import i64
from ...kernel.journal import EVERYBODY, NOBODY
from .state import CLEARINGS, DAWN, DAY, SUNSET, Land, card_at, put
from .tables import BIT, EVIL_AT, GOBLIN, OGRE, POP
from .telling import DAWNED, PLACED


def break_of_day(land: Land) -> None:
    """A turn begins: two cards are drawn, or the last one."""
    land.stage = DAWN
    land.seat = land.turn
    land.acted = 0
    open_cards(land, 2, DAWNED)


def open_cards(land: Land, most: i64, kind: i64) -> None:
    """Draw Forest cards for all to see, the lower kind first."""
    count = min(most, len(land.forest) - land.drawn)
    land.barred = 0
    land.opened = 0
    if count == 1:
        land.opened = land.forest[land.drawn] + 1
    elif count == 2:
        one = land.forest[land.drawn] + 1
        other = land.forest[land.drawn + 1] + 1
        land.opened = one | (other << 5) if one <= other else other | (one << 5)
    land.drawn += count
    if land.telling:
        facts: list[int] = [land.turn]
        facts += [card_at(land.opened, place) - 1 for place in range(count)]
        land.journal.note(kind, EVERYBODY, facts)


def asks_place(land: Land) -> bool:
    """Whether there is a choice where an open card goes; if there is none, it is put there."""
    if not land.opened:
        land.stage = SUNSET if land.acted else DAY
        return False
    find_choices(land)
    if POP[land.choices] > 1:
        return True
    for place in range(6):
        if land.choices == BIT[place]:
            place_card(land, card_at(land.opened, place // 3) - 1, place % 3)
    return False


def find_choices(land: Land) -> None:
    """Work out where the open cards may go: an evil one before another (LAND-24R)."""
    one = (land.opened & 31) - 1
    other = (land.opened >> 5) - 1
    if other < 0 or other == one:
        land.choices = places_for(land, one)
        return
    first = places_for(land, one)
    second = places_for(land, other) << 3
    if is_evil(one) == is_evil(other):
        land.choices = first | second
    else:
        land.choices = first if is_evil(one) else second


def places_for(land: Land, kind: i64) -> i64:
    """The Clearings that a card may go to, as bits: an evil one where there is least evil."""
    open_to: i64 = 7
    if land.barred:
        open_to -= BIT[land.barred - 1]
    if not is_evil(kind):
        return open_to
    fewest: i64 = 15
    found: i64 = 0
    for clearing in range(CLEARINGS):
        if (open_to >> clearing) & 1:
            evil = land.board[clearing] >> EVIL_AT
            if evil < fewest:
                fewest = evil
                found = 0
            if evil == fewest:
                found |= BIT[clearing]
    return found


def is_evil(kind: i64) -> bool:
    """Goblins and ogres are."""
    return kind in (GOBLIN, OGRE)


def place_card(land: Land, kind: i64, clearing: i64) -> None:
    """Put an open card into a Clearing; at dawn, the other card must go elsewhere (LAND-23)."""
    put(land, clearing, kind)
    if land.opened & 31 == kind + 1:
        land.opened >>= 5
    else:
        land.opened &= 31
    if not land.acted:
        land.barred = clearing + 1
    if land.telling:
        land.journal.note(PLACED, NOBODY, [land.turn, kind, clearing])
