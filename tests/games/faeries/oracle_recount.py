"""The points of a finished game, computed from its events alone.

It uses neither the engine nor the second implementation: tiles are drawings, turned as rows of text
and painted on a sheet of paper, and areas are heaps of tokens.
"""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from importlib.resources import files
from typing import Any

DATA = files("elfhame.games.faeries") / "data"
CARDS = {card["name"]: card for card in tomllib.loads((DATA / "cards.toml").read_text())["card"]}
TILES = tomllib.loads((DATA / "tiles.toml").read_text())
SIDE = 10

Cell = tuple[int, int]


@dataclass
class Paper:
    """A garden as painted squares: each has the number and the kind of the thing that covers it."""

    painted: dict[Cell, tuple[int, str]] = field(default_factory=dict)

    def paint(self, drawing: list[str], x: int, y: int, what: str) -> None:
        """Paint one more thing; it must fit on the paper and not cover anything."""
        number = len({number for number, _ in self.painted.values()})
        for down, row in enumerate(drawing):
            for right, mark in enumerate(row):
                if mark == "#":
                    cell = x + right, y + down
                    assert cell not in self.painted
                    assert 0 <= min(cell) <= max(cell) < SIDE
                    self.painted[cell] = number, what

    def touched(self, number: int) -> set[str]:
        """The kinds of things that share an edge with this one."""
        cells = [cell for cell, (other, _) in self.painted.items() if other == number]
        beside = {
            cell for x, y in cells for cell in ((x - 1, y), (x + 1, y), (x, y - 1), (x, y + 1))
        }
        return {
            what
            for cell, (other, what) in self.painted.items()
            if cell in beside and other != number
        }

    def plants(self) -> Counter[int]:
        """The number of squares of each plant."""
        return Counter(number for number, what in self.painted.values() if what == "plant")

    def blooming(self) -> list[int]:
        """FMC-71: the plants that touch a path."""
        return [plant for plant in self.plants() if "path" in self.touched(plant)]

    def points(self) -> int:
        """FMC-71 to FMC-73R, FMC-80, FMC-81."""
        sizes = self.plants()
        return sum(sizes[p] * (1 + ("home" in self.touched(p))) for p in self.blooming())


@dataclass
class Account:
    """Everything that counts at the end, collected from events."""

    seats: int
    points: list[int] = field(default_factory=list)
    papers: list[Paper] = field(default_factory=list)
    tokens: Counter[tuple[str, int]] = field(default_factory=Counter)
    homes: Counter[int] = field(default_factory=Counter)
    cards: list[list[str]] = field(default_factory=list)

    def __post_init__(self) -> None:
        """Everyone starts with nothing."""
        self.points = [0] * self.seats
        self.papers = [Paper() for _ in range(self.seats)]
        self.cards = [[] for _ in range(self.seats)]

    def hear(self, event: Any) -> None:
        """Process one event; most have no effect."""
        listener = getattr(self, f"_{event.__struct_config__.tag}", None)
        if listener is not None:
            listener(event)

    def _scored(self, event: Any) -> None:
        self.points[event.seat] += event.points

    def _placed(self, event: Any) -> None:
        self.tokens[event.folk, event.seat] += 1

    def _moved(self, event: Any) -> None:
        self.tokens[event.source, event.seat] -= 1
        self.tokens[event.target, event.seat] += 1

    def _removed(self, event: Any) -> None:
        self.tokens[event.folk, event.seat] -= 1

    def _stolen(self, event: Any) -> None:
        self.tokens[event.folk, event.seat] -= 1
        self.tokens[event.folk, event.actor] += 1

    def _claimed(self, event: Any) -> None:
        self.homes[event.seat] += 1

    def _housed(self, event: Any) -> None:
        self.papers[event.seat].paint(["##", "##"], event.x, event.y, "home")

    def _laid(self, event: Any) -> None:
        drawing = TILES["shapes"][TILES["tiles"]["outlines"][event.tile]]
        if event.side == "path":
            drawing = [row[::-1] for row in drawing]
        for _ in range(event.turns):
            drawing = ["".join(column) for column in zip(*drawing[::-1], strict=True)]
        self.papers[event.seat].paint(drawing, event.x, event.y, event.side)

    def _shown(self, event: Any) -> None:
        self.cards[event.seat] += event.cards

    # The end

    def heap(self, folk: str) -> list[int]:
        """The tokens of an area, by seat."""
        return [self.tokens[folk, seat] for seat in range(self.seats)]

    def majority(self, folk: str, seat: int, friendly: bool) -> int:
        """FMC-62, FMC-63R, FMC-63V, FMC-82R: one player's points for an area."""
        heap = self.heap(folk)
        own = heap[seat]
        ahead = {other for other in heap if other > own}
        leading = heap.count(max(heap))
        if own == 0 or len(ahead) > 1 or (ahead and leading > 1):
            return 0
        return sum(heap) if not ahead and (leading == 1 or friendly) else own

    def extra(self, seat: int, card: str) -> int:
        """FMC-57R: the points of a card at the end."""
        words = CARDS[card].get("end", "").split()
        if not words:
            return 0
        things = self.things(seat, words[3:-3])
        return min(int(words[1]) * things, int(words[-1]))

    def things(self, seat: int, words: list[str]) -> int:
        """How many of the things that a card counts a player has."""
        folk = {name for name, _ in self.tokens}
        if words[-1] == "card":
            return sum(CARDS[card].get("folk") == words[0] for card in self.cards[seat])
        if words[-1] == "token":
            return self.tokens[words[0], seat]
        return {
            "home": self.homes[seat],
            "plant": len(self.papers[seat].blooming()),
            "area": sum(self.tokens[name, seat] > 0 for name in folk),
            "lead": sum(sorted(self.heap(name))[-2] < self.heap(name)[seat] for name in folk),
        }[words[0]]

    def total(self, seat: int, friendly: bool) -> int:
        """FMC-70: everything."""
        areas = sum(
            self.majority(folk, seat, friendly) for folk in {name for name, _ in self.tokens}
        )
        cards = sum(self.extra(seat, card) for card in self.cards[seat])
        return self.points[seat] + areas + self.papers[seat].points() + cards


def recount(past: Iterable[Any], seats: int, friendly: bool) -> list[int]:
    """The final points of each seat, from all events of a game."""
    account = Account(seats)
    for event in past:
        account.hear(event)
    return [account.total(seat, friendly) for seat in range(seats)]
