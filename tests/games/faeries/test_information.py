"""What each seat knows, and since when (FMC-90R to FMC-98R)."""

from __future__ import annotations

import pytest

from elfhame.games.faeries.knowledge import events
from elfhame.games.faeries.knowledge.names import CARD_NAMES
from elfhame.games.faeries.rules.engine import Faeries
from elfhame.games.faeries.state import BATCH, DISCARDS, FRESH, HAND, PILE, SEEN, SHOWN_HAND
from elfhame.kernel.game import WATCHER
from elfhame.kernel.journal import Journal
from tests.games.faeries.positions import (
    GAME,
    STARTERS,
    asked,
    cards,
    choices,
    do,
    empty,
    give,
    hands,
    kin,
    of,
    rng,
    table,
    view,
)


def drafted(seats: int) -> Faeries:
    """A game after its draft, in which everyone kept their first card each time."""
    state = table(seats, draft=1)
    while asked(state)[0] == "keep":
        do(state, choices(state)[0])
    return state


def redrawn(state: Faeries, seat: int, number: int) -> Faeries:
    """One of the worlds that look the same to a seat."""
    world = state.determinize(seat, rng(str(number)))
    assert isinstance(world, Faeries)
    return world


@pytest.mark.rule("FMC-90R", "FMC-98R")
def test_a_watcher_sees_everything_public() -> None:
    state = table(3)
    hands(state, ["red_cap", "unicorn"])
    kin(state, 1, "fae", 3)
    seen = view(state, WATCHER)
    assert seen.areas[0].tokens == (0, 3, 0)
    assert seen.offer == view(state).offer
    assert [player.held for player in seen.players] == [2, 0, 0]
    assert [player.piled for player in seen.players] == [4, 4, 4]
    assert (seen.deck, seen.bag) == (56, 45)
    assert [player.hand for player in seen.players] == [None] * 3


@pytest.mark.rule("FMC-91R")
def test_only_its_owner_knows_a_hand_and_everyone_sees_a_played_card() -> None:
    state = table()
    hands(state, ["red_cap", "crystal_cutter"])
    assert view(state, 0).players[0].hand == ("crystal_cutter", "red_cap")
    assert view(state, 1).players[0].hand is None
    do(state, "name trust", "play crystal_cutter")
    assert "crystal_cutter" in view(state, 1).players[0].seen


@pytest.mark.rule("FMC-91R")
def test_only_its_owner_sees_a_drawn_card() -> None:
    mine = do(table(), "name call", observer=0)
    theirs = do(table(), "name call", observer=1)
    assert set(of(mine, events.Drew)[0].cards or ()) == set(STARTERS)
    assert of(theirs, events.Drew)[0] == events.Drew(0, 4, None)


@pytest.mark.rule("FMC-92R")
def test_everyones_cards_are_known_except_those_kept_in_the_draft() -> None:
    state = drafted(2)
    player = view(state, 1).players[0]
    assert player.cards == STARTERS
    assert (player.secret, player.kept) == (4, None)
    own = view(state, 0).players[0]
    assert len(own.kept) == 4
    assert set(own.pile) == {*STARTERS, *own.kept}


@pytest.mark.rule("FMC-92R")
def test_everyone_knows_a_kept_card_once_it_is_played() -> None:
    state = drafted(2)
    seat = state.player()
    kept = view(state).players[seat].kept[0]
    give(state, seat, HAND, kept)
    do(state, "name trust", f"play {kept}")
    player = view(state, WATCHER).players[seat]
    assert (player.secret, player.revealed) == (3, (kept,))
    assert kept in player.cards


@pytest.mark.rule("FMC-93R")
def test_others_know_what_they_saw_going_to_the_discards() -> None:
    state = table()
    hands(state, ["red_cap", "crystal_cutter"])
    first = view(state).offer[0]
    told = do(state, "name befriend", "discard red_cap", f"befriend {first}", observer=1)
    assert of(told, events.Discarded) == [events.Discarded(0, None)]
    theirs = view(state, 1).players[0]
    assert (theirs.discarded, theirs.seen, theirs.discards) == (2, (first,), None)
    assert set(view(state, 0).players[0].discards) == {"red_cap", first}
    assert view(state, 0).players[0].pile == STARTERS


@pytest.mark.rule("FMC-94R")
def test_after_a_shuffle_others_know_which_seen_cards_went_in_and_how_many_unseen() -> None:
    state = table()
    empty(state, 0)
    give(state, 0, PILE, "clay_mother")
    give(state, 0, HAND, "unicorn")
    give(state, 0, DISCARDS, "red_cap", known=SEEN)
    give(state, 0, DISCARDS, "tin_knocker", "black_dog")
    hands(state, ["acorn_cup"])
    do(state, "name trust", "play acorn_cup")
    player = view(state, 1).players[0]
    assert (player.batch, player.strangers, player.first_pile) == (("red_cap",), 2, False)
    assert (player.piled, player.held, player.seen) == (2, 3, ("acorn_cup",))


@pytest.mark.rule("FMC-94R")
def test_no_more_unseen_cards_are_imagined_in_a_pile_than_went_in() -> None:
    state = table()
    empty(state, 0)
    give(state, 0, PILE, "red_cap", "clay_mother")
    give(state, 0, HAND, "unicorn", "tin_knocker")
    for name in ("red_cap", "clay_mother"):
        give(state, 0, PILE, name, known=BATCH)
    state.first_piles = 0
    piles = {tuple(cards(redrawn(state, 1, n), 0, PILE)) for n in range(40)}
    assert piles == {("clay_mother", "red_cap")}


