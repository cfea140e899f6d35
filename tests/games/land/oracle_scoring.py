"""Scoring in the second implementation of Fairy Land: points, and who wins."""

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from fractions import Fraction

MAJORITIES = {
    "squirrel": 10,
    "fox": 8,
    "raccoon": 6,
    "deer": 4,
    "turtle": 4,
    "bear": 2,
    "unicorn": 1,
}
COLOURS = ("yellow", "white", "violet", "pink", "blue")
SAME_COLOUR = {0: 0, 1: 0, 2: 2, 3: 5, 4: 10, 5: 15}
VARIETY = {0: -5, 1: 1, 2: 3, 3: 6, 4: 10, 5: 15}
APPLAUSE = {1: 3, 2: 2, 3: 1, 4: 0}


@dataclass(frozen=True)
class Belongings:
    """What a seat has at the end."""

    cards: Counter[str]
    items: set[str]
    crests: int
    hand: set[str]
    latest_turn: int


def points(seats: list[Belongings]) -> list[Fraction]:
    """LAND-66 to LAND-74: all points of each seat."""
    return [
        animals(seats, own)
        + turtles(own)
        + flowers(own)
        - goblins(seats, own)
        + items(own)
        + applause(seats, own)
        for own in seats
    ]


def with_the_most(seats: list[Belongings], of: Callable[[Belongings], int]) -> list[Belongings]:
    """The seats that have the most of something, if anyone has any."""
    most = max(of(seat) for seat in seats)
    return [seat for seat in seats if of(seat) == most > 0]


def is_one_of(own: Belongings, seats: list[Belongings]) -> bool:
    """Whether this seat itself is in the list; two seats may own equal cards."""
    return any(seat is own for seat in seats)


def animals(seats: list[Belongings], own: Belongings) -> Fraction:
    """LAND-66: the majority of every kind."""
    return sum((majority(seats, own, kind) for kind in MAJORITIES), Fraction(0))


def majority(seats: list[Belongings], own: Belongings, kind: str) -> Fraction:
    """LAND-67: two share, more get nothing; LAND-136D: the antler crown breaks its owner's ties."""
    leaders = with_the_most(seats, lambda seat: seat.cards[kind])
    if MAJORITIES[kind] <= 6:
        leaders = [seat for seat in leaders if "antler_crown" in seat.items] or leaders
    if not is_one_of(own, leaders) or len(leaders) > 2:
        return Fraction(0)
    return Fraction(MAJORITIES[kind], len(leaders))


def turtles(own: Belongings) -> int:
    """LAND-69: exactly three."""
    return 3 if own.cards["turtle"] == 3 else 0


def flowers(own: Belongings) -> int:
    """LAND-70 and LAND-71; LAND-135D: the wild posy joins three or more of a colour."""
    colours = [colour for colour in COLOURS if own.cards[colour] >= 3]
    if "wild_posy" not in own.items or not colours:
        return bouquet(own.cards)
    return max(bouquet(own.cards + Counter([colour])) for colour in colours)


def bouquet(cards: Counter[str]) -> int:
    """LAND-70: flowers of one colour; LAND-71: different colours."""
    same = sum(SAME_COLOUR[min(cards[colour], 5)] for colour in COLOURS)
    return same + VARIETY[sum(cards[colour] > 0 for colour in COLOURS)]


def goblins(seats: list[Belongings], own: Belongings) -> int:
    """LAND-72: the penalty for the most goblins; LAND-132D: none with the lullaby."""
    leaders = with_the_most(seats, lambda seat: seat.cards["goblin"])
    if "goblin_lullaby" in own.items or not is_one_of(own, leaders):
        return 0
    return own.cards["goblin"] * (2 if len(leaders) == 1 else 1)


def items(own: Belongings) -> int:
    """LAND-73: the items that score points; LAND-96: the two halves of the pendant."""
    total = 0
    if "goblin_purse" in own.items:
        total += own.cards["goblin"]
    if "heirloom_casket" in own.items:
        total += 1 + 3 * own.crests
    if "moon_lantern" in own.items:
        total += [own.cards[kind] for kind in MAJORITIES].count(1)
    if "retained_half" in own.items:
        total += 6 if "lost_half" in own.items else 2
    return total


def hand_total(own: Belongings) -> int:
    """LAND-74: the printed values of the Fairies in hand, special ones as 1."""
    return sum(
        int(card.removeprefix("fairy_")) if card.startswith("fairy_") else 1 for card in own.hand
    )


def applause(seats: list[Belongings], own: Belongings) -> int:
    """LAND-74: the highest total in hand; LAND-76R: even if it is 0."""
    highest = max(hand_total(seat) for seat in seats)
    tied = sum(hand_total(seat) == highest for seat in seats)
    return APPLAUSE[tied] if hand_total(own) == highest else 0


def places(seats: list[Belongings]) -> list[int]:
    """LAND-75, LAND-76R: by points, then the total in hand, then the most recent turn."""
    merits = [
        (total, hand_total(seat), seat.latest_turn)
        for total, seat in zip(points(seats), seats, strict=True)
    ]
    return [1 + sum(other > own for other in merits) for own in merits]
