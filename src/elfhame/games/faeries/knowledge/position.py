"""Positions of Faeries & Magical Creatures as text: areas, gardens, cards, and the agenda."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from string import ascii_letters
from typing import Final

from msgspec.structs import replace

from ....kernel.fields import NOTHING, Fields, by_seat, list_of
from ....kernel.position import PositionForm
from ..data.components import BOARD_ACTIONS, FOLKS, KINSHIP, TILE_COUNT, Folk
from ..rules.end import LAST_TURN
from ..rules.engine import Faeries
from ..rules.setup import BOX_TILES
from .names import CAUSES, SIDES
from .position_cards import card_fields, with_cards
from .position_checks import check_state
from .position_tasks import read_tasks, task_text
from .view_types import FaeriesView, GardenView, LaidTile, PlacedHome, SeatView

BESIDE_WORD: Final = "beside"
_MOST_POINTS: Final = 999
_MOST_SQUARE: Final = 9


class FaeriesPositions(PositionForm[FaeriesView]):
    """The text form of a position of Faeries & Magical Creatures.

    ``path0@0,1r0`` is tile 0 with its path side up, its corner at 0, 1, not turned. A task of the
    agenda is its kind, its seat and its details; the next one comes last. Cards and tiles that no
    field names are in deck, bag or box.
    """

    def defaults(self, seats: int) -> Mapping[str, str]:
        nothing, zero = by_seat([NOTHING] * seats), by_seat(["0"] * seats)
        return {
            "turn": "1",
            "acting": "0",
            "action": NOTHING,
            "extra": "0",
            "tokens": by_seat([list_of([0] * len(FOLKS))] * seats),
            "points": zero,
            "gardens": nothing,
            "hands": nothing,
            "piles": by_seat(["paper_lantern,acorn_cup,honey_cake,skipping_stone"] * seats),
            "discards": nothing,
            "owned": nothing,
            "seen": nothing,
            "shown": nothing,
            "batch": by_seat(["paper_lantern,acorn_cup,honey_cake,skipping_stone"] * seats),
            "fresh": nothing,
            "strangers": zero,
            "first-piles": list_of(range(seats)),
            "under": NOTHING,
            "passes": "0",
            "chosen": NOTHING,
            "kept": nothing,
            "revealed": nothing,
            "packet": NOTHING,
            "sights": NOTHING,
            "packets": NOTHING,
            "end": NOTHING,
            "over": NOTHING,
        }

    def write(self, view: FaeriesView, memories: Sequence[FaeriesView]) -> dict[str, str]:
        return {
            "turn": str(view.turn),
            "acting": str(view.acting),
            "action": view.action or NOTHING,
            "extra": str(int(view.extra_used)),
            "agenda": list_of(map(task_text, view.agenda)),
            "tokens": by_seat(list_of(player.tokens) for player in view.players),
            "points": by_seat(str(player.points) for player in view.players),
            "gardens": by_seat(_garden_text(player.garden) for player in view.players),
            "tiles": list_of(view.tile_offer),
            **card_fields(view),
            "end": view.cause or NOTHING,
            "over": view.ending or NOTHING,
        }

    def read(self, fields: Fields, blank: FaeriesView) -> FaeriesView:
        agenda = read_tasks(fields, blank.seats)
        view = replace(
            blank,
            turn=fields.number("turn", LAST_TURN),
            acting=fields.number("acting", blank.seats - 1),
            action=fields.option("action", BOARD_ACTIONS),
            extra_used=bool(fields.number("extra", 1)),
            agenda=agenda,
            players=_players(fields, blank),
            tile_offer=tuple(
                sorted(fields.numbers_in("tiles", fields.text("tiles"), TILE_COUNT - 1))
            ),
            cause=fields.option("end", CAUSES),
            ending=fields.option("over", ("FMC-70", "FMC-75R", "FMC-76R")),
        )
        return with_cards(fields, _with_tiles(fields, _with_homes(fields, view)))

    def check(self, state: Faeries) -> None:
        check_state(state)


# ---------------------------------------------------------------- tokens and gardens


def _players(fields: Fields, blank: FaeriesView) -> tuple[SeatView, ...]:
    parts = [fields.seats(name, blank.seats) for name in ("tokens", "points", "gardens")]
    return tuple(
        _player(fields, player, *texts)
        for player, *texts in zip(blank.players, *parts, strict=True)
    )


def _player(fields: Fields, player: SeatView, tokens: str, points: str, garden: str) -> SeatView:
    """A seat's tokens, points and garden; the tokens that aren't placed are its supply (FMC-10)."""
    placed = fields.numbers_in("tokens", tokens, KINSHIP)
    if len(placed) != len(FOLKS) or sum(placed) > KINSHIP:
        fields.refuse("tokens", f"a seat has {KINSHIP} tokens, listed for five folk", "FMC-10")
    return replace(
        player,
        tokens=placed,
        supply=KINSHIP - sum(placed),
        points=fields.as_number("points", points, _MOST_POINTS),
        garden=_garden(fields, player.garden, garden),
    )


def _garden_text(garden: GardenView) -> str:
    tiles = [f"{tile.side}{tile.tile}@{tile.x},{tile.y}r{tile.turns}" for tile in garden.tiles]
    homes = [
        f"{home.folk}@{BESIDE_WORD if home.x is None else f'{home.x},{home.y}'}"
        for home in garden.homes
    ]
    return list_of([*tiles, *homes], ";")


def _garden(fields: Fields, blank: GardenView, text: str) -> GardenView:
    tiles, homes = [], []
    for item in fields.split(text, ";"):
        what, _, where = item.partition("@")
        if what in FOLKS:
            homes.append(_home(fields, what, where))
        else:
            tiles.append(_tile(fields, what, where))
    return replace(blank, tiles=tuple(tiles), homes=tuple(homes))


def _home(fields: Fields, folk: Folk, where: str) -> PlacedHome:
    if where == BESIDE_WORD:
        return PlacedHome(folk, None, None)
    return PlacedHome(folk, *_square(fields, where))


def _tile(fields: Fields, what: str, where: str) -> LaidTile:
    number = what.lstrip(ascii_letters)
    side = fields.word("gardens", what.removesuffix(number), SIDES)
    place, _, turns = where.partition("r")
    x, y = _square(fields, place)
    return LaidTile(
        fields.as_number("gardens", number, TILE_COUNT - 1),
        side,
        fields.as_number("gardens", turns, 3),
        x,
        y,
        0,
    )


def _square(fields: Fields, text: str) -> tuple[int, int]:
    x, _, y = text.partition(",")
    right = fields.as_number("gardens", x, _MOST_SQUARE)
    return right, fields.as_number("gardens", y, _MOST_SQUARE)


def _with_homes(fields: Fields, view: FaeriesView) -> FaeriesView:
    """The view with the owner of each home: who has placed it, or is about to (FMC-60)."""
    owners: dict[str, int] = {}
    for seat, player in enumerate(view.players):
        homes = [home.folk for home in player.garden.homes]
        homes += [
            FOLKS[task.first] for task in view.agenda if (task.kind, task.seat) == ("home", seat)
        ]
        for folk in homes:
            if folk in owners:
                fields.refuse("gardens", f"there are two homes of the kind {folk}", "FMC-60")
            owners[folk] = seat
    areas = tuple(replace(area, home=owners.get(area.folk)) for area in view.areas)
    return replace(view, areas=areas)


def _with_tiles(fields: Fields, view: FaeriesView) -> FaeriesView:
    """The view with the tiles that no field names: those in the bag, and with two seats the box."""
    named = [tile.tile for player in view.players for tile in player.garden.tiles]
    named += [*view.tile_offer, *(task.first for task in view.agenda if task.kind == "lay")]
    unseen = tuple(tile for tile in range(TILE_COUNT) if tile not in named)
    bag = len(unseen) - (BOX_TILES if view.seats == 2 else 0)
    if len(set(named)) < len(named) or bag < 0:
        fields.refuse("tiles", "a tile is there twice, or there are too many", "FMC-12")
    return replace(view, unseen_tiles=unseen, bag=bag)
