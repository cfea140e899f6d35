"""Several people, each in their own browser, and a watcher."""

from __future__ import annotations

from functools import partial
from pathlib import Path

from playwright.sync_api import Browser, Locator, Page, expect

from tests.browser import boards
from tests.browser.holdings import CARD, contents, hand, spirits
from tests.browser.turns import lay, lead
from tests.browser.visitors import PHONE, Visitors
from tests.server.running import threaded


def game(page: Page, title: str) -> Locator:
    """A game on the home page."""
    return page.get_by_role("article", name=title, exact=True)


def invite(page: Page, title: str, seats: int) -> tuple[str, str]:
    """Start a table for friends; returns the links for players and for watchers."""
    page.goto("/")
    game(page, title).get_by_role("button", name="Invite friends").click()
    sheet = page.get_by_role("dialog", name=f"A table of {title}")
    if seats > 2:
        sheet.get_by_role("radiogroup", name="Seats").get_by_role("radio", name=str(seats)).check()
    sheet.get_by_role("button", name="Make the table").click()
    play = page.get_by_label("Send this link to the people you want to play with")
    watch = page.get_by_label("For anyone who wants to watch")
    return play.input_value(), watch.input_value()


def join(page: Page, link: str, name: str) -> None:
    page.goto(link)
    page.get_by_label("Play as").fill(name)
    page.get_by_role("button", name="Take a seat").click()


def watch(page: Page, link: str) -> None:
    page.goto(link)
    page.get_by_role("button", name="Watch").click()


def log(page: Page) -> Locator:
    return page.get_by_role("region", name="What happened").get_by_role("listitem")


def agree(first: Page, *others: Page) -> None:
    """All pages show the same cards being laid."""
    lines = log(first).filter(has_text="lays card").all_inner_texts()
    for other in others:
        expect(log(other).filter(has_text="lays card")).to_have_text(lines, use_inner_text=True)


def turn_of(*pages: Page) -> Page:
    """Wait until it is the turn of one of these pages; returns it."""
    boards.eventually(pages[0], lambda: any(boards.ask(page).is_visible() for page in pages))
    return next(page for page in pages if boards.ask(page).is_visible())


def test_two_people_and_a_bot_play_fae_while_one_watches(people: Visitors) -> None:
    ada, bea, cleo = people.come(), people.come(viewport=PHONE, has_touch=True), people.come()
    play_link, watch_link = invite(ada, "Fae", 3)
    ada.get_by_label("Let a bot play").last.select_option("seedling")
    expect(ada.get_by_role("listitem").filter(has_text="Seedling").last).to_be_visible()
    watch(cleo, watch_link)
    expect(cleo.get_by_role("heading", name="Your table is ready: Fae")).to_be_visible()
    join(bea, play_link, "Bea")
    for page in (ada, cleo):
        expect(page.get_by_role("region", name="Seats").first).to_contain_text("Bea")
    for _ in range(3):
        lead(turn_of(ada, bea))
    expect(cleo.get_by_text("You’re watching.")).to_be_visible()
    assert not spirits(cleo)
    assert not spirits(ada) & spirits(bea)
    states = [page.get_by_role("region", name="State of the game") for page in (ada, cleo)]
    assert "You" in states[0].inner_text()
    assert "You" not in states[1].inner_text()


def test_two_people_play_trails_and_see_only_their_own_cards(people: Visitors) -> None:
    ada, bea, cleo = people.come(), people.come(), people.come()
    play_link, watch_link = invite(ada, "Fairy Trails", 2)
    join(bea, play_link, "Bea")
    watch(cleo, watch_link)
    for _ in range(3):
        lay(turn_of(ada, bea))
    turn_of(ada, bea)
    agree(ada, bea, cleo)
    secrets = {ada: hand(ada), bea: hand(bea)}
    assert all(len(cards) == 2 for cards in secrets.values())
    for owner, cards in secrets.items():
        for other in {ada, bea, cleo} - {owner}:
            assert not cards & set(CARD.findall(contents(other)))


