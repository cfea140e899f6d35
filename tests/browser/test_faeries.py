"""Faeries & Magical Creatures in a browser: complete games, each kind of turn, full gardens."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser import boards, faeries_board
from tests.browser.faeries_board import ACTIONS, Player
from tests.browser.faeries_positions import by_card, choosy, following, home_in_passing, planted
from tests.browser.positions import late, make_table, until
from tests.browser.stored_positions import LocalGuest
from tests.browser.visitors import PHONE, Visitors


def finish(player: Player, turn: Callable[[Player], None] = Player.turn) -> None:
    """Play until the game is over."""
    boards.play_to_the_end(player.page, lambda _: turn(player))
    expect(boards.end(player.page).get_by_role("columnheader", name="total")).to_be_visible()


def test_the_draft_and_the_first_turns_are_played_by_mouse(
    people: Visitors, ada: LocalGuest
) -> None:
    page = people.come(ada)
    page.goto(f"/table/{make_table(ada, 'faeries', 'person', 'seedling', options={'draft': True})}")
    player = Player(page, ["build", "befriend"])
    while not {"keep", "name", "lay", "befriend"} <= set(player.answered):
        assert boards.wait_for_turn(page)
        player.turn()


def test_the_last_turns_are_played_by_mouse(people: Visitors, ada: LocalGuest) -> None:
    page = people.come(ada)
    page.goto(f"/table/{late(ada, 'faeries', 'person', 'seedling')}")
    finish(Player(page, ["build", "befriend"]))
    expect(boards.end(page).get_by_role("rowheader")).to_have_count(2)
    expect(boards.end(page)).to_contain_text(
        re.compile(r"homes are placed|tiles have run out|supply|deck has run out")
    )


@pytest.mark.soak
def test_a_complete_two_player_game_with_the_draft_is_played_by_mouse(
    people: Visitors, ada: LocalGuest
) -> None:
    page = people.come(ada)
    page.goto(f"/table/{make_table(ada, 'faeries', 'person', 'seedling', options={'draft': True})}")
    player = Player(page, ["build", "befriend", "befriend", "befriend"])
    finish(player)
    assert {"keep", "name", "lay", "befriend"} <= set(player.answered)


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
    page.mouse.move(5, 5)
    expect(page.locator("[data-plot] .ghost .right")).to_have_count(1)
    expect(page.locator("[data-plot] .reach")).to_have_count(0)
    page.locator("[data-lay]").click()
    expect(page.locator("[data-lay]")).to_have_count(0)


def test_a_tile_that_a_card_offers_is_in_sight(people: Visitors, ada: LocalGuest) -> None:
    page = people.come(ada, viewport={"width": 1280, "height": 800})
    page.goto(f"/table/{until(ada, by_card, 'faeries', 'person', 'seedling')}")
    expect(page.locator(".tiles [data-card]").first).to_be_visible()


def test_a_home_is_placed_on_another_players_turn(people: Visitors, ada: LocalGuest) -> None:
    page = people.come(ada)
    page.goto(f"/table/{until(ada, home_in_passing, 'faeries', 'person', 'seedling')}")
    assert faeries_board.ready(page) == "home"
    before = page.locator("[data-plot] .home").count()
    faeries_board.put(page)
    expect(page.locator("[data-plot] .ghost .home.right")).to_have_count(1)
    page.locator("[data-lay]").click()
    expect(page.locator("[data-plot] .home")).to_have_count(before + 1)


def test_a_tile_is_turned_flipped_and_laid_by_touch(people: Visitors, ada: LocalGuest) -> None:
    page = people.come(ada, viewport=PHONE, has_touch=True)
    page.goto(f"/table/{until(ada, planted, 'faeries', 'person', 'seedling')}")
    assert faeries_board.ready(page) == "lay"
    lawn = page.locator("[data-plot] .lawn").bounding_box()
    assert lawn is not None
    assert lawn["width"] >= max(PHONE["width"] / 2, PHONE["height"] / 3)
    tools = page.get_by_role("group", name="The piece in hand")
    tools.get_by_role("button", name="Turn right").tap()
    faeries_board.put(page)
    expect(page.locator("[data-plot] .ghost .tile.plant.right")).to_have_count(1)
    tools.get_by_role("button", name="Path side").tap()
    expect(tools.get_by_role("button", name="Plant side")).to_be_visible()
    tools.get_by_role("button", name="Plant side").tap()
    tools.get_by_role("button", name="Lay it").tap()
    expect(page.locator("[data-plot] .ghost")).to_have_count(0)


def test_a_turn_of_each_kind_is_played_by_ear(people: Visitors, ada: LocalGuest) -> None:
    page = people.come(ada)
    page.goto(f"/table/{make_table(ada, 'faeries', 'person', 'seedling')}")
    player = Player(page, ["call", "build", "befriend", "help", "trust"])
    while player.answered.count("name") < len(ACTIONS) and boards.wait_for_turn(page):
        player.turn_by_ear()
    assert {"place", "lay", "befriend", "after"} <= set(player.answered)


def test_every_card_has_its_words_after_a_fresh_load(people: Visitors, ada: LocalGuest) -> None:
    page = people.come(ada, locale="fr-FR")
    bots = ("seedling", "seedling")
    table = make_table(ada, "faeries", "person", *bots, options={"first": 0})
    page.goto(f"/table/{table}")
    cards = page.locator(".offer [data-card]")
    expect(cards).to_have_count(4)
    for label in cards.evaluate_all("(all) => all.map((one) => one.ariaLabel)"):
        assert re.search(r"\. .+\.$", label), label
    expect(page.locator(".offer .portrait").first).to_have_attribute(
        "src", re.compile("^data:image/svg")
    )


def test_a_follower_befriends_with_one_tap(people: Visitors, ada: LocalGuest) -> None:
    page = people.come(ada)
    page.goto(f"/table/{until(ada, following, 'faeries', 'person', 'seedling', 'seedling')}")
    assert faeries_board.ready(page) == "befriend"
    asked = faeries_board.step(page).split()[0]
    page.locator(faeries_board.WAYS["befriend"]).first.click()
    boards.eventually(page, lambda: faeries_board.step(page).split()[0] != asked)


@pytest.mark.soak  # the bot may lay its tile while the person still has a card to play
def test_a_rivals_garden_comes_forward_while_a_tile_is_laid(
    people: Visitors, ada: LocalGuest
) -> None:
    page = people.come(ada, pace="normal", reduced_motion="no-preference")
    page.goto(f"/table/{make_table(ada, 'faeries', 'person', 'seedling', options={'first': 0})}")
    Player(page, ["build"]).turn()
    garden = page.locator(".visit")
    expect(garden).to_be_visible()
    expect(garden).to_contain_text(re.compile(r"squares at [A-J]\d+\."))
    garden.get_by_role("button", name="Go on").click()
    expect(garden).to_have_count(0)


SCREENS = [(390, 844), (844, 390), (667, 375), (1280, 800), (1920, 1080)]


@pytest.mark.parametrize(("width", "height"), SCREENS)
def test_the_table_keeps_half_of_the_screen_and_its_parts_inside(
    people: Visitors, ada: LocalGuest, width: int, height: int
) -> None:
    page = people.come(ada, viewport={"width": width, "height": height})
    page.goto(f"/table/{make_table(ada, 'faeries', 'person', 'seedling', options={'first': 0})}")
    assert faeries_board.ready(page) == "name"
    board = page.locator("main").bounding_box()
    assert board is not None
    assert board["width"] * board["height"] >= width * height / 2
    for part in ("[data-plot]", '[data-area="beast"]', '[data-action="call"]'):
        box = page.locator(part).first.bounding_box()
        assert box is not None
        assert box["x"] >= 0
        assert box["y"] >= 0
        assert box["x"] + box["width"] <= width
        assert box["y"] + box["height"] <= height


@pytest.mark.soak
@pytest.mark.parametrize("turn", [Player.turn_by_keys, Player.turn_by_ear])
def test_a_complete_game_is_played_without_a_pointer(
    people: Visitors, ada: LocalGuest, turn: Callable[[Player], None]
) -> None:
    page = people.come(ada)
    page.goto(f"/table/{make_table(ada, 'faeries', 'person', 'seedling')}")
    finish(Player(page, ACTIONS), turn)


@pytest.mark.soak
@pytest.mark.parametrize("others", [2, 3])
def test_a_complete_game_with_more_players_is_played_by_mouse(
    people: Visitors, ada: LocalGuest, others: int
) -> None:
    page = people.come(ada)
    page.goto(f"/table/{make_table(ada, 'faeries', 'person', *['seedling'] * others)}")
    finish(Player(page, ACTIONS))
    expect(boards.end(page).get_by_role("rowheader")).to_have_count(1 + others)
