"""What each seat knows in Fairy Land, and since when (LAND-18, LAND-19, LAND-110 to LAND-119R)."""

from __future__ import annotations

from collections import Counter

import pytest

from elfhame.games.land.data.components import FOREST, ITEM_NAMES
from elfhame.games.land.knowledge.events import Buried, Kept, Leftover, Looked, Sank, Shown
from elfhame.games.land.rules.engine import FairyLand
from elfhame.games.land.state import HIDDEN_COUNTS
from elfhame.kernel.game import REVIEWER, WATCHER
from elfhame.kernel.shapes import to_json
from tests.games.land.kit import (
    AUDIENCE_OF_5,
    AUDIENCE_OF_7,
    court,
    druids,
    druids_shuffled,
    looked,
    looked_after,
    looked_thrice,
    next_day,
)
from tests.games.land.positions import (
    GAME,
    act,
    at_dawn,
    of_kind,
    position,
    rng,
    state_of,
    told_of,
    whole_game,
)

Known = dict[str, tuple[int, ...]]


def knows(state: FairyLand, seat: int) -> Known:
    """The cards in the Court's deck that a seat knows, with their places."""
    return {known.card: known.places for known in GAME.view(state, seat).court_known}


@pytest.mark.rule("LAND-18", "LAND-116R")
def test_discarded_cards_are_known_but_never_shown_as_a_pile() -> None:
    state = position(2, clearings=(("fox", "ogre"), ("deer",), ()))
    act(state, "explore 1", "pass", "pass")
    views = [GAME.view(state, observer) for observer in (WATCHER, 0, 1)]
    assert {to_json(view.discarded) for view in views} == {to_json(views[0].discarded)}
    assert views[0].discarded["ogre"] == 1
    assert "discarded" not in GAME.show(views[0])


@pytest.mark.rule("LAND-19")
def test_everyone_knows_how_many_cards_each_deck_and_hand_has() -> None:
    view = GAME.view(position(3, hands={1: ("fairy_2", "wind")}), WATCHER)
    assert (view.court_count, view.druids_count) == (9, 9)
    assert [player.hand_count for player in view.players] == [7, 2, 7]
    assert view.forest_count is not None


@pytest.mark.rule("LAND-19V", "LAND-117R")
def test_with_hidden_counts_only_empty_decks_are_visible() -> None:
    state = position(3, court=(), options=HIDDEN_COUNTS)
    view = GAME.view(state, 1)
    assert (view.forest_count, view.court_count, view.druids_count) == (None, None, None)
    assert (view.forest_empty, view.court_empty, view.druids_empty) == (False, True, False)
    assert [player.hand_count for player in view.players] == [None, 7, None]


@pytest.mark.rule("LAND-117R")
def test_with_hidden_counts_a_look_is_announced_by_the_value_played() -> None:
    state = position(3, options=HIDDEN_COUNTS)
    told = act(state.clone(), *AUDIENCE_OF_5, "keep garland", observer=1)
    assert [(event.count, event.cards) for event in of_kind(told, Looked)] == [(None, None)]
    act(state, *AUDIENCE_OF_5)
    sight = GAME.view(state, 1).sight
    assert sight is not None
    assert (sight.value, sight.count, sight.cards) == (5, None, None)
    told = act(state, "keep garland", "under oak_staff", "under hunting_horn", observer=1)
    assert [event.count for event in of_kind(told, Buried)] == [None]


@pytest.mark.rule("LAND-110")
def test_watchers_see_everything_face_up() -> None:
    state = at_dawn(position(has={1: ("fox",)}, items={1: ("oak_staff",)}, court=ITEM_NAMES[1:9]))
    seen, watched = GAME.view(state, 0), GAME.view(state, WATCHER)
    assert seen.clearings == watched.clearings
    assert seen.drawn == watched.drawn
    assert len(seen.drawn) == 2
    for one, other in zip(seen.players, watched.players, strict=True):
        assert (one.collection, one.items, one.crests, one.played) == (
            other.collection,
            other.items,
            other.crests,
            other.played,
        )


@pytest.mark.rule("LAND-110")
def test_everyone_sees_how_many_cards_are_looked_at_and_put_back() -> None:
    state = position()
    told = act(state, *AUDIENCE_OF_5, "keep garland", "under oak_staff", "under hunting_horn",
               observer=WATCHER)  # fmt: skip
    assert [(event.count, event.cards) for event in of_kind(told, Looked)] == [(4, None)]
    assert [event.count for event in of_kind(told, Buried)] == [3]


