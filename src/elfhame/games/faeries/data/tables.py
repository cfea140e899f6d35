"""Cards and folk as packed numbers: sets of cards, and the steps of their effects."""
# compiled

from __future__ import annotations

from typing import Final

from ....kernel.arrays import i64, vec
from ....kernel.bits import BIT, contains, how_many, nth, without
from .components import CARDS, FOLKS, MEASURES, MOST_STEPS, VERBS, WHOSE, Step

FOLK_COUNT: Final[i64] = 5
ANY: Final[i64] = 5
"""Instead of a folk: any of them."""
CARD_COUNT: Final[i64] = 64

# The actions of the main board (FMC-1).
TRUST: Final[i64] = 0
BUILD: Final[i64] = 1
BEFRIEND: Final[i64] = 2
HELP: Final[i64] = 3
CALL: Final[i64] = 4

# ---------------------------------------------------------------- sets of cards

# A set of cards is two words: cards 0 to 31 in the lower half, 32 to 63 in the upper half.
HALF: Final[i64] = 32
HALVES: Final[i64] = 2
_HALF_BITS: Final[i64] = 5
HALF_MASK: Final[i64] = 0xFFFFFFFF
STARTERS: Final[i64] = 0xF
"""The starting cards, a set in the lower half (FMC-2)."""


def half_of(card: i64) -> i64:
    """The half of a set that a card belongs to: 0 is the lower, 1 the upper."""
    return card >> _HALF_BITS


def place_in_half(card: i64) -> i64:
    """The number of a card within its half."""
    return card & (HALF - 1)


def card_at(lower: i64, upper: i64, place: i64) -> i64:
    """The card at this place of a set in ascending order, counted from 0."""
    before = how_many(lower)
    return nth(lower, place) if place < before else HALF + nth(upper, place - before)


def has_card(cards: vec[i64], card: i64) -> bool:
    """Whether a set contains the card."""
    return contains(cards[half_of(card)], place_in_half(card))


def include_card(cards: vec[i64], card: i64) -> None:
    """Add a card to a set."""
    cards[half_of(card)] |= BIT[place_in_half(card)]


def exclude_card(cards: vec[i64], card: i64) -> None:
    """Take a card out of a set."""
    half = half_of(card)
    cards[half] = without(cards[half], BIT[place_in_half(card)])


def set_size(cards: vec[i64]) -> i64:
    """The number of cards in a set."""
    return how_many(cards[0]) + how_many(cards[1])


def card_set(cards: list[int]) -> vec[i64]:
    """The set of these cards."""
    found = vec[i64]([0, 0])
    for card in cards:
        include_card(found, card)
    return found


def card_list(lower: i64, upper: i64) -> list[int]:
    """The cards of a set, ascending."""
    size = how_many(lower) + how_many(upper)
    return [card_at(lower, upper, place) for place in range(size)]


def _folk_cards(half: int) -> list[int]:
    """By folk: its cards in this half, as a set."""
    return [
        sum(
            2 ** (card.number % HALF)
            for card in CARDS
            if card.folk == folk and card.number // HALF == half
        )
        for folk in FOLKS
    ]


FOLK_CARDS: Final = vec[i64](_folk_cards(0) + _folk_cards(1))
"""By half * FOLK_COUNT + folk: the folk's cards in that half, as a set."""

# ---------------------------------------------------------------- steps

# The verbs of steps, in the order of VERBS.
PLACE_STEP: Final[i64] = 1
MOVE_STEP: Final[i64] = 2
REMOVE_STEP: Final[i64] = 3
STEAL_STEP: Final[i64] = 4
DRAW_STEP: Final[i64] = 5
RECOVER_STEP: Final[i64] = 6
BEFRIEND_STEP: Final[i64] = 7
TAKE_STEP: Final[i64] = 8
BUILD_STEP: Final[i64] = 9
HELP_STEP: Final[i64] = 10
RIVALS_DISCARD_STEP: Final[i64] = 11
RIVAL_DISCARDS_STEP: Final[i64] = 12
POINTS_STEP: Final[i64] = 13
COUNT_STEP: Final[i64] = 14
SPEND_STEP: Final[i64] = 15
CHOOSE_STEP: Final[i64] = 16
ACT_NEXT_STEP: Final[i64] = 17
OFFER_CARDS_STEP: Final[i64] = 18
OFFER_TILES_STEP: Final[i64] = 19
RENEW_STEP: Final[i64] = 20
SOW_STEP: Final[i64] = 21
RIVALS_MOVE_STEP: Final[i64] = 22
RIVALS_PLACE_STEP: Final[i64] = 23
RIVALS_BEFRIEND_STEP: Final[i64] = 24
RIVALS_BUILD_STEP: Final[i64] = 25