def test_a_hand_can_be_turned_while_the_other_plays(people: Visitors) -> None:
    ada, bea = people.come(), people.come()
    play_link, _ = invite(ada, "Fairy Trails", 2)
    join(bea, play_link, "Bea")
    waiting = bea if turn_of(ada, bea) is ada else ada
    card = boards.hand(waiting).first
    before = str(card.get_attribute("aria-label"))
    card.click()
    waiting.get_by_role("button", name="Turn right").click()
    expect(card).not_to_have_attribute("aria-label", before)


def test_a_player_who_closes_the_page_is_away_until_they_reopen_it(
    browser: Browser, tmp_path: Path
) -> None:
    with threaded(tmp_path / "data", absent=0.2) as server:
        people = Visitors(browser, server.address)
        ada, bea = people.come(), people.come()
        ada.clock.install()
        play_link, _ = invite(ada, "Fae", 2)
        join(bea, play_link, "Bea")
        turn_of(ada, bea)
        seat = ada.get_by_role("list", name="Seats").get_by_role("listitem").filter(has_text="Bea")
        expect(seat).not_to_contain_text("away")
        table, home = bea.url, bea.context
        bea.close()
        boards.eventually(ada, lambda: is_away(ada, seat))
        home.new_page().goto(table)
        boards.eventually(ada, lambda: not is_away(ada, seat))
        people.go()
        assert people.complaints == []


def test_the_game_waits_for_the_browser_that_holds_part_of_the_shuffle(people: Visitors) -> None:
    ada, bea = people.come(), people.come()
    play_link, _ = invite(ada, "Fae", 2)
    table, home = ada.url, ada.context
    ada.close()
    join(bea, play_link, "Bea")
    expect(bea.get_by_text("part of the shuffle is in their browser")).to_be_visible()
    ada = home.new_page()
    ada.goto(table)
    turn_of(ada, bea)


def test_a_bot_takes_the_seat_of_a_player_whose_share_never_comes(
    browser: Browser, tmp_path: Path
) -> None:
    with threaded(tmp_path / "data", absent=0.2) as server:
        people = Visitors(browser, server.address)
        ada = people.come()
        # Both may seal again at the same moment, and the second request gets a conflict.
        bea, cleo = people.come(forgive="409"), people.come(forgive="409")
        play_link, _ = invite(ada, "Fae", 3)
        ada.close()
        for page, name in ((bea, "Bea"), (cleo, "Cleo")):
            page.clock.install()
            join(page, play_link, name)
        for page in (bea, cleo):
            stand_in = page.get_by_role("button", name="Let a bot play for")
            boards.eventually(page, partial(appears, page, stand_in))
            stand_in.click()
        turn_of(bea, cleo)
        people.go()
        assert people.complaints == []


def appears(page: Page, button: Locator) -> bool:
    """Whether the button is there, after the page has asked again who is away."""
    page.clock.fast_forward(15_000)
    return button.is_visible()


def is_away(page: Page, seat: Locator) -> bool:
    """Whether a seat is shown as away."""
    page.clock.fast_forward(15_000)
    return "away" in seat.inner_text()


def test_an_invalid_link_says_so(people: Visitors) -> None:
    page = people.come(forgive="404|Failed to load")
    page.goto("/join#there-is-no-such-key")
    expect(page.get_by_role("alert")).to_contain_text("no longer works")


def test_a_move_taken_back_disappears_for_everyone(people: Visitors) -> None:
    ada, bea = people.come(), people.come()
    play_link, _ = invite(ada, "Fae", 2)
    join(bea, play_link, "Bea")
    mover = turn_of(ada, bea)
    other = bea if mover is ada else ada
    lead(mover)
    expect(boards.ask(other)).to_be_visible()
    expect(boards.space(other, "joined last")).to_be_attached()
    mover.get_by_role("button", name="Take back").click()
    expect(boards.ask(mover)).to_be_visible()
    expect(boards.ask(other)).to_be_hidden()
    expect(log(other).last).to_contain_text("takes back the last step")
    for page in (ada, bea):
        expect(boards.space(page, "joined last")).to_have_count(0)
