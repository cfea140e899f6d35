"""Each event cites the rule of its case (TRAIL-22, TRAIL-31 to TRAIL-42R, TRAIL-51, TRAIL-52)."""

from __future__ import annotations

import pytest

from elfhame.games.trails.data.components import COLOURS
from elfhame.games.trails.knowledge.events import Drew, Ended, Settled, TrailsEvent
from tests.games.trails.positions import (
    act,
    alone,
    by_the_other,
    found,
    moments,
    of_kind,
    short,
    with_last_card,
    with_left,
)


def cited(events: list[TrailsEvent], kind: type[Settled] | type[Drew]) -> set[tuple[str, ...]]:
    return {event.rules for event in of_kind(events, kind)}


@pytest.mark.rule("TRAIL-22")
@pytest.mark.rule("TRAIL-51")
def test_a_draw_ends_a_turn_for_two_and_begins_one_alone() -> None:
    for seats, rule in ((2, "TRAIL-22"), (1, "TRAIL-51")):
        drawn = [rules for moment in moments(seats) for rules in cited(moment.events, Drew)]
        assert set(drawn) == {(rule,)}


@pytest.mark.rule("TRAIL-31", "TRAIL-33R", "TRAIL-52")
def test_stones_cite_why_they_are_placed_now() -> None:
    for moment in [each for each in moments(2) if not each.told(Ended)]:
        for event in moment.told(Settled):
            own = event.colour == moment.own
            assert event.rule == ("TRAIL-31" if own else "TRAIL-33R")
    assert {event.rule for moment in moments(1) for event in moment.told(Settled)} == {"TRAIL-52"}


@pytest.mark.rule("TRAIL-42R")
def test_stones_owed_by_the_very_last_card_cite_the_rule_about_it() -> None:
    moment = found(2, lambda each: each.completed(each.own) > 0 and bool(each.told(Drew)))
    state = with_last_card(with_left(by_the_other(moment.again()), 9, 9))
    settled = of_kind(act(state, moment.action), Settled)
    assert [event.rule for event in settled if event.colour == moment.own] == ["TRAIL-42R"]


@pytest.mark.rule("TRAIL-35R")
def test_too_few_stones_are_cited_as_well() -> None:
    moment = found(2, lambda each: each.completed(each.own) > 1 and bool(each.told(Drew)))
    colour = COLOURS[moment.state.turn]
    enough, few = moment.again(), short(moment.again(), colour, 1)
    for state, rules in ((enough, ("TRAIL-31",)), (few, ("TRAIL-31", "TRAIL-35R"))):
        settled = of_kind(act(state, moment.action), Settled)
        assert [event.rules for event in settled if event.colour == colour] == [rules]


@pytest.mark.rule("TRAIL-52", "TRAIL-35R")
def test_too_few_stones_alone_cite_both_rules() -> None:
    moment = found(2, lambda each: each.completed(each.own) > 1 and bool(each.told(Drew)))
    state = alone(short(moment.again(), COLOURS[moment.state.turn], 1))
    settled = of_kind(act(state, moment.action), Settled)
    assert ("TRAIL-52", "TRAIL-35R") in [event.rules for event in settled]
