"""The fields of a Hedgerow game, and helpers that all its modules use."""

from __future__ import annotations

from typing import Final, TypeVar

from elfhame.kernel.arrays import i64, vec
from elfhame.kernel.rng import Rng
from elfhame.kernel.state import State

CARDS: Final = 20
ROSE: Final = 5
PACKET: Final = 3
CLUMP: Final = 3
LAST_PASS: Final = 2

# Action numbers; for actions with a card, the first of twenty.
PICK: Final = 0
PLAY: Final = 20
TAKE: Final = 40
LAY: Final = 60
LEAVE: Final = 80
LOOK: Final = 81
FORAGE: Final = 82
REST: Final = 83
ACTIONS: Final = 84

NO_CELL: Final = (-1, 0)

T = TypeVar("T", bound="Table")


def bit(seat: int) -> int:
    """The bit of a seat; a watcher has none."""
    return 1 << seat if seat >= 0 else 0


def shuffled(cards: list[int], rng: Rng) -> list[int]:
    """The cards in random order."""
    items = vec[i64](cards)
    rng.shuffle(items)
    return list(items)


class Table(State):
    """Everything on the table, face up or down; cards by number, the deck from its top."""

    def __init__(self, seats: int, generous: bool) -> None:
        super().__init__()
        self.seats = seats
        self.generous = generous
        self.asked = "pick"
        self.ended: str | None = None
        # The draft. A cell is a packet and the pick at which a card left it (0: not yet). A card
        # keeps its cell while hidden in a hand, because whoever saw the packet knows it.
        self.passes = 0
        self.chosen = [False] * seats
        self.packets: list[list[int]] = [[] for _ in range(seats)]
        self.cells: list[tuple[int, int]] = [NO_CELL] * (CARDS + 1)
        # Hands, and which of their cards everyone has seen.
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        self.shown = [False] * (CARDS + 1)
        # The deck; the shuffle a hidden card came from (0: the first); forages from the first.
        self.deck: list[int] = []
        self.clump = 0
        self.seen = 0
        self.arranger = -1
        self.laid = 0
        self.shuffles = 0
        self.batches = [0] * (CARDS + 1)
        self.foraged = [0] * seats
        # Face-up cards.
        self.rows: list[list[int]] = [[] for _ in range(seats)]
        self.points = [0] * seats
        self.discard: list[int] = []
        self.turns = 0

    def copy_to(self: T, other: T) -> T:
        """Make the new table a copy of this one that shares no mutable objects with it."""
        for name, value in vars(self).items():
            setattr(other, name, _copy(value))
        return other

    def before(self, seat: int) -> int:
        """The packet in front of a seat during the draft."""
        return (seat - self.passes) % self.seats

    def holder(self, packet: int) -> int:
        """The seat that has a packet in front of it during the draft; nobody after it."""
        return (packet + self.passes) % self.seats if self.drafting() else -1

    def drafting(self) -> bool:
        """Whether the draft is still going on."""
        return self.passes < LAST_PASS

    def limit(self) -> int:
        """The hand limit."""
        return 5 if self.generous else 4

    def sight(self) -> list[int]:
        """The cards that the player is looking at and hasn't laid back yet."""
        return self.deck[: self.clump - self.laid] if self.asked in ("take", "lay") else []

    def knows_bottom(self, seat: int) -> bool:
        """Whether everyone can tell that the seat knows the bottom card of the deck."""
        if len(self.deck) > self.clump:
            return False
        return seat == self.arranger or (self.clump == 1 and self.seen & bit(seat) != 0)

    def uncover(self, card: int) -> None:
        """Everyone sees the card now, so its origin no longer matters."""
        self.cells[card] = NO_CELL
        self.batches[card] = 0
        self.shown[card] = False


def _copy(value: object) -> object:
    if not isinstance(value, list):
        return value
    nested = bool(value) and isinstance(value[0], list)
    return [item[:] for item in value] if nested else value[:]
