"""A slow, obvious second implementation of Fairy Trails, to compare with the fast engine.

Written from the rule ledger alone. Every path is walked again at each step.
"""

from dataclasses import dataclass, field

COLOURS = ("pink", "yellow")
SIDES = "NESW"
STEPS = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
OPPOSITE = {"N": "S", "E": "W", "S": "N", "W": "E"}
STONES = 19

Place = tuple[int, int]  # x grows to the east, y to the south; the starting card lies at (0, 0)
Piece = tuple[Place, int]  # a path on one card: the card's place, and the path's index in its data
House = tuple[Place, int, int]  # a piece's place and index, the number of the house on it
Choice = tuple[str | int, ...]


@dataclass(frozen=True)
class Path:
    """One path of a card: the edges it runs over and its houses (TRAIL-2, TRAIL-5D)."""

    edges: str
    houses: int


@dataclass(frozen=True)
class Card:
    """A card's two networks, each a partition of the four edges (TRAIL-4R, TRAIL-5D)."""

    pink: tuple[Path, ...]
    yellow: tuple[Path, ...]

    def paths(self, colour: str) -> tuple[Path, ...]:
        """The paths of one colour; those of an underpass are two (TRAIL-3)."""
        return self.pink if colour == "pink" else self.yellow


def next_to(place: Place, side: str) -> Place:
    """The place on the other side of an edge."""
    return place[0] + STEPS[side][0], place[1] + STEPS[side][1]


def turned(side: str, turns: int) -> str:
    """The direction of a side of the card after some clockwise quarter turns."""
    return SIDES[(SIDES.index(side) + turns) % 4]


def reading_order(house: House) -> tuple[int, int, int, int]:
    """TRAIL-38R: rows from the top, left to right, and on a card in its data's order."""
    (x, y), index, number = house
    return y, x, index, number


