"""What each seat knows in Fae, and since when (FAE-70 to FAE-73R)."""

from __future__ import annotations

import pytest

from elfhame.games.fae.data.components import COLOURS
from elfhame.games.fae.knowledge.events import Revealed, Spirit, Won
from elfhame.games.fae.knowledge.view_types import FaeView
from elfhame.games.fae.rules.engine import new_game
from elfhame.games.fae.rules.entries import SPIRIT
from elfhame.kernel.game import REVIEWER, WATCHER
from elfhame.kernel.play import Play
from tests.games.fae.positions import GAME, forks, position, rng, state_of, whole_game

OPEN = ("druids", "points", "box", "piles", "kept", "due", "turn", "waiting", "question", "seats")


@pytest.mark.rule("FAE-70")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_before_the_end_only_its_own_seat_knows_a_spirit(seats: int) -> None:
    state = new_game(seats, 0, rng("spirits"))
    for observer in (WATCHER, *range(seats)):
        known = [seat for seat, colour in enumerate(GAME.view(state, observer).spirits) if colour]
        assert known == ([] if observer == WATCHER else [observer])


@pytest.mark.rule("FAE-70")
def test_after_the_end_everyone_knows_all_spirits() -> None:
    play = whole_game(3, seed=2)
    assert {GAME.view(state_of(play), observer).spirits for observer in (WATCHER, 0, 1, 2)} == {
        GAME.view(state_of(play), REVIEWER).spirits
    }
    for observer in (WATCHER, 0, 1, 2):
        told = [event.seat for _, event in play.events(observer) if isinstance(event, Revealed)]
        assert told == [0, 1, 2]


@pytest.mark.rule("FAE-70")
def test_only_its_seat_sees_a_dealt_spirit() -> None:
    play = Play(GAME, 3, seed=4)
    for observer in (WATCHER, 0, 1, 2):
        told = [event.seat for _, event in play.events(observer) if isinstance(event, Spirit)]
        assert told == ([] if observer == WATCHER else [observer])


@pytest.mark.rule("FAE-70")
def test_only_the_dealt_spirits_are_secret_events() -> None:
    entries = whole_game(3, seed=2).journal.entries
    secrets = [
        (entry, seat) for entry in entries for seat in range(3) if GAME.is_secret(entry, seat)
    ]
    assert [(entry.kind, entry.learns) for entry, _ in secrets] == [
        (SPIRIT, 1),
        (SPIRIT, 2),
        (SPIRIT, 4),
    ]
    assert [seat for _, seat in secrets] == [0, 1, 2]


@pytest.mark.rule("FAE-70")
def test_a_look_at_the_last_move_stops_before_the_spirits() -> None:
    fork, one, _ = next(forks())
    play = Play(GAME, 2, seed=1)
    play.state = position({fork: "B", one: "R"}, resolved=11)
    look = play.look([f"move {fork} {one}"], seat=0)
    assert look.learns
    assert look.view is None
    assert not [event for event in look.events if isinstance(event, Revealed | Won)]
    assert [type(event).__name__ for event in look.events] == ["Moved", "RitualEvent", "Ended"]


@pytest.mark.rule("FAE-71R")
def test_a_seat_imagines_rivals_with_every_colour_but_its_own() -> None:
    state = new_game(2, 0, rng("neutral"))
    view = GAME.view(state, 0)
    chance = rng("imagine")
    imagined = {GAME.view(GAME.imagine(view, chance), REVIEWER).spirits[1] for _ in range(200)}
    assert imagined == set(COLOURS) - {view.spirits[0]}


@pytest.mark.rule("FAE-72R")
def test_everything_else_is_always_public() -> None:
    chance = rng("open")
    state = new_game(4, 0, chance)
    while True:
        views = [GAME.view(state, observer) for observer in (WATCHER, 0, 1, 2, 3, REVIEWER)]
        assert all(_open(view) == _open(views[0]) for view in views)
        if state.player() < 0:
            break
        state.apply(state.player(), state.random_action(state.player(), chance), chance)


def _open(view: FaeView) -> tuple[object, ...]:
    return tuple(getattr(view, field) for field in OPEN)


@pytest.mark.rule("FAE-72R")
def test_everyone_sees_the_same_moves_and_rituals() -> None:
    play = whole_game(3, seed=6)
    told = [
        [event for _, event in play.events(observer) if not isinstance(event, Spirit)]
        for observer in (WATCHER, 0, 1, 2)
    ]
    assert all(one == told[0] for one in told)


@pytest.mark.rule("FAE-73R")
def test_nobody_sees_another_seats_standing_before_the_end() -> None:
    chance = rng("standing")
    state = new_game(3, 0, chance)
    while state.player() >= 0:
        for seat in range(3):
            standings = GAME.view(state, seat).standings
            assert [at for at, row in enumerate(standings) if row] == [seat]
            row = standings[seat]
            assert row is not None
            assert row.total == row.points + row.cards == state.scores()[seat]
        state.apply(state.player(), state.random_action(state.player(), chance), chance)
    assert all(GAME.view(state, WATCHER).standings)
