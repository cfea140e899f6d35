"""Broken card files of Fairy Trails: each gives one clear refusal, and no other error."""

from __future__ import annotations

import json
import random
import tomllib
from collections.abc import Callable
from contextlib import suppress
from importlib.resources import files
from typing import Any

import pytest

from elfhame.games.trails.data.components import CARDS, read_cards
from elfhame.kernel.refused import Refused

Rows = list[dict[str, Any]]
TEXT = files("elfhame.games.trails").joinpath("data", "cards.toml").read_text("utf-8")


def written(rows: Rows) -> str:
    """The cards as TOML; their values look the same as in JSON."""
    lines = ["card = []"] if not rows else []
    for row in rows:
        lines += ["[[card]]", *(f"{name} = {json.dumps(value)}" for name, value in row.items())]
    return "\n".join(lines)


def edited(edit: Callable[[Rows], object]) -> str:
    """The file after an edit, which must change something."""
    rows: Rows = tomllib.loads(TEXT)["card"]
    edit(rows)
    assert rows != tomllib.loads(TEXT)["card"]
    return written(rows)


def refusal(edit: Callable[[Rows], object]) -> Refused:
    with pytest.raises(Refused) as refused:
        read_cards(edited(edit))
    return refused.value


def put(card: int, /, **fields: object) -> Callable[[Rows], None]:
    """An edit of one card."""
    return lambda rows: rows[card].update(fields)


def test_the_unchanged_cards_can_be_read() -> None:
    assert read_cards(TEXT) == read_cards(written(tomllib.loads(TEXT)["card"])) == CARDS


# -- the deck ----------------------------------------------------------------------------------


@pytest.mark.rule("TRAIL-1")
@pytest.mark.parametrize(
    "edit",
    [
        lambda rows: rows.clear(),
        lambda rows: rows.pop(),
        lambda rows: rows.append({**rows[58], "number": 59}),
        lambda rows: rows.reverse(),
        put(7, number=8),
        put(7, number=-7),
    ],
)
def test_cards_not_numbered_0_to_58_are_refused(edit: Callable[[Rows], object]) -> None:
    assert refusal(edit).rule == "TRAIL-1"


@pytest.mark.rule("TRAIL-6D")
@pytest.mark.parametrize("colour", ["pink", "yellow"])
@pytest.mark.parametrize("words", ["NESW", "NESW**", "NES* W", "NS* EW"])
def test_a_different_starting_card_is_refused(colour: str, words: str) -> None:
    refused = refusal(put(0, **{colour: words}))
    assert (refused.rule, refused.field) == ("TRAIL-6D", f"card[0].{colour}")


def _one_house_more(rows: Rows) -> None:
    """Adds a pink house to a card that has none."""
    next(row for row in rows if "*" not in row["pink"])["pink"] += "*"


def _houses_on_first_paths(stars: str) -> Callable[[Rows], None]:
    """Gives every card but the starting one these houses of both colours, and no others."""

    def edit(rows: Rows) -> None:
        for row in rows[1:]:
            for colour in ("pink", "yellow"):
                first, *others = row[colour].replace("*", "").split()
                row[colour] = " ".join([first + stars, *others])

    return edit


@pytest.mark.rule("TRAIL-5D")
@pytest.mark.parametrize(
    ("edit", "words"),
    [
        (_one_house_more, " pink and "),
        (_houses_on_first_paths(""), "32 to 38 houses, not 1"),
        (_houses_on_first_paths("*"), "32 to 38 houses, not 59"),
    ],
)
def test_a_wrong_or_unequal_number_of_houses_is_refused(
    edit: Callable[[Rows], object], words: str
) -> None:
    refused = refusal(edit)
    assert refused.rule == "TRAIL-5D"
    assert words in refused.reason


def _houses_on_few_cards(rows: Rows) -> None:
    """35 houses of each colour, on only 18 cards."""
    _houses_on_first_paths("")(rows)
    for row in rows[1:18]:
        row.update(pink="NESW**", yellow="NS** E W")


@pytest.mark.rule("TRAIL-2")
def test_a_deck_with_houses_on_few_cards_is_refused() -> None:
    assert refusal(_houses_on_few_cards).rule == "TRAIL-2"


