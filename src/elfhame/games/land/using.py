"""Crests and Usable items: what each kind of effect does (LAND-50 to LAND-53R, LAND-120D on)."""
# compiled

from __future__ import annotations

from ...kernel.arrays import i64
from ...kernel.journal import NOBODY
from ...kernel.rng import Rng
from .dawn import is_evil, open_cards
from .looking import look, shuffle
from .state import (
    CLEARINGS,
    COURT,
    CRESTS_AT,
    DAWN,
    FEAST,
    GAINING,
    HELD,
    ITEMS,
    PLAYED,
    SUNSET,
    TAKING,
    Land,
    base,
    bits_of,
    card_at,
    gain,
    size,
)
from .tables import (
    AMOUNT,
    BIT,
    DECK,
    DRAW,
    EFFECT,
    HOUSE,
    KIND_COUNT,
    LOOK,
    RETURN,
    SHUFFLES,
    STEP,
    TAKE,
)
from .telling import CRESTED, DREW, GAINED, RETURNED, TOOK, USED


def play_crest(land: Land) -> None:
    """All played Fairies return, and the Crest leaves the game (LAND-51)."""
    land.board[base(land.seat) + ITEMS] -= BIT[CRESTS_AT]
    _take_back(land, -1, CRESTED)
    land.stage = SUNSET


def use(land: Land, item: i64, rng: Rng) -> None:
    """Use an item up (LAND-50)."""
    land.board[base(land.seat) + ITEMS] -= BIT[item]
    land.used |= BIT[item]
    if land.telling:
        land.journal.note(USED, NOBODY, [land.seat, item])
    effect = EFFECT[item]
    if effect == LOOK:
        if SHUFFLES[item]:
            shuffle(land, COURT + DECK[item], rng)
        look(land, COURT + DECK[item], AMOUNT[item])
    elif effect == RETURN:
        small: i64 = BIT[AMOUNT[item]] - 1
        _take_back(land, ~HOUSE | small, RETURNED)
        land.stage = SUNSET
    elif effect == TAKE:
        land.stage = TAKING
    elif effect == DRAW:
        land.stage = GAINING
        open_cards(land, AMOUNT[item], DREW)


def _take_back(land: Land, which: i64, kind: i64) -> None:
    at = base(land.seat)
    back = land.board[at + PLAYED] & which
    land.board[at + HELD] |= back
    land.board[at + PLAYED] -= back
    if land.telling:
        facts: list[int] = [land.seat]
        land.journal.note(kind, NOBODY, facts + bits_of(back))


# -- a card out of a Clearing ------------------------------------------------------------------


def asks_take(land: Land) -> bool:
    """Whether there is a choice; without any card that is not evil, nothing happens."""
    found: i64 = -1
    for clearing in range(CLEARINGS):
        kinds = kinds_to_take(land, clearing)
        for kind in range(KIND_COUNT):
            if (kinds >> kind) & 1:
                if found >= 0:
                    return True
                found = clearing * KIND_COUNT + kind
    if found >= 0:
        take(land, found // KIND_COUNT, found % KIND_COUNT)
    land.stage = FEAST
    return False


def kinds_to_take(land: Land, clearing: i64) -> i64:
    """The kinds in a Clearing that are not evil, as bits."""
    cards = land.board[clearing]
    kinds: i64 = 0
    for place in range(size(cards)):
        if not is_evil(card_at(cards, place)):
            kinds |= BIT[card_at(cards, place)]
    return kinds


def take(land: Land, clearing: i64, kind: i64) -> None:
    """Take a card out of a Clearing, as if gained by exploring (LAND-137D)."""
    cards = land.board[clearing]
    left: i64 = 0
    taken = False
    for place in range(size(cards)):
        card = card_at(cards, place)
        if card == kind and not taken:
            taken = True
        else:
            left += (card << 5 * size(left)) + STEP[card]
    land.board[clearing] = left
    gain(land, land.seat, kind)
    land.stage = FEAST
    if land.telling:
        land.journal.note(TOOK, NOBODY, [land.seat, clearing, kind])


# -- cards drawn in the open -------------------------------------------------------------------


def asks_gain(land: Land) -> bool:
    """Whether two different cards were drawn; else one is gained, if there is one."""
    one = land.opened & 31
    other = land.opened >> 5
    if other and one != other:
        return True
    if one:
        gain_drawn(land, one - 1)
    else:
        land.stage = DAWN
    return False


def gain_drawn(land: Land, kind: i64) -> None:
    """Gain one of the cards drawn; the other will be placed (LAND-138D)."""
    if land.opened & 31 == kind + 1:
        land.opened >>= 5
    else:
        land.opened &= 31
    gain(land, land.seat, kind)
    land.stage = FEAST
    if land.telling:
        land.journal.note(GAINED, NOBODY, [land.seat, kind])
