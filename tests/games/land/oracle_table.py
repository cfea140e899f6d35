"""The table in the second implementation of Fairy Land: cards, questions and answers."""

from collections import Counter
from collections.abc import Callable, Generator
from dataclasses import dataclass, field

from tests.games.land.oracle_cards import Seat
from tests.games.land.oracle_knowledge import Past

Story = Generator[None, str, None]
"""A course of events that pauses at each question and continues with the answer."""
Answer = Generator[None, str, str]


@dataclass
class Table:
    """Everything on the table of a game, and the current question."""

    seats: list[Seat]
    turn: int
    clearings: dict[int, Counter[str]]
    forest: list[str]
    decks: dict[str, list[str]]
    """The Queen's Court and the Druids: "court" and "druids", the top card first."""
    items: tuple[str, ...] = ()
    """LAND-112R: the items that the Court's deck was made from, as far as everyone knows."""
    herald_court_only: bool = False
    shuffled: Callable[[], list[str]] = list
    """Returns the Druids' deck after a shuffle, which only the engine knows."""

    question: str | None = None
    asked: int | None = None
    offered: list[str] = field(default_factory=list)
    dawn: list[str] = field(default_factory=list)
    exploring: int | None = None
    bids: dict[int, int] = field(default_factory=dict)
    """Each seat's bid for the Clearing; 0 for a pass."""
    paid: set[str] = field(default_factory=set)
    looking: str | None = None
    """The deck that a seat is looking at."""
    looked_at: list[str] = field(default_factory=list)
    """The cards of the look that are neither kept nor put back yet."""
    kept: str | None = None
    """The kept card of a look, which is face up while the rest is put back."""
    box: Counter[str] = field(default_factory=Counter)
    """LAND-116R: cards that everyone saw leave the game."""
    past: Past = field(default_factory=Past)
    turns: int = 0
    ended: str | None = None

    def __post_init__(self) -> None:
        """Play up to the first question."""
        self.story = self.whole_game()
        next(self.story)

    def whole_game(self) -> Story:
        """The whole course of the game, from the first dawn on."""
        raise NotImplementedError

    # Decisions

    def choices(self) -> list[str]:
        """The legal actions of the seat that has to decide, as text; none after the end."""
        return sorted(self.offered)

    def act(self, choice: str) -> None:
        """Answer the question and continue to the next one."""
        if choice not in self.offered:
            raise ValueError(f"{choice} is not allowed")
        self.offered = []
        try:
            self.story.send(choice)
        except StopIteration:
            self.question = self.asked = None

    def ask(self, question: str, seat: int, choices: list[str]) -> Answer:
        """Pause until the seat has answered, unless there is obviously only one answer."""
        if len(choices) == 1:
            return choices[0]
        return (yield from self.ask_in_secret(question, seat, choices))

    def ask_in_secret(self, question: str, seat: int, choices: list[str]) -> Answer:
        """Pause even for a single answer: skipping it would reveal to others what was seen."""
        self.question, self.asked, self.offered = question, seat, choices
        return (yield)
