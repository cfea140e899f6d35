"""The nineteen items (LAND-120D to LAND-139D)."""

from __future__ import annotations

import pytest

from elfhame.games.land.data.components import ITEM_NAMES
from elfhame.games.land.knowledge.events import (
    Drew,
    Fed,
    Gained,
    Looked,
    Paid,
    Placed,
    Returned,
    Shuffled,
    Struck,
    Took,
)
from elfhame.games.land.knowledge.view_types import Score
from tests.games.land.kit import druids
from tests.games.land.positions import (
    GAME,
    act,
    collection,
    hand,
    legal,
    of_kind,
    position,
    question,
    refusal,
)

COURT = ("queens_signet", "goblin_purse")


def reach(item: str, *clearing: str, aim: int = 0, hand: tuple[str, ...] = ("fairy_4",)) -> int:
    """The bonus of an item for a hand worth 4."""
    clearings = (clearing or ("fox",), ("fox",), ())
    state = position(clearings=clearings, hands={0: hand}, items={0: (item,)}, court=COURT)
    return GAME.view(state, 0).reach[aim] - 4


def scored(seats: int = 3, **parts: object) -> list[Score]:
    """The scores of a position."""
    view = GAME.view(position(seats, **parts), 0)  # type: ignore[arg-type]  # as position has them
    return [player.score for player in view.players]


@pytest.mark.rule("LAND-120D")
def test_bonuses_add_up_and_count_once_per_payment() -> None:
    cards = ("fox", "deer", "pink", "blue")
    items = ("oak_staff", "hunting_horn", "garland")
    state = position(2, clearings=(cards, ("fox",), ()), items={0: items}, court=COURT)
    assert GAME.view(state, 0).reach[0] == 28 + 1 + 2 + 3
    told = act(state, "explore 1", "pass", "bid 8", "pay fairy_1")
    told += act(state, "pay fairy_2", "enough")
    assert [(event.total, event.bonus) for event in of_kind(told, Paid)] == [(9, 6)]


@pytest.mark.rule("LAND-120D")
def test_without_a_card_there_is_no_bonus() -> None:
    state = position(hands={0: ()}, items={0: ("oak_staff", "court_mantle")}, court=COURT)
    assert GAME.view(state, 0).reach == (0, 0, 0, 0, 0)
    assert refusal(state, "audience") == "LAND-43R"


@pytest.mark.rule("LAND-121D")
def test_the_oak_staff_adds_1_when_exploring() -> None:
    assert [reach("oak_staff", aim=aim) for aim in (0, 1, 3, 4)] == [1, 1, 0, 0]


@pytest.mark.rule("LAND-122D")
def test_the_hunting_horn_adds_2_among_two_animals() -> None:
    assert reach("hunting_horn", "fox", "deer") == 2
    assert reach("hunting_horn", "fox", "pink", "goblin") == 0


@pytest.mark.rule("LAND-123D")
def test_the_garland_adds_3_among_two_flowers() -> None:
    assert reach("garland", "pink", "pink") == 3
    assert reach("garland", "fox", "pink", "deer") == 0


@pytest.mark.rule("LAND-124D")
def test_the_moon_lantern_scores_for_animals_of_which_there_is_exactly_one() -> None:
    has = {0: ("fox", "deer", "deer", "turtle", "pink", "goblin"), 1: ("bear",)}
    assert [score.items for score in scored(has=has, items={0: ("moon_lantern",)})] == [2, 0, 0]


@pytest.mark.rule("LAND-125D")
def test_the_court_mantle_adds_3_on_visits() -> None:
    assert [reach("court_mantle", aim=aim) for aim in (0, 3, 4)] == [0, 3, 3]
    state = position(hands={0: ("fairy_1", "fairy_7")}, items={0: ("court_mantle",)}, court=COURT)
    told = act(state, "druids", "pay fairy_1", "enough")
    assert [event.count for event in of_kind(told, Looked)] == [3]


@pytest.mark.rule("LAND-126D")
def test_the_glass_slippers_raise_fairies_1_and_2_to_3() -> None:
    hand = ("fairy_1", "fairy_2", "fairy_3")
    assert [reach("glass_slippers", aim=aim, hand=hand) for aim in (0, 3, 4)] == [5, 5, 5]
    hands = {0: hand, 1: ("fairy_7",), 2: ()}
    assert [score.applause for score in scored(hands=hands, items={0: ("glass_slippers",)})] == [
        0,
        3,
        0,
    ]


