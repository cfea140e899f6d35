"""Plays Faeries & Magical Creatures like a person, by mouse or keyboard."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from itertools import cycle

from playwright.sync_api import Locator, Page, expect

from tests.browser import boards
from tests.browser.keys import reach

LONGEST = 40
"""More steps than any turn takes."""
PASSED = ("before", "after", "call", "spend")
WAYS = {
    "place": "[data-area][aria-disabled=false]",
    "tile": ".tiles [data-card][aria-disabled=false]",
    "befriend": '.offer [data-card][aria-label^="Befriend "]',
    "help": '.hand [data-card][aria-label^="Play "]',
    "drop": '.hand [data-card][aria-label^="Discard "]',
    "recover": '[data-card][aria-label^="Take "]',
    "keep": '.packet [data-card][aria-label^="Keep "]',
    "choose": "[data-option]",
    "aim": "[data-aim]",
    "remove": "[data-tokens]",
    "steal": "[data-tokens]",
}
"""What to press for a question; the first match is used."""
READY = """() => {
  const board = document.querySelector('.faeries.board')
  if (document.querySelector('[data-end=over], [data-handover]')) return 'over'
  if (!board || board.dataset.looking) return null
  const ask = document.querySelector('section[aria-label="Your turn"]')
  if (!ask) return null
  const buttons = [...ask.querySelectorAll('button')].map((one) => one.textContent.trim())
  if (buttons.some((text) => /^Play it/.test(text))) return 'whole'
  return board.dataset.question ?? null
}"""
MIDDLES = """(pieces) => pieces.map((piece) => piece.getBoundingClientRect())
  .filter(({ top, bottom }) => top > 60 && bottom < innerHeight - 10)
  .map(({ x, y, width, height }) => [x + width / 2, y + height / 2])"""
FREE = """(pieces) => {
  const piece = pieces[Math.floor(pieces.length / 2)]
  piece.scrollIntoView({ block: 'center' })
  const box = piece.getBoundingClientRect()
  return [box.x + box.width / 2, box.y + box.height / 2]
}"""


class Player:
    """A player who names these actions in turn and answers every question."""

    def __init__(self, page: Page, actions: Iterable[str] = ("befriend",)) -> None:
        self.page = page
        self.actions = cycle(actions)
        self.answered: list[str] = []
        """The questions answered so far."""

    def turn(self) -> None:
        """Answer all questions of a turn by mouse, then play it."""
        self._until_played(self.answer, lambda: boards.play_it(self.page))

    def turn_by_keys(self) -> None:
        """The same by keyboard alone."""
        self._until_played(self.press, self._play_by_keys)

    def turn_by_ear(self) -> None:
        """The same with what a screen reader knows: roles, names and announcements."""
        self._until_played(self.activate, self._play_by_ear)

    def _until_played(self, answer: Callable[[str], None], play: Callable[[], None]) -> None:
        for _ in range(LONGEST):
            question = ready(self.page)
            if question == "over":
                return
            if question == "whole":
                play()
                return
            self.answered.append(question)
            before = step(self.page)
            answer(question)
            if has_played(self.page, before):
                return
        raise AssertionError("the turn never ends")

    def answer(self, question: str) -> None:
        page = self.page
        if question == "name":
            page.locator(f'[data-action="{next(self.actions)}"]').click()
        elif question in PASSED:
            page.locator("[data-pass]").click()
        elif question in ("lay", "home"):
            put(page)
            page.locator("[data-lay]").click()
        elif question == "move":
            page.locator("[data-tokens]").first.click()
            page.locator(WAYS["place"]).first.click()
        else:
            page.locator(WAYS[question]).first.click()

    def _play_by_keys(self) -> None:
        reach(self.page, self.page.locator("[data-play]").first)
        self.page.keyboard.press("Enter")
        boards.wait_until_played(self.page)

    def press(self, question: str) -> None:
        page = self.page
        if question == "name":
            page.keyboard.press(str(1 + ACTIONS.index(next(self.actions))))
        elif question in ("lay", "home"):
            lay_by_keys(page)
        elif question == "place":
            page.keyboard.press("3")
        elif question == "move":
            reach(page, page.locator("[data-tokens]").first)
            page.keyboard.press("Enter")
            reach(page, page.locator(WAYS["place"]).first)
            page.keyboard.press("Enter")
        else:
            way = "[data-pass]" if question in PASSED else WAYS[question]
            reach(page, page.locator(way).first)
            page.keyboard.press("Enter")

    def _play_by_ear(self) -> None:
        self.page.get_by_role("button", name="Play it").first.press("Enter")
        boards.wait_until_played(self.page)

    def activate(self, question: str) -> None:
        page = self.page
        if question in ("lay", "home"):
            lay_by_ear(page)
            return
        name = SAID[next(self.actions)] if question == "name" else NAMES[question]
        button(page, name).press("Enter")
        if question == "move":
            button(page, NAMES["to"]).press("Enter")


SAID = {
    "trust": re.compile(r"^Gain Trust\."),
    "build": re.compile(r"^Build Garden\."),
    "befriend": re.compile(r"^Befriend a Faerie\."),
    "help": re.compile(r"^Helping Hand\."),
    "call": re.compile(r"^Call Faeries\."),
}
"""How the actions are named to a screen reader."""
NAMES = {
    "before": re.compile("^Go on: "),
    "after": re.compile("^Done$"),
    "call": re.compile("^Keep all"),
    "spend": re.compile("^Discard nothing"),
    "place": re.compile(r"^Place a token\."),
    "tile": re.compile("^Take tile of "),
    "befriend": re.compile("^Befriend "),
    "help": re.compile("^Play "),
    "drop": re.compile("^Discard "),
    "recover": re.compile("^Take .* back"),
    "keep": re.compile("^Keep "),
    "choose": re.compile(r"\.$"),
    "aim": re.compile("in hand$"),
    "remove": re.compile("^Remove a token"),
    "steal": re.compile("^Take the place"),
    "move": re.compile("^Take up a token"),
    "to": re.compile(r"^Move it here\."),
}
"""By question: the name of a button that answers it."""


def button(page: Page, name: re.Pattern[str]) -> Locator:
    """The first button with this name that can be used."""
    return page.get_by_role("button", name=name, disabled=False).first


ACTIONS = ("trust", "build", "befriend", "help", "call")


def ready(page: Page) -> str:
    """Wait until something can be done; returns the question, "whole" or "over".

    It is over for this player when the game has ended or the device goes to someone else.
    """
    return str(page.wait_for_function(READY).json_value())


def step(page: Page) -> str:
    """The question and the number of decisions composed for it."""
    return str(page.locator(".faeries.board").get_attribute("data-step"))


def has_played(page: Page, before: str) -> bool:
    """Wait until an answer has been taken; returns whether it played the turn at once."""
    page.wait_for_function(
        """(before) => {
          const board = document.querySelector('.faeries.board')
          return !board.dataset.looking && board.dataset.step !== before
        }""",
        arg=before,
    )
    return step(page).split()[0] != before.split(maxsplit=1)[0]


def put(page: Page) -> None:
    """Put the piece in hand on a square that the garden marks as allowed."""
    free = page.locator("[data-plot] .reach")
    expect(free.first).to_be_attached()
    page.mouse.click(*free.evaluate_all(FREE))


def drag(page: Page) -> None:
    """Drag the first tile that fits from the offer, and drop it on an allowed square."""
    box = page.locator(WAYS["tile"]).first.bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + 20, box["y"] + 20)
    page.mouse.down()
    page.mouse.move(box["x"] + 40, box["y"] + 40, steps=2)
    free = page.locator("[data-plot] .reach")
    expect(free.first).to_be_attached()
    for x, y in free.evaluate_all(MIDDLES):
        page.mouse.move(x, y)
        if page.locator("[data-plot] .ghost .right").count():
            break
    page.mouse.up()


def lay_by_keys(page: Page) -> None:
    """Move the piece in hand over the garden with arrow keys until it fits, and lay it."""
    if not page.evaluate("() => document.activeElement?.matches('[data-plot]')"):
        reach(page, page.locator("[data-plot]").first)
    page.keyboard.press("ArrowUp")
    for step in range(420):
        if page.locator("[data-plot] .ghost .right").count():
            page.keyboard.press("Enter")
            return
        if step % 100 == 99:
            page.keyboard.press("r" if step < 300 else "f")
        _sweep(page, step)
    raise AssertionError("it fits nowhere")


def lay_by_ear(page: Page) -> None:
    """Move the piece in hand until the announcement says that it fits, and lay it."""
    garden = page.get_by_role("application")
    garden.focus()
    page.keyboard.press("ArrowUp")
    for step_ in range(420):
        said = " ".join(page.locator("[aria-live=polite]").all_inner_texts())
        if re.search(r"[A-J]\d+: fits, ", said):
            page.keyboard.press("Enter")
            return
        if step_ % 100 == 99:
            page.keyboard.press("r" if step_ < 300 else "f")
        _sweep(page, step_)
    raise AssertionError("it fits nowhere")


def _sweep(page: Page, step: int) -> None:
    """One step on a path that covers the whole garden."""
    if step % 10 == 9:
        page.keyboard.press("ArrowDown" if step // 100 % 2 == 0 else "ArrowUp")
    else:
        page.keyboard.press("ArrowLeft" if step // 10 % 2 == 0 else "ArrowRight")
