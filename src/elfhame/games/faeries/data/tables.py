"""The pieces as packed numbers: steps of cards, outlines in every turn, icons, and bits."""
# compiled

from __future__ import annotations

from typing import Final

from ....kernel.arrays import i64, vec
from .components import CARDS, FOLKS, GARDEN, MEASURES, TILES, VERBS, WHOSE, Step

FOLK_COUNT: Final = 5
ANY: Final = 5
"""In a folk's place: any of them."""
CARD_COUNT: Final = 64
STARTING: Final = 4
TILE_COUNT: Final = 48
KINSHIP: Final = 40
HOME_AT: Final = 10
ICON_POINTS: Final = 2

# BIT[n] stands for a shift of 1 by n, which mypyc makes 32 bits wide; LOW[n] are the n bits below.
BIT: Final = vec[i64]([2**n for n in range(62)])
LOW: Final = vec[i64]([2**n - 1 for n in range(62)])

# ---------------------------------------------------------------- sets of cards

# A set of cards is two words of HALF bits each.
HALF: Final = 32
HALF_MASK: Final = 0xFFFFFFFF
STARTERS: Final = 0xF
"""The starting cards, in the first word."""

_FOLDED: Final = [(n).bit_count() for n in range(2**13)]
ONES: Final = vec[i64](_FOLDED)
"""How many bits a number of 13 bits has."""


def how_many(bits: i64) -> i64:
    """The number of bits set in a word of up to 52."""
    if not bits:
        return 0
    return (
        ONES[bits & 0x1FFF]
        + ONES[(bits >> 13) & 0x1FFF]
        + ONES[(bits >> 26) & 0x1FFF]
        + ONES[(bits >> 39) & 0x1FFF]
    )


# 2 is a primitive root of 61, so its first 60 powers differ modulo 61.
_PLACE: Final = [0] * 61
for _n in range(60):
    _PLACE[2**_n % 61] = _n
PLACE_OF: Final = vec[i64](_PLACE)


def lowest(bits: i64) -> i64:
    """The number of the lowest bit set."""
    return PLACE_OF[(bits & -bits) % 61]


def nth(bits: i64, n: i64) -> i64:
    """The number of the bit that has n set bits below it."""
    while n:
        bits &= bits - 1
        n -= 1
    return PLACE_OF[(bits & -bits) % 61]


def _folk_cards(half: int) -> list[int]:
    """By folk: which cards of this word are of that folk."""
    return [
        sum(
            2 ** (card.number % HALF)
            for card in CARDS
            if card.folk == folk and card.number // HALF == half
        )
        for folk in FOLKS
    ]


FOLK_CARDS: Final = vec[i64](_folk_cards(0) + _folk_cards(1))
"""By half * FOLK_COUNT + folk: the cards of the folk, as a word."""

# ---------------------------------------------------------------- steps

PLACE: Final = 1
MOVE: Final = 2
REMOVE: Final = 3
STEAL: Final = 4
DRAW: Final = 5
RECOVER: Final = 6
BEFRIEND: Final = 7
TAKE: Final = 8
BUILD: Final = 9
HELP: Final = 10
RIVALS_DISCARD: Final = 11
RIVAL_DISCARDS: Final = 12
POINTS: Final = 13
COUNT: Final = 14
SPEND: Final = 15
CHOOSE: Final = 16

OWN: Final = 0
RIVAL: Final = 1
ANYONE: Final = 2

OF_HOMES: Final = 0
OF_LEADS: Final = 1
OF_AREAS: Final = 2
OF_PLANTS: Final = 3
OF_PATHS: Final = 4
OF_TOKENS: Final = 5
OF_CARDS: Final = 6

MOST_STEPS: Final = 6


def _packed(step: Step | None) -> int:
    if step is None:
        return 0
    folk = FOLKS.index(step.folk) if step.folk else ANY
    whose = WHOSE.index(step.whose) if step.whose else 0
    measure = MEASURES.index(step.measure) if step.measure else 0
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
"""By card: what counts at the end; 0 for nothing."""
WORTH: Final = vec[i64]([round(card.played) for card in CARDS])
"""By card: what playing it is about worth, in hundredths of a point."""


def verb_of(step: i64) -> i64:
    """What a step does."""
    return step & 31


def amount_of(step: i64) -> i64:
    """How many, or how much."""
    return (step >> 5) & 31


def folk_of(step: i64) -> i64:
    """The folk that a step names, or ANY."""
    return (step >> 10) & 31


