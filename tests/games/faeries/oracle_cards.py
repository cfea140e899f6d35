"""The cards as listed in their file, and what everyone knows about a player's cards.

For the second implementation of Faeries & Magical Creatures.
"""

import tomllib
from dataclasses import dataclass, field

from tests.games.faeries.oracle_garden import DATA


@dataclass(frozen=True)
class Card:
    """FMC-100D: a card's folk, its steps, or two lists of them to choose from, and its end."""

    folk: str | None = None
    effect: tuple[str, ...] = ()
    either: tuple[str, ...] = ()
    other: tuple[str, ...] = ()
    end: str | None = None


def _card(written: dict[str, str | list[str]]) -> Card:
    fields = {
        {"or": "other"}.get(key, key): tuple(value) if isinstance(value, list) else value
        for key, value in written.items()
        if key != "name"
    }
    return Card(**fields)  # type: ignore[arg-type]  # the file's keys are the fields


CARDS: dict[str, Card] = {
    written["name"]: _card(written)
    for written in tomllib.loads((DATA / "cards.toml").read_text())["card"]
}
STARTING = frozenset(name for name, card in CARDS.items() if card.folk is None)
FAERIES = frozenset(CARDS) - STARTING


@dataclass
class Renown:
    """FMC-91R to FMC-95R: what everyone knows about one player's cards."""

    kept: set[str] = field(default_factory=set)
    """FMC-92R: drafted cards; only their owner knows them until they are shown."""
    cards: set[str] = field(default_factory=lambda: set(STARTING))
    """All cards that the player is known to have."""
    seen: set[str] = field(default_factory=set)
    """Cards seen going to the discards."""
    shown: set[str] = field(default_factory=set)
    """Cards seen going to the hand, from which no card has left unseen since."""
    batch: set[str] = field(default_factory=lambda: set(STARTING))
    """Cards known to have been in the draw pile when it was formed."""
    fresh: set[str] = field(default_factory=set)
    """Cards that are in hand or were discarded unseen since the pile was formed."""
    strangers: int = 0
    """The number of unseen cards in the pile when it was formed."""
    first_pile: bool = True
    past: list[tuple[str, str]] = field(default_factory=list)
    """The public history of the player's cards: what happened, and to which card."""

    def revealed(self) -> set[str]:
        """FMC-92R: the drafted cards that have been shown."""
        return self.kept & self.cards

    def comes(self, card: str) -> None:
        """Everyone sees the card, and knows where it is."""
        self.cards = self.cards | {card}
        for known in (self.seen, self.shown, self.batch, self.fresh):
            known.discard(card)

    def plays(self, card: str) -> None:
        """FMC-91R: played from the hand, visible to everyone."""
        self.past.append(("play", card))
        self.comes(card)

    def takes(self, card: str) -> None:
        """FMC-95R: befriended straight into the hand."""
        self.past.append(("take", card))
        self.comes(card)
        self.shown = self.shown | {card}

    def recovers(self, card: str) -> None:
        """FMC-95R: taken from the discards into the hand."""
        self.past.append(("recover", card))
        self.comes(card)
        self.shown = self.shown | {card}

    def discards(self, card: str) -> None:
        """FMC-93R: befriended, or discarded after its effects."""
        self.past.append(("discard", card))
        self.comes(card)
        self.seen = self.seen | {card}

    def draws(self) -> None:
        """FMC-91R: draws a card that nobody else sees."""
        self.past.append(("draw", ""))

    def drops(self) -> None:
        """FMC-95R: discards a card from the hand, and nobody else sees which."""
        self.past.append(("drop", ""))
        self.fresh = self.fresh | self.shown
        self.shown = set()

    def shuffles(self, discards: int) -> None:
        """FMC-94R: the discards become the new pile."""
        self.past.append(("shuffle", ""))
        self.strangers = discards - len(self.seen)
        self.batch, self.seen, self.fresh = self.seen, set(), set()
        self.first_pile = False
