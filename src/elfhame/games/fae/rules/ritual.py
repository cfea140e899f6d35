"""Rituals: which of several comes next, what it disrupts and scores (FAE-30 to FAE-51R)."""
# compiled

from __future__ import annotations

from ....kernel.arrays import i64, vec
from ....kernel.bits import (
    BIT,
    contains,
    has_several,
    how_many,
    list_set,
    lowest,
    nth,
    without_lowest,
)
from ....kernel.journal import NOBODY
from ....kernel.rng import Rng
from ..data.readings import ORDER_IS_FIXED
from ..data.tables import BLESSED, COLOUR_COUNT, CURSED, RITUAL_COUNT, TERRAIN, VALUE
from ..state import (
    DRUID,
    TWELFTH_RITUAL,
    Realm,
    colours_in,
    count_given,
    count_of,
    group_on,
    keep_card,
    packed_points,
    set_isolated,
    size_of,
)
from .entries import FORGONE, RITUAL
from .numbers import RITUALS_FROM, space_of


def legal(realm: Realm, seat: i64, out: vec[i64]) -> i64:
    """Write the spaces whose ritual is due, ascending, and return their number (FAE-32)."""
    return list_set(out, 0, RITUALS_FROM, realm.due)


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
    """Whether two orders of the rituals due differ in points or in druids left (FAE-44R).

    They don't if another card leaves the druids of each space alone, and changes the points as
    much at one space as at any other.
    """
    if ORDER_IS_FIXED or not has_several(realm.due):
        return False
    for card in range(realm.ritual + 1, realm.ritual + how_many(realm.due)):
        if _same_card(realm.ritual, card):
            continue
        if _card_matters(realm, card):
            return True
    return False


def _same_card(card: i64, other: i64) -> bool:
    """Whether two of the cards have the same value, and so the same terrains (FAE-6)."""
    return other < RITUAL_COUNT and VALUE[card] == VALUE[other]


def _card_matters(realm: Realm, card: i64) -> bool:
    """Whether it matters which space gets the next card and which gets this one."""
    first = lowest(realm.due)
    change = _gain(realm, first, card) - _gain(realm, first, realm.ritual)
    due = realm.due
    while due:
        space = lowest(due)
        due = without_lowest(due)
        if _remainder(realm, space, card) != _remainder(realm, space, realm.ritual):
            return True
        if _gain(realm, space, card) - _gain(realm, space, realm.ritual) != change:
            return True
    return False


def _remainder(realm: Realm, space: i64, card: i64) -> i64:
    """The druids that the ritual would leave; without a card there is no ritual (FAE-51R)."""
    group = group_on(realm, space)
    if card >= RITUAL_COUNT:
        return group
    return disrupted(group, space, card)


def _gain(realm: Realm, space: i64, card: i64) -> i64:
    """The points of all colours that the ritual would bring, packed as on the scoring track."""
    if card >= RITUAL_COUNT:
        return 0
    rest = _remainder(realm, space, card)
    return _for_each_colour(rest, ritual_value(rest, space, card))


def _for_each_colour(group: i64, value: i64) -> i64:
    """The value as points of every colour in the group (FAE-40)."""
    points: i64 = 0
    for colour in range(COLOUR_COUNT):
        if count_of(group, colour):
            points += packed_points(colour, value)
    return points


def disrupted(group: i64, space: i64, card: i64) -> i64:
    """The rest of a group after the curse and the rule of five colours (FAE-35, FAE-36)."""
    if is_cursed(space, card):
        return 0
    if colours_in(group) < COLOUR_COUNT:
        return group
    rest = group
    for colour in range(COLOUR_COUNT):
        if count_of(group, colour) == 1:
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
    points = _for_each_colour(after, value)
    if points:
        realm.points += points
        count_given(realm, seat, points)
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
