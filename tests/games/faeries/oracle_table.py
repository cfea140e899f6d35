"""The table in the second implementation of Faeries & Magical Creatures: pieces, chance, points.

Piles, deck and bag have no order here: what comes out of them is read from the engine's events.
"""

from collections import Counter
from collections.abc import Generator, Iterable
from dataclasses import dataclass, field

from tests.games.faeries.oracle_cards import CARDS, FAERIES, STARTING, Renown
from tests.games.faeries.oracle_garden import OUTLINES, Garden
from tests.games.faeries.oracle_scoring import area_points, leaders, of_folk

FOLK = ("fae", "nature", "earth", "trolls", "beast")
ACTIONS = ("trust", "build", "befriend", "help", "call")
TOKENS = 40
HOME_AT = 10
HAND = 5
LONGEST = 200
ALL_KNOWING = -2
"""The observer who sees everything; a watcher is -1, all others are seats."""

Story = Generator[None, str, None]
"""A course of events that pauses at each question and continues with the answer."""
Answer = Generator[None, str, str]
Told = tuple[object, ...]
"""An event: its kind and its facts."""


class Disagreement(AssertionError):
    """The engine drew something that can't be drawn here."""


@dataclass
class Player:
    """Everything that one player has."""

    points: int = 0
    supply: int = TOKENS
    hand: set[str] = field(default_factory=set)
    pile: set[str] = field(default_factory=lambda: set(STARTING))
    discards: set[str] = field(default_factory=set)
    working: set[str] = field(default_factory=set)
    kept: list[str] = field(default_factory=list)
    homes: set[str] = field(default_factory=set)
    beside: set[str] = field(default_factory=set)
    """FMC-61R: homes that didn't fit into the garden."""
    garden: Garden = field(default_factory=Garden)
    known: Renown = field(default_factory=Renown)


@dataclass
class Asked:
    """A question: who must answer it, the possible answers, and what it is about."""

    question: str
    seats: list[int]
    offered: dict[int, list[str]]
    about: dict[str, object] = field(default_factory=dict)