def _bends_for_underpasses(rows: Rows) -> None:
    for row in rows:
        for colour in ("pink", "yellow"):
            if {path.strip("*") for path in row[colour].split()} == {"NS", "EW"}:
                row[colour] = row[colour].replace("NS", "NW").replace("EW", "ES")


@pytest.mark.rule("TRAIL-3")
def test_a_deck_without_an_underpass_is_refused() -> None:
    assert refusal(_bends_for_underpasses).rule == "TRAIL-3"


def _a_crossroads_more(rows: Rows) -> None:
    """For pink only; the number of houses doesn't change."""
    next(row for row in rows if row["pink"] == "N E S W")["pink"] = "NESW"


@pytest.mark.rule("TRAIL-5D")
def test_a_deck_that_favours_a_colour_is_refused() -> None:
    refused = refusal(_a_crossroads_more)
    assert refused.rule == "TRAIL-5D"
    assert "do not have the same cards" in refused.reason


def _seven_faces(rows: Rows) -> None:
    """Three cards and their colour swaps, again and again."""
    for number in range(1, 59, 2):
        one = "NES** W" if number < 6 else "NS* EW" if number < 12 else "NES* W"
        rows[number].update(pink=one, yellow="NE SW")
        rows[number + 1].update(pink="NE SW", yellow=one)


@pytest.mark.rule("TRAIL-5D")
def test_a_deck_with_too_few_different_cards_is_refused() -> None:
    refused = refusal(_seven_faces)
    assert refused.rule == "TRAIL-5D"
    assert "at least 45 cards look different, not 7" in refused.reason


# -- one card ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("words", "rule"),
    [
        ("", "TRAIL-4R"),
        ("NES", "TRAIL-4R"),
        ("NESW N", "TRAIL-4R"),
        ("NS NS", "TRAIL-4R"),
        ("NNES W", "TRAIL-4R"),
        ("NEST W", "TRAIL-4R"),
        ("nesw", "TRAIL-4R"),
        ("NESW***", "TRAIL-5D"),
        ("NES W**", "TRAIL-5D"),
        ("SN EW", None),
        ("NE WS", None),
        ("*NE SW", None),
        ("NE * SW", None),
        ("N*E SW", None),
        ("NE, SW", None),
        ("NE\u0421 SW", None),
    ],
)
@pytest.mark.parametrize("colour", ["pink", "yellow"])
@pytest.mark.rule("TRAIL-4R", "TRAIL-5D")
def test_an_impossible_network_is_refused(colour: str, words: str, rule: str | None) -> None:
    refused = refusal(put(7, **{colour: words}))
    assert (refused.rule, refused.field) == (rule, f"card[7].{colour}")


@pytest.mark.parametrize(
    ("edit", "field"),
    [
        (put(3, magic=1), "card[3].magic"),
        (put(3, number="3"), "card[3].number"),
        (put(3, pink=["N", "E", "S", "W"]), "card[3].pink"),
        (put(3, yellow=4), "card[3].yellow"),
        (lambda rows: rows[3].pop("yellow"), "card[3].yellow"),
    ],
)
def test_cards_with_wrong_fields_or_types_are_refused(
    edit: Callable[[Rows], object], field: str
) -> None:
    assert refusal(edit).field == field


@pytest.mark.parametrize("text", ["", "card = ", "\x00", "a = " + "[" * 100_000, "[[card]]\n"])
def test_a_text_that_is_no_deck_is_refused(text: str) -> None:
    with pytest.raises(Refused):
        read_cards(text)


def test_random_changes_to_the_cards_are_refused_or_harmless() -> None:
    chance = random.Random(3)
    junk = ('"', "[", "]", "7", "-1", "N", "NESW", "*", "\n", "= ", "1979-05-27", "[[card]]\n")
    for _ in range(200):
        spot = chance.randrange(len(TEXT))
        text = TEXT[:spot] + chance.choice(junk) + TEXT[spot + chance.randrange(3) :]
        with suppress(Refused):
            assert len(read_cards(text)) == 59
