"""A play refuses wrong input, in every form an action can have, and is then unchanged."""

from __future__ import annotations

import pickle
from copy import deepcopy
from pathlib import Path
from typing import Any, cast

import pytest

import elfhame
from elfhame.games import registry
from elfhame.games.registry import game, names, register
from elfhame.kernel.game import REVIEWER, WATCHER
from elfhame.kernel.play import SEED_BYTES, seed_bytes
from elfhame.kernel.shapes import to_json
from tests.hedgerow.game import GAME as HEDGEROW


def everything(play: elfhame.Play) -> bytes:
    """Everything there is to know about a play."""
    view = play.game.view(play.state, REVIEWER)
    rest = (play.steps, play.taken_back, len(play.journal.entries), play.chance.clone().word())
    return to_json((view, rest))


@pytest.mark.parametrize(
    "action",
    [
        -1,
        540,
        10**30,
        True,
        "move A1 Z9",
        "pass",
        "",
        {"kind": "move"},
        {"kind": "fly", "to": "A1"},
        {},
    ],
)
def test_input_that_is_no_action_is_refused_and_changes_nothing(action: Any) -> None:
    play = elfhame.new("fae", seed=1)
    before = everything(play)
    for attempt in (play.act, lambda it: play.look([it])):
        with pytest.raises(elfhame.Refused) as refused:
            attempt(action)
        assert (refused.value.field or "").startswith("action")
    assert play.why(action) is not None
    assert everything(play) == before


def test_an_action_can_be_a_number_a_text_an_object_or_json() -> None:
    plays = [elfhame.new("fae", seed=1) for _ in range(4)]
    number = plays[0].numbers()[5]
    typed = plays[0].game.action(number)
    forms: list[Any] = [number, str(typed), typed, {"kind": "move", **typed.facts()}]
    for play, form in zip(plays, forms, strict=True):
        play.act(form)
    assert len({everything(play) for play in plays}) == 1


@pytest.mark.parametrize("seed", [-1, 1 << 256, b"short", bytes(33), "7", 1.5])
def test_input_that_is_no_seed_is_refused(seed: Any) -> None:
    with pytest.raises(elfhame.Refused) as refused:
        elfhame.new("fae", seed=seed)
    assert refused.value.field == "seed"


class Whole:
    """An integer type from another library, such as numpy."""

    def __init__(self, value: int) -> None:
        self.value = value

    def __index__(self) -> int:
        return self.value


def test_any_integer_type_is_accepted() -> None:
    zero, one, two = cast(list[int], [Whole(0), Whole(1), Whole(2)])
    ours, theirs = elfhame.new("fae", 2, 1), elfhame.new("fae", two, one)
    ours.act(0, one if ours.waiting == [1] else zero)
    theirs.act(zero)
    assert everything(ours) == everything(theirs)
    assert type(theirs.steps[0].seat) is int


@pytest.mark.parametrize("seat", [True, 1.0, "1", 2, -1])
def test_a_seat_that_has_nothing_to_decide_is_refused(seat: Any) -> None:
    play = elfhame.new("fae", seed=1, first=1)
    before = everything(play)
    with pytest.raises(elfhame.Refused):
        play.act(play.numbers()[0], seat)
    assert everything(play) == before


def test_a_look_does_not_act_for_a_rival() -> None:
    play = elfhame.new("fae", seats=2, seed=1)
    with pytest.raises(elfhame.Refused) as refused:
        play.look(["move A1 A2", "move A3 A2"])
    assert refused.value.rule == "FAE-15R"


def test_a_play_can_be_copied_and_pickled() -> None:
    play = elfhame.new("fae", seats=3, seed=1)
    play.act(play.numbers()[3])
    play.act(play.numbers()[3])
    play.take_back()
    for twin in (deepcopy(play), pickle.loads(pickle.dumps(play))):
        assert everything(twin) == everything(play)


@pytest.mark.parametrize(
    ("file", "error"),
    [("", IsADirectoryError), ("nowhere/game.json", FileNotFoundError), ("\0.json", ValueError)],
)
def test_a_file_that_cannot_be_written_raises_a_standard_exception(
    file: str, error: type[Exception], tmp_path: Path
) -> None:
    with pytest.raises(error):
        elfhame.save(elfhame.new("fae", seed=1), tmp_path / file, observer=0)
    assert list(tmp_path.iterdir()) == []


def test_without_a_seed_every_game_is_different() -> None:
    assert elfhame.new("fae").seed != elfhame.new("fae").seed
    assert len(elfhame.new("fae").seed) == SEED_BYTES


def test_a_seed_can_be_a_number_or_the_same_bytes() -> None:
    one, other = elfhame.new("fae", seed=9), elfhame.new("fae", seed=seed_bytes(9))
    assert everything(one) == everything(other)


@pytest.mark.parametrize("observer", [2, -3, REVIEWER])
def test_only_seats_and_watchers_may_view_a_running_game(observer: int) -> None:
    play = elfhame.new("fae", seats=2, seed=1)
    with pytest.raises(elfhame.Refused) as refused:
        play.view(observer)
    assert refused.value.field == "observer"
    with pytest.raises(elfhame.Refused):
        list(play.events(observer))


def test_events_can_start_at_a_step() -> None:
    play = elfhame.new("fae", seed=1)
    for _ in range(4):
        play.act(play.choices()[0])
    whole = list(play.events(WATCHER))
    for since in range(-2, 6):
        assert list(play.events(WATCHER, since)) == [told for told in whole if told[0] >= since]


def test_an_unknown_game_is_refused() -> None:
    with pytest.raises(elfhame.Refused) as refused:
        elfhame.new("chess")
    assert refused.value.field == "game"


def test_an_external_game_can_register_but_not_under_a_built_in_name(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(registry, "_REGISTERED", {})
    register(HEDGEROW)
    assert game("hedgerow") is HEDGEROW
    assert "hedgerow" in names()
    impostor = type("Impostor", (type(HEDGEROW),), {"name": "fae"})()
    with pytest.raises(elfhame.Refused):
        register(impostor)


def test_a_play_shows_itself_as_text_and_picture() -> None:
    play = elfhame.new("fae", seed=1)
    assert "spirit hidden" in str(play)
    assert repr(play) == "<Fae: 2 seats, 0 steps, waiting for 1>"
    assert play._repr_svg_().startswith("<svg")
    assert play.text(0) != play.text(1)
