"""The type of an option declares its kind."""

from __future__ import annotations

from typing import Literal, get_type_hints

import pytest

from elfhame.games import fae, faeries, land, trails
from elfhame.games.registry import game
from elfhame.kernel.options import Options, SeatOption, option_kinds, seat_options
from elfhame.kernel.play import Play
from elfhame.kernel.refused import Refused


class Every(Options, frozen=True, kw_only=True):
    """An option of each kind; their names don't give the kinds away."""

    first: int = 3
    last: SeatOption = None
    swift: bool = True
    season: Literal["spring", "autumn"] = "spring"


class Odd(Options, frozen=True, kw_only=True):
    """An option whose type has no kind."""

    speed: float = 1.0


def test_a_type_declares_the_kind() -> None:
    kinds = {"first": "number", "last": "seat", "swift": "flag", "season": "choice"}
    assert option_kinds(Every) == kinds
    assert seat_options(Every) == ("last",)


def test_a_type_without_a_kind_is_an_error() -> None:
    with pytest.raises(TypeError, match="'speed'"):
        option_kinds(Odd)


@pytest.mark.parametrize("seat", [-1, 2])
def test_a_seat_must_be_at_the_table(seat: int) -> None:
    with pytest.raises(Refused, match=r"^options\.first: there is no seat"):
        Play(game("fae"), 2, {"first": seat})


@pytest.mark.parametrize(
    ("choices", "options"),
    [
        (fae.FaeChoices, fae.FaeOptions),
        (trails.TrailsChoices, trails.TrailsOptions),
        (land.LandChoices, land.LandOptions),
        (faeries.FaeriesChoices, faeries.FaeriesOptions),
    ],
)
def test_keyword_arguments_are_the_options(choices: type, options: type[Options]) -> None:
    assert get_type_hints(choices) == get_type_hints(options)


def test_each_game_starts_its_own_play() -> None:
    for module in (fae, trails, land, faeries):
        play = module.new(seats=2, seed=1, first=1)
        assert play.game is module.GAME
        assert play.view() == Play(module.GAME, 2, {"first": 1}, 1).view()
