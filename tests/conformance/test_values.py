"""States are ordinary values: they can be compared, copied and pickled."""

from __future__ import annotations

import pickle
from collections.abc import Callable
from copy import copy, deepcopy
from typing import Any, Final

import pytest

from elfhame.kernel.journal import Journal
from elfhame.kernel.play import Play, seed_bytes
from elfhame.kernel.rng import keyed
from elfhame.kernel.state import State, playout

from .kits import Table, every_table
from .worlds import everything

EVERY: Final = 9
"""To save time, only every ninth state is tested."""


def pickle_round_trip(value: Any) -> Any:
    """The value, pickled and restored."""
    return pickle.loads(pickle.dumps(value))


every_copy = pytest.mark.parametrize("duplicate", [copy, deepcopy, pickle_round_trip])
Duplicate = Callable[[State], State]


@every_copy
@every_table
def test_a_copy_is_equal_and_continues_identically(table: Table, duplicate: Duplicate) -> None:
    for play in table.walk(0, EVERY):
        one, other = play.state.clone(), duplicate(play.state)
        assert type(one) is type(other)
        assert one == other
        assert everything(table.game, one) == everything(table.game, other)
        journals = [_journal_of_play(state) for state in (one, other)]
        assert journals[0].entries == journals[1].entries
        assert one == other


@every_copy
@every_table
def test_a_copy_shares_no_mutable_state(table: Table, duplicate: Duplicate) -> None:
    for play in table.walk(1, EVERY):
        before, twin = play.state.clone(), duplicate(play.state)
        playout(twin, keyed(seed_bytes(1), "twin"))
        assert play.state == before
        assert (twin == before) == play.over


@every_copy
@every_table
def test_a_copy_keeps_no_journal(table: Table, duplicate: Duplicate) -> None:
    play = table.play(2)
    noted = len(play.journal.entries)
    playout(duplicate(play.state), keyed(seed_bytes(2), "silent"))
    assert len(play.journal.entries) == noted


@every_table
def test_the_same_game_has_equal_states_and_a_step_makes_them_unequal(table: Table) -> None:
    for play, again in zip(table.walk(3), table.walk(3), strict=True):
        assert play.state == again.state
        if not play.over:
            after, chance = play.state.clone(), keyed(seed_bytes(3), "after")
            seat = after.player()
            after.apply(seat, after.random_action(seat, chance), chance)
            assert after != play.state


@every_table
def test_a_state_equals_nothing_else_and_has_no_hash(table: Table) -> None:
    state = table.play(4).state
    assert state != 1
    assert state != _another_start(table, table.play(4)).state
    with pytest.raises(TypeError, match="unhashable"):
        hash(state)


def _another_start(table: Table, first: Play) -> Play:
    """A game that starts differently; in a small game, two seeds may give the same start."""
    plays = (table.play(seed) for seed in range(5, 50))
    return next(play for play in plays if play.journal.entries != first.journal.entries)


def test_states_of_different_classes_are_unequal() -> None:
    assert _One() == _One()
    assert _One() != _Another()


class _One(State):
    """A state without fields."""


class _Another(State):
    """Another state without fields."""


def _journal_of_play(state: State) -> Journal:
    """The journal of a random game continued from the state."""
    journal = Journal()
    state.tell(journal)
    playout(state, keyed(seed_bytes(0), "on"))
    return journal
