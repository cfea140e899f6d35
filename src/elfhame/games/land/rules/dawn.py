"""Dawn: two Forest cards are placed in different Clearings (LAND-21 to LAND-25R)."""
# compiled

from __future__ import annotations

from ....kernel.arrays import i64, vec
from ....kernel.bits import BIT, contains, nth
from ....kernel.journal import EVERYBODY, NOBODY
from ....kernel.rng import Rng
from ..data.readings import EITHER_CARD_FIRST
from ..data.rows import count_in
from ..data.tables import CLEARINGS, EVIL, SET_SIZE, is_evil, lowest_of
from ..state import (
    DAWN,
    DAY,
    SUNSET,
    Land,
    cards_in,
    first_open,
    put,
    remove_open,
    second_open,
    set_open,
)
from .entries import DAWNED, PLACED
from .numbers import card_to_place, clearing_to_place_in, place_action


def legal(land: Land, seat: i64, out: vec[i64]) -> i64:
    """Write each open card with each Clearing it may go to, and return their number."""
    count: i64 = 0
    choices = land.choices
    while choices:
        out[count] = _action_of(land, lowest_of(choices))
        choices &= choices - 1
        count += 1
    return count


def random(land: Land, seat: i64, rng: Rng) -> i64:
    """Draw one of them."""
    return _action_of(land, nth(land.choices, rng.below(SET_SIZE[land.choices])))


def why_not(land: Land, seat: i64, action: i64) -> str:
    """The rule that forbids it: not an open card, or one that can't go to that Clearing now."""
    kind = card_to_place(action)
    one = first_open(land)
    other = second_open(land)
    if kind not in (one, other):
        return "LAND-21"
    if not is_evil(kind) and (is_evil(one) or (other >= 0 and is_evil(other))):
        return "LAND-24R"
    return "LAND-23" if land.barred == clearing_to_place_in(action) + 1 else "LAND-22"


def apply(land: Land, seat: i64, action: i64) -> None:
    """Place an open card."""
    _place(land, card_to_place(action), clearing_to_place_in(action))


def break_of_day(land: Land) -> None:
    """Begin a turn: draw two cards, or the last one."""
    land.stage = DAWN
    land.seat = land.turn
    land.acted = 0
    draw_open(land, 2, DAWNED)


def draw_open(land: Land, most: i64, kind: i64) -> None:
    """Draw Forest cards for all to see, and note them as an entry of this kind."""
    count = min(most, len(land.forest) - land.drawn)
    one: i64 = -1
    other: i64 = -1
    if count > 0:
        one = land.forest[land.drawn]
    if count > 1:
        other = land.forest[land.drawn + 1]
    land.drawn += count
    land.barred = 0
    set_open(land, one, other)
    if land.telling:
        facts: list[int] = [land.turn]
        facts += [card for card in (first_open(land), second_open(land)) if card >= 0]
        land.journal.note(kind, EVERYBODY, facts)


def asks_place(land: Land) -> bool:
    """Whether there is a choice where an open card goes; if not, place it."""
    if not land.opened:
        land.stage = DAY
        if land.acted:
            land.stage = SUNSET
        return False
    find_choices(land)
    if SET_SIZE[land.choices] > 1:
        return True
    only = lowest_of(land.choices)
    if only < CLEARINGS:
        _place(land, first_open(land), only)
    else:
        _place(land, second_open(land), only - CLEARINGS)
    return False


def find_choices(land: Land) -> None:
    """Work out where the open cards may go: an evil card before another (LAND-24R)."""
    one = first_open(land)
    other = second_open(land)
    if other < 0 or other == one:
        land.choices = _places_for(land, one)
    elif EITHER_CARD_FIRST or is_evil(one) == is_evil(other):
        land.choices = _places_for(land, one) + _as_second(_places_for(land, other))
    elif is_evil(one):
        land.choices = _places_for(land, one)
    else:
        land.choices = _as_second(_places_for(land, other))


def _as_second(places: i64) -> i64:
    """Choices for the second open card: they count on from those for the first."""
    return places * 2**CLEARINGS


def _places_for(land: Land, kind: i64) -> i64:
    """The Clearings that a card may go to, as a set; an evil card, where evil is rarest."""
    places: i64 = 2**CLEARINGS - 1
    if land.barred:
        places -= BIT[land.barred - 1]
    if not is_evil(kind):
        return places
    fewest: i64 = 15
    found: i64 = 0
    for clearing in range(CLEARINGS):
        if contains(places, clearing):
            evil = count_in(cards_in(land, clearing), EVIL)
            if evil < fewest:
                fewest = evil
                found = 0
            if evil == fewest:
                found |= BIT[clearing]
    return found


def _action_of(land: Land, choice: i64) -> i64:
    """The action of a choice: a Clearing for the first card, then the Clearings for the second."""
    if choice < CLEARINGS:
        return place_action(first_open(land), choice)
    return place_action(second_open(land), choice - CLEARINGS)


def _place(land: Land, kind: i64, clearing: i64) -> None:
    """Put an open card into a Clearing; at dawn, the other card must go elsewhere (LAND-23)."""
    put(land, clearing, kind)
    remove_open(land, kind)
    if not land.acted:
        land.barred = clearing + 1
    if land.telling:
        land.journal.note(PLACED, NOBODY, [land.turn, kind, clearing])
