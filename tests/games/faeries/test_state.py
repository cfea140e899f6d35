"""Packed facts: those that share a word leave each other alone, and sets are counted right."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from elfhame.games.faeries.rules.engine import Faeries, empty_realm
from elfhame.games.faeries.state import (
    HAND,
    PILE,
    SHOWN_HAND,
    add_points,
    add_supply,
    add_tokens,
    area_of,
    card_count,
    move_card,
    points_of,
    put_card,
    set_strangers,
    strangers_of,
    supply_of,
    tokens,
    tokens_in,
    with_tokens,
    zone_list,
)

SEATS = 4
FOLKS = 5
KINSHIP = st.integers(0, 40)
CARDS = st.sets(st.integers(0, 63))


@given(st.lists(st.tuples(KINSHIP, KINSHIP, st.integers(0, 64), st.integers(0, 999)), min_size=4))
def test_supply_strangers_and_points_of_a_seat_are_kept_apart(
    facts: list[tuple[int, int, int, int]],
) -> None:
    realm = empty_realm(SEATS, 0, 0)
    for seat, (first, supply, strangers, points) in enumerate(facts[:SEATS]):
        add_supply(realm, seat, first)
        set_strangers(realm, seat, 64)
        add_points(realm, seat, points)
        set_strangers(realm, seat, strangers)
        add_supply(realm, seat, supply - first)
    for seat, (_, supply, strangers, points) in enumerate(facts[:SEATS]):
        found = supply_of(realm, seat), strangers_of(realm, seat), points_of(realm, seat)
        assert found == (supply, strangers, points)


@given(st.lists(KINSHIP, min_size=SEATS * FOLKS, max_size=SEATS * FOLKS))
def test_tokens_of_all_seats_in_all_areas_are_kept_apart(numbers: list[int]) -> None:
    realm = empty_realm(SEATS, 0, 0)
    places = [(seat, folk) for seat in range(SEATS) for folk in range(FOLKS)]
    for (seat, folk), number in zip(places, numbers, strict=True):
        add_tokens(realm, seat, folk, 40)
        add_tokens(realm, seat, folk, number - 40)
    assert [tokens(realm, seat, folk) for seat, folk in places] == numbers
    for seat, folk in places:
        area = with_tokens(area_of(realm, folk), seat, -tokens(realm, seat, folk))
        others = [other for other in range(SEATS) if other != seat]
        assert tokens_in(area, seat) == 0
        assert all(tokens_in(area, other) == tokens(realm, other, folk) for other in others)


@given(st.integers(0, SEATS - 1), CARDS, CARDS)
def test_a_zone_holds_the_cards_put_there_and_moved_there(
    seat: int, pile: set[int], shown: set[int]
) -> None:
    realm = empty_realm(SEATS, 0, 0)
    _put(realm, seat, PILE, pile)
    _put(realm, seat, SHOWN_HAND, shown)
    for card in pile & shown:
        move_card(realm, seat, PILE, HAND, card)
    assert zone_list(realm, seat, PILE) == sorted(pile - shown)
    assert zone_list(realm, seat, HAND) == sorted(pile & shown)
    assert zone_list(realm, seat, SHOWN_HAND) == sorted(shown)
    assert card_count(realm, seat, PILE) == len(pile - shown)


def _put(realm: Faeries, seat: int, zone: int, cards: set[int]) -> None:
    for card in cards:
        put_card(realm, seat, zone, card)
