"""Rituals: which of several comes next, what it disrupts and scores (FAE-30 to FAE-51R)."""
# compiled

from __future__ import annotations

from ....kernel.arrays import i64, vec
from ....kernel.bits import BIT, contains, how_many, lowest, nth
from ....kernel.journal import NOBODY
from ....kernel.rng import Rng
from ..data.tables import BLESSED, COLOUR_COUNT, CURSED, RITUAL_COUNT, TERRAIN, VALUE
from ..state import (
    DRUID,
    TWELFTH_RITUAL,
    Realm,
    add_points,
    count_of,
    group_on,
    keep_card,
    set_isolated,
    size_of,
)
from .entries import FORGONE, RITUAL
from .numbers import RITUALS_FROM, space_of


def legal(realm: Realm, seat: i64, out: vec[i64]) -> i64:
    """Write the spaces whose ritual is due, ascending, and return their number (FAE-32)."""
    count: i64 = 0
    due = realm.due
    while due:
        out[count] = RITUALS_FROM + lowest(due)
        due &= due - 1
        count += 1
    return count


def random(realm: Realm, seat: i64, rng: Rng) -> i64:
    """Draw one of the rituals due."""
    return RITUALS_FROM + nth(realm.due, rng.below(how_many(realm.due)))


def why_not(realm: Realm, seat: i64, action: i64) -> str:
    """The rule by which the space has no ritual now: its group isn't isolated."""
    return "FAE-30"


def apply(realm: Realm, seat: i64, action: i64) -> None:
    """Resolve the ritual that the player chose."""
    _perform(realm, seat, space_of(action))


def perform_due(realm: Realm, seat: i64) -> None:
    """Resolve the rituals due, in the map's order, as long as their order doesn't matter."""
    while realm.due and not order_matters(realm):
        _perform(realm, seat, lowest(realm.due))


def order_matters(realm: Realm) -> bool:
    """Whether the player is asked which ritual comes next (FAE-44R)."""
    if not realm.due & (realm.due - 1):
        return False
    count = how_many(realm.due)
    if realm.ritual + count > RITUAL_COUNT:
        return True
    return VALUE[realm.ritual] != VALUE[realm.ritual + count - 1]


def disrupted(group: i64, space: i64, card: i64) -> i64:
    """The rest of a group after the curse and the rule of five colours (FAE-35, FAE-36)."""
    if is_cursed(space, card):
        return 0
    rest = group
    for colour in range(COLOUR_COUNT):
        count = count_of(group, colour)
        if count == 0:
            return group
        if count == 1:
            rest -= DRUID[colour]
    return rest


def ritual_value(group: i64, space: i64, card: i64) -> i64:
    """A point for each druid, and the card's value on blessed terrain (FAE-38, FAE-39)."""
    if not group:
        return 0
    if is_blessed(space, card):
        return size_of(group) + VALUE[card]
    return size_of(group)


def is_blessed(space: i64, card: i64) -> bool:
    """Whether the card blesses the terrain of the space (FAE-6)."""
    return contains(BLESSED[card], TERRAIN[space])


def is_cursed(space: i64, card: i64) -> bool:
    """Whether the card curses the terrain of the space (FAE-6)."""
    return contains(CURSED[card], TERRAIN[space])


def _perform(realm: Realm, seat: i64, space: i64) -> None:
    """Resolve the ritual of a space with the next card, which the seat keeps (FAE-41)."""
    card = realm.ritual
    before = group_on(realm, space)
    after = disrupted(before, space, card)
    value = ritual_value(after, space, card)
    for colour in range(COLOUR_COUNT):
        if count_of(after, colour):
            add_points(realm, colour, value)
    set_isolated(realm, space, after)
    if not after:
        realm.occupied ^= BIT[space]
    realm.due ^= BIT[space]
    keep_card(realm, seat, card)
    realm.ritual = card + 1
    if realm.telling:
        realm.journal.note(RITUAL, NOBODY, [seat, space, card, before, after, value])
    if realm.ritual == RITUAL_COUNT:
        _end(realm)


def _end(realm: Realm) -> None:
    """The twelfth ritual ends the game at once; others still due do not take place (FAE-51R)."""
    realm.over = TWELFTH_RITUAL
    if realm.telling and realm.due:
        realm.journal.note(FORGONE, NOBODY, [realm.due])
    realm.due = 0
