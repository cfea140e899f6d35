"""Fae in a browser: who I am, notes, dragging, a ritual that can be read, the reveal at the end."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from elfhame.games.fae.data.components import MAP
from elfhame.games.fae.knowledge.events import Ended, RitualEvent
from tests.browser import boards
from tests.browser.holdings import spirits
from tests.browser.positions import halfway, late, make_table, until
from tests.browser.stored_positions import LocalGuest, Position
from tests.browser.visitors import PHONE, Visitors

COLOURS = ("Blue", "Yellow", "Red", "Purple", "Black")
ALONE = ("person", "seedling", "seedling")
SIZES = ((390, 844), (844, 390), (667, 375), (1280, 800), (1920, 1080), (640, 400))
"""Phones, a lying phone, desks, and a desk at 200 % zoom."""


def strip(page: Page) -> Locator:
    return page.get_by_role("region", name="State of the game")


def middle(space: Locator) -> tuple[float, float]:
    box = space.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def below(page: Page, name: str) -> float:
    """How far below the top of the window a space lies."""
    return middle(boards.space_named(page, name))[1]


def ends_with_a_ritual(position: Position) -> bool:
    """Whether some move brings exactly one ritual with points, and it isn't the last."""
    return position.question == "move" and any(_rituals(position)) and position.view.resolved < 10


def _rituals(position: Position) -> list[int]:
    found = []
    for choice in position.choices:
        looked = position.play.look(choice)
        held = [one for one in looked.events if isinstance(one, RitualEvent) and one.value]
        if len(held) == 1 and not looked.choices:
            found.append(choice)
    return found


def test_alone_against_bots_the_strip_says_who_i_am_until_i_cover_it(
    people: Visitors, ada: LocalGuest
) -> None:
    page = people.come(ada)
    table = make_table(ada, "fae", *ALONE)
    page.goto(f"/table/{table}")
    colour = ada.frame(table, 0)["view"]["spirits"][0]
    expect(strip(page)).to_contain_text(re.compile(f"You(?: are|:) {colour}", re.IGNORECASE))
    expect(strip(page)).to_contain_text("Card in force: 1. Blesses hills. Curses mushrooms.")
    expect(strip(page)).to_contain_text("Ritual 1 of 12")
    strip(page).get_by_role("button", name="Cover").click()
    expect(strip(page)).not_to_contain_text(colour.capitalize())
    strip(page).get_by_role("button", name="Show").click()
    expect(strip(page)).to_contain_text(colour.capitalize())


def test_seats_have_no_letters_where_druids_have_them(people: Visitors, ada: LocalGuest) -> None:
    page = people.come(ada)
    page.goto(f"/table/{make_table(ada, 'fae', *ALONE)}")
    seats = page.get_by_role("list", name="Seats")
    expect(seats.locator("svg").nth(1)).to_be_visible()
    assert seats.locator("svg text").count() == 0
    assert strip(page).locator(".turns svg text").count() == 0


def test_where_people_share_a_device_the_spirit_is_covered_first(
    people: Visitors, ada: LocalGuest
) -> None:
    page = people.come(ada)
    page.goto(f"/table/{make_table(ada, 'fae', 'person', 'person')}")
    page.get_by_role("button", name="I am ").click()
    expect(strip(page)).to_contain_text("Your spirit")
    assert not spirits(page)
    strip(page).get_by_role("button", name="Show").click()
    boards.eventually(page, lambda: len(spirits(page)) == 1)


def test_notes_on_rivals_are_there_on_another_device(people: Visitors, ada: LocalGuest) -> None:
    page = people.come(ada)
    table = halfway(ada, "fae", *ALONE)
    page.goto(f"/table/{table}")
    rival = page.get_by_role("group", name="Seedling 2")
    expect(rival.get_by_role("button", name=": you")).to_be_disabled()
    note = rival.get_by_role("button", name=": open").first
    wanted = re.sub(": open$", "", note.locator(".unseen").inner_text())
    with page.expect_response("**/seats/0/notes"):
        note.click()
    expect(rival.get_by_role("button", name=f"{wanted}: likely")).to_be_visible()
    phone = people.come(ada)
    phone.goto(f"/table/{table}")
    there = phone.get_by_role("group", name="Seedling 2")
    there.get_by_role("button", name=f"{wanted}: likely").click()
    expect(there.get_by_role("button", name=f"{wanted}: ruled out")).to_be_visible()


def test_a_group_is_dragged_onto_its_neighbour(people: Visitors, ada: LocalGuest) -> None:
    page = people.come(ada)
    table = halfway(ada, "fae", *ALONE)
    page.goto(f"/table/{table}")
    move = ada.frame(table, 0)["choices"][0]["action"]
    expect(boards.space(page, "can be led")).to_be_visible()
    page.mouse.move(*centre(page, move["source"]))
    page.mouse.down()
    page.mouse.move(*centre(page, move["target"]), steps=5)
    page.mouse.up()
    expect(boards.preview(page)).to_be_visible()
    assert move["target"] in str(
        boards.space(page, "once more to play").get_attribute("data-space")
    )
    boards.play_it(page)