@pytest.mark.rule("LAND-111R")
def test_a_hand_is_hidden_but_follows_from_public_information() -> None:
    state = position(3, hands={1: ("fairy_2", "fairy_6", "wind")})
    view = GAME.view(state, 0)
    assert view.players[0].hand is not None
    assert view.players[1].hand is None
    assert view.players[1].specials == ("wind",)
    for world in (GAME.world(view), GAME.imagine(view, rng())):
        assert GAME.view(world, 1).players[1].hand == ("fairy_2", "fairy_6", "wind")


@pytest.mark.rule("LAND-112R")
def test_the_decks_may_hold_any_card_that_is_nowhere_face_up() -> None:
    state = position(2, has={0: ("unicorn",)})
    view = GAME.view(state, 1)
    assert "unicorn" not in view.unseen
    every = Counter({kind.name: kind.count for kind in FOREST.card})
    open_cards = Counter(card for clearing in view.clearings for card in clearing)
    open_cards.update(view.players[0].collection)
    assert Counter(view.unseen) == every - open_cards - Counter(view.discarded)
    assert len(view.unseen_items) == 19


@pytest.mark.rule("LAND-112R")
def test_in_a_first_game_everyone_knows_the_nine_items() -> None:
    assert len(GAME.view(position(options=1, court=ITEM_NAMES[:3]), WATCHER).unseen_items) == 9


@pytest.mark.rule("LAND-113R")
def test_only_the_seat_that_looks_sees_the_cards() -> None:
    state = position()
    clone = state.clone()
    assert [event.cards for event in of_kind(act(clone, *AUDIENCE_OF_5, observer=0), Looked)] == [
        ITEM_NAMES[:4]
    ]
    told = act(state, *AUDIENCE_OF_5, observer=1)
    assert [event.cards for event in of_kind(told, Looked)] == [None]
    sights = [GAME.view(state, observer).sight for observer in (0, 1, WATCHER)]
    assert [sight and sight.cards for sight in sights] == [ITEM_NAMES[:4], None, None]


@pytest.mark.rule("LAND-113R")
def test_others_learn_the_kept_card_and_nothing_about_the_rest() -> None:
    state = position()
    act(state, *AUDIENCE_OF_5)
    told = act(state, "keep garland", "under oak_staff", "under hunting_horn", observer=2)
    assert [event.card for event in of_kind(told, Kept)] == ["garland"]
    assert not of_kind(told, Sank)
    assert knows(state, 2) == {}


@pytest.mark.rule("LAND-114R")
def test_the_seat_that_looked_knows_the_places_which_move_up() -> None:
    state = looked()
    assert knows(state, 0) == {"moon_lantern": (5,), "hunting_horn": (6,), "garland": (7,)}
    act(state, "audience", "pay fairy_2", "enough")
    assert knows(state, 0) == {"moon_lantern": (4,), "hunting_horn": (5,), "garland": (6,)}
    assert court(state)[4:] == ["moon_lantern", "hunting_horn", "garland"]


@pytest.mark.rule("LAND-113R", "LAND-114R")
def test_what_a_seat_knows_is_in_its_view_so_a_reconnect_loses_nothing() -> None:
    state = looked_thrice()
    for seat in range(3):
        view = GAME.view(state, seat)
        assert GAME.view(GAME.world(view), seat).court_known == view.court_known
        for _ in range(20):
            world = GAME.imagine(view, rng())
            deck = court(world)
            assert all(deck[one.places[0]] == one.card for one in view.court_known if
                       len(one.places) == 1)  # fmt: skip


@pytest.mark.rule("LAND-114R")
def test_after_a_shuffle_a_seat_knows_only_that_its_cards_are_there() -> None:
    state = druids_shuffled()
    before = {known.card: known.places for known in GAME.view(state, 0).druids_known}
    assert before == {"unicorn": (5,), "bear": (6,), "deer": (7,)}
    act(state, "use stirring_spoon")
    known = GAME.view(state, 0).druids_known
    assert {one.card for one in known} == {"unicorn", "bear", "deer"}
    assert all(one.places == tuple(range(8)) for one in known)
    assert all(card in druids(state) for card in ("unicorn", "bear", "deer"))


@pytest.mark.rule("LAND-115R")
def test_cards_that_another_seat_looked_at_are_among_those_it_put_back() -> None:
    state = looked_after()
    assert knows(state, 0) == {
        "hunting_horn": (0,),
        "garland": (1,),
        "moon_lantern": (2, 3, 4, 5, 6),
    }


