"""Other readings of unclear rules can be played, and are what they say."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Final

import pytest

from elfhame.games import registry
from elfhame.games.trails.data.components import COLOURS, STONES
from elfhame.games.trails.state import Forest, count_stones
from elfhame.kernel.data_files import shipped
from elfhame.kernel.readings import FILE, read_otherwise
from elfhame.kernel.refused import Refused
from elfhame.kernel.rng import keyed
from elfhame.kernel.state import State
from elfhame.lab.blanks import edited
from elfhame.lab.component_process import with_components
from elfhame.lab.components import Texts, warnings_about
from elfhame.lab.readings import readings_in, readings_of
from elfhame.texts import rulebook
from tests.lab.settings import LAND, TRAILS

EVIL: Final = {"goblin", "ogre"}
GAMES: Final = {"fae": 40, "trails": 100, "land": 20, "faeries": 12}
"""How many random games show a sign."""

Moment = tuple[Any, Any, list[str]]
"""The view before a step, the view after it, and what can be done now."""


def a_good_card_may_come_before_an_evil_one(before: Any, now: Any, can: list[str]) -> bool:
    kinds = {action.split()[1] for action in can if action.startswith("place ")}
    return bool(kinds & EVIL and kinds - EVIL)


def an_empty_clearing_may_be_explored(before: Any, now: Any, can: list[str]) -> bool:
    empty = {f"explore {number}" for number, cards in enumerate(now.clearings, 1) if not cards}
    return bool(empty.intersection(can))


def the_order_of_rituals_is_asked_for(before: Any, now: Any, can: list[str]) -> bool:
    return any(action.startswith("ritual ") for action in can)


def stones_are_owed_at_the_end(before: Any, now: Any, can: list[str]) -> bool:
    return not can and any(
        path.complete
        and now.left[COLOURS.index(path.colour)]
        and not all(house.stone for house in path.houses)
        for path in now.networks
    )


def the_count_begins_again_without_a_stone(before: Any, now: Any, can: list[str]) -> bool:
    return bool(before.idle and not now.idle and before.placed == now.placed)


def a_tile_may_be_declined(before: Any, now: Any, can: list[str]) -> bool:
    tiles = any(action.startswith("tile ") for action in can)
    return tiles and "pass" in can and now.action == "build" and not now.working


def someone_scores_behind_a_tie(before: Any, now: Any, can: list[str]) -> bool:
    return any(
        len(area.leaders) > 1 and sum(map(bool, area.points)) > len(area.leaders)
        for area in now.areas
    )


SIGNS: Final[dict[str, tuple[str, int, Callable[[Any, Any, list[str]], bool], bool]]] = {
    "LAND-24R": ("land", 2, a_good_card_may_come_before_an_evil_one, True),
    "LAND-38R": ("land", 2, an_empty_clearing_may_be_explored, False),
    "FAE-44R": ("fae", 2, the_order_of_rituals_is_asked_for, False),
    "TRAIL-43R": ("trails", 2, stones_are_owed_at_the_end, False),
    "TRAIL-53R": ("trails", 1, the_count_begins_again_without_a_stone, True),
    "FMC-36R": ("faeries", 2, a_tile_may_be_declined, True),
    "FMC-63R": ("faeries", 3, someone_scores_behind_a_tie, True),
}
"""By ruling: a sign, and whether it is seen in the other reading or in ours; never in both."""


def moments(game: str, seats: int) -> Iterator[Moment]:
    """All moments of some random games; in Fairy Trails two seats have only one stone left."""
    rules = registry.game(game)
    for number in range(GAMES[game]):
        rng = keyed(bytes(32), f"reading/{number}")
        state: State = rules.setup(seats, rules.options({}), rng)
        if isinstance(state, Forest) and seats == 2:
            for colour in range(seats):
                count_stones(state, colour, STONES - 1)
        before = now = rules.view(state, 0)
        while (seat := state.player()) >= 0:
            yield before, now, [str(rules.action(action)) for action in state.legal_actions(seat)]
            state.apply(seat, state.random_action(seat, rng), rng)
            before, now = now, rules.view(state, 0)
        yield before, now, []


def is_seen(rule: str) -> bool:
    """Whether the sign of a ruling is ever seen."""
    game, seats, sign, _ = SIGNS[rule]
    return any(sign(*moment) for moment in moments(game, seats))


def read_in_the_other_way(rule: str) -> Texts:
    game = SIGNS[rule][0]
    rules = [reading.rule for reading in readings_in(game, {})]
    return edited(game, {}, FILE, ((("reading", rules.index(rule), "read"), "other"),))


@pytest.mark.parametrize("rule", SIGNS)
def test_a_ruling_is_played_as_it_is_read(rule: str) -> None:
    in_the_other = SIGNS[rule][3]
    assert is_seen(rule) is not in_the_other
    assert with_components(read_in_the_other_way(rule), is_seen, rule) is in_the_other


def test_every_reading_is_of_a_ruling_and_has_a_sign() -> None:
    found = {
        reading.rule: rulebook(game)[reading.rule].kind
        for game in registry.names()
        for reading in readings_in(game, {})
    }
    assert found == dict.fromkeys(SIGNS, "ruling")


def test_a_game_as_it_ships_reads_its_rules_as_we_do() -> None:
    text = read_in_the_other_way("LAND-38R")["land/readings.toml"]
    assert not read_otherwise("elfhame.games.land.data", shipped(["land"])["land/readings.toml"])
    with pytest.raises(Refused, match=r"LAND-38R.*can't be explored"):
        read_otherwise("elfhame.games.land.data", text)
    assert warnings_about({"land/readings.toml": text}, "land") == [
        "LAND-38R: here an empty Clearing can't be explored"
    ]


def test_the_readings_are_what_the_seats_and_options_allow() -> None:
    names = [setting.name for setting in readings_of(LAND, 2, {"first_game": True}, {}, 2)]
    variants = ["first_game=false", "hidden_counts=true", "herald_court_only=true"]
    assert names == ["as chosen", *variants, "LAND-24R", "LAND-38R"]
    assert [setting.name for setting in readings_of(TRAILS, 2, {}, {}, 2)[1:]] == ["TRAIL-43R"]
    solo = [setting.name for setting in readings_of(TRAILS, 1, {}, {}, 2)[1:]]
    assert solo == ["easier=true", "TRAIL-53R"]


def test_a_game_without_anything_to_change_is_refused() -> None:
    solo_only = shipped(["trails"])["trails/readings.toml"].replace("[2]", "[1]")
    with pytest.raises(Refused, match="nothing to change at 2 seats"):
        readings_of(TRAILS, 2, {}, {"trails/readings.toml": solo_only}, 2)


def test_a_reading_that_a_designer_chose_is_swapped_for_ours() -> None:
    otherwise = read_in_the_other_way("LAND-38R")
    swapped = readings_of(LAND, 2, {}, otherwise, 2)[-1]
    (text,) = swapped.components.values()
    assert not read_otherwise("elfhame.games.land.data", text)
