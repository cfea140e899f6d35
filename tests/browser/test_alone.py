"""Solo Fairy Trails: taking a card back, putting one aside, and the end."""

from __future__ import annotations

from playwright.sync_api import Locator, Page, expect

from tests.browser import boards
from tests.browser.test_several_people import game
from tests.browser.visitors import Visitors


def begin(page: Page, *ticks: str) -> None:
    """Start a solo game with these options."""
    page.goto("/")
    game(page, "Fairy Trails").get_by_role("button", name="More ways to play").click()
    sheet = page.get_by_role("dialog", name="A table of Fairy Trails")
    sheet.get_by_role("radio", name="Alone").check()
    for tick in ticks:
        sheet.get_by_role("checkbox", name=tick).check()
    sheet.get_by_role("button", name="Begin").click()
    expect(boards.ask(page)).to_be_visible()


def beside(page: Page) -> Locator:
    return page.get_by_role("region", name="Beside the board")


def drawn_card(page: Page) -> str:
    """The card that has to be laid."""
    card = page.get_by_role("group", name="The card drawn").get_by_role("button", name="Card ")
    return str(card.get_attribute("aria-label"))


def lay(page: Page) -> None:
    boards.middle_place(page).click()
    boards.play_it(page)


def test_a_laid_card_can_be_taken_back_until_the_next_is_drawn(people: Visitors) -> None:
    page = people.come()
    begin(page)
    strip = page.get_by_role("region", name="State of the game")
    first, pile = drawn_card(page), strip.get_by_text("in the pile")
    before = pile.inner_text()
    boards.middle_place(page).click()
    expect(boards.ask(page)).to_contain_text("Lay the card here")
    boards.ask(page).get_by_role("button", name="Pick it up again").click()
    expect(pile).to_have_text(before)
    assert drawn_card(page) == first
    lay(page)
    expect(pile).not_to_have_text(before)


def test_a_card_can_be_put_aside_once_in_the_easier_game(people: Visitors) -> None:
    page = people.come()
    begin(page, "Easier")
    first, button = (
        drawn_card(page),
        page.get_by_role("main").get_by_role("button", name="Put aside"),
    )
    button.click()
    expect(button).to_have_attribute("aria-pressed", "true")
    boards.play_it(page)
    expect(button).to_have_count(0)
    expect(beside(page).get_by_role("img", name="Put aside")).to_have_count(1)
    assert drawn_card(page) != first


def test_cards_without_a_stone_are_counted_visibly(people: Visitors) -> None:
    page = people.come()
    begin(page)
    expect(beside(page)).to_contain_text("0 of 3 cards without a stone")
    assert boards.play_to_the_end(page, lay) >= 3