@dataclass
class Oracle:
    """One game of Fairy Trails: for two players, or solo if there are no hands."""

    cards: dict[int, Card]
    pile: list[int]
    hands: list[set[int]]
    turn: int
    easier: bool = False
    table: dict[Place, tuple[int, int]] = field(default_factory=lambda: {(0, 0): (0, 0)})
    stones: dict[str, set[House]] = field(default_factory=lambda: {c: set() for c in COLOURS})
    left: dict[str, int] = field(default_factory=lambda: dict.fromkeys(COLOURS, STONES))
    owed: dict[str, set[House]] = field(default_factory=lambda: {c: set() for c in COLOURS})
    chosen: int | None = None
    idle: int = 0
    discarded: list[int] = field(default_factory=list)
    ended: str | None = None

    def __post_init__(self) -> None:
        """Copy the piles, and begin the turn if nothing is chosen yet."""
        self.pile = list(self.pile)
        self.hands = [set(hand) for hand in self.hands]
        if self.chosen is None and self.ended is None:
            self.begin_turn()

    # Networks

    def pieces(self, colour: str) -> list[Piece]:
        """TRAIL-2: every path of a colour on every card on the table."""
        return [
            (place, index)
            for place, (number, _) in self.table.items()
            for index in range(len(self.cards[number].paths(colour)))
        ]

    def path_of(self, colour: str, piece: Piece) -> Path:
        """The path in the card's data, before turning."""
        place, index = piece
        number, _ = self.table[place]
        return self.cards[number].paths(colour)[index]

    def sides_of(self, colour: str, piece: Piece) -> list[str]:
        """The sides that a piece runs over, in its card's orientation."""
        _, turns = self.table[piece[0]]
        return [turned(side, turns) for side in self.path_of(colour, piece).edges]

    def piece_at(self, colour: str, place: Place, side: str) -> Piece:
        """TRAIL-4R: the one piece of a colour that runs over a side of a laid card."""
        number, _ = self.table[place]
        (piece,) = [
            (place, index)
            for index in range(len(self.cards[number].paths(colour)))
            if side in self.sides_of(colour, (place, index))
        ]
        return piece

    def whole_path(self, colour: str, start: Piece) -> set[Piece]:
        """TRAIL-30: everything connected; TRAIL-34: over edges only, not across underpasses."""
        found = {start}
        to_walk = [start]
        while to_walk:
            place, index = to_walk.pop()
            for side in self.sides_of(colour, (place, index)):
                if next_to(place, side) in self.table:
                    piece = self.piece_at(colour, next_to(place, side), OPPOSITE[side])
                    if piece not in found:
                        found.add(piece)
                        to_walk.append(piece)
        return found

    def is_complete(self, colour: str, path: set[Piece]) -> bool:
        """TRAIL-30: every edge it runs over meets a laid card."""
        return all(
            next_to(piece[0], side) in self.table
            for piece in path
            for side in self.sides_of(colour, piece)
        )

    def complete_pieces(self, colour: str) -> set[Piece]:
        """TRAIL-36R: walk every path of the colour; each counts."""
        walked: set[Piece] = set()
        complete: set[Piece] = set()
        for piece in self.pieces(colour):
            if piece not in walked:
                path = self.whole_path(colour, piece)
                walked |= path
                if self.is_complete(colour, path):
                    complete |= path
        return complete

    def empty_houses(self, colour: str) -> set[House]:
        """TRAIL-31: the houses of complete paths; TRAIL-37R: those without a stone."""
        houses = {
            (piece[0], piece[1], number)
            for piece in self.complete_pieces(colour)
            for number in range(self.path_of(colour, piece).houses)
        }
        return houses - self.stones[colour]

    # Stones

    def place_stones(self, colour: str, houses: set[House]) -> int:
        """TRAIL-31: one stone each; TRAIL-35R, TRAIL-38R: if too few, for the first houses."""
        filled = sorted(houses, key=reading_order)[: self.left[colour]]
        self.stones[colour] = self.stones[colour] | set(filled)
        self.left[colour] -= len(filled)
        return len(filled)

    def place_owed_stones(self, seat: int) -> None:
        """TRAIL-32, TRAIL-33R: the paths that the opponent completed get their stones now."""
        colour = COLOURS[seat]
        self.place_stones(colour, self.owed[colour])
        self.owed[colour] = set()

    def place_own_stones(self) -> None:
        """TRAIL-31: the paths of the player's colour that the card just laid completes."""
        colour = COLOURS[self.turn]
        self.place_stones(colour, self.empty_houses(colour))

    def owe_stones(self) -> None:
        """TRAIL-32: the paths of the opponent's colour wait for the opponent's turn."""
        colour = COLOURS[1 - self.turn]
        self.owed[colour] = self.empty_houses(colour)

    # A turn of two players

    def is_solo(self) -> bool:
        """TRAIL-51: no hand."""
        return not self.hands

    def begin_turn(self) -> None:
        """TRAIL-51: draw in solo; TRAIL-25R: stones owed first; a lone card needs no choosing."""
        if self.is_solo():
            self.chosen = self.pile.pop(0)
            return
        self.place_owed_stones(self.turn)
        self.end_if_last_stone()
        if self.ended is None and len(self.hands[self.turn]) == 1:
            (self.chosen,) = self.hands[self.turn]

    def finish_turn(self) -> None:
        """TRAIL-25R: the player's stones, then draw; a win ends the game at once."""
        self.owe_stones()
        self.place_own_stones()
        self.end_if_last_stone()
        if self.ended is None:
            self.draw()
            self.end_if_all_laid()
        if self.ended is None:
            self.turn = 1 - self.turn
            self.begin_turn()

    def draw(self) -> None:
        """TRAIL-22: a card from the pile; TRAIL-23R: none if it is empty."""
        if self.pile:
            self.hands[self.turn].add(self.pile.pop(0))

    def end_if_last_stone(self) -> None:
        """TRAIL-40: no stone left on the player's turn; TRAIL-43R: nothing else is placed."""
        if self.left[COLOURS[self.turn]] == 0:
            self.ended = "TRAIL-40"

    def end_if_all_laid(self) -> None:
        """TRAIL-41: no cards left; TRAIL-42R: the stones owed by the last card count."""
        if not self.pile and not any(self.hands):
            self.place_owed_stones(1 - self.turn)
            self.ended = "TRAIL-41"

    # A turn of solo

    def may_discard(self) -> bool:
        """TRAIL-56V: once per game; TRAIL-58R: only if the deck has another card."""
        return self.easier and self.is_solo() and not self.discarded and bool(self.pile)

    def discard(self, card: int) -> None:
        """TRAIL-56V: the card leaves the game, the next one is drawn."""
        self.discarded.append(card)
        self.chosen = self.pile.pop(0)

    def finish_solo_turn(self) -> None:
        """TRAIL-57R: stones of both colours (TRAIL-52), then the end or the next turn."""
        placed = sum(self.place_stones(colour, self.empty_houses(colour)) for colour in COLOURS)
        self.count_idle(placed)
        self.judge_solo()
        if self.ended is None:
            self.begin_turn()

    def count_idle(self, placed: int) -> None:
        """TRAIL-53, TRAIL-53R: only placing a stone resets the count."""
        self.idle = 0 if placed > 0 else self.idle + 1

    def judge_solo(self) -> None:
        """TRAIL-57R: win, third card, empty deck, in this order."""
        if all(self.left[colour] == 0 for colour in COLOURS):
            self.ended = "TRAIL-54"
        elif self.idle == 3:
            self.ended = "TRAIL-53"
        elif not self.pile:
            self.ended = "TRAIL-55R"

    # Decisions

    def player(self) -> int | None:
        """The seat to act, or None when the game is over."""
        return None if self.ended else self.turn

    def free_places(self) -> list[Place]:
        """TRAIL-20: free places with a laid card on at least one side; TRAIL-24R: anywhere."""
        beside = {next_to(place, side) for place in self.table for side in SIDES}
        return sorted(beside - set(self.table))

    def lays(self) -> list[Choice]:
        """TRAIL-20: every place in every rotation (TRAIL-4R: any card fits)."""
        return [("lay", x, y, turns) for x, y in self.free_places() for turns in range(4)]

    def choices(self) -> list[Choice]:
        """TRAIL-20: the card, then its place; TRAIL-56V: or to discard it; none when it is over."""
        if self.ended:
            return []
        if self.chosen is None:
            return [("card", number) for number in sorted(self.hands[self.turn])]
        return self.lays() + ([("discard",)] if self.may_discard() else [])

    def act(self, choice: Choice) -> None:
        """Carry out a choice."""
        if choice not in self.choices():
            raise ValueError(f"{choice} is not allowed")
        match choice, self.chosen:
            case ("card", int(number)), _:
                self.chosen = number
            case ("discard",), int(card):
                self.discard(card)
            case ("lay", int(x), int(y), int(turns)), int(card):
                self.lay(card, (x, y), turns)

    def lay(self, card: int, place: Place, turns: int) -> None:
        """TRAIL-20: the card moves from the hand to the table; TRAIL-21: permanently."""
        self.table[place] = (card, turns)
        self.chosen = None
        if self.is_solo():
            self.finish_solo_turn()
        else:
            self.hands[self.turn].remove(card)
            self.finish_turn()

    # The result

    def scores(self) -> list[int]:
        """TRAIL-41: the stones placed; TRAIL-54, TRAIL-57R: in a won solo game, the cards left."""
        if self.is_solo():
            return [len(self.pile) if self.ended == "TRAIL-54" else 0]
        return [len(self.stones[colour]) for colour in COLOURS]

    def winners(self) -> set[int]:
        """TRAIL-40: the player of the last stone; TRAIL-41: the most stones, or both; TRAIL-54."""
        if self.ended in ("TRAIL-40", "TRAIL-54"):
            return {self.turn}
        if self.ended == "TRAIL-41":
            scores = self.scores()
            return {seat for seat in (0, 1) if scores[seat] == max(scores)}
        return set()

    def shares(self) -> list[int]:
        """The victory in twelfths, shared by all winners."""
        winners = self.winners()
        seats = range(len(self.hands) or 1)
        return [12 // len(winners) if seat in winners else 0 for seat in seats]
