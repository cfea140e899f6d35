"""Random games end, lose no piece, score correctly, and can be cloned and replayed."""

from __future__ import annotations

from elfhame.kernel.game import REVIEWER, WATCHER
from elfhame.kernel.play import Play, seed_bytes
from elfhame.kernel.record import Record, dump, load, record, replay
from elfhame.kernel.rng import keyed
from elfhame.kernel.shapes import to_json

from .kits import Table, every_table, play_out
from .worlds import events, everything, snapshot

WHOLE = 12
"""The whole victory, in twelfths."""


@every_table
def test_random_play_ends_in_time(table: Table) -> None:
    for seed in range(20):
        play = play_out(table.play(seed), seed)
        assert len(play.steps) <= table.game.longest
        assert play.over


@every_table
def test_no_piece_is_lost_or_made(table: Table) -> None:
    for seed in range(5):
        start = dict(table.kit.pieces(table.game.view(table.play(seed).state, REVIEWER)))
        for play in table.walk(seed):
            view = table.game.view(play.state, REVIEWER)
            assert dict(table.kit.pieces(view)) == start, f"seed {seed}, step {len(play.steps)}"


@every_table
def test_the_events_add_up_to_the_scores(table: Table) -> None:
    for seed in range(5):
        for play in table.walk(seed):
            happened = events(table.game, play.journal.entries, REVIEWER)
            recounted = table.kit.recount(table.seats, happened)
            assert recounted == play.state.scores(), (
                f"seed {seed}, step {len(play.steps)}: recount must match scores here too; "
                "it sees no options, so an event must tell of everything that changes the scores"
            )


@every_table
def test_the_victory_is_awarded_at_the_end_and_not_before(table: Table) -> None:
    for seed in range(10):
        for play in table.walk(seed):
            assert len(play.state.scores()) == len(play.state.returns()) == table.seats
            assert play.over or not any(play.state.returns())
        shares = play_out(table.play(seed), seed).state.returns()
        assert sum(shares) == WHOLE or (table.seats == 1 and sum(shares) == 0)
        assert min(shares) >= 0


@every_table
def test_a_rule_of_the_ledger_ends_the_game(table: Table) -> None:
    for seed in range(10):
        for play in table.walk(seed):
            assert play.state.ending() in (table.kit.ledger() if play.over else {None})


@every_table
def test_the_closing_event_is_announced_once_by_the_last_step(table: Table) -> None:
    closing = table.game.closing_event
    assert closing in table.game.event_types
    for seed in range(5):
        play = play_out(table.play(seed), seed)
        steps = [step for step, event in play.events() if isinstance(event, closing)]
        assert steps == [len(play.steps)]


@every_table
def test_changing_a_clone_does_not_change_the_state(table: Table) -> None:
    rng = keyed(seed_bytes(0), "clones")
    for seed in range(3):
        for play in table.walk(seed):
            before = snapshot(play)
            for seat in play.waiting:
                clone = play.state.clone()
                clone.apply(seat, clone.random_action(seat, rng), rng)
            assert snapshot(play) == before


@every_table
def test_changing_the_state_does_not_change_a_clone(table: Table) -> None:
    for seed in range(3):
        walk = table.walk(seed)
        pairs = [(play.state.clone(), everything(table.game, play.state)) for play in walk]
        for clone, seen in pairs:
            assert everything(table.game, clone) == seen


@every_table
def test_clones_and_drawn_worlds_keep_no_journal(table: Table) -> None:
    rng = keyed(seed_bytes(0), "silence")
    for play in table.walk(0, every=3):
        for observer in table.observers:
            assert not play.state.determinize(observer, rng).telling
        assert not play.state.clone().telling
        assert play.state.telling


@every_table
def test_a_record_replays_the_same_game(table: Table) -> None:
    for seed in range(5):
        play = play_out(table.play(seed), seed)
        filed = load(dump(record(play)))
        assert isinstance(filed, Record)
        again = replay(table.game, filed)
        assert snapshot(again) == snapshot(play)
        assert dump(record(again)) == dump(record(play))
        assert _accounts(again) == _accounts(play)


def _accounts(play: Play) -> bytes:
    observers = [*range(play.seats), WATCHER, REVIEWER]
    return to_json([(play.view(one), list(play.events(one))) for one in observers])


@every_table
def test_a_different_seed_gives_a_different_game(table: Table) -> None:
    digests = {record(play_out(table.play(seed), seed)).digest for seed in range(5)}
    assert len(digests) > 1