@pytest.mark.rule("LAND-115R")
def test_after_a_further_look_at_some_of_them_they_are_in_either_batch() -> None:
    state = looked_thrice()
    assert knows(state, 0) == {
        "hunting_horn": (3, 4, 5),
        "garland": (3, 4, 5),
        "moon_lantern": (0, 1, 2, 3, 4, 5),
    }
    deck = court(state)
    assert all(deck.index(card) in places for card, places in knows(state, 0).items())


@pytest.mark.rule("LAND-115R")
def test_two_seats_look_at_the_same_cards_one_after_the_other() -> None:
    state = position(court=ITEM_NAMES[:5])
    act(state, *AUDIENCE_OF_5, "keep oak_staff", "under garland", "under hunting_horn")
    next_day(state, 1)
    act(state, *AUDIENCE_OF_7, "keep garland", "under moon_lantern", "under court_mantle")
    among = (0, 1, 2)
    assert knows(state, 0) == {"hunting_horn": among, "moon_lantern": among}
    assert knows(state, 1) == {"moon_lantern": (0,), "court_mantle": (1,), "hunting_horn": (2,)}
    assert knows(state, 2) == {}
    orders = {tuple(court(GAME.imagine(GAME.view(state, 0), rng(str(n))))) for n in range(1500)}
    assert len(orders) == 6 * (19 - 2 - 2)
    assert {tuple(court(GAME.imagine(GAME.view(state, 1), rng(str(n))))) for n in range(20)} == {
        ("moon_lantern", "court_mantle", "hunting_horn")
    }


@pytest.mark.rule("LAND-115R", "LAND-119R")
def test_a_known_card_that_may_have_been_kept_is_no_longer_known() -> None:
    """Seat 0 knows about a fox in the deck; it can't tell whether that one or another was kept."""
    state = position(druids=("fox", "deer", "bear", "pink", "fox", "blue"))
    act(state, "druids", "pay fairy_3", "enough", "keep deer")
    assert [(one.card, one.places) for one in GAME.view(state, 0).druids_known] == [("fox", (4,))]
    next_day(state, 1)
    act(state, "druids", "pay fairy_6", "enough", "keep pink", "under blue", "under bear",
        "under fox")  # fmt: skip
    assert [(one.card, one.places) for one in GAME.view(state, 0).druids_known] == [
        ("fox", (0, 1, 2, 3))
    ]
    next_day(state, 2)
    act(state, "druids", "pay fairy_4", "enough", "keep fox", "under blue")
    assert GAME.view(state, 0).druids_known == ()


@pytest.mark.rule("LAND-119R")
def test_in_an_imagined_world_rivals_know_nothing_about_the_decks() -> None:
    world = GAME.imagine(GAME.view(looked(), 1), rng())
    assert GAME.view(world, 0).court_known == ()


@pytest.mark.rule("LAND-119R")
def test_what_a_seat_knows_is_never_wrong() -> None:
    for seed in range(60):
        chance = rng(f"known/{seed}")
        state = GAME.setup(3, GAME.options({}), chance)
        while state.player() >= 0:
            numbers = state.legal_actions(state.player())
            curious = [n for n in numbers if str(GAME.action(n)) in ("druids", "audience", "crest")]
            options = curious or numbers
            state.apply(state.player(), options[chance.below(len(options))], chance)
            for seat in range(3):
                view = GAME.view(state, seat)
                _holds(court(state), [(one.card, one.places) for one in view.court_known])
                _holds(druids(state), [(one.card, one.places) for one in view.druids_known])


def _holds(deck: list[str], known: list[tuple[str, tuple[int, ...]]]) -> None:
    """Check that all known cards fit into the deck, each in one of its places."""
    if known:
        assert _laid(deck, sorted(known, key=lambda one: len(one[1])), frozenset())


def _laid(deck: list[str], known: list[tuple[str, tuple[int, ...]]], used: frozenset[int]) -> bool:
    if not known:
        return True
    (card, places), *rest = known
    free = [place for place in places if place not in used and deck[place] == card]
    return any(_laid(deck, rest, used | {place}) for place in free)


@pytest.mark.rule("LAND-118R")
def test_after_the_end_everything_is_shown() -> None:
    play = whole_game(3, 7)
    told = told_of(play, WATCHER)
    assert [event.deck for event in of_kind(told, Leftover)] == ["court", "druids"]
    view = GAME.view(state_of(play), WATCHER)
    assert None not in (view.court, view.druids, view.forest)
    assert all(player.hand is not None for player in view.players)
    everything = GAME.view(state_of(play), REVIEWER)
    assert (view.court, view.druids, view.unseen_items) == (
        everything.court,
        everything.druids,
        everything.unseen_items,
    )
    assert len(of_kind(told, Shown)) == 3
