"""Scores of Fairy Land computed from events alone, for the laws to compare."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from fractions import Fraction
from typing import Final

from elfhame.games.land.knowledge.events import (
    Crested,
    Fed,
    Gained,
    Kept,
    Played,
    Recalled,
    Returned,
    Took,
    Used,
)
from elfhame.kernel.game import Event

ANIMALS: Final = {
    "squirrel": 10,
    "fox": 8,
    "raccoon": 6,
    "deer": 4,
    "turtle": 4,
    "bear": 2,
    "unicorn": 1,
}
COLOURS: Final = ("yellow", "white", "violet", "pink", "blue")
FAIRIES: Final = ("warrior", "explorer", "fauna", "flora", "herald", "wind")


class Seat:
    """A seat's cards, according to the events."""

    def __init__(self, crests: int) -> None:
        self.has = Counter[str]()
        self.crests = crests
        self.hand = {f"fairy_{value}": value for value in range(1, 8)}

    def gains(self, card: str) -> None:
        if card in FAIRIES:
            self.hand[card] = 1
        elif card != "ogre":
            self.has[card] += 1

    def regains(self, fairies: Sequence[str]) -> None:
        for fairy in fairies:
            self.hand[fairy] = int(fairy[-1]) if fairy[-1].isdigit() else 1

    def flowers(self) -> int:
        wild = [colour for colour in COLOURS if self.has["wild_posy"] and self.has[colour] > 2]
        return max(self._flowers(self.has + Counter({colour: 1})) for colour in wild or [""])

    def _flowers(self, has: Counter[str]) -> int:
        sets = sum((0, 0, 2, 5, 10, 15, 15)[has[colour]] for colour in COLOURS)
        return sets + (-5, 1, 3, 6, 10, 15)[sum(has[colour] > 0 for colour in COLOURS)]

    def items(self) -> int:
        points = self.has["goblin"] if self.has["goblin_purse"] else 0
        if self.has["heirloom_casket"]:
            points += 1 + 3 * self.crests
        if self.has["moon_lantern"]:
            points += sum(self.has[kind] == 1 for kind in ANIMALS)
        if self.has["retained_half"]:
            points += 6 if self.has["lost_half"] else 2
        return points


def recount(seats: int, events: Sequence[Event]) -> list[int]:
    """The points of each seat, as if the game ended after these events."""
    table = [Seat(2 if seats == 2 else 1) for _ in range(seats)]
    for event in events:
        _follow(table, event)
    return [int(_score(table, seat)) for seat in range(seats)]


def _follow(table: list[Seat], event: Event) -> None:
    match event:
        case Took(seat=seat, cards=cards):
            for card in cards:
                table[seat].gains(card)
        case Kept(seat=seat, card=card) | Gained(seat=seat, card=card):
            table[seat].gains(card)
        case Fed(seat=seat, card=gone) | Used(seat=seat, item=gone):
            table[seat].has[gone] -= 1
        case _:
            _follow_fairies(table, event)


def _follow_fairies(table: list[Seat], event: Event) -> None:
    match event:
        case Played(seat=seat, fairy=fairy):
            del table[seat].hand[fairy]
        case Recalled(seat=seat):
            table[seat].regains(["wind"])
        case Returned(seat=seat, fairies=fairies):
            table[seat].regains(fairies)
        case Crested(seat=seat, fairies=fairies):
            table[seat].crests -= 1
            table[seat].regains(fairies)


def _score(table: list[Seat], seat: int) -> Fraction:
    own = table[seat]
    points = Fraction(own.flowers() + own.items() + 3 * (own.has["turtle"] == 3))
    for kind, worth in ANIMALS.items():
        points += worth * _part(table, seat, kind)
    return points + _goblins(table, seat) + _applause(table, seat)


def _part(table: list[Seat], seat: int, kind: str) -> Fraction:
    """The seat's part of the points for a kind."""
    most = max(one.has[kind] for one in table)
    tied = [number for number, one in enumerate(table) if one.has[kind] == most]
    crowned = [number for number in tied if table[number].has["antler_crown"]]
    crowned = [] if kind in ("squirrel", "fox") else crowned
    if not most or seat not in tied:
        return Fraction(0)
    if crowned:
        return Fraction(seat in crowned)
    return {1: Fraction(1), 2: Fraction(1, 2)}.get(len(tied), Fraction(0))


def _goblins(table: list[Seat], seat: int) -> int:
    most = max(one.has["goblin"] for one in table)
    own = table[seat].has["goblin"]
    if own < most or table[seat].has["goblin_lullaby"]:
        return 0
    return -own * (2 if sum(one.has["goblin"] == most for one in table) == 1 else 1)


def _applause(table: list[Seat], seat: int) -> int:
    totals = [sum(one.hand.values()) for one in table]
    if totals[seat] < max(totals):
        return 0
    return (3, 2, 1, 0)[totals.count(max(totals)) - 1]
