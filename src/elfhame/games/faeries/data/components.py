"""The pieces of Faeries & Magical Creatures, loaded from the data files and validated."""

from __future__ import annotations

from collections import Counter
from typing import Final, Literal, get_args

from msgspec import Struct, field

from ....kernel.data_files import bound, read_data
from ....kernel.readings import read_otherwise
from ....kernel.refused import Refused
from ....kernel.shapes import from_toml
from .effects import END_SHARE, FOLKS, MEASURES, VERBS, WHOSE, Folk, Step, read_step, step_worth

__all__ = [
    "BOARD_ACTIONS",
    "CARDS",
    "FOLKS",
    "GARDEN_BOARD",
    "GARDEN_TILES",
    "HOME_AT",
    "KINSHIP",
    "MEASURES",
    "MOST_STEPS",
    "SIDE",
    "STARTING",
    "TILE_COUNT",
    "VERBS",
    "WHOSE",
    "BoardAction",
    "Card",
    "Folk",
    "GardenComponent",
    "Step",
    "TileComponent",
    "read_cards",
    "read_garden",
    "read_tiles",
]

BoardAction = Literal["trust", "build", "befriend", "help", "call"]
BOARD_ACTIONS: Final[tuple[BoardAction, ...]] = get_args(BoardAction)
"""The five actions of the main board, in its order (FMC-1)."""
KINSHIP: Final = 40
"""The number of tokens of each player (FMC-3)."""
TILE_COUNT: Final = 48
"""The number of garden tiles (FMC-3)."""
STARTING: Final = 4
"""The number of cards that everyone starts with; these come first (FMC-2)."""
HOME_AT: Final = 10
"""The number of tokens in an area that earns its home (FMC-60)."""

SIDE: Final = 10
_A_FOLK: Final = 12
MOST_STEPS: Final = 6
_MOST_HELPERS: Final = 6
"""The most cards that may let their player play another: the agenda has room for this chain."""
_FIRST_RULE: Final = 101
_ICONS: Final = {".": None, "k": "kinship", "c": "card", "v": "points"}
_BANDS: Final = {True: (120, 300), False: (260, 560)}
"""The least and most worth of starting cards and others, in hundredths of a point (FMC-4D)."""

Square = tuple[int, int]
"""The distance to the right and down."""


class Card(Struct, frozen=True):
    """A card: its folk, its effect when played, and what it counts at the end."""

    number: int
    name: str
    folk: Folk | None
    rule: str
    """The line of the ledger that describes its effect."""
    steps: tuple[Step, ...]
    end: Step | None

    @property
    def played(self) -> float:
        """The worth of playing it with its better option, in hundredths of a point."""
        return max(
            sum(step_worth(step) for step in self.steps if step.branch in (0, branch))
            for branch in (1, 2)
        )

    @property
    def worth(self) -> float:
        """The worth of having it: of playing it, and of what it counts at the end."""
        return self.played + (END_SHARE * step_worth(self.end) if self.end else 0)


class TileComponent(Struct, frozen=True):
    """A garden tile: its outline with the Plant side up, and mirrored with the Path side up."""

    number: int
    outline: str
    plant: tuple[Square, ...]
    path: tuple[Square, ...]


class GardenComponent(Struct, frozen=True):
    """The garden board: its icons by square, and the squares of a home."""

    side: int
    icons: dict[str, tuple[Square, ...]]
    home: tuple[Square, ...]


class _Row(Struct, frozen=True, forbid_unknown_fields=True, rename={"other": "or"}):
    name: str
    folk: Folk | None = None
    effect: tuple[str, ...] = ()
    either: tuple[str, ...] = ()
    other: tuple[str, ...] = ()
    end: str | None = None


class _Cards(Struct, frozen=True, forbid_unknown_fields=True):
    card: tuple[_Row, ...]


class _Outlines(Struct, frozen=True, forbid_unknown_fields=True):
    outlines: tuple[str, ...]


class _Tiles(Struct, frozen=True, forbid_unknown_fields=True):
    shapes: dict[str, tuple[str, ...]]
    tiles: _Outlines


class _Garden(Struct, frozen=True, forbid_unknown_fields=True):
    squares: tuple[str, ...]
    home: tuple[str, ...] = field(default=("##", "##"))


# ---------------------------------------------------------------- cards


def read_cards(text: str) -> tuple[Card, ...]:
    """The cards described by the text, starting cards first; refused if they break the ledger."""
    rows = from_toml(text, _Cards).card
    folks = [row.folk for row in rows]
    wanted = [None] * STARTING + [folk for folk in FOLKS for _ in range(_A_FOLK)]
    if folks != wanted:
        reason = f"{STARTING} starting cards come first, then {_A_FOLK} cards of each folk"
        raise Refused(reason, rule="FMC-2")
    twice = [name for name, count in Counter(row.name for row in rows).items() if count > 1]
    if twice:
        raise Refused(f"two cards are called {twice[0]}", rule="FMC-4D")
    helpers = sum("help" in " ".join((*row.effect, *row.either, *row.other)) for row in rows)
    if helpers > _MOST_HELPERS:
        raise Refused(f"{helpers} cards let one play another", rule="FMC-100D")
    return tuple(_card(number, row) for number, row in enumerate(rows))


