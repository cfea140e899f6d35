"""Every lesson can be followed to its end on the page, by mouse, and one by keyboard alone."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from elfhame.lessons.lesson import NAMES, Step, lesson
from elfhame.lessons.wording import Wording
from tests.browser import lesson_moves
from tests.browser.lesson_moves import coach
from tests.browser.visitors import PHONE, Visitors

DESK = {"width": 1280, "height": 800}


def do(page: Page, game: str, step: Step) -> None:
    """Do what a step asks, by mouse."""
    if not step.taps:
        lesson_moves.play(page, game, step.solution)
        return
    for thing in step.taps:
        page.locator(f'[data-thing="{thing}"]').click()


@pytest.mark.parametrize("name", NAMES)
def test_a_lesson_can_be_followed_to_its_end(people: Visitors, name: str) -> None:
    size = PHONE if NAMES.index(name) % 2 else DESK
    page = people.come(viewport=size)
    page.goto(f"/learn/{name}")
    wording = Wording(name)
    for number, step in enumerate(lesson(name).step, 1):
        expect(coach(page).get_by_role("heading")).to_have_text(wording.of_step(number, "title")[0])
        do(page, lesson(name).game, step)
        expect(coach(page).locator(".verdict")).to_have_text("Well done")
        coach(page).locator("[data-next]").click()
    expect(page.get_by_role("heading", level=1)).to_have_text(wording.closing[0])
