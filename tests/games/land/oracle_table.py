"""The table of the slow implementation of Fairy Land: its cards, its questions and answers."""

from collections import Counter
from collections.abc import Callable, Generator
from dataclasses import dataclass, field

from tests.games.land.oracle_cards import Seat
from tests.games.land.oracle_knowledge import Past

Story = Generator[None, str, None]
"""What happens; it stops at each question, and goes on with the answer."""
Answer = Generator[None, str, str]


@dataclass
class Table:
    """All that lies on the table of a game, and the question that somebody is asked."""

    seats: list[Seat]
    turn: int
    clearings: dict[int, Counter[str]]
    forest: list[str]
    decks: dict[str, list[str]]
    """The Queen's Court and the Druids: "court" and "druids", the top card first."""
    items: tuple[str, ...] = ()
    """LAND-112R: all that the Court deck was made of, as far as everybody knows."""
    herald_court_only: bool = False
    shuffled: Callable[[], list[str]] = list
    """What became of the Druid deck when it was shuffled: only the engine can tell."""

    question: str | None = None
    asked: int | None = None
    offered: list[str] = field(default_factory=list)
    dawn: list[str] = field(default_factory=list)
    exploring: int | None = None
    bids: dict[int, int] = field(default_factory=dict)
    """What each seat bid for the Clearing; 0 for a pass."""
    paid: set[str] = field(default_factory=set)
    looking: str | None = None
    """The deck that a look is taken at."""
    looked_at: list[str] = field(default_factory=list)
    """The cards that a look still holds, neither kept nor put back."""
    kept: str | None = None
    """The card of a look that lies open while the rest is put back."""
    box: Counter[str] = field(default_factory=Counter)
    """LAND-116R: what all saw leave the game."""
    past: Past = field(default_factory=Past)
    turns: int = 0
    ended: str | None = None

    def __post_init__(self) -> None:
        """Play up to the first question."""
        self.story = self.whole_game()
        next(self.story)

    def whole_game(self) -> Story:
        """All that happens, from the first dawn on."""
        raise NotImplementedError

    # What players see and do

    def choices(self) -> list[str]:
        """The legal actions of the seat that is asked, as text; none when the game is over."""
        return sorted(self.offered)

    def act(self, choice: str) -> None:
        """Answer the question; the story goes on to the next one."""
        if choice not in self.offered:
            raise ValueError(f"{choice} is not allowed")
        self.offered = []
        try:
            self.story.send(choice)
        except StopIteration:
            self.question = self.asked = None

    def ask(self, question: str, seat: int, choices: list[str]) -> Answer:
        """Stop until the seat has answered; a single answer that all can see is not asked for."""
        if len(choices) == 1:
            return choices[0]
        return (yield from self.ask_in_secret(question, seat, choices))

    def ask_in_secret(self, question: str, seat: int, choices: list[str]) -> Answer:
        """Stop even for a single answer: to skip it would tell the others what was seen."""
        self.question, self.asked, self.offered = question, seat, choices
        return (yield)
