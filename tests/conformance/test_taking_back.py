"""Taking back: a step leaves no trace but a note, and not every step can be taken back."""

from __future__ import annotations

import msgspec
import pytest

from elfhame.kernel.game import WATCHER
from elfhame.kernel.play import MOST_REMEMBERED, Play, seed_bytes
from elfhame.kernel.record import Record, dump, load, record, replay, with_checksum
from elfhame.kernel.refused import Refused
from elfhame.kernel.rng import Rng, keyed
from elfhame.kernel.shapes import to_json
from elfhame.kernel.steps import Step

from .kits import TABLES, Table, chosen, every_table
from .worlds import everything, snapshot, words


def _trace(play: Play) -> tuple[object, ...]:
    """Everything that a step could have changed."""
    events = [to_json(list(play.events(observer))) for observer in [*range(play.seats), WATCHER]]
    entries = list(play.journal.entries)
    return everything(play.game, play.state), list(play.steps), entries, events, words(play.chance)


def _play_with_take_backs(table: Table, seed: int) -> Play:
    """A random game in which every step that can be taken back is, before another is taken."""
    play, rng = table.play(seed), keyed(seed_bytes(seed), "wavering")
    while not play.over:
        seat = _take(play, rng).seat
        if play.can_take_back(seat):
            play.take_back(seat)
            _take(play, rng)
    return play


def _take(play: Play, rng: Rng) -> Step:
    step = chosen(play, rng)
    play.act(step.action, step.seat)
    return step


@every_table
def test_a_step_taken_back_leaves_no_trace(table: Table) -> None:
    rng = keyed(seed_bytes(0), "trace")
    for seed in range(2):
        play = table.play(seed)
        while not play.over:
            before, notes, step = _trace(play), len(play.taken_back), _take(play, rng)
            if play.can_take_back(step.seat):
                play.take_back(step.seat)
                assert _trace(play) == before
                assert len(play.taken_back) == notes + 1
                _take(play, rng)


@every_table
def test_several_steps_can_be_taken_back_one_by_one(table: Table) -> None:
    rng = keyed(seed_bytes(0), "several")
    for seed in range(2):
        play, traces = table.play(seed), []
        while not play.over:
            traces.append(_trace(play))
            seat = _take(play, rng).seat
            if rng.below(6) == 0:
                while play.can_take_back(seat):
                    play.take_back(seat)
                    assert _trace(play) == traces.pop()


@every_table
def test_a_game_continues_as_if_the_step_had_never_been_taken(table: Table) -> None:
    for seed in range(3):
        wavering, straight = _play_with_take_backs(table, seed), table.play(seed)
        for step in wavering.steps:
            straight.act(step.action, step.seat)
        assert _trace(wavering) == _trace(straight)
        without_notes = with_checksum(msgspec.structs.replace(record(wavering), taken_back=[]))
        assert without_notes == record(straight)


@every_table
def test_taking_back_a_step_does_not_change_the_one_before(table: Table) -> None:
    rng = keyed(seed_bytes(0), "before")
    play = table.play(0)
    while not play.over:
        seats = [*range(table.seats)]
        before = [play.can_take_back(seat) for seat in seats]
        step = _take(play, rng)
        if play.can_take_back(step.seat):
            play.take_back(step.seat)
            assert [play.can_take_back(seat) for seat in seats] == before
            _take(play, rng)


@every_table
def test_a_record_notes_steps_taken_back_and_still_replays(table: Table) -> None:
    wavering = _play_with_take_backs(table, 0)
    filed = load(dump(record(wavering)))
    assert isinstance(filed, Record)
    assert filed.taken_back == wavering.taken_back
    assert snapshot(replay(table.game, filed)) == snapshot(wavering)


def test_in_some_game_a_step_is_taken_back() -> None:
    """Otherwise the tests above would cover nothing."""
    assert any(_play_with_take_backs(table, 0).taken_back for table in TABLES)


@every_table
def test_only_the_seat_that_acted_last_can_take_back(table: Table) -> None:
    for play in table.walk(0):
        if play.steps:
            for seat in {-1, *range(table.seats + 1)} - {play.steps[-1].seat}:
                _is_refused(play, seat)


@every_table
def test_a_step_that_taught_someone_something_cannot_be_taken_back(table: Table) -> None:
    length = 0
    for play in table.walk(0):
        learned = any(entry.learns for entry in play.journal.entries[length:])
        length = len(play.journal.entries)
        if play.steps and learned:
            _is_refused(play, play.steps[-1].seat)
        elif play.steps:
            assert play.can_take_back(play.steps[-1].seat)


@every_table
def test_nothing_can_be_taken_back_before_the_first_step(table: Table) -> None:
    for seat in range(table.seats):
        _is_refused(table.play(0), seat)


def _is_refused(play: Play, seat: int) -> None:
    before = snapshot(play)
    assert not play.can_take_back(seat)
    with pytest.raises(Refused) as refused:
        play.take_back(seat)
    assert refused.value.field == "take_back"
    assert snapshot(play) == before


@every_table
def test_the_step_that_ends_a_game_cannot_be_taken_back(table: Table) -> None:
    play, rng = table.play(11), keyed(seed_bytes(11), "final")
    while not play.over:
        _take(play, rng)
    assert not play.can_take_back()
    with pytest.raises(Refused):
        play.take_back()
    assert play.over


@every_table
def test_a_game_can_be_rewound_to_before_any_seats_last_step(table: Table) -> None:
    """As long as that isn't too long ago; whoever learned something, no trace is left."""
    rng = keyed(seed_bytes(0), "rewind")
    play, traces = table.play(0), []
    while not play.over:
        traces.append(_trace(play))
        _take(play, rng)
        seat = rng.below(play.seats)
        last = max((at for at, step in enumerate(play.steps) if step.seat == seat), default=None)
        if play.result is not None or last is None or len(play.steps) - last > MOST_REMEMBERED:
            assert not play.can_rewind(seat)
        elif rng.below(4) == 0:
            fork = play.fork()
            fork.rewind(seat)
            assert _trace(fork) == traces[last]
            assert len(fork.taken_back) == len(play.steps) - last


@every_table
def test_a_record_notes_who_rewound_a_game_and_still_replays(table: Table) -> None:
    rng = keyed(seed_bytes(0), "rewound")
    play = table.play(0)
    while not play.over:
        _take(play, rng)
        if len(play.taken_back) < 40 and rng.below(8) == 0 and play.can_rewind(0):
            play.rewind(0)
    filed = load(dump(record(play)))
    assert isinstance(filed, Record)
    assert filed.taken_back == play.taken_back
    assert {undone.by for undone in filed.taken_back} <= {0}
    assert snapshot(replay(table.game, filed)) == snapshot(play)


def test_a_rewind_that_stops_at_the_replies_is_refused() -> None:
    """It would let a record undo what only someone else did."""
    table = next(table for table in TABLES if table.game.name == "fae")
    play, rng = table.play(0), keyed(seed_bytes(0), "half")
    while len({step.seat for step in play.steps}) < 2:
        _take(play, rng)
    first = play.steps[0].seat
    play.rewind(first)
    while not play.over:
        _take(play, rng)
    filed = record(play)
    assert len(filed.taken_back) > 1
    halved = msgspec.structs.replace(filed, taken_back=filed.taken_back[:-1])
    with pytest.raises(Refused):
        replay(table.game, with_checksum(halved))
