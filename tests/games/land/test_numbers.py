"""The numbers of the actions leave no gap and don't overlap."""

from elfhame.games.land.data.tables import (
    CLEARINGS,
    FAIRIES_FROM,
    FAIRY_COUNT,
    ITEM_COUNT,
    KIND_COUNT,
)
from elfhame.games.land.rules import numbers

SIZES = {
    numbers.PLACES_FROM: KIND_COUNT * CLEARINGS,
    numbers.EXPLORES_FROM: CLEARINGS,
    numbers.VISIT_COURT: 1,
    numbers.VISIT_DRUIDS: 1,
    numbers.PLAY_CREST: 1,
    numbers.USES_FROM: ITEM_COUNT,
    numbers.BIDS_FROM: numbers.MOST_BID,
    numbers.PASS: 1,
    numbers.PAYS_FROM: FAIRY_COUNT,
    numbers.ENOUGH: 1,
    numbers.RECALL: 1,
    numbers.LEAVE: 1,
    numbers.BANISH: 1,
    numbers.SPARE: 1,
    numbers.KEEPS_FROM: KIND_COUNT + ITEM_COUNT,
    numbers.BURIALS_FROM: KIND_COUNT + ITEM_COUNT,
    numbers.FEEDS_FROM: FAIRIES_FROM,
    numbers.TAKES_FROM: CLEARINGS * KIND_COUNT,
    numbers.GAINS_FROM: KIND_COUNT,
}
"""How many actions there are of each kind, by the first of them."""


def test_each_kind_of_action_begins_where_the_one_before_it_ends() -> None:
    end = 0
    for first, count in SIZES.items():
        assert first == end
        end = first + count
    assert end == numbers.ACTIONS