@pytest.mark.rule("LAND-127D")
def test_the_dew_mirror_looks_at_four_of_the_druids_cards() -> None:
    state = position(items={0: ("dew_mirror",)}, court=COURT)
    told = act(state, "use dew_mirror")
    assert [event.cards for event in of_kind(told, Looked)] == [
        ("squirrel", "squirrel", "fox", "deer")
    ]
    act(state, "keep deer", "under fox", "under squirrel")
    assert druids(state)[-3:] == ["fox", "squirrel", "squirrel"]
    assert collection(state, 0) == {"deer": 1}


@pytest.mark.rule("LAND-128D")
def test_the_queens_signet_looks_at_four_of_the_courts_cards() -> None:
    state = position(items={0: ("queens_signet",)}, court=ITEM_NAMES[:6])
    told = act(state, "use queens_signet")
    assert [event.cards for event in of_kind(told, Looked)] == [ITEM_NAMES[:4]]
    act(state, "keep garland", "under oak_staff", "under hunting_horn")
    assert GAME.view(state, 2).players[0].items == ("garland",)


@pytest.mark.rule("LAND-129D")
def test_the_stirring_spoon_shuffles_and_looks_at_five() -> None:
    seen = set()
    for turn in range(2):
        state = position(items={turn: ("stirring_spoon",)}, court=COURT, turn=turn)
        told = act(state, "use stirring_spoon")
        assert [type(event) for event in told[1:]] == [Shuffled, Looked]
        (look,) = of_kind(told, Looked)
        assert look.count == 5
        seen.add(look.cards)
        assert question(state) == ("keep", turn)
    assert seen != {("squirrel", "squirrel", "fox", "deer", "bear")}


@pytest.mark.rule("LAND-130D")
def test_the_silver_whistle_returns_small_and_special_fairies() -> None:
    state = position(hands={0: ("fairy_1", "fairy_7")}, items={0: ("silver_whistle",)}, court=COURT)
    state.board[5 + 2] |= 1 << 10
    told = act(state, "use silver_whistle")
    assert [event.fairies for event in of_kind(told, Returned)] == [("fairy_2", "flora")]
    assert hand(state, 0) == ("fairy_1", "fairy_2", "fairy_7", "flora")


@pytest.mark.rule("LAND-131D")
def test_the_ogre_bell_keeps_ogres_off() -> None:
    state = position(
        2,
        clearings=(("ogre", "fox", "ogre"), ("fox",), ()),
        items={0: ("ogre_bell",)},
        has={0: ("deer",)},
        court=COURT,
    )
    told = act(state, "explore 1", "pass", "bid 1", "pay fairy_1", "enough")
    assert [event.shielded for event in of_kind(told, Struck)] == [True, True]
    assert not of_kind(told, Fed)
    assert collection(state, 0) == {"fox": 1, "deer": 1}


GOBLINS = {0: ("goblin", "goblin"), 1: ("goblin", "goblin"), 2: ("goblin",)}


@pytest.mark.rule("LAND-132D")
def test_the_goblin_lullaby_protects_its_owner_who_still_counts() -> None:
    scores = scored(has=GOBLINS, items={0: ("goblin_lullaby",)})
    assert [score.goblins for score in scores] == [0, -2, 0]


@pytest.mark.rule("LAND-133D")
def test_the_goblin_purse_scores_for_goblins() -> None:
    scores = scored(has=GOBLINS, items={0: ("goblin_purse",)})
    assert [score.items for score in scores] == [2, 0, 0]
    assert [score.goblins for score in scores] == [-2, -2, 0]


@pytest.mark.rule("LAND-134D")
@pytest.mark.parametrize(("crests", "points"), [(0, 1), (1, 4), (2, 7)])
def test_the_heirloom_casket_scores_for_crests(crests: int, points: int) -> None:
    scores = scored(2, items={0: ("heirloom_casket",)}, crests={0: crests})
    assert scores[0].items == points


@pytest.mark.rule("LAND-135D")
@pytest.mark.parametrize(
    ("flowers", "together"),
    [
        ((), -5),  # it is no flower of its own
        (("pink", "pink", "blue", "white", "violet"), 2 + 10),  # two aren't enough
        (("pink",) * 3 + ("blue",) * 2, 10 + 2 + 3),
        (("pink",) * 5 + ("blue",) * 3, 15 + 10 + 3),  # there is no sixth
    ],
)
def test_the_wild_posy_joins_three_flowers_of_a_colour(
    flowers: tuple[str, ...], together: int
) -> None:
    score = scored(has={0: flowers}, items={0: ("wild_posy",)})[0]
    assert score.flowers + score.variety == together


