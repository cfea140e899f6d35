"""Faeries & Magical Creatures in a browser: complete games, each kind of turn, full gardens."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser import boards, faeries_board
from tests.browser.faeries_board import ACTIONS, Player
from tests.browser.faeries_positions import choosy, home_in_passing, planted
from tests.browser.positions import make_table, until
from tests.browser.stored_positions import LocalGuest
from tests.browser.visitors import PHONE, Visitors


def finish(player: Player, by_keys: bool = False) -> None:
    """Play until the game is over."""
    turn = player.turn_by_keys if by_keys else player.turn
    boards.play_to_the_end(player.page, lambda _: turn())
    expect(boards.end(player.page).get_by_role("row", name="Total").first).to_be_visible()


def test_a_complete_two_player_game_with_the_draft_is_played_by_mouse(
    people: Visitors, ada: LocalGuest
) -> None:
    page = people.come(ada)
    page.goto(f"/table/{make_table(ada, 'faeries', 'person', 'seedling', options={'draft': True})}")
    player = Player(page, ["build", "befriend", "befriend", "befriend"])
    finish(player)
    assert {"keep", "name", "lay", "befriend"} <= set(player.answered)
    expect(boards.end(page).get_by_role("row", name="Total")).to_have_count(2)


def test_a_turn_of_each_kind_is_played_by_keys(people: Visitors, ada: LocalGuest) -> None:
    page = people.come(ada)
    page.goto(f"/table/{make_table(ada, 'faeries', 'person', 'seedling')}")
    player = Player(page, ["call", "build", "befriend", "help", "trust"])
    while player.answered.count("name") < len(ACTIONS) and boards.wait_for_turn(page):
        player.turn_by_keys()
    assert {"place", "lay", "befriend", "after"} <= set(player.answered)


def test_a_tile_that_fits_nowhere_says_so_and_another_can_be_dragged(
    people: Visitors, ada: LocalGuest
) -> None:
    page = people.come(ada, viewport={"width": 1280, "height": 800})
    page.goto(f"/table/{until(ada, choosy, 'faeries', 'person', 'seedling', 'seedling')}")
    useless = page.locator('.tiles [data-card][aria-label$="fits nowhere"]')
    expect(useless.first).to_have_attribute("aria-disabled", "true")
    useless.first.click(force=True)
    assert faeries_board.ready(page) == "tile"
    faeries_board.drag(page)
    expect(page.locator("[data-plot] .tile.trying")).to_have_count(1)


def test_a_home_is_placed_on_another_players_turn(people: Visitors, ada: LocalGuest) -> None:
    page = people.come(ada)
    page.goto(f"/table/{until(ada, home_in_passing, 'faeries', 'person', 'seedling')}")
    assert faeries_board.ready(page) == "home"
    before = page.locator("[data-plot] .home").count()
    faeries_board.put(page)
    expect(page.locator("[data-plot] .home.trying")).to_have_count(1)
    Player(page).turn()
    expect(page.locator("[data-plot] .home")).to_have_count(before + 1)


def test_a_tile_is_turned_flipped_and_laid_by_touch(people: Visitors, ada: LocalGuest) -> None:
    page = people.come(ada, viewport=PHONE, has_touch=True)
    page.goto(f"/table/{until(ada, planted, 'faeries', 'person', 'seedling')}")
    assert faeries_board.ready(page) == "lay"
    tools = page.get_by_role("group", name="The piece in hand")
    tools.get_by_role("button", name="Turn right").tap()
    faeries_board.put(page)
    expect(page.locator("[data-plot] .tile.trying.plant")).to_have_count(1)
    tools.get_by_role("button", name=re.compile("Flip to the path side$")).tap()
    expect(tools.get_by_role("button", name=re.compile("Flip to the plant side$"))).to_be_visible()


@pytest.mark.soak
def test_a_complete_game_is_played_by_keys(people: Visitors, ada: LocalGuest) -> None:
    page = people.come(ada)
    page.goto(f"/table/{make_table(ada, 'faeries', 'person', 'seedling')}")
    finish(Player(page, ACTIONS), by_keys=True)


@pytest.mark.soak
@pytest.mark.parametrize("others", [2, 3])
def test_a_complete_game_with_more_players_is_played_by_mouse(
    people: Visitors, ada: LocalGuest, others: int
) -> None:
    page = people.come(ada)
    page.goto(f"/table/{make_table(ada, 'faeries', 'person', *['seedling'] * others)}")
    finish(Player(page, ACTIONS))
    expect(boards.end(page).get_by_role("row", name="Total")).to_have_count(1 + others)
