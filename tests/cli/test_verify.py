"""``elfhame verify``: genuine records pass; forged ones fail, whatever was forged."""

from __future__ import annotations

import copy
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import elfhame
from elfhame.kernel import record as filing
from elfhame.kernel.fairness import (
    Fairness,
    Seals,
    commitment,
    fair_seed,
    fingerprint,
    seal,
    sealed_seed,
)
from elfhame.kernel.play import Play
from elfhame.kernel.refused import Refused
from elfhame.kernel.rng import keyed
from tests.cli.driver import error_of, output_of

SECRET: Final = bytes(range(32))
SHARES: Final = [bytes(range(16)).hex(), "", bytes(range(16, 32)).hex()]
NONCES: Final = ["a" * 32, "", "b" * 32]
NAMES: Final = ["Ada", "Druid", "Cy"]

Forged = dict[str, Any]


def played(seed: bytes) -> Play:
    """A finished game in which three steps were taken back."""
    play, chance = Play(elfhame.new("fae").game, 3, seed=seed), keyed(seed, "test")
    while not play.over:
        numbers = play.numbers()
        play.act(numbers[chance.below(len(numbers))])
        if len(play.taken_back) < 3 and play.can_take_back():
            play.take_back()
    assert len(play.taken_back) == 3
    return play


def sealed_by(seats: set[int], restarts: int = 0) -> Forged:
    """The record of a game at a table where these seats sealed their shares, as decoded JSON."""
    nonces = [nonce if seat in seats else "" for seat, nonce in enumerate(NONCES)]
    seals = [
        seal("table", seat, nonces[seat], SHARES[seat]) if seat in seats else ""
        for seat in range(3)
    ]
    sealed = Seals(seals, nonces, restarts)
    fairness = Fairness("table", commitment(SECRET), SECRET.hex(), SHARES, sealed)
    seed = sealed_seed(SECRET, "table", sealed, SHARES, NAMES)
    record = filing.record(played(seed), names=NAMES, fairness=fairness)
    plain: Forged = json.loads(filing.dump(record))
    return plain


def in_clear() -> Forged:
    """The record of a game at a table where nobody sealed, as decoded JSON."""
    fairness = Fairness("table", commitment(SECRET), SECRET.hex(), SHARES)
    seed = fair_seed(SECRET, "table", [bytes.fromhex(share) for share in SHARES])
    record = filing.record(played(seed), names=NAMES, fairness=fairness)
    plain: Forged = json.loads(filing.dump(record))
    return plain


SEALED: Final = sealed_by({0, 2})
OPEN: Final = in_clear()
GENUINE: Final = {"sealed": SEALED, "open": OPEN}


def write_record(content: Forged, folder: Path) -> Path:
    file = folder / "game.json"
    file.write_text(json.dumps(content), "utf-8")
    return file


def passes(content: Forged) -> bool:
    try:
        elfhame.replay(filing.load(json.dumps(content)))
    except elfhame.Refused:
        return False
    return True


def test_a_genuine_record_passes(tmp_path: Path) -> None:
    shown = output_of("verify", write_record(SEALED, tmp_path), "--commitment", commitment(SECRET))
    assert "follow the rules" in shown
    assert "seed comes from the table's secret" in shown
    assert "sealed before any was opened" in shown
    assert "as the rules allow it: 3." in shown


def test_a_game_without_a_table_is_checked_and_reported_as_such(tmp_path: Path) -> None:
    bare = json.loads(filing.dump(filing.record(played(bytes(32)))))
    assert "wasn't played at a table" in output_of("verify", write_record(bare, tmp_path))
    assert "fairness" in error_of("verify", write_record(bare, tmp_path), "--commitment", "00")
    assert "fairness" in error_of("verify", write_record(bare, tmp_path), "--seals", "00")


def test_a_commitment_that_the_table_did_not_show_fails(tmp_path: Path) -> None:
    said = error_of("verify", write_record(SEALED, tmp_path), "--commitment", commitment(bytes(32)))
    assert "fairness.commitment" in said


def test_seals_that_the_table_did_not_show_fail(tmp_path: Path) -> None:
    file = write_record(SEALED, tmp_path)
    sealed = Seals(SEALED["fairness"]["sealed"]["seals"], NONCES, 0)
    shown = fingerprint("table", commitment(SECRET), sealed, NAMES)
    assert "follow the rules" in output_of("verify", file, "--seals", shown)
    assert "fairness.sealed" in error_of("verify", file, "--seals", "00" * 32)
    assert "fairness.sealed" in error_of("verify", write_record(OPEN, tmp_path), "--seals", shown)


def test_shares_in_clear_are_reported_with_what_they_mean(tmp_path: Path) -> None:
    shown = output_of("verify", write_record(OPEN, tmp_path))
    assert "in clear: 0, 2." in shown
    assert "could have chosen the deal" in shown
    assert "in clear: 2." in output_of("verify", write_record(sealed_by({0}), tmp_path))


def test_a_shuffle_that_began_anew_is_reported(tmp_path: Path) -> None:
    shown = output_of("verify", write_record(sealed_by({0, 2}, restarts=2), tmp_path))
    assert "began anew: 2." in shown


def test_a_record_from_before_checksums_passes_and_says_what_it_lacks(tmp_path: Path) -> None:
    old = {field: value for field, value in OPEN.items() if field != "checksum"}
    assert "no checksum" in output_of("verify", write_record(old, tmp_path))


def _deeper(field: str, value: Any) -> Callable[[Forged], Forged]:
    return lambda content: {**content, "fairness": {**content["fairness"], field: value}}