@pytest.mark.rule("LAND-136D")
def test_the_antler_crown_breaks_ties_for_animals_worth_up_to_6() -> None:
    has = {0: ("fox", "raccoon", "deer"), 1: ("fox", "raccoon", "deer"), 2: ("deer", "bear")}
    tied = {"fox": 4}
    crowned = scored(has=has, items={0: ("antler_crown",)})
    animals = [tied | {"raccoon": 6, "deer": 4}, tied, {"bear": 2}]
    assert [score.animals for score in crowned] == animals
    plain = scored(has=has)
    animals = [tied | {"raccoon": 3}, tied | {"raccoon": 3}, {"bear": 2}]
    assert [score.animals for score in plain] == animals


@pytest.mark.rule("LAND-137D")
def test_the_ravens_claw_takes_a_card_that_is_not_evil() -> None:
    clearings = (("goblin", "fox"), ("flora", "ogre"), ("fox", "fox"))
    state = position(clearings=clearings, items={0: ("ravens_claw",)}, court=COURT)
    act(state, "use ravens_claw")
    assert legal(state) == ["take 1 fox", "take 2 flora", "take 3 fox"]
    assert refusal(state, "take 1 goblin") == refusal(state, "take 1 deer") == "LAND-137D"
    told = act(state, "take 2 flora")
    assert [event.cards for event in of_kind(told, Took)] == [("flora",)]
    assert "flora" in hand(state, 0)
    assert GAME.view(state, 1).clearings[1][0] == "ogre"


@pytest.mark.rule("LAND-137D")
@pytest.mark.parametrize(("cards", "taken"), [(("goblin",), 0), (("goblin", "fox"), 1)])
def test_with_one_card_or_none_the_claw_asks_no_question(
    cards: tuple[str, ...], taken: int
) -> None:
    state = position(clearings=(cards, (), ()), items={0: ("ravens_claw",)}, court=COURT)
    told = act(state, "use ravens_claw")
    assert len(of_kind(told, Took)) == taken
    assert question(state)[0] == "dawn"


@pytest.mark.rule("LAND-138D")
def test_the_wind_rose_gains_one_card_and_places_the_other() -> None:
    forest = ("deer", "goblin", "fox", "fox")
    clearings = (("goblin",), ("fox",), ())
    state = position(clearings=clearings, items={0: ("wind_rose",)}, forest=forest, court=COURT)
    told = act(state, "use wind_rose")
    assert [event.cards for event in of_kind(told, Drew)] == [("deer", "goblin")]
    assert legal(state) == ["gain deer", "gain goblin"]
    assert refusal(state, "gain fox") == "LAND-138D"
    told = act(state, "gain deer")
    assert [event.card for event in of_kind(told, Gained)] == ["deer"]
    assert legal(state) == ["place goblin 2", "place goblin 3"]
    act(state, "place goblin 2")
    assert question(state) == ("dawn", 1)


@pytest.mark.rule("LAND-138D")
def test_an_ogre_gained_by_the_wind_rose_strikes_before_the_other_card_is_placed() -> None:
    state = position(
        items={0: ("wind_rose",)},
        has={0: ("bear", "pink", "blue")},
        forest=("ogre", "deer", "fox"),
        court=COURT,
    )
    act(state, "use wind_rose", "gain ogre")
    assert question(state) == ("ogre", 0)
    act(state, "feed bear", "feed pink")
    assert legal(state) == ["place deer 1", "place deer 2", "place deer 3"]


@pytest.mark.rule("LAND-138D")
@pytest.mark.parametrize(("forest", "gained", "placed"), [((), 0, 0), (("deer",), 1, 0)])
def test_the_wind_rose_works_with_the_last_cards_of_the_forest(
    forest: tuple[str, ...], gained: int, placed: int
) -> None:
    state = position(items={0: ("wind_rose",)}, forest=forest, court=COURT)
    told = act(state, "use wind_rose")
    assert len(of_kind(told, Gained)) == gained
    assert len(of_kind(told, Placed)) == placed
    assert state.ending() == "LAND-65"


@pytest.mark.rule("LAND-139D")
def test_the_retained_half_is_worth_2_or_6_with_the_other_half() -> None:
    scores = scored(items={0: ("retained_half",), 1: ("lost_half",)})
    assert [score.items for score in scores] == [2, 0, 0]
    assert scored(items={0: ("retained_half", "lost_half")})[0].items == 6