@pytest.mark.rule("FMC-95R")
def test_a_card_seen_going_into_a_hand_is_known_there_until_one_leaves_unseen() -> None:
    state = table(2, first=1)
    empty(state, 1)
    hands(state, [], ["moth_page", "red_cap"])
    name = view(state).offer[0]
    do(state, "name trust", "play moth_page", f"befriend {name}", "place fae")
    assert view(state, 0).players[1].shown == (name,)
    drawn = [redrawn(state, 0, n) for n in range(20)]
    assert all(name in cards(world, 1, HAND) for world in drawn)
    do(state, "place fae", "place fae", "name trust", "place fae", "place fae")
    do(state, "name trust", "discard red_cap")
    player = view(state, 0).players[1]
    assert (player.shown, player.fresh) == ((), (name,))
    assert cards(state, 1, SHOWN_HAND) == []
    assert name in cards(state, 1, FRESH)


@pytest.mark.rule("FMC-94R", "FMC-95R")
def test_a_shuffle_ends_knowledge_of_cards_once_seen_in_the_hand() -> None:
    state = table()
    empty(state, 0, PILE)
    give(state, 0, DISCARDS, "unicorn", known=FRESH)
    give(state, 0, HAND, "red_cap", known=FRESH)
    do(state, "name call", "pass", "pass")
    player = view(state, 1).players[0]
    assert (player.fresh, player.batch, player.strangers) == ((), (), 1)


@pytest.mark.rule("FMC-92R", "FMC-57R")
def test_projected_card_points_use_only_known_cards() -> None:
    state = drafted(2)
    give(state, 0, PILE, "barrow_keeper", "tin_knocker")
    state.picks = state.picks[:]
    state.picks[0] = CARD_NAMES.index("tin_knocker")
    mine, theirs = (view(state, seat).players[0].projection.cards for seat in (0, 1))
    assert (mine["barrow_keeper"], theirs["barrow_keeper"]) == (2, 1)


@pytest.mark.rule("FMC-95R")
def test_everyone_sees_a_recovered_card() -> None:
    state = table()
    give(state, 0, DISCARDS, "unicorn")
    give(state, 0, DISCARDS, "red_cap", known=SEEN)
    hands(state, ["lantern_bearer"])
    told = do(state, "name trust", "play lantern_bearer", "recover unicorn", observer=1)
    assert of(told, events.Recovered) == [events.Recovered(0, "unicorn")]
    assert view(state, 1).players[0].shown == ("unicorn",)
    assert view(state, 1).players[0].seen == ("red_cap",)


@pytest.mark.rule("FMC-96R")
def test_everyone_knows_which_cards_have_not_appeared_and_which_are_under_the_deck() -> None:
    state = table()
    names = view(state).offer
    do(state, "name befriend", f"befriend {names[0]}", f"befriend {names[1]}")
    seen = view(state, WATCHER)
    assert seen.under == (names[2],)
    assert not set(seen.unseen) & {*names, *seen.offer}
    assert len(seen.unseen) == 60 - 6
    assert seen.deck == 35


@pytest.mark.rule("FMC-96R")
def test_cards_put_under_the_deck_come_last_and_in_their_order() -> None:
    state = table()
    state.deck = 2
    names = view(state).offer
    do(state, "name befriend", f"befriend {names[0]}", f"befriend {names[1]}")
    assert view(state).deck == 0
    assert names[2] in view(state).offer


@pytest.mark.rule("FMC-97R")
def test_a_seat_remembers_the_packets_it_held() -> None:
    state = table(3, draft=1)
    packets = [view(state, seat).packet for seat in range(3)]
    for seat in range(3):
        do(state, f"keep {packets[seat][0]}", seat=seat)
    mine = view(state, 1)
    assert mine.sights == (packets[1], packets[0][1:])
    assert mine.players[1].kept == (packets[1][0],)
    assert mine.players[0].kept is None
    assert view(state, WATCHER).sights == ()
    assert set(packets[2]) <= set(mine.unseen)
    assert not set(packets[0][1:]) & set(mine.unseen)


@pytest.mark.rule("FMC-97R")
def test_a_seat_sees_only_that_others_have_chosen() -> None:
    state = table(3, draft=1)
    told = do(state, choices(state, 2)[1], observer=0, seat=2)
    assert told == [events.Kept(2, None)]
    assert view(state, 0).chosen == (2,)


@pytest.mark.rule("FMC-97R")
def test_cards_two_players_kept_from_a_returning_packet_are_imagined_correctly() -> None:
    state = drafted(2)
    mine = view(state, 0)
    passed = set(mine.sights[0]) - {mine.players[0].kept[0]} - set(mine.sights[2])
    second = next(iter(passed))
    for n in range(20):
        world = redrawn(state, 0, n)
        assert view(world).players[1].kept[1] == second


@pytest.mark.rule("FMC-98R")
def test_after_the_end_all_cards_are_shown() -> None:
    state = table()
    hands(state, ["red_cap"], ["unicorn"])
    state.deck = 1
    names = view(state).offer
    told = do(
        state, "name befriend", "pass", f"befriend {names[0]}", "pass", f"befriend {names[1]}"
    )
    assert view(state, WATCHER).players[1].hand == ("unicorn",)
    assert events.Shown(0, "hand", ("red_cap",)) in told
    (left,) = of(told, events.Left)
    assert len(left.cards) == 60 - 3 - 2


def test_opening_events_are_public_except_for_packets() -> None:
    state = table(2, draft=1)
    journal = Journal()
    state.tell(journal)
    state.opening()
    told = [event for entry in journal.entries if (event := GAME.event(entry, 1))]
    dealt = of(told, events.Dealt)
    assert dealt[0] == events.Dealt(0, 4, None)
    assert dealt[1] == events.Dealt(1, 4, view(state, 1).packet)