@dataclass
class Table:
    """One game, starting from the pieces on the table at the beginning."""

    seats: int
    acting: int
    offer: set[str]
    tile_offer: set[int]
    packets: list[set[str]] = field(default_factory=list)
    """FMC-15V: the packets of the draft, if there is one."""
    friendly_ties: bool = False

    turn: int = 0
    action: str | None = None
    following: list[int] = field(default_factory=list)
    extra_used: bool = False
    next_acting: int | None = None
    """FMC-100D: the seat that a card lets act next."""
    under: list[str] = field(default_factory=list)
    passes: int = 0
    cause: str | None = None
    ended: str | None = None
    asked: Asked | None = None
    chance: list[Told] = field(default_factory=list)
    """What the engine drew since the last question, in order."""
    told: list[Told] = field(default_factory=list)
    """Events since the last question."""

    def __post_init__(self) -> None:
        """FMC-10 to FMC-18R: all other pieces are hidden."""
        few = self.seats == 2
        self.drafted = set[str]().union(*self.packets)
        self.sights = [[packet] for packet in self.packets]
        self.players = [Player() for _ in range(self.seats)]
        self.areas = {folk: Counter[int]() for folk in FOLK}
        self.home_of: dict[str, int] = {}
        self.unseen = set(FAERIES).difference(self.offer, *self.packets)
        self.deck = len(self.unseen) - (20 if few else 0)
        self.unseen_tiles = set(range(len(OUTLINES))) - self.tile_offer
        self.bag = len(self.unseen_tiles) - (16 if few else 0)

    def ask(self, question: str, seat: int, offered: list[str], **about: object) -> Answer:
        """FMC-19R: pause until the seat has answered, unless there is only one answer."""
        if len(offered) == 1:
            return offered[0]
        self.asked = Asked(question, [seat], {seat: offered}, about)
        return (yield)

    def tell(self, kind: str, *facts: object) -> None:
        """Record an event."""
        self.told.append((kind, *facts))

    def others(self, seat: int) -> list[int]:
        """FMC-21, FMC-53R: the other seats, clockwise from the left."""
        return [(seat + step) % self.seats for step in range(1, self.seats)]

    def end_comes(self, cause: str) -> None:
        """FMC-70, FMC-75R: the end is triggered, and stays so."""
        if not self.cause:
            self.cause = cause
            self.tell("came", cause)

    # Chance

    def drawn(self, kind: str) -> object:
        """What the engine drew at this point."""
        if not self.chance or self.chance[0][0] != kind:
            raise Disagreement(f"{kind} is due here; the engine has drawn {self.chance}")
        self.told.append(self.chance[0])
        return self.chance.pop(0)[-1]

    def draw_tile(self) -> None:
        """FMC-12: draw a tile from the bag."""
        tile = self.drawn("tiles")
        if tile not in self.unseen_tiles or not self.bag:
            raise Disagreement(f"tile {tile} is not in the bag")
        self.unseen_tiles.remove(tile)
        self.tile_offer.add(tile)
        self.bag -= 1

    def draw_faeries(self, count: int) -> None:
        """FMC-11, FMC-96R: draw from the top of the deck; cards put under it come last."""
        drawn = {str(self.drawn("offered")) for _ in range(count)}
        unknown = self.deck - len(self.under)
        known, self.under = (
            self.under[: max(0, count - unknown)],
            self.under[max(0, count - unknown) :],
        )
        if not drawn - set(known) <= self.unseen or not drawn >= set(known) or count > self.deck:
            raise Disagreement(f"{drawn} are not on the deck")
        self.unseen = self.unseen - drawn
        self.offer = self.offer | drawn
        self.deck -= count

    def draw(self, seat: int) -> bool:
        """FMC-25, FMC-29R: draw a card into the hand; returns whether there was one."""
        own = self.players[seat]
        if not own.pile:
            self.shuffle(seat)
        if not own.pile:
            return False
        card = self.drawn(f"drew {seat}")
        if card not in own.pile:
            raise Disagreement(f"{card} is not in the draw pile of {seat}")
        own.pile.remove(card)
        own.hand.add(card)
        own.known.draws()
        if not own.pile:
            self.shuffle(seat)
        return True

    def shuffle(self, seat: int) -> None:
        """FMC-25: the discards become the draw pile."""
        own = self.players[seat]
        if own.discards:
            self.tell("shuffled", seat, len(own.discards))
            own.known.shuffles(len(own.discards))
            own.pile, own.discards = own.discards, set()

    # Points

    def score(self, seat: int, points: int, effect: str) -> None:
        """FMC-26: record points at once."""
        self.players[seat].points += points
        self.tell("scored", seat, points, effect)

    def counted(self, seat: int, step: str, cards: Iterable[str] = ()) -> int:
        """FMC-100D: points, or points for each thing, up to a number."""
        match step.split():
            case ["points", points]:
                return int(points)
            case ["points", points, "each", folk, "card", "up", "to", most]:
                return min(int(points) * of_folk(cards, folk), int(most))
            case ["points", points, "each", *thing, "up", "to", most]:
                return min(int(points) * self.measure(seat, thing), int(most))
        raise ValueError(step)

    def measure(self, seat: int, thing: list[str]) -> int:
        """How many of something a player has."""
        own = self.players[seat]
        match thing:
            case ["home"]:
                return len(own.homes)
            case ["lead"]:
                return sum(leaders(self.tokens(folk)) == [seat] for folk in FOLK)
            case ["area"]:
                return len(self.tokens_of([seat]))
            case ["plant"]:
                return sum(own.garden.is_in_bloom(laid) for laid in own.garden.sides("plant"))
            case ["path"]:
                return len(own.garden.sides("path"))
            case [folk, "token"]:
                return self.areas[folk][seat]
        raise ValueError(thing)

    def tokens(self, folk: str) -> list[int]:
        """The tokens in an area, by seat."""
        return [self.areas[folk][seat] for seat in range(self.seats)]

    def tokens_of(self, seats: list[int]) -> list[tuple[int, str]]:
        """The areas in which these seats have tokens."""
        return [(seat, folk) for seat in seats for folk in FOLK if self.areas[folk][seat]]

    def area_points(self, folk: str) -> list[int]:
        """FMC-62: the current points for an area, by seat."""
        return area_points(self.tokens(folk), self.friendly_ties)

    def end_points(self, seat: int, cards: set[str]) -> dict[str, int]:
        """FMC-57R: the current points of cards that score at the end, if these are all cards."""
        ends = {card: CARDS[card].end for card in cards}
        return {card: self.counted(seat, end, cards) for card, end in ends.items() if end}

    # Knowledge

    def cards_known_to(self, observer: int, seat: int) -> set[str]:
        """FMC-57R, FMC-92R: the cards in hand, pile and discards, or in play, that are known."""
        own = self.players[seat]
        if observer in (seat, ALL_KNOWING) or self.ended:
            return own.hand | own.pile | own.discards | own.working
        return own.known.cards

    def unseen_by(self, observer: int) -> set[str]:
        """FMC-96R, FMC-97R: the Faerie cards that an observer hasn't seen."""
        if observer == ALL_KNOWING or self.ended:
            return self.unseen
        revealed = set[str]().union(*(own.known.revealed() for own in self.players))
        sights = self.sights[observer] if observer >= 0 and self.sights else []
        return self.unseen | (self.drafted - revealed).difference(*sights)
