"""Judging only the likeliest untried action selects the same action as judging all of them."""

from __future__ import annotations

from math import isqrt
from random import Random

from hypothesis import given
from hypothesis import strategies as st

from elfhame.bots.nodes import PRIOR, Face
from elfhame.bots.selection import Selection
from elfhame.kernel.arrays import i64, vec
from elfhame.kernel.evaluator import WHOLE, share_out
from elfhame.kernel.state import choice_buffer

WEIGHTS = st.lists(st.integers(-1500, 1500) | st.just(0), min_size=1, max_size=30)
SHARES = st.lists(st.sampled_from([0, 0, 1, WHOLE // 2, WHOLE]), max_size=40)


def face_with(weights: list[int]) -> Face:
    """A face with an action for each weight: 0, 3, 6, ..."""
    face, legal = Face(0, 0), vec[i64]([3 * place for place in range(len(weights))])
    face.widen(legal, len(weights), vec[i64](weights))
    return face


def judged_one_by_one(face: Face, places: list[int]) -> int:
    """The first of the places with the highest bound, by the formula in selection.py."""
    prior = choice_buffer()
    share_out(vec[i64]([face.weights[place] for place in places]), len(places), PRIOR, prior)
    visits = sum(face.visits[place] for place in places)
    average = sum(face.totals[place] for place in places) * 256 // max(visits, 1)
    curiosity = face.spread() * 256 * isqrt(max(visits, 1) * 1024**2) // 1024
    bounds = []
    for i, place in enumerate(places):
        n = face.visits[place]
        worth = face.totals[place] * 256 // n if n else average
        bounds.append(worth + prior[i] * curiosity // PRIOR // (1 + n))
    return places[bounds.index(max(bounds))]


@given(st.lists(st.integers(-610, -590), min_size=2, max_size=30))
def test_of_untried_actions_with_the_same_share_the_first_is_taken(light: list[int]) -> None:
    face = face_with([*light, *[0] * 10])
    for place in range(len(light), face.count):
        face.taken = place
        face.note(0)
    shares = [face.share(place) for place in range(len(light))]
    assert face.untried() == shares.index(max(shares))


@given(WEIGHTS, SHARES)
def test_all_actions_are_legal(weights: list[int], shares: list[int]) -> None:
    face, selection = face_with(weights), Selection()
    for share in shares:
        assert selection.find(face, face.actions, face.count)
        face.taken = selection.best(face, face.count)
        assert face.taken == judged_one_by_one(face, [*range(face.count)])
        face.note(share)


@given(WEIGHTS, SHARES, st.randoms(use_true_random=False))
def test_other_actions_are_legal_each_time(
    weights: list[int], shares: list[int], random: Random
) -> None:
    face, selection = face_with(weights), Selection()
    for share in shares:
        places = sorted(random.sample(range(face.count), random.randint(1, face.count)))
        legal = vec[i64]([face.actions[place] for place in places])
        assert selection.find(face, legal, len(places))
        face.taken = selection.best(face, len(places))
        assert face.taken == judged_one_by_one(face, places)
        face.note(share)


@given(WEIGHTS, SHARES)
def test_new_actions_turn_up(weights: list[int], shares: list[int]) -> None:
    face, selection = face_with(weights), Selection()
    for turn, share in enumerate(shares):
        more = vec[i64](sorted({turn, *face.actions}))
        if not selection.find(face, more, len(more)):
            face.widen(more, len(more), vec[i64]([50 * turn] * len(more)))
        assert selection.find(face, more, len(more))
        face.taken = selection.best(face, face.count)
        assert face.taken == judged_one_by_one(face, [*range(face.count)])
        face.note(share)
