"""The page's promises at the first decision: few bytes, rules for refusals, hints, help."""

from __future__ import annotations

import gzip
import re

import pytest
from playwright.sync_api import Page, Request, expect

from tests.browser import boards
from tests.browser.holdings import spirits
from tests.browser.positions import fork_in_fae, halfway, late, make_table
from tests.browser.stored_positions import LocalGuest
from tests.browser.test_several_people import game
from tests.browser.turns import TITLES
from tests.browser.visitors import Visitors

LIGHT = ("fae", "trails", "land")
"""Faeries needs more if a bot begins and builds: hundreds of ways to lay a tile come at once."""
MOST = 150_000
MOST_ART = 60_000
ART = re.compile(r"/components/|/assets/(?:figures|cards|Forest|gallery)-")
"""The drawings of a game: outlines come with the components, cards and people in files."""
RULE = re.compile(r"^Rule [A-Z]+-\d+")


class Traffic:
    """Counts the bytes that a page receives: files as sent, and all messages about a table as gzip
    would compress them, because that is how the promise counts. (They are sent uncompressed.)"""

    def __init__(self, page: Page) -> None:
        self._fetched: list[Request] = []
        self._heard: list[str | bytes] = []
        page.on("requestfinished", self._fetch)
        page.on("websocket", lambda socket: socket.on("framereceived", self._hear))

    def _fetch(self, request: Request) -> None:
        self._fetched.append(request)

    def _hear(self, message: str | bytes) -> None:
        self._heard.append(message)

    @property
    def bytes(self) -> int:
        """Everything except art."""
        fetched = sum(map(_size, self._fetched)) - self.art
        return fetched + sum(len(gzip.compress(_raw(message))) for message in self._heard)

    @property
    def art(self) -> int:
        return sum(_size(request) for request in self._fetched if ART.search(request.url))


def _size(request: Request) -> int:
    answer = request.response()
    if "/api/tables/" in request.url and answer is not None:
        return len(gzip.compress(answer.body()))
    return request.sizes()["responseBodySize"]


def _raw(message: str | bytes) -> bytes:
    return message.encode() if isinstance(message, str) else message


@pytest.mark.parametrize("title", [TITLES[name] for name in LIGHT])
def test_one_click_leads_to_a_decision_and_loads_few_bytes(people: Visitors, title: str) -> None:
    page = people.come()
    scales = Traffic(page)
    page.goto("/")
    game(page, title).get_by_role("button", name="Play now").click()
    expect(boards.ask(page)).to_be_visible()
    page.wait_for_load_state("networkidle")
    weigh(scales)


def test_faeries_loads_few_bytes_for_the_person_who_begins(
    people: Visitors, ada: LocalGuest
) -> None:
    table = make_table(ada, "faeries", "person", "seedling", options={"first": 0})
    page = people.come(ada)
    scales = Traffic(page)
    page.goto("/")
    expect(page.get_by_role("article")).to_have_count(len(TITLES))
    page.goto(f"/table/{table}")
    expect(boards.ask(page)).to_be_visible()
    page.wait_for_load_state("networkidle")
    weigh(scales)


def weigh(scales: Traffic) -> None:
    """Check that a table has loaded what it needs, and not more."""
    assert 30 * 1024 < scales.bytes < MOST
    assert scales.art < MOST_ART


def test_an_illegal_target_is_answered_with_the_rule(people: Visitors, ada: LocalGuest) -> None:
    page = people.come(ada)
    page.goto(f"/table/{late(ada, 'fae', 'person', 'seedling')}")
    boards.space(page, "can be led").click()
    boards.space(page, "no druids").click()
    opens_its_rule(page)


def test_a_card_on_a_card_is_answered_with_the_rule(people: Visitors, ada: LocalGuest) -> None:
    page = people.come(ada)
    page.goto(f"/table/{halfway(ada, 'trails', 'person', 'seedling')}")
    expect(boards.free_places(page).first).to_be_visible()
    boards.hand(page).first.hover()
    page.mouse.down()
    card = page.get_by_role("img", name=re.compile("^At the start")).bounding_box()
    assert card is not None
    page.mouse.move(
        card["x"] + card["width"] / 2,
        card["y"] + card["height"] / 2,
        steps=4,
    )
    page.mouse.up()
    opens_its_rule(page)


def test_the_rituals_that_a_move_leaves_due_are_offered_at_once(
    people: Visitors, ada: LocalGuest
) -> None:
    page = people.come(ada)
    table, move = fork_in_fae(ada)
    page.goto(f"/table/{table}")
    boards.space_named(page, move["source"]).click()
    boards.space_named(page, move["target"]).click()
    expect(boards.ask(page)).to_contain_text("Choose which comes next")
    boards.ask(page).get_by_role("button", name="hold the ritual at").first.click()
    boards.play_it(page)


def opens_its_rule(page: Page) -> None:
    """Check that the refusal links to its rule."""
    link = boards.ask(page).get_by_role("button", name=RULE)
    number = link.inner_text().removeprefix("Rule ")
    link.click()
    drawer = page.get_by_role("dialog", name="Rules of")
    expect(drawer.get_by_role("listitem").filter(has_text=number).first).to_be_in_viewport()
    expect(drawer.locator("[aria-current=true]")).to_contain_text(number)


def test_the_log_follows_the_newest_line_unless_the_reader_scrolls_up(
    people: Visitors, ada: LocalGuest
) -> None:
    page = people.come(ada)
    page.goto(f"/table/{late(ada, 'fae', 'person', 'seedling')}")
    log = page.get_by_role("group", name="What happened")
    to_newest = page.get_by_role("button", name="Jump to the latest")
    expect(log.get_by_role("listitem").last).to_be_in_viewport()
    expect(to_newest).to_have_count(0)
    log.hover()
    page.mouse.wheel(0, -300)
    to_newest.click()
    expect(log.get_by_role("listitem").last).to_be_in_viewport()
    expect(to_newest).to_have_count(0)


def test_on_a_shared_device_the_spirit_is_covered_in_the_log_until_it_is_held(
    people: Visitors, ada: LocalGuest
) -> None:
    page = people.come(ada)
    page.goto(f"/table/{make_table(ada, 'fae', 'person', 'person')}")
    page.get_by_role("button", name="I am ").click()
    covered = page.get_by_role("button", name="Only you know this: hold to read")
    expect(covered).to_be_visible()
    assert not spirits(page)
    covered.hover()
    page.mouse.down()
    boards.eventually(page, lambda: len(spirits(page)) == 1)
    page.mouse.up()
    boards.eventually(page, lambda: not spirits(page))


def test_a_violation_of_the_content_policy_is_reported(people: Visitors) -> None:
    page = people.come()
    page.goto("/")
    page.evaluate(
        "() => { document.body.append(Object.assign(new Image(), {src: '//a.example/'})) }"
    )
    message = "forbidden by the policy: img-src"
    boards.eventually(page, lambda: any(message in one for one in people.complaints))
    people.complaints.clear()
