"""A slow, obvious second implementation of Fae's rules, to compare with the fast engine.

Written from the rule ledger alone. Everything is recomputed from scratch at each step.
"""

from collections import Counter
from dataclasses import dataclass, field

COLOURS = ("blue", "yellow", "red", "purple", "black")
LARGE = 7

Choice = tuple[str, ...]


@dataclass(frozen=True)
class Card:
    """A ritual card (FAE-6)."""

    value: int
    blessed: frozenset[str]
    cursed: str | None


@dataclass
class Oracle:
    """One game of Fae: the map, the cards in the order they are taken, and the current position."""

    neighbours: dict[str, set[str]]
    terrain: dict[str, str]
    order: list[str]
    cards: list[Card]
    druids: dict[str, Counter[str]]
    spirits: list[str]
    clans: bool
    turn: int
    points: dict[str, int] = field(default_factory=lambda: dict.fromkeys(COLOURS, 0))
    kept: list[list[int]] = field(default_factory=list)
    due: set[str] = field(default_factory=set)
    box: Counter[str] = field(default_factory=Counter)
    rituals_done: int = 0
    ended: str | None = None

    def __post_init__(self) -> None:
        """Give every space a group and every seat a list of cards, both possibly empty."""
        self.druids = {space: +Counter(self.druids.get(space, {})) for space in self.order}
        self.kept = self.kept or [[] for _ in self.spirits]
        if self.due:
            self.go_on_with_rituals()
        else:
            self.end_if_nobody_can_move()

    # The board

    def size(self, space: str) -> int:
        """The number of druids on a space, of all colours."""
        return sum(self.druids[space].values()) if space in self.druids else 0

    def is_isolated(self, space: str) -> bool:
        """FAE-30: the space has druids, and no adjacent space does."""
        return self.size(space) > 0 and all(self.size(n) == 0 for n in self.neighbours[space])

    def isolated_spaces(self) -> set[str]:
        """FAE-30: look at every space."""
        return {space for space in self.order if self.is_isolated(space)}

    # Moves

    def too_large(self, source: str, target: str) -> bool:
        """FAE-24: seven or more stay; FAE-24V: they may still join at least as many."""
        if self.size(source) < LARGE:
            return False
        return not (self.clans and self.size(target) >= self.size(source))

    def why_no_move(self, source: str, target: str) -> str | None:
        """The rule from FAE-20 to FAE-24V that forbids the move, or None if it is legal."""
        if self.size(source) == 0:
            return "FAE-20"
        if target not in self.neighbours[source]:
            return "FAE-20"
        if self.too_large(source, target):
            return "FAE-24V" if self.clans else "FAE-24"
        if self.size(target) == 0:
            return "FAE-23"
        return None

    def moves(self) -> list[Choice]:
        """FAE-20: try every pair of adjacent spaces."""
        return [
            ("move", source, target)
            for source in self.order
            for target in self.order
            if target in self.neighbours[source] and self.why_no_move(source, target) is None
        ]

    def move(self, source: str, target: str) -> None:
        """FAE-21: all druids move; FAE-30, FAE-31R: newly isolated spaces have a ritual."""
        isolated_before = self.isolated_spaces()
        self.druids[target] = self.druids[target] + self.druids[source]
        self.druids[source] = Counter()
        self.due = self.isolated_spaces() - isolated_before
        self.go_on_with_rituals()

    # Rituals

    def cards_left(self) -> list[Card]:
        """FAE-14, FAE-33: the cards not yet taken, the next one first."""
        return self.cards[self.rituals_done :]

    def mover_is_asked(self) -> bool:
        """FAE-44R: the order matters only if values differ or cards run out."""
        next_cards = self.cards_left()[: len(self.due)]
        different_values = len({card.value for card in next_cards}) > 1
        too_few_cards = len(self.due) > len(self.cards_left())
        return different_values or too_few_cards

    def due_in_order(self) -> list[str]:
        """The spaces where a ritual is due, in the map's order."""
        return [space for space in self.order if space in self.due]

    def go_on_with_rituals(self) -> None:
        """FAE-32, FAE-44R: resolve rituals until the mover has to choose; then the next turn."""
        while self.due and not self.mover_is_asked():
            self.ritual(self.due_in_order()[0])
        if not self.due and self.ended is None:
            self.next_turn()

    def ritual(self, space: str) -> None:
        """FAE-33, FAE-34: take the card, then disruption, then scoring; FAE-41: keep the card."""
        card = self.cards_left()[0]
        self.due = self.due - {space}
        self.disrupt(space, card)
        self.score(space, card)
        self.kept[self.turn].append(card.value)
        self.rituals_done += 1
        self.end_if_no_card_is_left()

    def disrupt(self, space: str, card: Card) -> None:
        """FAE-35: on cursed terrain all vanish; FAE-36: with five colours, lone druids vanish."""
        group = self.druids[space]
        leaving: Counter[str] = Counter()
        if self.terrain[space] == card.cursed:
            leaving = Counter(group)
        elif all(group[colour] >= 1 for colour in COLOURS):
            leaving = Counter(colour for colour in COLOURS if group[colour] == 1)
        self.druids[space] = group - leaving
        self.box = self.box + leaving

    def score(self, space: str, card: Card) -> None:
        """FAE-38, FAE-39: the value; FAE-40: for each colour present; FAE-37R: perhaps none."""
        value = self.size(space)
        if self.terrain[space] in card.blessed:
            value += card.value
        for colour in COLOURS:
            if self.druids[space][colour] > 0:
                self.points[colour] += value

    # Turns and the end

    def next_turn(self) -> None:
        """FAE-15R: the next seat acts, if it can (FAE-52)."""
        self.turn = (self.turn + 1) % len(self.spirits)
        self.end_if_nobody_can_move()

    def end_if_no_card_is_left(self) -> None:
        """FAE-50: the 12th ritual ends the game; FAE-51R: rituals still due do not take place."""
        if not self.cards_left():
            self.ended = "FAE-50"
            self.due = set()

    def end_if_nobody_can_move(self) -> None:
        """FAE-52, FAE-56R: no legal move ends the game, unless it has ended already."""
        if self.ended is None and not self.moves():
            self.ended = "FAE-52"

    # Decisions

    def player(self) -> int | None:
        """The seat to act, or None when the game is over."""
        return None if self.ended else self.turn

    def choices(self) -> list[Choice]:
        """FAE-20, FAE-32: moves, or rituals if the mover has to choose; none after the end."""
        if self.ended:
            return []
        if self.due:
            return [("ritual", space) for space in self.due_in_order()]
        return self.moves()

    def why_not(self, choice: Choice) -> str | None:
        """The rule that forbids the choice, or None if it is legal."""
        if self.ended:
            return self.ended
        match choice:
            case ("ritual", *spaces):
                return None if len(spaces) == 1 and spaces[0] in self.due else "FAE-30"
            case _ if self.due:
                return "FAE-32"
            case ("move", source, target):
                return self.why_no_move(source, target)
            case _:
                return "FAE-20"  # no passing, nor anything else

    def act(self, choice: Choice) -> None:
        """Carry out a choice."""
        if choice not in self.choices():
            raise ValueError(f"{choice}: {self.why_not(choice)}")
        if choice[0] == "move":
            self.move(choice[1], choice[2])
        else:
            self.ritual(choice[1])
            self.go_on_with_rituals()

    # The result

    def totals(self) -> list[int]:
        """FAE-53: the points of the seat's colour, and one for each card kept."""
        return [
            self.points[colour] + len(kept)
            for colour, kept in zip(self.spirits, self.kept, strict=True)
        ]

    def is_better(self, seat: int, other: int) -> bool:
        """FAE-54: the higher total; FAE-55: if equal, fewer cards."""
        totals = self.totals()
        if totals[seat] != totals[other]:
            return totals[seat] > totals[other]
        return len(self.kept[seat]) < len(self.kept[other])

    def places(self) -> list[int]:
        """FAE-57R: one more than the number of better seats."""
        seats = range(len(self.spirits))
        return [1 + sum(self.is_better(other, seat) for other in seats) for seat in seats]

    def shares(self) -> list[int]:
        """FAE-55: the victory in twelfths, shared by all seats in first place."""
        places = self.places()
        return [12 // places.count(1) if place == 1 else 0 for place in places]