def _card(number: int, row: _Row) -> Card:
    try:
        end = read_step(row.end) if row.end else None
        card = Card(number, row.name, row.folk, f"FMC-{_FIRST_RULE + number}D", _steps(row), end)
        _check_card(card)
    except Refused as refused:
        raise refused.within(f"card[{number}]") from None
    return card


def _steps(row: _Row) -> tuple[Step, ...]:
    steps: list[Step] = []
    branch = 0
    for words in row.effect:
        steps.append(read_step(words, branch))
        if steps[-1].verb == "spend":
            branch = 1
    if row.either or row.other:
        steps.append(Step("choose"))
        steps += [read_step(words, 1) for words in row.either]
        steps += [read_step(words, 2) for words in row.other]
    return tuple(steps)


def _check_card(card: Card) -> None:
    if not card.steps:
        bound(__package__, Refused(f"{card.name} does nothing", rule="FMC-100D"))
    if len(card.steps) > MOST_STEPS:
        raise Refused(f"it has more than {MOST_STEPS} steps", rule="FMC-100D")
    if card.end and card.end.verb != "count":
        raise Refused("only a count can score at the end", rule="FMC-57R")
    if any(step.measure == "card" for step in card.steps):
        raise Refused("a count of cards would tell what is hidden", rule="FMC-57R")
    if any(step.verb == "choose" for step in card.steps) and not {1, 2} <= {
        step.branch for step in card.steps
    }:
        raise Refused("a choice has two sides", rule="FMC-100D")
    least, most = _BANDS[card.folk is None]
    if not least <= card.worth <= most:
        reason = f"{card.name} is worth {card.worth:.0f}, not {least} to {most}"
        bound(__package__, Refused(reason, rule="FMC-4D"))


# ---------------------------------------------------------------- tiles and garden


def read_tiles(text: str) -> tuple[TileComponent, ...]:
    """The tiles described by the text; refused if an outline isn't a polyomino."""
    content = from_toml(text, _Tiles)
    names = content.tiles.outlines
    if len(names) != TILE_COUNT:
        raise Refused(f"there are {TILE_COUNT} tiles, not {len(names)}", rule="FMC-3")
    shapes = {name: _squares(rows, f"shapes.{name}") for name, rows in content.shapes.items()}
    for name in names:
        if name not in shapes:
            raise Refused(f"there is no outline {name}", rule="FMC-4D", field="tiles")
    return tuple(
        TileComponent(number, name, shapes[name], _mirrored(shapes[name]))
        for number, name in enumerate(names)
    )


def read_garden(text: str) -> GardenComponent:
    """The garden described by the text; refused if it isn't a square with all three icons."""
    content = from_toml(text, _Garden)
    if len(content.squares) != SIDE or any(len(row) != SIDE for row in content.squares):
        raise Refused(f"the garden has {SIDE} rows of {SIDE} squares", rule="FMC-4D")
    icons: dict[str, list[Square]] = {name: [] for name in _ICONS.values() if name}
    for y, row in enumerate(content.squares):
        for x, mark in enumerate(row):
            if mark not in _ICONS:
                raise Refused(f"{mark!r} is no icon", rule="FMC-35", field=f"squares[{y}]")
            if name := _ICONS[mark]:
                icons[name].append((x, y))
    if not all(icons.values()):
        raise Refused("an icon is missing", rule="FMC-35")
    home = _squares(content.home, "home")
    return GardenComponent(SIDE, {name: tuple(squares) for name, squares in icons.items()}, home)


def _squares(rows: tuple[str, ...], where: str) -> tuple[Square, ...]:
    """The squares of an outline, row by row; they must be connected and touch their frame."""
    found = [(x, y) for y, row in enumerate(rows) for x, mark in enumerate(row) if mark == "#"]
    if not found or not _connected(found):
        raise Refused("the squares do not hang together", rule="FMC-4D", field=where)
    if min(x for x, _ in found) or min(y for _, y in found):
        raise Refused("an outline begins in its first row and column", rule="FMC-4D", field=where)
    if len(found) not in (4, 5):
        raise Refused("a piece has four or five squares", rule="FMC-4D", field=where)
    return tuple(found)


def _connected(squares: list[Square]) -> bool:
    reached, left = [squares[0]], set(squares[1:])
    for x, y in reached:
        near = [(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)]
        reached += [square for square in near if square in left]
        left -= set(near)
    return not left


def _mirrored(squares: tuple[Square, ...]) -> tuple[Square, ...]:
    widest = max(x for x, _ in squares)
    return tuple(sorted(((widest - x, y) for x, y in squares), key=lambda at: (at[1], at[0])))


CARDS: Final = read_cards(read_data(__package__, "cards.toml"))
GARDEN_TILES: Final = read_tiles(read_data(__package__, "tiles.toml"))
GARDEN_BOARD: Final = read_garden(read_data(__package__, "garden.toml"))
READ_OTHERWISE: Final = read_otherwise(__package__, read_data(__package__, "readings.toml"))
"""The rulings that are read otherwise than by us."""
