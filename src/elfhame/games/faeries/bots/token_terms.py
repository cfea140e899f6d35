"""The terms of tokens: what an area brings with one more or fewer, now and later."""

from __future__ import annotations

from collections.abc import Iterator

from ..data.components import HOME_AT
from ..data.effects import FOLKS
from ..state import Realm, area_of, home_owner, tokens_in, with_tokens
from .contest import AREA_POINT, ARRIVAL, HOMEWARD, STAKE, area_brings, token_gain
from .term_types import AreaPoints, AreaRivals, AreaStake, FaeriesTerm, TakesHome


def token_terms(realm: Realm, seat: int, whose: int, folk: int, by: int) -> Iterator[FaeriesTerm]:
    """What a seat gains if ``whose`` gets ``by`` more tokens in an area."""
    before = area_of(realm, folk)
    after = with_tokens(before, whose, by)
    name, unclaimed = FOLKS[folk], home_owner(realm, folk) < 0
    token = STAKE + (HOMEWARD if unclaimed else 0)
    rest = token_gain(realm, seat, whose, folk, by)
    points = area_brings(realm, after, seat) - area_brings(realm, before, seat)
    there = tokens_in(after, seat)
    if points:
        rest -= points * AREA_POINT
        more, worth = int(points > 0), points * AREA_POINT
        yield AreaPoints(
            folk=name, points=max(points, -points), tokens=there, more=more, worth=worth
        )
    if whose == seat:
        rest -= by * token
        more, unowned = int(by > 0), int(unclaimed)
        yield AreaStake(folk=name, tokens=there, open=unowned, more=more, worth=by * token)
        if by > 0 and there == HOME_AT and unclaimed:
            rest -= ARRIVAL
            yield TakesHome(folk=name, worth=ARRIVAL)
    yield AreaRivals(folk=name, lose=int(rest > 0), worth=rest)
