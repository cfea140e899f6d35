"""The components (FMC-1 to FMC-4D), and the texts of the cards (from FMC-100D)."""

from __future__ import annotations

from collections import Counter

import msgspec
import pytest

from elfhame.games.faeries.data.components import (
    BOARD_ACTIONS,
    CARDS,
    FOLKS,
    GARDEN_BOARD,
    GARDEN_TILES,
    KINSHIP,
    Card,
)
from elfhame.games.faeries.data.effects import VERBS
from elfhame.games.faeries.data.outlines import (
    LOWER_EDGE,
    NOT_FIRST,
    NOT_LAST,
    OUTLINE_SQUARES,
    UPPER_EDGE,
    facing_outline,
    turn_count,
)
from elfhame.games.faeries.data.tables import FOLK_CARDS
from elfhame.kernel.bits import how_many, lowest, nth
from elfhame.texts import LANGUAGES, rulebook
from scripts.card_texts import caption
from tests.games.faeries.positions import GAME


@pytest.mark.rule("FMC-1")
def test_there_are_five_actions_and_five_folk() -> None:
    assert BOARD_ACTIONS == ("trust", "build", "befriend", "help", "call")
    assert FOLKS == ("fae", "nature", "earth", "trolls", "beast")


@pytest.mark.rule("FMC-2")
def test_there_are_four_starting_cards_and_sixty_others() -> None:
    assert [card.folk for card in CARDS[:4]] == [None] * 4
    assert len({card.name for card in CARDS[4:]}) == 60


@pytest.mark.rule("FMC-3")
def test_there_are_forty_tokens_per_player_and_48_two_sided_tiles() -> None:
    assert KINSHIP == 40
    assert len(GARDEN_TILES) == 48
    for tile in GARDEN_TILES:
        widest = max(x for x, _ in tile.plant)
        assert sorted(tile.path) == sorted((widest - x, y) for x, y in tile.plant)


@pytest.mark.rule("FMC-4D")
def test_every_folk_has_twelve_cards_and_tiles_have_four_or_five_squares() -> None:
    assert Counter(card.folk for card in CARDS[4:]) == dict.fromkeys(FOLKS, 12)
    assert Counter(len(tile.plant) for tile in GARDEN_TILES) == {4: 20, 5: 28}
    assert (GARDEN_BOARD.side, len(GARDEN_BOARD.home)) == (10, 4)
    assert {kind: len(squares) for kind, squares in GARDEN_BOARD.icons.items()} == {
        "kinship": 7,
        "card": 5,
        "points": 6,
    }


@pytest.mark.rule("FMC-4D")
def test_all_cards_have_about_the_same_value() -> None:
    worth = [card.worth for card in CARDS[4:]]
    assert 260 <= min(worth) <= max(worth) <= 560
    assert all(120 <= card.worth <= 300 for card in CARDS[:4])


@pytest.mark.rule("FMC-4D")
def test_the_cards_have_all_kinds_of_effects_of_the_published_game() -> None:
    used = {step.verb for card in CARDS for step in card.steps}
    assert used == set(VERBS)
    assert {step.whose for card in CARDS for step in card.steps} >= {"own", "rival", "any"}
    assert any(card.end for card in CARDS)


@pytest.mark.rule("FMC-37R")
def test_a_tile_has_only_distinct_rotations() -> None:
    turns = {tile.outline: turn_count(tile.number, 0) for tile in GARDEN_TILES}
    assert {turns[name] for name in ("O4", "X5")} == {1}
    assert {turns[name] for name in ("I4", "I5", "S4", "Z4", "Z5")} == {2}
    assert {turns[name] for name in ("T4", "L4", "J4", "F5", "P5", "Y5", "W5")} == {4}


@pytest.mark.rule("FMC-37R")
def test_a_tile_turns_clockwise() -> None:
    number = next(tile.number for tile in GARDEN_TILES if tile.outline == "L4")
    assert OUTLINE_SQUARES[facing_outline(number, 1)] == 2**0 + 2**1 + 2**2 + 2**10


