"""The ledger's worked examples (TRAIL-60, TRAIL-61R)."""

from __future__ import annotations

import pytest

from elfhame.games.trails.knowledge.events import Completed, Drew, Ended, Laid, Settled, Won
from elfhame.games.trails.rules.engine import Trails
from elfhame.kernel.game import WATCHER
from tests.games.trails.positions import (
    GAME,
    Moment,
    act,
    by_the_other,
    found,
    of_kind,
    with_left,
)

ELF, GNOME = 0, 1


def three_houses() -> Moment:
    """A card that completes one pink path with three houses, and is followed by a draw."""

    def fits(moment: Moment) -> bool:
        paths = [path.houses for path in moment.told(Completed) if path.colour == "pink"]
        return paths == [3] and not moment.completed("yellow") and bool(moment.told(Drew))

    return found(2, fits)


def laid_by(seat: int, left: int) -> tuple[Trails, int]:
    """The position before that, with this seat to lay the card, and the action."""
    moment = three_houses()
    state = with_left(moment.again(), left, 10)
    return (state if state.turn == seat else by_the_other(state)), moment.action


def pink_stones(state: Trails) -> int:
    return GAME.view(state, WATCHER).placed[ELF]


@pytest.mark.rule("TRAIL-60")
def test_the_elf_completes_a_path_with_three_houses_and_places_three_stones() -> None:
    state, action = laid_by(ELF, left=12)
    events = act(state, action)
    kinds = [type(event).__name__ for event in events if not isinstance(event, Completed)]
    assert kinds == ["Laid", "Settled", "Drew"]
    (settled,) = of_kind(events, Settled)
    assert (settled.colour, len(settled.houses), settled.left) == ("pink", 3, 9)
    assert pink_stones(state) == 10


@pytest.mark.rule("TRAIL-61R")
def test_if_the_gnome_completes_it_the_elf_places_them_at_the_start_of_the_next_turn() -> None:
    state, action = laid_by(GNOME, left=12)
    events = act(state, action)
    kinds = [type(event).__name__ for event in events if not isinstance(event, Completed)]
    assert kinds == ["Laid", "Drew", "Settled"]
    (settled,) = of_kind(events, Settled)
    assert (settled.colour, len(settled.houses), settled.left) == ("pink", 3, 9)
    assert (state.player(), pink_stones(state)) == (ELF, 10)


@pytest.mark.rule("TRAIL-61R")
def test_the_elf_then_wins_if_they_are_the_last_stones() -> None:
    state, action = laid_by(GNOME, left=3)
    events = act(state, action)
    assert [event.seat for event in of_kind(events, Laid)] == [GNOME]
    assert Ended("TRAIL-40") in events
    assert events[-1] == Won((ELF,), "TRAIL-40")
    assert pink_stones(state) == 19


@pytest.mark.rule("TRAIL-61R")
def test_the_elf_does_not_win_if_one_stone_is_left() -> None:
    state, action = laid_by(GNOME, left=4)
    assert not of_kind(act(state, action), Ended)
    assert state.player() == ELF
