"""Plays Faeries & Magical Creatures like a person, by mouse or keyboard."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import cycle

from playwright.sync_api import Page, expect

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
  if (document.querySelector('dialog[open]')) return 'over'
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
        for _ in range(LONGEST):
            question = ready(self.page)
            if question == "over":
                return
            if question == "whole":
                boards.play_it(self.page)
                return
            self.answered.append(question)
            if self.answer(question):
                return
        raise AssertionError("the turn never ends")

    def answer(self, question: str) -> bool:
        """Answer by mouse; returns whether that played the turn at once."""
        page = self.page
        if question == "name":
            page.locator(f'[data-action="{next(self.actions)}"]').click()
        elif question in PASSED:
            page.locator("[data-pass]").click()
            if question == "after":
                wait_for_change(page, question)
                return True
        elif question in ("lay", "home"):
            put(page)
        elif question == "move":
            page.locator("[data-tokens]").first.click()
            page.locator(WAYS["place"]).first.click()
        else:
            page.locator(WAYS[question]).first.click()
        return False

    def turn_by_keys(self) -> None:
        """The same by keyboard alone."""
        for _ in range(LONGEST):
            question = ready(self.page)
            if question == "over":
                return
            if question == "whole":
                reach(self.page, self.page.locator(".thumb .gold").first)
                self.page.keyboard.press("Enter")
                boards.wait_until_played(self.page)
                return
            self.answered.append(question)
            if self.press(question):
                return
        raise AssertionError("the turn never ends")

    def press(self, question: str) -> bool:
        page = self.page
        if question == "name":
            page.keyboard.press(str(1 + ACTIONS.index(next(self.actions))))
        elif question in PASSED:
            reach(page, page.locator("[data-pass]").first)
            page.keyboard.press("Enter")
            if question == "after":
                wait_for_change(page, question)
                return True
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
            reach(page, page.locator(WAYS[question]).first)
            page.keyboard.press("Enter")
        return False


ACTIONS = ("trust", "build", "befriend", "help", "call")


def ready(page: Page) -> str:
    """Wait until something can be done; returns the question, "whole" or "over"."""
    return str(page.wait_for_function(READY).json_value())


def wait_for_change(page: Page, question: str) -> None:
    """Wait until a move that was played at once has been stored."""
    page.wait_for_function(
        """(before) => {
          const board = document.querySelector('.faeries.board')
          return !board.dataset.looking && board.dataset.question !== before
        }""",
        arg=question,
    )


def put(page: Page) -> None:
    """Put the piece in hand on a square that the garden marks as allowed."""
    free = page.locator("[data-plot] .reach")
    expect(free.first).to_be_attached()
    page.mouse.click(*free.evaluate_all(FREE))


def drag(page: Page) -> None:
    """Drag the first tile that fits from the offer, and drop it on an allowed square.

    A tile that fits in only one place is put there as soon as it is taken.
    """
    box = page.locator(WAYS["tile"]).first.bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + 20, box["y"] + 20)
    page.mouse.down()
    page.mouse.move(box["x"] + 40, box["y"] + 40, steps=2)
    free = page.locator("[data-plot] .reach")
    expect(free.or_(page.locator("[data-plot] .tile.trying")).first).to_be_attached()
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


def _sweep(page: Page, step: int) -> None:
    """One step on a path that covers the whole garden."""
    if step % 10 == 9:
        page.keyboard.press("ArrowDown" if step // 100 % 2 == 0 else "ArrowUp")
    else:
        page.keyboard.press("ArrowLeft" if step // 10 % 2 == 0 else "ArrowRight")
