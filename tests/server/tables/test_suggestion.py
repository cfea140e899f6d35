"""Match me: results against bots choose the level of the next bot."""

from __future__ import annotations

import pytest
from msgspec import structs

from elfhame.games import registry
from elfhame.kernel.play import Play
from elfhame.server.messages import Wins
from elfhame.server.tables.config import SeatPlan, TableConfig
from elfhame.server.tables.facts import Facts
from elfhame.server.tables.suggestion import Finished, finished_game, matched_level, wins
from elfhame.server.tables.table import Seat, Table


def games(latest_first: str) -> list[Finished]:
    """For example ``hazel+ hazel- oak-``: won, lost, lost."""
    return [Finished(text[:-1], text[-1] == "+") for text in latest_first.split()]


@pytest.mark.parametrize(
    ("latest_first", "level"),
    [
        ("", "seedling"),
        ("seedling+", "seedling"),
        ("seedling+ seedling+", "sapling"),
        ("sapling+ seedling+ seedling+", "sapling"),
        ("hazel- hazel-", "sapling"),
        ("hazel- hazel+ hazel-", "hazel"),
        ("hazel+ oak+", "hazel"),
        ("seedling- seedling- seedling-", "seedling"),
        ("elder+ elder+", "elder"),
    ],
)
def test_two_wins_lead_up_and_two_losses_down(latest_first: str, level: str) -> None:
    assert matched_level(games(latest_first)) == level


def test_wins_are_counted_by_level() -> None:
    found = wins(games("hazel- hazel+ seedling+"))
    assert found == {"hazel": Wins(won=1, played=2), "seedling": Wins(won=1, played=1)}


def finished(*seats: Seat) -> Table:
    """A finished game of Trails: the first choices, so that somebody wins."""
    config = TableConfig(game="trails", version=1, options={}, seats=[SeatPlan(kind="open")] * 2)
    play = Play(registry.game("trails"), len(seats), seed=3)
    while not play.over:
        play.act(play.numbers()[0], play.waiting[0])
    facts = Facts("table", "ada", config, bytes(32), "seat", "watch", created=0)
    return Table("table", facts, seats, status="finished", play=play)


ADA, BO = Seat(guest="ada", share="00"), Seat(guest="bo", share="00")


def test_a_game_against_bots_counts_with_its_result() -> None:
    table = finished(ADA, Seat(bot="druid"))
    assert table.play is not None
    assert table.play.result is not None
    assert finished_game(table, "ada") == Finished("hazel", table.play.result.returns[0] > 0)
    swapped = structs.replace(table, seats=table.seats[::-1])
    assert finished_game(swapped, "ada") == Finished("hazel", table.play.result.returns[1] > 0)


def test_games_with_people_and_games_that_a_bot_finished_do_not_count() -> None:
    assert finished_game(finished(ADA, BO), "ada") is None
    assert finished_game(finished(structs.replace(ADA, bot="oak"), Seat(bot="oak")), "ada") is None
    assert finished_game(finished(ADA, Seat(bot="oak")), "bo") is None


def test_an_unfinished_game_does_not_count() -> None:
    table = finished(ADA, Seat(bot="oak"))
    running = structs.replace(table, play=Play(registry.game("trails"), 2, seed=3))
    assert finished_game(running, "ada") is None
