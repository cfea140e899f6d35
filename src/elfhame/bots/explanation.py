"""Explanations: the largest terms in favour of an action, and its price."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

import msgspec

from ..kernel.term import Term

MOST_REASONS: Final = 3
LEAST: Final = 5
"""A term that is worth less than this, in hundredths of a point or a house, is no reason."""
PRICE: Final = -15
"""Nor is one that costs less than this a price."""
SLIGHT: Final = 4
"""A term this many times smaller than the largest isn't mentioned beside it."""


class Explanation(NamedTuple):
    """Why an action was chosen, as the evaluator judges it."""

    reasons: tuple[Term, ...]
    """The terms in its favour, largest first."""
    price: Term | None
    """The term that gets worst."""


def explain(chosen: Iterable[Term], other: Iterable[Term] = ()) -> Explanation:
    """Explain an action by its terms, compared with those of the alternative.

    A term counts by what it changes, and by how much more than in the alternative.
    """
    terms, others = merged(chosen), {meaning(term): term.worth for term in merged(other)}
    weights = {meaning(term): 2 * term.worth - others.get(meaning(term), 0) for term in terms}
    ranked = sorted(terms, key=lambda term: -weights[meaning(term)])
    good = [term for term in ranked if term.worth >= LEAST]
    bad = [term for term in ranked if term.worth <= PRICE]
    return Explanation(tuple(_large(good)), bad[-1] if bad else None)


def _large(terms: Sequence[Term]) -> list[Term]:
    """The first terms, unless they are slight beside the largest."""
    most = max((term.worth for term in terms), default=0)
    return [term for term in terms[:MOST_REASONS] if term.worth * SLIGHT >= most]


def merged(terms: Iterable[Term]) -> list[Term]:
    """The terms, those that say the same added up."""
    found: dict[object, Term] = {}
    for term in terms:
        known = found.get(meaning(term))
        worth = term.worth + (known.worth if known else 0)
        found[meaning(term)] = msgspec.structs.replace(term, worth=worth)
    return list(found.values())


def meaning(term: Term) -> tuple[object, ...]:
    """What a term says, without its worth."""
    return type(term), *term.facts().values()
