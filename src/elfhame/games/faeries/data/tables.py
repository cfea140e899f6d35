"""Cards and folk as packed numbers: sets of cards, and the steps of their effects."""
# compiled

from __future__ import annotations

from typing import Final

from ....kernel.arrays import i64, vec
from ....kernel.bits import BIT, how_many, nth
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
HALF_MASK: Final[i64] = 0xFFFFFFFF
STARTERS: Final[i64] = 0xF
"""The starting cards, a set in the lower half (FMC-2)."""


def card_at(lower: i64, upper: i64, place: i64) -> i64:
    """The card at this place of a set in ascending order, counted from 0."""
    before = how_many(lower)
    return nth(lower, place) if place < before else HALF + nth(upper, place - before)


def has_card(cards: vec[i64], card: i64) -> bool:
    """Whether a set contains the card."""
    return (cards[card // HALF] >> (card % HALF)) & 1 != 0


def include_card(cards: vec[i64], card: i64) -> None:
    """Add a card to a set."""
    cards[card // HALF] |= BIT[card % HALF]


def exclude_card(cards: vec[i64], card: i64) -> None:
    """Take a card out of a set."""
    cards[card // HALF] &= ~BIT[card % HALF]


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

# Whose tokens a step moves, in the order of WHOSE.
OWN: Final[i64] = 0
RIVAL: Final[i64] = 1
ANYONE: Final[i64] = 2

# The measures that points are counted by, in the order of MEASURES.
OF_HOMES: Final[i64] = 0
OF_LEADS: Final[i64] = 1
OF_AREAS: Final[i64] = 2
OF_PLANTS: Final[i64] = 3
OF_PATHS: Final[i64] = 4
OF_TOKENS: Final[i64] = 5
OF_CARDS: Final[i64] = 6


def _packed(step: Step | None) -> int:
    if step is None:
        return 0
    folk = (*FOLKS, None).index(step.folk)
    whose = WHOSE.index(step.whose or WHOSE[0])
    measure = MEASURES.index(step.measure or MEASURES[0])
    parts = (VERBS.index(step.verb) + 1, step.amount, folk, whose, measure, step.cap)
    word = 0
    for part in reversed((*parts, int(step.may), step.branch)):
        word = word * 32 + part
    return word


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


def verb_of(step: i64) -> i64:
    """The verb of a step."""
    return step & 31


def amount_of(step: i64) -> i64:
    """The number in a step: of tokens, cards or points."""
    return (step >> 5) & 31


def step_folk(step: i64) -> i64:
    """The folk that a step names, or ANY."""
    return (step >> 10) & 31


def whose_of(step: i64) -> i64:
    """Whose tokens it moves."""
    return (step >> 15) & 31


def measure_of(step: i64) -> i64:
    """The measure it counts points by."""
    return (step >> 20) & 31


def cap_of(step: i64) -> i64:
    """The most points it can count."""
    return (step >> 25) & 31


def is_optional_step(step: i64) -> bool:
    """Whether it may be declined."""
    return (step >> 30) & 31 != 0


def branch_of(step: i64) -> i64:
    """The option it belongs to, or 0 if it is always done."""
    return (step >> 35) & 31
