"""Measures the page: clicks per turn and layout shift in every game, and Lighthouse's scores.

    .venv/bin/python -m scripts.measure_page
    .venv/bin/python -m scripts.measure_page --turns 4 --lighthouse PATH/TO/lighthouse
    .venv/bin/python -m scripts.measure_page --whole land faeries

Prints rows for docs/results/page.md. Lighthouse is the command of the npm package of that name.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import Page

from scripts.screenshots import MOMENTS, SIZES, Moment, same_deals, table_at, visitors_of
from tests.browser import boards, faeries_board, land_board
from tests.browser.conftest import FLAGS, chromium_path
from tests.browser.stored_positions import LocalGuest
from tests.browser.test_table_layout import SHIFTS, shifted
from tests.browser.turns import TURNS
from tests.browser.visitors import Visitors
from tests.server.client import Json
from tests.server.running import threaded

CLICKS = """
window.clicked = 0
addEventListener('click', (event) => (window.clicked += event.isTrusted ? 1 : 0), true)
"""
EXPLORE = ".sign button:has-text('Explore'):enabled"
STARTS = {
    "fae": Moment("fae", 6, "move", 3),
    "trails": Moment("trails", 6, "card"),
    "land": Moment("land", 40, "dawn", 3),
    "land, at court": Moment("land", 40, "dawn", 3),
    "faeries": Moment("faeries", 40, "name", 3),
}
ENDLESS = 10_000
CATEGORIES = ("performance", "accessibility", "best-practices", "seo")


class Clicks(NamedTuple):
    """Clicks in the player's turns, how many turns those were, and clicks in the others' turns."""

    own: int
    turns: int
    others: int

    @property
    def average(self) -> float:
        return self.own / max(1, self.turns)


def explore(page: Page) -> None:
    """A turn of Fairy Land that explores, as most do."""
    clearing = page.locator(EXPLORE)
    if clearing.count():
        clearing.first.click()
        land_board.settle(page)
    else:
        land_board.turn(page)


class Straight(faeries_board.Player):
    """A player of Faeries who forgoes the extra card by going straight to the action."""

    def answer(self, question: str) -> None:
        offered = self.page.locator(faeries_board.WAYS["befriend"])
        if question == "before" and offered.count():
            offered.first.click()
        else:
            super().answer(question)


def straight(page: Page) -> None:
    Straight(page).turn()


PLAYED: dict[str, Callable[[Page], None]] = {
    **TURNS,
    "land": explore,
    "land, at court": TURNS["land"],
    "faeries": straight,
}


def place_in_game(frame: Json) -> tuple[int, int]:
    """Whose turn it is, and a number that grows from turn to turn; in Fae everyone has one move."""
    view = frame["view"]
    whose = view.get("acting", view.get("turn", 0))
    number = view["turn"] if "acting" in view else view.get("turns", frame["seq"])
    return int(whose), int(number)


def play(page: Page, here: LocalGuest, table: str, game: str, turns: int) -> Clicks:
    """Play until the player has finished this many turns, by mouse alone."""
    own, others, begun = 0, 0, set[int]()
    while boards.wait_for_turn(page):
        whose, number = place_in_game(here.frame(table, 0))
        mine = whose == 0
        if mine and number not in begun and len(begun) == turns:
            break
        before = int(page.evaluate("() => window.clicked"))
        PLAYED[game](page)
        clicks = int(page.evaluate("() => window.clicked")) - before
        own, others = (own + clicks, others) if mine else (own, others + clicks)
        if mine:
            begun.add(number)
    return Clicks(own, len(begun), others)


def measure_play(people: Visitors, here: LocalGuest, games: list[str], turns: int | None) -> None:
    """Measure this many turns from the middle of each game, or whole games if it is None."""
    print("| Game | Clicks per own turn | Own turns | Clicks in others' turns | Layout shift |")
    print("|---|---|---|---|---|")
    for game, moment in STARTS.items():
        if game not in games:
            continue
        table = table_at(here, moment._replace(steps=0) if turns is None else moment)
        page = people.come(here, pace="brisk", viewport=SIZES["desk"])
        page.add_init_script(SHIFTS + CLICKS)
        page.goto(f"/table/{table}")
        clicks = play(page, here, table, game, turns or ENDLESS)
        row = (game, f"{clicks.average:.1f}", clicks.turns, clicks.others, f"{shifted(page):.3f}")
        print("|", " | ".join(map(str, row)), "|", flush=True)
        page.close()


@contextmanager
def cookies_of(here: LocalGuest) -> Iterator[Path]:
    """A file with the header that signs Lighthouse in."""
    jar = "; ".join(f"{one.name}={one.value}" for one in here.http.cookies.jar)
    with tempfile.NamedTemporaryFile("w", suffix=".json") as file:
        json.dump({"Cookie": jar}, file)
        file.flush()
        yield Path(file.name)


def measure_lighthouse(here: LocalGuest, command: str) -> None:
    print("| Page |", " | ".join(CATEGORIES), "|")
    print("|---" * (1 + len(CATEGORIES)) + "|")
    pages = {"home": "/"} | {
        name: f"/table/{table_at(here, moment)}" for name, moment in MOMENTS.items()
    }
    with cookies_of(here) as cookies:
        for name, path in pages.items():
            scores = lighthouse(command, here.server.address + path, cookies)
            print("|", name, "|", " | ".join(f"{score:.0f}" for score in scores), "|", flush=True)


def lighthouse(command: str, address: str, headers: Path) -> list[float]:
    """The scores of a page in each category, on the phone that Lighthouse imitates."""
    flags = " ".join((*FLAGS, "--headless"))
    ran = subprocess.run(
        [
            *(command, address, "--quiet", "--output=json", f"--chrome-flags={flags}"),
            *(f"--only-categories={','.join(CATEGORIES)}", f"--extra-headers={headers}"),
        ],
        env={**os.environ, "CHROME_PATH": chromium_path()},
        check=True,
        capture_output=True,
    )
    found = json.loads(ran.stdout)["categories"]
    return [100 * (found[category]["score"] or 0) for category in CATEGORIES]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--turns", type=int, default=8, help="own turns to play in each game")
    parser.add_argument("--whole", action="store_true", help="play whole games, ends included")
    parser.add_argument("games", nargs="*", choices=[*STARTS, []], help="all, if none is named")
    parser.add_argument("--lighthouse", help="the command of the npm package lighthouse")
    wish = parser.parse_args()
    with (
        tempfile.TemporaryDirectory() as data,
        same_deals(),
        threaded(Path(data) / "data") as server,
        LocalGuest(server) as here,
    ):
        if wish.turns:
            with visitors_of(here) as people:
                turns = None if wish.whole else wish.turns
                measure_play(people, here, wish.games or list(STARTS), turns)
        if wish.lighthouse:
            measure_lighthouse(here, wish.lighthouse)


if __name__ == "__main__":
    main()
