"""Rituals: who is asked for their order, what they disrupt and score (FAE-32 to FAE-51R)."""
# compiled

from __future__ import annotations

from ...kernel.arrays import i64
from ...kernel.journal import NOBODY
from .state import KEPT_BITS, POINT_BITS, TWELFTH_RITUAL, Realm
from .tables import (
    BIT,
    BLESSED,
    COLOUR_COUNT,
    CURSED,
    DRUID,
    RITUAL_COUNT,
    TERRAIN,
    TOTAL,
    VALUE,
)
from .telling import FORGONE, RITUAL


def lowest(spaces: i64) -> i64:
    """The first space, in the map's order, of a set that is not empty."""
    bit: int = spaces & -spaces
    return bit.bit_length() - 1


def how_many(spaces: i64) -> i64:
    """The size of a set of spaces."""
    count: i64 = 0
    while spaces:
        spaces &= spaces - 1
        count += 1
    return count


def order_matters(realm: Realm) -> bool:
    """Whether the mover is asked which ritual comes next (FAE-44R)."""
    count = how_many(realm.due)
    if count < 2:
        return False
    if realm.ritual + count > RITUAL_COUNT:
        return True
    return VALUE[realm.ritual] != VALUE[realm.ritual + count - 1]


def perform(realm: Realm, space: i64) -> None:
    """Resolve the ritual due on a space with the next card, which the mover keeps (FAE-41)."""
    card = realm.ritual
    before = realm.druids[space]
    after = disrupted(before, space, card)
    value = ritual_value(after, space, card)
    for colour in range(COLOUR_COUNT):
        if (after >> 4 * colour) & 15:
            realm.points += value << POINT_BITS * colour
    realm.druids[space] = after
    if not after:
        realm.occupied ^= BIT[space]
    realm.due ^= BIT[space]
    realm.kept |= BIT[KEPT_BITS * realm.turn + card]
    realm.ritual = card + 1
    if realm.telling:
        realm.journal.note(RITUAL, NOBODY, [realm.turn, space, card, before, after, value])
    if realm.ritual == RITUAL_COUNT:
        _end(realm)


def disrupted(group: i64, space: i64, card: i64) -> i64:
    """What the curse and the rule of five colours leave of a group (FAE-35, FAE-36)."""
    if is_cursed(space, card):
        return 0
    rest = group
    for colour in range(COLOUR_COUNT):
        count = (group >> 4 * colour) & 15
        if count == 0:
            return group
        if count == 1:
            rest -= DRUID[colour]
    return rest


def ritual_value(group: i64, space: i64, card: i64) -> i64:
    """A point for each druid, and the card's value on blessed terrain (FAE-38, FAE-39)."""
    if not group:
        return 0
    blessing = VALUE[card] if is_blessed(space, card) else 0
    return (group >> TOTAL) + blessing


def is_blessed(space: i64, card: i64) -> bool:
    """Whether the card blesses the terrain of the space (FAE-6)."""
    return (BLESSED[card] >> TERRAIN[space]) & 1 != 0


def is_cursed(space: i64, card: i64) -> bool:
    """Whether the card curses it."""
    return (CURSED[card] >> TERRAIN[space]) & 1 != 0


def _end(realm: Realm) -> None:
    """The twelfth ritual ends the game at once; others still due do not take place (FAE-51R)."""
    realm.over = TWELFTH_RITUAL
    if realm.telling and realm.due:
        realm.journal.note(FORGONE, NOBODY, [realm.due])
    realm.due = 0
