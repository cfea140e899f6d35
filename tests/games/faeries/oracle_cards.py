"""The cards as their file writes them, and what all know of the cards of a player.

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
    """FMC-91R to FMC-95R: what everybody knows of one player's cards."""

    kept: set[str] = field(default_factory=set)
    """FMC-92R: drafted; only their owner knows them until they are shown."""
    cards: set[str] = field(default_factory=lambda: set(STARTING))
    """All that the player is known to have."""
    seen: set[str] = field(default_factory=set)
    """Seen to go into the discards."""
    shown: set[str] = field(default_factory=set)
    """Seen to go into the hand, from which no card has left unseen since."""
    batch: set[str] = field(default_factory=lambda: set(STARTING))
    """Known to have been in the draw pile when it was made."""
    fresh: set[str] = field(default_factory=set)
    """In hand, or discarded unseen, since the pile was made."""
    strangers: int = 0
    """How many cards went unseen into the pile when it was made."""
    first_pile: bool = True
    past: list[tuple[str, str]] = field(default_factory=list)
    """All that happened to the player's cards, as all saw it: what, and to which card."""

    def revealed(self) -> set[str]:
        """FMC-92R: the drafted cards that have been shown."""
        return self.kept & self.cards

    def comes(self, card: str) -> None:
        """All see the card, and no longer wonder where it is."""
        self.cards = self.cards | {card}
        for known in (self.seen, self.shown, self.batch, self.fresh):
            known.discard(card)

    def plays(self, card: str) -> None:
        """FMC-91R: out of the hand, for all to see."""
        self.past.append(("play", card))
        self.comes(card)

    def takes(self, card: str) -> None:
        """FMC-95R: befriended straight into the hand."""
        self.past.append(("take", card))
        self.comes(card)
        self.shown = self.shown | {card}

    def recovers(self, card: str) -> None:
        """FMC-95R: out of the discards into the hand."""
        self.past.append(("recover", card))
        self.comes(card)
        self.shown = self.shown | {card}

    def discards(self, card: str) -> None:
        """FMC-93R: befriended, or done with its work."""
        self.past.append(("discard", card))
        self.comes(card)
        self.seen = self.seen | {card}

    def draws(self) -> None:
        """FMC-91R: a card that nobody else sees."""
        self.past.append(("draw", ""))

    def drops(self) -> None:
        """FMC-95R: one of the hand is discarded, and nobody sees which."""
        self.past.append(("drop", ""))
        self.fresh = self.fresh | self.shown
        self.shown = set()

    def shuffles(self, discards: int) -> None:
        """FMC-94R: the discards are the new pile."""
        self.past.append(("shuffle", ""))
        self.strangers = discards - len(self.seen)
        self.batch, self.seen, self.fresh = self.seen, set(), set()
        self.first_pile = False