def whose_of(step: i64) -> i64:
    """Whose tokens it moves."""
    return (step >> 15) & 31


def measure_of(step: i64) -> i64:
    """What it counts."""
    return (step >> 20) & 31


def cap_of(step: i64) -> i64:
    """The most points it counts."""
    return (step >> 25) & 31


def is_optional(step: i64) -> bool:
    """Whether it may be declined."""
    return (step >> 30) & 31 != 0


def branch_of(step: i64) -> i64:
    """The option it belongs to; 0 for both."""
    return (step >> 35) & 31


# ---------------------------------------------------------------- the garden

SIDE: Final = 10
SQUARES: Final = 100
# A set of squares is two words: the upper five rows and the lower five.
PART: Final = 50
PART_MASK: Final = 2**50 - 1
MOST_CELLS: Final = 5

PLANT: Final = 0
PATH: Final = 1

NO_ICON: Final = 0
KINSHIP_ICON: Final = 1
CARD_ICON: Final = 2
POINTS_ICON: Final = 3

Squares = tuple[tuple[int, int], ...]


def _quarter(squares: Squares) -> Squares:
    """The squares turned clockwise by a quarter."""
    tallest = max(y for _, y in squares)
    turned = [(tallest - y, x) for x, y in squares]
    return tuple(sorted(turned, key=lambda at: (at[1], at[0])))


def _turns(squares: Squares) -> list[Squares]:
    """The different outlines that turning gives, unturned first."""
    turned = [squares]
    while len(turned) < 4 and _quarter(turned[-1]) != squares:
        turned.append(_quarter(turned[-1]))
    return turned


def _all_outlines() -> tuple[list[Squares], list[int], list[int]]:
    outlines: list[Squares] = [tuple(GARDEN.home)]
    turns: list[int] = []
    which: list[int] = []
    for tile in TILES:
        for side in (tile.plant, tile.path):
            faces = _turns(tuple(side))
            turns.append(len(faces))
            for face in faces:
                if face not in outlines:
                    outlines.append(face)
            which += [outlines.index(face) for face in faces] + [0] * (4 - len(faces))
    return outlines, turns, which


_OUTLINES, _TURN_COUNTS, _WHICH = _all_outlines()

TURN_COUNT: Final = vec[i64](_TURN_COUNTS)
"""By tile * 2 + side: how many turns look different."""
OUTLINE: Final = vec[i64](_WHICH)
"""By (tile * 2 + side) * 4 + turns: the outline."""
HOME_OUTLINE: Final = 0
SIZE: Final = vec[i64]([len(squares) for squares in _OUTLINES])
"""By outline: its squares."""
TILE_SIZE: Final = vec[i64]([len(tile.plant) for tile in TILES])
CELLS: Final = vec[i64](
    [
        offset
        for squares in _OUTLINES
        for offset in [*(y * SIDE + x for x, y in squares), *[0] * (MOST_CELLS - len(squares))]
    ]
)
"""By outline * MOST_CELLS + place: how far the square is from the frame's corner."""


def _anchors(squares: Squares, part: int) -> int:
    """Where the corner of an outline's frame may lie so that it is wholly on the grid."""
    width = max(x for x, _ in squares)
    height = max(y for _, y in squares)
    corners = [y * SIDE + x for y in range(SIDE - height) for x in range(SIDE - width)]
    return sum(2 ** (corner % PART) for corner in corners if corner // PART == part)


UPPER_ANCHORS: Final = vec[i64]([_anchors(squares, 0) for squares in _OUTLINES])
LOWER_ANCHORS: Final = vec[i64]([_anchors(squares, 1) for squares in _OUTLINES])


NOT_FIRST: Final = 0x3FEFFBFEFFBFE
"""Of either word, the squares that are not in the first column; then, not in the last."""
NOT_LAST: Final = 0x1FF7FDFF7FDFF
UPPER_EDGE: Final = 0x20180601807FF
"""The squares on the border of the board (FMC-32), above and below."""
LOWER_EDGE: Final = 0x3FF8060180601


def _icon_at(square: int) -> int:
    at = (square % SIDE, square // SIDE)
    kinds = ("kinship", "card", "points")
    return next((n for n, kind in enumerate(kinds, 1) if at in GARDEN.icons[kind]), 0)


ICON: Final = vec[i64]([_icon_at(square) for square in range(SQUARES)])
"""By square: its icon."""
