"""Saved games: a wrong file is refused with the field at fault, and nothing is half done."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import elfhame
from elfhame.kernel import record as filing
from elfhame.kernel.play import seed_bytes
from elfhame.kernel.rng import keyed


def finished_play() -> elfhame.Play:
    play = elfhame.new("fae", seats=2, seed=11)
    chance = keyed(seed_bytes(11), "files")
    while not play.over:
        numbers = play.numbers()
        play.act(numbers[chance.below(len(numbers))])
    return play


PLAY = finished_play()
TEXT = filing.dump(filing.record(PLAY))


def edit(change: Callable[[dict[str, Any]], object]) -> bytes:
    content = json.loads(TEXT)
    change(content)
    return json.dumps(content).encode()


def test_a_saved_game_can_be_loaded_and_replayed(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    elfhame.save(PLAY, file)
    again = elfhame.replay(file)
    assert again.steps == PLAY.steps
    assert again.view(elfhame.REVIEWER) == PLAY.view(elfhame.REVIEWER)
    assert elfhame.load(file) == filing.record(again)


def test_a_running_game_has_no_record() -> None:
    with pytest.raises(elfhame.Refused) as refused:
        filing.record(elfhame.new("fae", seed=1))
    assert refused.value.field == "record"


def test_an_account_holds_no_secret(tmp_path: Path) -> None:
    play = elfhame.new("fae", seats=3, seed=5)
    play.act(play.choices()[0])
    file = tmp_path / "told.json"
    elfhame.save(play, file, observer=1)
    assert play.seed.hex() not in file.read_text()
    told = elfhame.load(file)
    assert isinstance(told, elfhame.Account)
    assert [colour is not None for colour in told.view["spirits"]] == [False, True, False]
    with pytest.raises(elfhame.Refused):
        elfhame.replay(told)


@pytest.mark.parametrize(
    ("field", "change"),
    [
        ("file.format", lambda c: c.update(format=2)),
        ("game", lambda c: c.update(game="chess")),
        ("version", lambda c: c.update(version=99)),
        ("seats", lambda c: c.update(seats=7)),
        ("options.clan", lambda c: c["options"].update(clan=True)),
        ("options.first", lambda c: c["options"].update(first=9)),
        ("seed", lambda c: c.update(seed="zz")),
        ("seed", lambda c: c.update(seed="00")),
        ("steps", lambda c: c["steps"].pop()),
        ("steps[0].action", lambda c: c["steps"][0].__setitem__(1, 10**6)),
        ("steps[0].action", lambda c: c["steps"][0].__setitem__(1, -1)),
        ("steps[0]", lambda c: c["steps"][0].__setitem__(0, 1 - c["steps"][0][0])),
        ("steps[1]", lambda c: c["steps"].insert(1, c["steps"][0])),
        ("result", lambda c: c["result"].update(scores=[99, 0])),
        ("result", lambda c: c["result"].update(ending="FAE-99")),
        ("digest", lambda c: c.update(digest="0" * 64)),
        ("file.extra", lambda c: c.update(extra=1)),
        ("file.seed", lambda c: c.pop("seed")),
        ("file.steps[0]", lambda c: c["steps"][0].append(3)),
        ("file.steps[2][1]", lambda c: c["steps"][2].__setitem__(1, "A1")),
        ("file.result.scores", lambda c: c["result"].update(scores="many")),
    ],
)
def test_a_forged_record_is_refused_with_the_field_at_fault(
    field: str, change: Callable[[dict[str, Any]], object], tmp_path: Path
) -> None:
    file = tmp_path / "forged.json"
    file.write_bytes(edit(change))
    with pytest.raises(elfhame.Refused) as refused:
        elfhame.replay(file)
    assert refused.value.field == field


def test_a_replaced_move_is_detected(tmp_path: Path) -> None:
    content = json.loads(TEXT)
    play = elfhame.new("fae", seats=2, seed=11)
    other = next(number for number in play.numbers() if number != content["steps"][0][1])
    content["steps"][0][1] = other
    file = tmp_path / "forged.json"
    file.write_text(json.dumps(content))
    with pytest.raises(elfhame.Refused):
        elfhame.replay(file)


@pytest.mark.parametrize(
    "text", [b"", b"{", b"[]", b"null", b"\xff\xfe", b"[" * 100_000, TEXT[:-9]]
)
def test_a_file_that_is_no_saved_game_is_refused(text: bytes) -> None:
    with pytest.raises(elfhame.Refused) as refused:
        filing.load(text)
    assert (refused.value.field or "").startswith("file")


def test_a_missing_file_raises_file_not_found(tmp_path: Path) -> None:
    for read in (elfhame.load, elfhame.replay):
        with pytest.raises(FileNotFoundError) as missing:
            read(tmp_path / "nowhere.json")
        assert missing.value.filename == str(tmp_path / "nowhere.json")


@settings(max_examples=200)
@given(at=st.integers(0, len(TEXT) - 1), byte=st.integers(0, 255))
def test_a_changed_byte_gives_a_refusal_or_the_same_record(at: int, byte: int) -> None:
    changed = TEXT[:at] + bytes([byte]) + TEXT[at + 1 :]
    try:
        filed = filing.load(changed)
        assert isinstance(filed, elfhame.Record)
        play = elfhame.replay(filed)
    except elfhame.Refused:
        return
    assert filing.dump(filing.record(play)) == TEXT
