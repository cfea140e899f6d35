"""Every lesson can be followed to its end on the page; mistakes are explained and taken back."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from elfhame.lessons.lesson import NAMES, Step, lesson
from elfhame.lessons.wording import Wording
from tests.browser import boards, lesson_moves
from tests.browser.lesson_moves import coach
from tests.browser.positions import make_table
from tests.browser.stored_positions import LocalGuest
from tests.browser.visitors import PHONE, Visitors

DESK: ViewportSize = {"width": 1280, "height": 800}


def do(page: Page, game: str, step: Step) -> None:
    """Do what a step asks, by mouse."""
    if not step.taps:
        lesson_moves.play(page, game, step.solution)
        return
    for thing in step.taps:
        page.locator(f'[data-thing="{thing}"]').click()


SHORTEST = "trails_solo"
"""The lesson that every test run follows to its end; tests/lessons plays all of them in words."""
WHOLE = [
    pytest.param(name, size, marks=[] if (name, size) == (SHORTEST, PHONE) else [pytest.mark.soak])
    for name in NAMES
    for size in (PHONE, DESK)
]


@pytest.mark.parametrize(("name", "size"), WHOLE)
def test_a_lesson_can_be_followed_to_its_end(
    people: Visitors, name: str, size: ViewportSize
) -> None:
    page = people.come(viewport=size)
    page.goto(f"/learn/{name}")
    wording = Wording(name)
    for number, step in enumerate(lesson(name).step, 1):
        expect(coach(page).get_by_role("heading")).to_have_text(wording.of_step(number, "title")[0])
        do(page, lesson(name).game, step)
        expect(coach(page).locator(".verdict")).to_have_text("Well done")
        coach(page).locator("[data-next]").click()
    expect(page.get_by_role("heading", level=1)).to_have_text(wording.closing[0])


LYING: ViewportSize = {"width": 844, "height": 390}
WORDY = ("faeries", 3)
"""A step with much to read and several things to tap."""


@pytest.mark.parametrize("size", [PHONE, DESK, LYING], ids=["phone", "desk", "lying"])
def test_what_to_do_is_in_sight(people: Visitors, size: ViewportSize) -> None:
    page = people.come(viewport=size)
    page.goto("/learn/{}#{}".format(*WORDY))
    for part in ("h1", "p:has(+ .task)", ".task"):
        expect(coach(page).locator(part)).to_be_in_viewport(ratio=0.95)
    back = coach(page).get_by_role("button", name="Back")
    back.scroll_into_view_if_needed()
    assert back.evaluate("(button) => button.offsetHeight < 60"), "its word is broken"


DECIDING = ((4, 1), (5, 1), (7, 0), (8, 1), (9, 1), (10, 1), (11, 0), (12, 2))
"""Steps of the Faeries lesson, and how many actions lead to a tile, a home or a card."""


def test_on_a_phone_the_garden_stays_large_whatever_is_decided(people: Visitors) -> None:
    page = people.come(viewport=PHONE)
    for number, lead in DECIDING:
        page.goto(f"/learn/faeries#{number}")
        expect(coach(page).locator(".progress")).to_contain_text(f"{number} of")
        lesson_moves.compose(page, "faeries", lesson("faeries").step[number - 1].solution[:lead])
        page.wait_for_function(lesson_moves.SETTLED)
        assert_large(page, number)


def test_a_tile_that_does_not_fit_is_explained_until_it_is_moved(people: Visitors) -> None:
    page = people.come(viewport=PHONE)
    page.goto("/learn/faeries#11")
    lesson_moves.tap_square(page, 2, 1)
    refused = coach(page).locator("[data-refused]")
    expect(refused).to_have_text("A tile from the offer goes on free squares of your garden.")
    assert_large(page, 11)
    lesson_moves.tap_square(page, 7, 7)
    expect(page.locator("[data-lay]")).to_be_enabled()
    expect(refused).to_have_count(0)


def assert_large(page: Page, number: int) -> None:
    """The lawn has at least half of the phone's width and a third of its height."""
    lawn = page.locator("[data-plot] .lawn").bounding_box()
    assert lawn is not None
    assert lawn["width"] >= PHONE["width"] / 2, (number, lawn)
    assert lawn["height"] >= PHONE["height"] / 3, (number, lawn)


MOVES = 2, 3
"""Steps of the Fae lesson that ask for a move."""
FAR_AWAY = "L4"
"""A space that no group of these steps can be led to."""
NEW_HERE = """
if (!sessionStorage.getItem('new')) localStorage.removeItem('elfhame.lesson.fae')
sessionStorage.setItem('new', 'no longer')
"""
"""Nothing is known of lessons at the first visit."""


def moves_of(number: int) -> list[str]:
    """The source and the target of the move that a step of the Fae lesson asks for."""
    return lesson("fae").step[number - 1].solution[0].split()[1:]