# Whose tokens a step moves, in the order of WHOSE; the one left out here is a rival.
OWN: Final[i64] = 0
ANYONE: Final[i64] = 2

# The measures that points are counted by, in the order of MEASURES; the one left out here is the
# tokens in an area.
OF_HOMES: Final[i64] = 0
OF_LEADS: Final[i64] = 1
OF_AREAS: Final[i64] = 2
OF_PLANTS: Final[i64] = 3
OF_PATHS: Final[i64] = 4
OF_CARDS: Final[i64] = 6


# A step is one number: its verb, and above it the details.
_PART_MASK: Final[i64] = 31
_AMOUNT_FROM: Final[i64] = 5
_FOLK_FROM: Final[i64] = 10
_WHOSE_FROM: Final[i64] = 15
_MEASURE_FROM: Final[i64] = 20
_CAP_FROM: Final[i64] = 25
_OPTIONAL_FROM: Final[i64] = 30
_BRANCH_FROM: Final[i64] = 35


def _packed(step: Step | None) -> int:
    if step is None:
        return 0
    parts = {
        0: VERBS.index(step.verb) + 1,
        _AMOUNT_FROM: step.amount,
        _FOLK_FROM: (*FOLKS, None).index(step.folk),
        _WHOSE_FROM: WHOSE.index(step.whose or WHOSE[0]),
        _MEASURE_FROM: MEASURES.index(step.measure or MEASURES[0]),
        _CAP_FROM: step.cap,
        _OPTIONAL_FROM: int(step.may),
        _BRANCH_FROM: step.branch,
    }
    return sum(part * 2**start for start, part in parts.items())


def _programs() -> list[int]:
    return [
        _packed(card.steps[place] if place < len(card.steps) else None)
        for card in CARDS
        for place in range(MOST_STEPS)
    ]


STEPS: Final = vec[i64](_programs())
"""By card * MOST_STEPS + place: the step, packed; 0 after the last one."""
AT_END: Final = vec[i64]([_packed(card.end) for card in CARDS])
"""By card: the step that counts points at the end, or 0."""
WORTH: Final = vec[i64]([round(card.played) for card in CARDS])
"""By card: roughly what playing it is worth, in hundredths of a point."""


def is_for_rivals(verb: i64) -> bool:
    """Whether a step is something that every rival must do."""
    return verb == RIVALS_DISCARD_STEP or verb >= RIVALS_MOVE_STEP


def verb_of(step: i64) -> i64:
    """The verb of a step."""
    return step & _PART_MASK


def amount_of(step: i64) -> i64:
    """The number in a step: of tokens, cards or points."""
    return (step >> _AMOUNT_FROM) & _PART_MASK


def step_folk(step: i64) -> i64:
    """The folk that a step names, or ANY."""
    return (step >> _FOLK_FROM) & _PART_MASK


def whose_of(step: i64) -> i64:
    """Whose tokens it moves."""
    return (step >> _WHOSE_FROM) & _PART_MASK


def measure_of(step: i64) -> i64:
    """The measure it counts points by."""
    return (step >> _MEASURE_FROM) & _PART_MASK


def cap_of(step: i64) -> i64:
    """The most points it can count."""
    return (step >> _CAP_FROM) & _PART_MASK


def is_optional_step(step: i64) -> bool:
    """Whether it may be declined."""
    return (step >> _OPTIONAL_FROM) & _PART_MASK != 0


def branch_of(step: i64) -> i64:
    """The option it belongs to, or 0 if it is always done."""
    return (step >> _BRANCH_FROM) & _PART_MASK
