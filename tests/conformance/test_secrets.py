"""Secret news: who is told more than a watcher, and who learns from it."""

from __future__ import annotations

from elfhame.games import fae
from elfhame.games.fae.rules.entries import SPIRIT
from elfhame.kernel.bits import BIT, contains
from elfhame.kernel.game import Game
from elfhame.kernel.journal import NOBODY, Entry

from .kits import Table, every_table, play_out


def told_more(game: Game, seats: int, entry: Entry) -> set[int]:
    """The seats that are told more about an entry than a watcher."""
    return {seat for seat in range(seats) if game.is_secret(entry, seat)}


def untold_learners(game: Game, seats: int, entry: Entry) -> set[int]:
    """The seats that learn from a secret although they aren't told it."""
    told = told_more(game, seats, entry)
    learners = {seat for seat in range(seats) if contains(entry.learns, seat)}
    return learners - told if told else set()


@every_table
def test_only_those_who_are_told_a_secret_learn_from_it(table: Table) -> None:
    for seed in range(2):
        play = play_out(table.play(seed), seed)
        for entry in play.journal.entries:
            assert untold_learners(play.game, play.seats, entry) == set(), entry


@every_table
def test_a_secret_is_told_to_one_seat_only(table: Table) -> None:
    for seed in range(2):
        play = play_out(table.play(seed), seed)
        for entry in play.journal.entries:
            assert len(told_more(play.game, play.seats, entry)) <= 1, entry


def test_a_learner_who_is_not_told_is_found() -> None:
    own = Entry(SPIRIT, BIT[0], (0, 2))
    assert untold_learners(fae.GAME, 2, own) == set()
    assert untold_learners(fae.GAME, 2, own._replace(learns=NOBODY)) == set()
    assert untold_learners(fae.GAME, 2, own._replace(learns=BIT[0] | BIT[1])) == {1}
