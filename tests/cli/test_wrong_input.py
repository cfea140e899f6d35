"""Wrong input: one sentence on standard error, exit code 2, and nothing else."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import elfhame
from elfhame.kernel.play import Play
from tests.cli.driver import error_of, process

WRONG = [
    ("chess", "chess"),
    ("--nope", "--nope"),
    ("simulate", "GAME"),
    ("simulate fae --nope", "--nope"),
    ("simulate fae extra", "extra"),
    ("simulate chess", "no game 'chess'"),
    ("simulate fae --seats 5", "seats, not 5"),
    ("simulate fae --seats 0", "seats, not 0"),
    ("simulate fae --seats two", "two"),
    ("simulate fae --games 0", "0 is not in the range"),
    ("simulate fae --games many", "many"),
    ("simulate fae --seed -1", "seed"),
    (f"simulate fae --seed {2**256}", "seed"),
    ("simulate fae --seed x", "--seed"),
    ("simulate fae --bot deep", "no bot 'deep', only random"),
    ("simulate fae --bot random --bot random --bot random", "more bots"),
    ("simulate fae --option clans", "NAME=VALUE"),
    ("simulate fae --option =1", "NAME=VALUE"),
    ("simulate fae --option clans=5", "options.clans"),
    ("simulate fae --option clans=maybe", "options.clans"),
    ("simulate fae --option clams=true", "options.clams"),
    ("simulate fae --option first=9", "options.first"),
    ("simulate fae --option first=0 --option first=1", "twice"),
    ("play chess", "no game 'chess'"),
    ("play fae --seats 7", "seats, not 7"),
    ("play fae --seat 2", "no seat 2"),
    ("play fae --seat -1", "no seat -1"),
    ("play fae --seed -5", "seed"),
    ("play fae --bot random --bot random", "more bots"),
    ("play fae --bot deep", "no bot 'deep'"),
    ("play fae --option clans=1", "options.clans"),
    ("play fae --save no-such-folder/game.json", "no-such-folder"),
    ("play fae --save .", "can't be written"),
    ("replay", "FILE"),
    ("replay no-such-file", "No such file"),
    ("replay .", "directory"),
    ("rules chess", "no game 'chess'"),
    ("rules ../../fae", "no game"),
    ("rules fae FAE-999", "no rule FAE-999"),
    ("rules fae --language xx", "xx"),
    ("map chess --svg -", "no game 'chess'"),
    ("map fae", "--svg"),
    ("map fae --svg no-such-folder/fae.svg", "No such file"),
    ("map fae --svg .", "directory"),
]

Change = Callable[[dict[str, Any]], object]

FORGED_RECORDS: dict[str, Change] = {
    "another first step": lambda it: it["steps"].__setitem__(0, it["steps"][1]),
    "a step too few": lambda it: it["steps"].pop(),
    "a step too many": lambda it: it["steps"].append(it["steps"][0]),
    "a step out of range": lambda it: it["steps"].__setitem__(0, [0, 10**30]),
    "another score": lambda it: it["result"]["scores"].reverse(),
    "another seed": lambda it: it.update(seed="00" * 32),
    "a short seed": lambda it: it.update(seed="00"),
    "a seed of words": lambda it: it.update(seed="secret"),
    "another digest": lambda it: it.update(digest="00" * 32),
    "another version": lambda it: it.update(version=99),
    "another format": lambda it: it.update(format=99),
    "another game": lambda it: it.update(game="chess"),
    "too many seats": lambda it: it.update(seats=9),
    "a word instead of a number": lambda it: it.update(seats="two"),
    "unknown options": lambda it: it.update(options={"clams": True}),
    "an unknown field": lambda it: it.update(more=1),
    "a missing field": lambda it: it.pop("steps"),
}

FORGED_ACCOUNTS: dict[str, Change] = {
    "an unknown event": lambda it: it["events"].append([1, {"kind": "checkmate"}]),
    "an event without its seat": lambda it: it["events"][0][1].pop("seat"),
    "a view without a field": lambda it: it["view"].pop("question"),
    "a view with too little": lambda it: it["view"].update(druids=[]),
    "a view with an impossible number": lambda it: it["view"].update(turn=-(10**40)),
    "another seat's view": lambda it: it["view"].update(observer=1),
    "an unknown ending": lambda it: it["view"].update(ending="FAE-1"),
    "another version": lambda it: it.update(version=99),
    "another game": lambda it: it.update(game="chess"),
}

BROKEN = {
    "empty": b"",
    "no JSON": b"Once upon a time",
    "cut off": b'{"type": "record", "game": "fae"',
    "not text": bytes(range(256)),
    "another JSON": b"[1, 2, 3]",
    "too deep": b"[" * 100_000,
    "no type": b"{}",
}


def random_play(seed: int, steps: int) -> Play:
    play = elfhame.new("fae", seed=seed)
    while not play.over and len(play.steps) < steps:
        play.act(play.numbers()[len(play.steps) % len(play.numbers())])
    return play


def rewrite(file: Path, change: Change) -> Path:
    filed = json.loads(file.read_text())
    change(filed)
    file.write_text(json.dumps(filed))
    return file


@pytest.mark.parametrize(("words", "named"), WRONG, ids=[words[:60] for words, _ in WRONG])
def test_one_sentence_says_what_is_wrong(words: str, named: str) -> None:
    assert named in error_of(*words.split())


@pytest.mark.parametrize("change", FORGED_RECORDS.values(), ids=FORGED_RECORDS)
def test_a_forged_record_is_refused(change: Change, tmp_path: Path) -> None:
    elfhame.save(random_play(seed=1, steps=999), tmp_path / "game.json")
    assert error_of("replay", rewrite(tmp_path / "game.json", change))


@pytest.mark.parametrize("change", FORGED_ACCOUNTS.values(), ids=FORGED_ACCOUNTS)
def test_a_forged_account_is_refused(change: Change, tmp_path: Path) -> None:
    elfhame.save(random_play(seed=1, steps=4), tmp_path / "game.json", observer=0)
    assert error_of("replay", rewrite(tmp_path / "game.json", change))


@pytest.mark.parametrize("content", BROKEN.values(), ids=BROKEN)
def test_a_broken_file_is_refused(content: bytes, tmp_path: Path) -> None:
    (tmp_path / "game.json").write_bytes(content)
    assert "file" in error_of("replay", tmp_path / "game.json")


def test_a_sentence_stays_on_one_line() -> None:
    assert "two lines" in error_of("replay", "two\nlines")


def test_a_refused_map_leaves_the_file_alone(tmp_path: Path) -> None:
    (tmp_path / "map.svg").write_text("mine")
    error_of("map", "chess", "--svg", tmp_path / "map.svg")
    assert (tmp_path / "map.svg").read_text() == "mine"


def test_a_new_process_prints_it_too() -> None:
    ended = process("simulate", "chess")
    assert (ended.returncode, ended.stdout) == (2, "")
    assert re.fullmatch(r"elfhame: there is no game 'chess', .*\n", ended.stderr)
