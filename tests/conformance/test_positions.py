"""Positions as text: every state has one, it gives the state back, and nonsense is refused."""

from __future__ import annotations

import pickle
from collections.abc import Iterator
from typing import Final

import pytest

from elfhame.kernel.fields import LONGEST
from elfhame.kernel.game import REVIEWER, Game
from elfhame.kernel.play import Play, seed_bytes
from elfhame.kernel.position import position_of, read_position
from elfhame.kernel.record import dump, load, record, replay
from elfhame.kernel.refused import Refused
from elfhame.kernel.rng import Rng, keyed
from elfhame.kernel.shapes import to_json
from elfhame.kernel.state import State

from .kits import TABLES, Table, drawn, play_out
from .knowledge import course


def has_positions(game: Game) -> bool:
    try:
        game.position_form()
    except Refused:
        return False
    return True


WRITTEN: Final = [table for table in TABLES if has_positions(table.game)]
every_table = pytest.mark.parametrize("table", WRITTEN, ids=str)


def moments(table: Table, games: int, every: int) -> Iterator[Play]:
    for seed in range(games):
        yield from table.walk(seed, every)


@every_table
def test_a_position_gives_the_state_back(table: Table) -> None:
    for play in moments(table, 2, 3):
        text = play.position()
        state = read_position(table.game, text).state
        assert position_of(table.game, state) == text
        assert len(text) < LONGEST
        assert text.isprintable()
        for observer in (*table.observers, REVIEWER):
            seen = to_json(table.game.view(play.state, observer))
            assert to_json(table.game.view(state, observer)) == seen


@every_table
def test_the_game_goes_on_from_a_position_as_it_would_have_done(table: Table) -> None:
    rng = keyed(seed_bytes(0), "going on")
    for play in moments(table, 1, 6):
        state = read_position(table.game, play.position()).state
        rng.word()
        assert course(table.game, state, rng.clone()) == course(
            table.game, play.state.clone(), rng.clone()
        )


@every_table
def test_a_position_for_an_observer_holds_just_what_it_knows(table: Table) -> None:
    rng = keyed(seed_bytes(0), "unknown")
    for play in moments(table, 2, 5):
        for observer in table.observers:
            text = play.position(observer)
            assert text == position_of(table.game, play.state.determinize(observer, rng), observer)
            state = read_position(table.game, text, rng).state
            assert position_of(table.game, state, observer) == text
            known = to_json(table.game.view(play.state, observer))
            assert to_json(table.game.view(state, observer)) == known


@every_table
def test_a_play_begins_at_a_position_and_its_record_proves_it(table: Table) -> None:
    for number, play in enumerate(moments(table, 1, 12)):
        for text in (play.position(), play.position(0)):
            found = read_position(table.game, text)
            begun = Play(table.game, found.seats, found.options, number, text)
            assert (begun.start, begun.events(0)) == (text, [])
            assert begun.position(0) == play.position(0)
            ended = play_out(begun, number)
            assert to_json(pickle.loads(pickle.dumps(ended)).view(0)) == to_json(ended.view(0))
            filed = load(dump(record(ended)))
            assert replay(table.game, filed).result == ended.result  # type: ignore[arg-type]


@every_table
def test_a_damaged_position_is_refused_or_still_a_game(table: Table) -> None:
    rng = keyed(seed_bytes(1), "damage")
    refused = 0
    texts = [play.position(observer) for play in moments(table, 1, 4) for observer in (None, 0)]
    for text in texts:
        for _ in range(6):
            found = reading(table.game, damaged(text, rng))
            if isinstance(found, State):
                play_on(table.game, found, rng)
            else:
                refused += 1
                assert (found.field or "").startswith(("position", "seats", "options"))
                assert "\n" not in str(found)
    assert refused > len(texts)


def reading(game: Game, text: str) -> State | Refused:
    """The state in a text, or why it is refused."""
    try:
        return read_position(game, text).state
    except Refused as refused:
        return refused


def damaged(text: str, rng: Rng) -> str:
    """A position with something left out, doubled, swapped or taken from elsewhere."""
    words = text.split()
    at = 1 + rng.below(len(words) - 1)
    name, _, value = words[at].partition("=")
    items = [item for part in value.split("/") for item in part.split(",")]
    match rng.below(6):
        case 0:
            del words[at]
        case 1:
            words[at] = f"{name}={value}{drawn('0123456789?-,/*@', rng)}"
        case 2:
            words[at] = f"{name}={value.replace(drawn(items, rng), drawn(items, rng), 1)}"
        case 3:
            cut = rng.below(len(value) + 1)
            words[at] = f"{name}={value[:cut]}{value[cut + 1 :]}"
        case 4:
            words[at] = f"{name}={drawn(['0', '1', '7', '-', '?', '99', 'blue'], rng)}"
        case _:
            words[at] = f"{name}={drawn(words, rng).partition('=')[2]}"
    return " ".join(words)


def play_on(game: Game, state: State, rng: Rng) -> None:
    """Play a game at random to its end, which must come."""
    for observer in range(len(state.scores())):
        game.view(state.determinize(observer, rng), observer)
    for _ in range(2 * game.longest):
        if state.player() < 0:
            return
        seat = drawn(state.waiting(), rng)
        state.apply(seat, drawn(state.legal_actions(seat), rng), rng)
    raise AssertionError("the game does not end")


@every_table
def test_what_is_no_position_is_refused_in_one_sentence(table: Table) -> None:
    name = table.game.name
    text = table.play(0).position()
    for wrong, field in (
        ("", "position"),
        ("chess seats=2", "position"),
        (f"{text} {text.split()[1]}", "position.seats"),
        (f"{text} moon=full", "position.moon"),
        (f"{text} turn=", "position.turn"),
        (f"{name} seats=99", "position.seats"),
        (f"{text} for=9", "position.for"),
        (f"{text} x={'y' * LONGEST}", "position"),
    ):
        with pytest.raises(Refused) as refused:
            read_position(table.game, wrong)
        assert refused.value.field == field, wrong


@every_table
def test_a_play_has_the_seats_and_options_of_its_position(table: Table) -> None:
    text = table.play(0).position()
    found = read_position(table.game, text)
    for seats in table.game.seats:
        if seats != found.seats:
            with pytest.raises(Refused, match="the position is for"):
                Play(table.game, seats, {}, 0, text)
    with pytest.raises(Refused, match="other options"):
        Play(table.game, found.seats, {"first": 0}, 0, text)
