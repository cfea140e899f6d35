"""Effects of pieces are found where they exist, and not where only leaders take a piece."""

from __future__ import annotations

from random import Random
from typing import Any

from elfhame.lab.effects import adjusted_effect, causal_effect

DEALS = 400


def rows(effect: float, seed: int, *, leader_takes: bool = False) -> list[dict[str, Any]]:
    """Games of two seats: one is ahead by chance, and a card may add to a seat's chance to win."""
    chance, found = Random(seed), list[dict[str, Any]]()
    for deal in range(DEALS):
        luck = Random(f"deal {deal}").choice((-0.2, 0.2))  # the same in every setting
        for repeat in range(2):
            ahead = chance.choice((-0.2, 0.2))
            taker = int(ahead < 0) if leader_takes else int(chance.random() < 0.5)
            chances = 0.5 + luck + ahead + (effect if taker == 0 else -effect)
            won = 0 if chance.random() < chances else 1
            for seat in range(2):
                used = {"offered": 1, "taken": int(seat == taker), "played": 0}
                found.append(
                    {
                        "deal": deal,
                        "repeat": repeat,
                        "seat": seat,
                        "bot": "greedy",
                        "share": float(seat == won),
                        "pieces": {"moss": used},
                    }
                )
    return found


def test_the_effect_of_taking_a_piece_is_found() -> None:
    found = adjusted_effect(rows(0.1, 1), "moss")
    assert found is not None
    assert found.low < 0.2 < found.high  # the taker wins 10 points more, the other 10 less
    assert found.certain


def test_a_piece_without_effect_has_none() -> None:
    found = adjusted_effect(rows(0.0, 2), "moss")
    assert found is not None
    assert not found.certain


def test_what_leaders_take_seems_to_help_but_makes_no_difference() -> None:
    usual, blank = rows(0.0, 3, leader_takes=True), rows(0.0, 4, leader_takes=True)
    seeming, real = adjusted_effect(usual, "moss"), causal_effect(usual, blank, "moss")
    assert seeming is not None
    assert real is not None
    assert seeming.certain
    assert not real.certain


def test_a_piece_that_one_seat_always_takes_is_compared_with_its_blank() -> None:
    def always(effect: float, seed: int) -> list[dict[str, Any]]:
        found = rows(effect, seed)
        for row in found:
            row["pieces"] = {"moss": {"offered": 1, "taken": int(row["seat"] == 0), "played": 0}}
        return found

    chance = Random(5)
    usual = always(0.0, 6)
    for one, other in zip(usual[::2], usual[1::2], strict=True):
        if one["share"] == 0 and chance.random() < 0.3:
            one["share"], other["share"] = 1.0, 0.0
    found = causal_effect(usual, always(0.0, 7), "moss")
    assert found is not None
    assert found.low < 0.15 < found.high
    assert found.certain
    assert adjusted_effect(usual, "moss") is None


def test_few_deals_say_nothing() -> None:
    few = [row for row in rows(0.1, 8) if row["deal"] < 8]
    assert adjusted_effect(few, "moss") is None
    assert causal_effect(few, few, "moss") is None
