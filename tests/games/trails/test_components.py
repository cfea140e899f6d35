"""The cards of Fairy Trails match the ledger."""

from __future__ import annotations

from collections import Counter

import pytest

from elfhame.games.trails.data.components import (
    CARDS,
    COLOURS,
    SIDES,
    STONES,
    CardFace,
    Colour,
    Path,
)

KINDS = ("NESW", "NES W", "NS EW", "NE SW", "NS E W", "NE S W", "N E S W")


def kind(card: CardFace, colour: Colour) -> str:
    """The network of a card without its houses, in the rotation listed in KINDS."""
    for turns in range(4):
        edges = [path.turned(turns).edges for path in card.paths(colour)]
        found = " ".join(sorted(edges, key=lambda path: (-len(path), SIDES.index(path[0]))))
        if found in KINDS:
            return found
    raise AssertionError(card)


def turned(card: CardFace, turns: int) -> CardFace:
    """The card after some clockwise quarter turns."""
    pink, yellow = (tuple(path.turned(turns) for path in card.paths(colour)) for colour in COLOURS)
    return CardFace(card.number, pink, yellow)


@pytest.mark.rule("TRAIL-1")
def test_there_are_fifty_nine_cards_and_nineteen_stones_per_colour() -> None:
    assert [card.number for card in CARDS] == list(range(59))
    assert COLOURS == ("pink", "yellow")
    assert STONES == 19


@pytest.mark.rule("TRAIL-2")
def test_most_cards_show_houses_of_one_or_both_colours() -> None:
    shown = Counter(sum(card.houses(colour) > 0 for colour in COLOURS) for card in CARDS)
    assert shown[1] + shown[2] > len(CARDS) / 2
    assert shown[1]
    assert shown[2]


@pytest.mark.rule("TRAIL-2")
@pytest.mark.parametrize("colour", COLOURS)
def test_some_paths_end_on_their_card_and_some_continue(colour: Colour) -> None:
    lengths = {len(path.edges) for card in CARDS for path in card.paths(colour)}
    assert lengths == {1, 2, 3, 4}


@pytest.mark.rule("TRAIL-3", "TRAIL-34")
@pytest.mark.parametrize("colour", COLOURS)
def test_some_cards_have_an_underpass_of_two_separate_paths(colour: Colour) -> None:
    passes = [card for card in CARDS if kind(card, colour) == "NS EW"]
    assert len(passes) >= 3
    assert all(len(card.paths(colour)) == 2 for card in passes)


@pytest.mark.rule("TRAIL-4R")
@pytest.mark.parametrize("colour", COLOURS)
@pytest.mark.parametrize("turns", range(4))
def test_one_path_of_each_colour_runs_over_every_edge(colour: Colour, turns: int) -> None:
    for card in CARDS:
        edges = "".join(path.edges for path in turned(card, turns).paths(colour))
        assert sorted(edges) == sorted(SIDES)


@pytest.mark.rule("TRAIL-5D")
def test_both_colours_have_the_same_number_of_houses() -> None:
    pink, yellow = (sum(card.houses(colour) for card in CARDS) for colour in COLOURS)
    assert pink == yellow
    assert 32 <= pink <= 38


@pytest.mark.rule("TRAIL-5D")
@pytest.mark.parametrize("colour", COLOURS)
def test_every_kind_of_network_is_in_the_deck(colour: Colour) -> None:
    assert {kind(card, colour) for card in CARDS} == set(KINDS)


@pytest.mark.rule("TRAIL-5D")
def test_every_card_also_exists_with_colours_swapped() -> None:
    faces = Counter(card.face() for card in CARDS)
    assert faces == Counter(card.swapped().face() for card in CARDS)


@pytest.mark.rule("TRAIL-5D")
def test_most_cards_look_different() -> None:
    assert len({card.face() for card in CARDS}) >= 45


@pytest.mark.rule("TRAIL-6D")
def test_the_starting_card_connects_all_edges_and_has_a_house_of_each_colour() -> None:
    assert CARDS[0] == CardFace(0, (Path("NESW", 1),), (Path("NESW", 1),))


def test_a_face_does_not_depend_on_the_cards_rotation() -> None:
    for card in CARDS:
        assert {turned(card, turns).face() for turns in range(4)} == {card.face()}
        assert turned(card, 4) == card


def test_a_quarter_turn_is_clockwise() -> None:
    assert [Path("NE", 1).turned(turns).edges for turns in range(4)] == ["NE", "ES", "SW", "NW"]
    assert Path("NE", 1).turned(1).houses == 1


def test_faces_with_different_houses_or_colours_differ() -> None:
    bend, settled = (Path("NE", 0), Path("SW", 0)), (Path("NE", 1), Path("SW", 0))
    assert CardFace(1, bend, bend).face() != CardFace(1, settled, bend).face()
    assert CardFace(1, settled, bend).face() != CardFace(1, settled, bend).swapped().face()
