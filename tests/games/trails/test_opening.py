"""Solo deals that are lost whatever one does: they are recognised, and passed over."""

from __future__ import annotations

import pytest

from elfhame import new
from elfhame.games.trails import GAME
from elfhame.games.trails.rules.engine import Trails
from elfhame.kernel.deals import next_seed, survivable_deal
from elfhame.kernel.rng import keyed
from elfhame.kernel.seed import Seed, seed_bytes

HOPELESS = (16, 25)
"""Seeds whose first three cards can't place a stone; a discard saves the second deal."""
HOPEFUL = (1, 2, 3)


def dealt(seed: Seed, seats: int = 1, easier: bool = False) -> Trails:
    return GAME.setup(seats, GAME.options({"easier": easier}), keyed(seed_bytes(seed), "deal"))


def survives_three_random_cards(seed: int, tries: int) -> bool:
    for number in range(tries):
        forest, rng = dealt(seed), keyed(seed_bytes(number), "random")
        while forest.player() == 0 and not forest.stones and forest.drawn < 4:
            forest.apply(0, forest.random_action(0, rng), rng)
        if forest.stones:
            return True
    return False


@pytest.mark.rule("TRAIL-53")
@pytest.mark.parametrize("seed", HOPELESS)
def test_a_hopeless_deal_is_recognised(seed: int) -> None:
    assert GAME.is_hopeless(dealt(seed))
    assert not survives_three_random_cards(seed, 300)


@pytest.mark.rule("TRAIL-53")
@pytest.mark.parametrize("seed", HOPEFUL)
def test_a_deal_that_somebody_survives_is_not_hopeless(seed: int) -> None:
    assert survives_three_random_cards(seed, 3000)
    assert not GAME.is_hopeless(dealt(seed))


@pytest.mark.rule("TRAIL-56V")
@pytest.mark.parametrize(("seed", "saved"), [(HOPELESS[0], False), (HOPELESS[1], True)])
def test_a_discard_can_save_a_deal(seed: int, saved: bool) -> None:
    assert GAME.is_hopeless(dealt(seed, easier=True)) != saved


def test_a_deal_for_two_is_never_hopeless() -> None:
    assert not any(GAME.is_hopeless(dealt(seed, seats=2)) for seed in HOPELESS)


def test_hopeless_deals_are_passed_over_in_a_fixed_order() -> None:
    seed = seed_bytes(HOPELESS[0])
    deal = survivable_deal(GAME, 1, GAME.options({}), seed)
    for _ in range(deal.passed_over):
        assert GAME.is_hopeless(dealt(seed))
        seed = next_seed(seed)
    assert deal.passed_over > 0
    assert deal.seed == seed
    assert not GAME.is_hopeless(dealt(seed))


def test_the_library_deals_no_hopeless_game_unless_its_seed_is_given(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    seed = seed_bytes(HOPELESS[0])
    monkeypatch.setattr("elfhame.kernel.seed.token_bytes", lambda _: seed)
    assert not GAME.is_hopeless(dealt(new("trails", seats=1).seed))
    assert new("trails", seats=1, seed=HOPELESS[0]).seed == seed