def test_packed_tables_match_the_data() -> None:
    columns = [2 ** (y * 10 + x) for y in range(5) for x in range(10)]
    assert sum(columns) - sum(columns[::10]) == NOT_FIRST
    assert sum(columns) - sum(columns[9::10]) == NOT_LAST
    border = [x in (0, 9) or y in (0, 9) for y in range(10) for x in range(10)]
    assert sum(2**at for at in range(50) if border[at]) == UPPER_EDGE
    assert sum(2 ** (at - 50) for at in range(50, 100) if border[at]) == LOWER_EDGE
    assert [lowest(2**place) for place in range(60)] == [*range(60)]
    assert (nth(0b101100, 1), how_many(2**50 - 1)) == (3, 50)
    assert [how_many(FOLK_CARDS[n]) + how_many(FOLK_CARDS[5 + n]) for n in range(5)] == [12] * 5


def test_components_contain_what_a_screen_needs() -> None:
    box = GAME.components()
    assert set(box) == {
        *("actions", "folks", "cards", "tiles", "turns", "outlines", "faces"),
        *("garden", "kinship", "home_at"),
    }
    assert msgspec.to_builtins(box["turns"][0]) == {"plant": 2, "path": 2}


@pytest.mark.rule("FMC-37R")
def test_every_rotation_of_a_tile_is_served_as_the_printed_outline_turned() -> None:
    box = msgspec.to_builtins(GAME.components())
    for tile, faces, turns in zip(GARDEN_TILES, box["faces"], box["turns"], strict=True):
        for side, printed in (("plant", tile.plant), ("path", tile.path)):
            served = [box["outlines"][outline] for outline in faces[side]]
            assert len(served) == turns[side]
            expected = set(printed)
            for squares in served:
                assert set(map(tuple, squares)) == expected
                lowest_row = max(y for _, y in expected)
                expected = {(lowest_row - y, x) for x, y in expected}


# ---------------------------------------------------------------- card texts


@pytest.mark.rule("FMC-100D")
@pytest.mark.rule(
    "FMC-101D", "FMC-102D", "FMC-103D", "FMC-104D", "FMC-105D", "FMC-106D", "FMC-107D", "FMC-108D"
)
@pytest.mark.rule(
    "FMC-109D", "FMC-110D", "FMC-111D", "FMC-112D", "FMC-113D", "FMC-114D", "FMC-115D", "FMC-116D"
)
@pytest.mark.rule(
    "FMC-117D", "FMC-118D", "FMC-119D", "FMC-120D", "FMC-121D", "FMC-122D", "FMC-123D", "FMC-124D"
)
@pytest.mark.rule(
    "FMC-125D", "FMC-126D", "FMC-127D", "FMC-128D", "FMC-129D", "FMC-130D", "FMC-131D", "FMC-132D"
)
@pytest.mark.rule(
    "FMC-133D", "FMC-134D", "FMC-135D", "FMC-136D", "FMC-137D", "FMC-138D", "FMC-139D", "FMC-140D"
)
@pytest.mark.rule(
    "FMC-141D", "FMC-142D", "FMC-143D", "FMC-144D", "FMC-145D", "FMC-146D", "FMC-147D", "FMC-148D"
)
@pytest.mark.rule(
    "FMC-149D", "FMC-150D", "FMC-151D", "FMC-152D", "FMC-153D", "FMC-154D", "FMC-155D", "FMC-156D"
)
@pytest.mark.rule(
    "FMC-157D", "FMC-158D", "FMC-159D", "FMC-160D", "FMC-161D", "FMC-162D", "FMC-163D", "FMC-164D"
)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("card", CARDS, ids=lambda card: card.name)
def test_the_ledger_says_what_a_card_does(card: Card, language: str) -> None:
    assert rulebook("faeries", language)[card.rule].text == caption(card, language)