@pytest.mark.parametrize("size", [PHONE, DESK], ids=["phone", "desk"])
def test_a_lesson_is_followed_by_keyboard(people: Visitors, size: ViewportSize) -> None:
    page = people.come(viewport=size)
    page.goto(f"/learn/fae#{MOVES[0]}")
    for number in MOVES:
        expect(coach(page).locator(".progress")).to_contain_text(f"{number} of")
        for space in moves_of(number):
            page.locator(f'[data-space="{space}"]').focus()
            page.keyboard.press("Enter")
        play = coach(page).locator("[data-play]:enabled")
        expect(play).to_be_visible()
        play.focus()
        page.keyboard.press("Enter")
        expect(coach(page).locator("[data-next]")).to_be_focused()
        page.keyboard.press("Enter")
    expect(coach(page).locator(".progress")).to_contain_text(f"{MOVES[-1] + 1} of")


def test_a_lesson_is_followed_by_touch(people: Visitors) -> None:
    page = people.come(viewport=PHONE, has_touch=True)
    page.goto(f"/learn/fae#{MOVES[0]}")
    for space in moves_of(MOVES[0]):
        page.wait_for_function(lesson_moves.SETTLED)
        page.locator(f'[data-space="{space}"] .ring:not(.under)').tap()
    coach(page).locator("[data-play]:enabled").tap()
    expect(coach(page).locator(".verdict")).to_have_text("Well done")


@pytest.mark.parametrize("size", [PHONE, DESK], ids=["phone", "desk"])
def test_a_lesson_goes_on_where_it_was_left(people: Visitors, size: ViewportSize) -> None:
    page = people.come(viewport=size)
    page.goto("/learn/fae#1")
    coach(page).get_by_role("button", name="Skip this step").click()
    expect(coach(page).locator(".progress")).to_contain_text("2 of")
    coach(page).get_by_role("button", name="Leave the lesson").click()
    expect(page).to_have_url(re.compile("/$"))
    page.goto("/learn/fae")
    expect(coach(page).locator(".progress")).to_contain_text("2 of")
    page.reload()
    expect(coach(page).locator(".progress")).to_contain_text("2 of")


@pytest.mark.parametrize("size", [PHONE, DESK], ids=["phone", "desk"])
def test_another_legal_move_is_explained_and_taken_back(
    people: Visitors, size: ViewportSize
) -> None:
    page = people.come(viewport=size)
    page.goto(f"/learn/fae#{MOVES[0]}")
    wanted, _ = moves_of(MOVES[0])
    others = page.locator(f'[data-space][aria-label*="can be led"]:not([data-space="{wanted}"])')
    other = str(others.first.get_attribute("data-space"))
    page.locator(f'[data-space="{other}"]').press("Enter")
    page.locator('[data-space][aria-label*="can be the target"]').first.press("Enter")
    lesson_moves.play_it(page)
    expect(coach(page).locator(".verdict")).to_have_text("Not quite")
    expect(coach(page).locator(".line").first).not_to_be_empty()
    label = re.compile("can be led")
    expect(page.locator(f'[data-space="{other}"]')).to_have_attribute("aria-label", label)
    expect(coach(page).locator(".verdict")).to_have_text("Not quite")
    expect(coach(page).locator(".task")).to_be_in_viewport(ratio=0.95)
    lesson_moves.move(page, *moves_of(MOVES[0]))
    lesson_moves.play_it(page)
    expect(coach(page).locator(".verdict")).to_have_text("Well done")


@pytest.mark.parametrize("size", [PHONE, DESK], ids=["phone", "desk"])
def test_the_open_ends_of_the_tapped_path_are_marked(people: Visitors, size: ViewportSize) -> None:
    page = people.come(viewport=size)
    page.goto("/learn/trails#5")
    expect(page.locator("[data-end-open]")).to_have_count(0)
    page.locator('[data-thing="path.pink.0,0"]').click()
    expect(coach(page).locator(".verdict")).to_have_text("Well done")
    expect(page.locator("[data-end-open]")).to_have_count(4)


def test_an_illegal_move_explains_itself(people: Visitors) -> None:
    page = people.come(viewport=DESK)
    page.goto(f"/learn/fae#{MOVES[0]}")
    source, _ = moves_of(MOVES[0])
    expect(page.locator(f'[data-space="{source}"][aria-label*="can be led"]')).to_be_attached()
    for space, press in ((source, page.mouse.down), (FAR_AWAY, page.mouse.up)):
        box = page.locator(f'[data-space="{space}"] .ring:not(.under)').bounding_box()
        assert box is not None
        page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, steps=5)
        press()
    expect(coach(page).locator(".remark")).not_to_be_empty()
    expect(coach(page).locator(".verdict")).to_have_count(0)


@pytest.mark.parametrize("size", [PHONE, DESK], ids=["phone", "desk"])
def test_a_lesson_is_offered_once_at_the_first_visit_to_a_game(
    people: Visitors, ada: LocalGuest, size: ViewportSize
) -> None:
    table = make_table(ada, "fae", "person", "seedling")
    page = people.come(ada, viewport=size)
    page.add_init_script(NEW_HERE)
    page.goto(f"/table/{table}")
    offer = page.get_by_role("complementary", name="New to Fae?")
    expect(offer.get_by_role("link")).to_have_attribute("href", "/learn/fae")
    offer.get_by_role("button", name="No lesson, thanks").click()
    expect(offer).to_have_count(0)
    page.reload()
    expect(boards.ask(page)).to_be_visible()
    expect(offer).to_have_count(0)