def centre(page: Page, space: str) -> tuple[float, float]:
    """The middle of a space's group, in pixels."""
    x, y = next(one.centre for one in MAP.space if one.name == space)
    found = page.get_by_role("group", name="The country of Fae").evaluate(
        "(map, [x, y]) => { const at = new DOMPoint(x, y).matrixTransform(map.getScreenCTM());"
        " return [at.x, at.y] }",
        [x, y],
    )
    return found[0], found[1]


def test_two_taps_play_a_move_for_those_who_want_it_at_once(
    people: Visitors, ada: LocalGuest
) -> None:
    page = people.come(ada)
    page.add_init_script(
        "localStorage.setItem('elfhame.preferences',"
        " JSON.stringify({pace: 'once', confirm: 'never'}))"
    )
    table = halfway(ada, "fae", *ALONE)
    page.goto(f"/table/{table}")
    before = ada.frame(table, 0)["seq"]
    boards.space(page, "can be led").click()
    boards.space(page, "can be the target").click()
    boards.eventually(page, lambda: ada.frame(table, 0)["seq"] > before)


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_the_map_keeps_half_of_the_screen(
    people: Visitors, ada: LocalGuest, width: int, height: int
) -> None:
    page = people.come(ada, viewport={"width": width, "height": height})
    page.goto(f"/table/{halfway(ada, 'fae', *ALONE)}")
    expect(boards.space(page, "can be led")).to_be_visible()
    box = page.get_by_role("main").bounding_box()
    assert box is not None
    assert box["width"] * box["height"] >= width * height / 2
    expect(strip(page)).to_be_in_viewport(ratio=1)


def test_a_phone_turns_the_map_but_not_its_names(people: Visitors, ada: LocalGuest) -> None:
    page = people.come(ada, viewport=PHONE, has_touch=True)
    page.goto(f"/table/{halfway(ada, 'fae', *ALONE)}")
    expect(boards.space(page, "can be led")).to_be_visible()
    boards.eventually(page, lambda: below(page, "H1") - below(page, "E1") > 200)
    name = page.locator("text.region").first.bounding_box()
    assert name is not None
    assert name["width"] > 2 * name["height"]


def test_a_ritual_can_be_read_before_the_next_turn(people: Visitors, ada: LocalGuest) -> None:
    page = people.come(ada, pace="calm", reduced_motion="no-preference")
    table = until(ada, ends_with_a_ritual, "fae", *ALONE)
    page.goto(f"/table/{table}")
    move = scoring_move(ada, table)
    boards.space_named(page, move["source"]).click()
    boards.space_named(page, move["target"]).click()
    boards.ask(page).get_by_role("button", name=boards.PLAY).click()
    callout = page.locator("[data-ritual]:has-text('Ritual')")
    expect(callout).to_contain_text(re.compile(r"\d+ druids?.*:"))
    expect(page.locator("[data-mover='0']")).to_be_visible()
    page.wait_for_timeout(1500)
    expect(callout).to_be_visible()
    page.get_by_role("button", name="Go on").click()
    expect(callout).not_to_be_visible()


def scoring_move(ada: LocalGuest, table: str) -> dict[str, str]:
    """A move that brings one ritual with points."""
    for choice in ada.frame(table, 0)["choices"]:
        looked = ada.post(f"/api/tables/{table}/look", {"seat": 0, "actions": [choice["number"]]})
        if any((one["event"] or {}).get("value") for one in looked["news"]):
            return dict(choice["action"])
    raise AssertionError("no move brings a ritual")


def test_at_the_end_the_spirits_step_out_last_place_first(
    people: Visitors, ada: LocalGuest
) -> None:
    page = people.come(ada, pace="calm", reduced_motion="no-preference")
    table = until(ada, ends_now, "fae", "person", "seedling")
    page.goto(f"/table/{table}")
    boards.space(page, "can be led").click()
    boards.space(page, "can be the target").click()
    boards.ask(page).get_by_role("button", name=boards.PLAY).click()
    reveal = page.locator("[data-end=reveal]")
    expect(reveal).to_be_visible(timeout=20_000)
    standings = ada.frame(table, 0)["view"]["standings"]
    last = max(standings, key=lambda one: one["place"])
    expect(reveal).to_contain_text(last["colour"])
    for one in standings:
        if one["place"] < last["place"]:
            expect(reveal).not_to_contain_text(one["colour"].capitalize())
    expect(page.locator("main .called").first).to_be_visible()
    page.get_by_role("button", name="Show all at once").click()
    nobody = [one for one in COLOURS if one.lower() not in [s["colour"] for s in standings]]
    sentence = boards.end(page).get_by_text("belonged to nobody")
    for colour in nobody:
        expect(sentence).to_contain_text(re.compile(colour, re.IGNORECASE))


def ends_now(position: Position) -> bool:
    """Whether every move ends the game."""
    return position.question == "move" and all(
        any(isinstance(one, Ended) for one in position.play.look(choice).events)
        for choice in position.choices
    )


def test_a_late_game_is_played_on_a_phone(people: Visitors, ada: LocalGuest) -> None:
    page = people.come(ada, viewport=PHONE, has_touch=True)
    page.goto(f"/table/{late(ada, 'fae', 'person', 'seedling')}")
    boards.space(page, "can be led").tap()
    boards.space(page, "can be the target").tap()
    boards.play_it(page)