FORGERIES: dict[str, Callable[[Forged], Forged]] = {
    "another seed": lambda content: {**content, "seed": "00" * 32},
    "another secret": _deeper("secret", "00" * 32),
    "another secret and its commitment": lambda content: _deeper("secret", "00" * 32)(
        _deeper("commitment", commitment(bytes(32)))(content)
    ),
    "another commitment": _deeper("commitment", "00" * 32),
    "another table": _deeper("table", "other"),
    "other shares": _deeper("shares", ["00" * 16, "", "00" * 16]),
    "shares in another order": _deeper("shares", SHARES[::-1]),
    "a share too short": _deeper("shares", ["00", "", "00" * 16]),
    "a step left out": lambda content: {**content, "steps": content["steps"][:-1]},
    "two steps swapped": lambda content: {
        **content,
        "steps": [content["steps"][1], content["steps"][0], *content["steps"][2:]],
    },
    "another result": lambda content: {
        **content,
        "result": {**content["result"], "scores": [99, 0, 0]},
    },
    "another digest": lambda content: {**content, "digest": "00" * 32},
    "two names swapped": lambda content: {**content, "names": NAMES[::-1]},
    "a take-back left out": lambda content: {**content, "taken_back": content["taken_back"][1:]},
    "a take-back repeated": lambda content: {
        **content,
        "taken_back": [content["taken_back"][0], *content["taken_back"]],
    },
}


@pytest.mark.parametrize("forgery", FORGERIES)
@pytest.mark.parametrize("genuine", GENUINE)
def test_a_forged_record_fails(genuine: str, tmp_path: Path, forgery: str) -> None:
    assert error_of("verify", write_record(FORGERIES[forgery](GENUINE[genuine]), tmp_path))


def with_new_checksum(content: Forged) -> Forged:
    """The record with a checksum that fits whatever was forged."""
    filed = filing.load(json.dumps({**content, "checksum": "0"}))
    assert isinstance(filed, filing.Record)
    plain: Forged = json.loads(filing.dump(filing.with_checksum(filed)))
    return plain


def test_swapped_names_break_the_seed_even_under_a_new_checksum() -> None:
    assert passes(with_new_checksum(SEALED))
    assert not passes(with_new_checksum({**SEALED, "names": NAMES[::-1]}))


def test_other_seals_of_the_same_shares_break_the_seed_even_under_a_new_checksum() -> None:
    forged = copy.deepcopy(SEALED)
    sealed, nonce = forged["fairness"]["sealed"], "00" * 16
    sealed["nonces"][0], sealed["seals"][0] = nonce, seal("table", 0, nonce, SHARES[0])
    assert not passes(with_new_checksum(forged))


@pytest.mark.parametrize("field", ["steps", "taken_back"])
def test_a_record_with_more_entries_than_any_game_is_refused_before_it_is_played(
    field: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(filing, "act_again", None)
    forged = with_new_checksum({**OPEN, field: OPEN[field] * 2_000})
    filed = filing.load(json.dumps(forged))
    assert isinstance(filed, filing.Record)
    with pytest.raises(Refused, match="at most"):
        filing.replay(elfhame.new("fae").game, filed)


def test_an_impossible_take_back_fails_even_under_a_new_checksum() -> None:
    first = SEALED["steps"][0]
    hasty = {"after": 1, "seat": first[0], "action": first[1]}
    learned = {"after": 0, "seat": first[0], "action": 10**6}
    nowhere = {"after": 10**6, "seat": 0, "action": 0}
    for made_up in (hasty, learned, nowhere):
        forged = {**SEALED, "taken_back": [*SEALED["taken_back"], made_up]}
        assert not passes(with_new_checksum(forged))


def places(value: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """The paths to everything in decoded JSON."""
    if isinstance(value, dict):
        inner = list(value.items())
    elif isinstance(value, list):
        inner = list(enumerate(value))
    else:
        inner = []
    return [path, *(found for key, item in inner for found in places(item, (*path, key)))]


COVERED: Final = ("fairness", "names", "steps", "taken_back")


@settings(max_examples=300)
@given(data=st.data())
def test_any_single_change_of_a_record_is_detected(data: st.DataObject) -> None:
    genuine = data.draw(st.sampled_from(list(GENUINE.values())))
    field = data.draw(st.sampled_from(COVERED))
    path = data.draw(st.sampled_from(places(genuine[field], (field,))))
    forged = copy.deepcopy(genuine)
    data.draw(st.sampled_from([remove, repeat, alter]))(forged, path, data)
    assert forged == genuine or not passes(forged)


def _parent(content: Any, path: tuple[Any, ...]) -> Any:
    for key in path[:-1]:
        content = content[key]
    return content


def remove(content: Forged, path: tuple[Any, ...], data: st.DataObject) -> None:
    if path != ("taken_back",):  # without the field, none were taken back
        del _parent(content, path)[path[-1]]
    else:
        content["taken_back"] = []


def repeat(content: Forged, path: tuple[Any, ...], data: st.DataObject) -> None:
    parent = _parent(content, path)
    if isinstance(parent, list):
        parent.insert(path[-1], copy.deepcopy(parent[path[-1]]))


def alter(content: Forged, path: tuple[Any, ...], data: st.DataObject) -> None:
    parent = _parent(content, path)
    value = parent[path[-1]]
    if isinstance(value, int):
        parent[path[-1]] = data.draw(st.integers(-2, 1000))
    elif isinstance(value, str):
        text = st.text("0123456789abcdef", min_size=len(value), max_size=len(value))
        parent[path[-1]] = data.draw(text | st.text(max_size=70))
    elif isinstance(value, list):
        parent[path[-1]] = data.draw(st.permutations(value))
