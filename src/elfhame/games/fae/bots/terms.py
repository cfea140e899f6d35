"""The terms of a move in Fae: what it does for your colour, and what for the others."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from ....kernel.bits import how_many, members
from ....kernel.term import Term
from ..data.components import COLOURS, Colour
from ..data.tables import NEIGHBOURS, RITUAL_COUNT, TARGET, VALUE
from ..knowledge.actions import SPACE_NAMES
from ..rules.engine import Fae
from ..rules.numbers import source_of, space_of
from ..rules.ritual import disrupted, ritual_value
from ..state import count_of, group_on, size_of, spirit
from .evaluate import BUCKETS, CARD, NOW, POINT, THERE, ritual_gain, worth

Colours = tuple[Colour, ...]


class FaeTerm(Term, frozen=True, kw_only=True):
    """A term in Fae."""


class Scores(FaeTerm, frozen=True, kw_only=True):
    """A ritual that brings your colour points."""

    space: str
    points: int
    colours: Colours
    """All colours that score."""


class Shares(FaeTerm, frozen=True, kw_only=True):
    """A ritual that brings other colours points."""

    space: str
    points: int
    others: Colours
    alone: int
    """1 if your colour scores nothing there, otherwise 0."""


class Vanishes(FaeTerm, frozen=True, kw_only=True):
    """A ritual without points in which your druids are lost."""

    space: str


class Clears(FaeTerm, frozen=True, kw_only=True):
    """A ritual without points in which others' druids are lost."""

    space: str
    others: Colours


class Keeps(FaeTerm, frozen=True, kw_only=True):
    """The ritual card that you keep."""

    rituals: int
    spaces: tuple[str, ...]


class _Group(FaeTerm, frozen=True, kw_only=True):
    """What a move changes for a group: for the one that is moved, or for one that it leaves."""

    space: str
    left: str
    """The space that the druids leave."""
    bereft: int
    """1 if the group only loses them as its neighbour, otherwise 0."""


class Gathers(_Group, frozen=True, kw_only=True):
    """A group with your colour that is worth more than before."""

    druids: int
    points: int
    """What a ritual would bring there now."""
    near: int
    """The neighbouring groups that are left."""
    colours: Colours


class Delays(_Group, frozen=True, kw_only=True):
    """A group with your colour that is worth less than before."""

    points: int
    near: int


class Feeds(_Group, frozen=True, kw_only=True):
    """A group that is worth more to the other colours in it."""

    points: int
    others: Colours


class Hinders(_Group, frozen=True, kw_only=True):
    """A group that is worth less to the other colours in it."""

    others: Colours


class Hurries(FaeTerm, frozen=True, kw_only=True):
    """A ritual that brings your colour more with this card than with the next, or less."""

    space: str
    points: int
    later: int


class Spites(FaeTerm, frozen=True, kw_only=True):
    """A ritual that brings others less with this card than with the next, or more."""

    space: str
    points: int
    later: int


class _Left(NamedTuple):
    """Where the druids come from, and whether the group in question is one that they leave."""

    left: str
    bereft: int


class _Share(NamedTuple):
    """A group's worth for your own colour, and what it brings the others."""

    own: int
    others: int


def terms_of(state: Fae, seat: int, action: int) -> list[FaeTerm]:
    """What a move or the next ritual changes for the seat's colour and for the others."""
    own = spirit(state, seat)
    if state.due:
        return list(_ritual_terms(state, own, space_of(action)))
    source, target = source_of(action), TARGET[action]
    found = [*_joined(state, own, source, target)]
    for space in _neighbours(state, source):
        if space != target:
            found += _lonelier(state, own, source, space)
    alone = [space for space in _neighbours(state, source) if _near(state, space) == 1]
    names, worth = tuple(SPACE_NAMES[space] for space in alone), CARD * len(alone)
    return [*found, Keeps(rituals=len(alone), spaces=names, worth=worth)] if alone else found


def _neighbours(state: Fae, space: int) -> list[int]:
    """The neighbouring spaces with druids."""
    return members(NEIGHBOURS[space] & state.occupied)


def _near(state: Fae, space: int) -> int:
    return how_many(NEIGHBOURS[space] & state.occupied)


def _joined(state: Fae, own: int, source: int, target: int) -> Iterator[FaeTerm]:
    """The moved group leaves its space and joins the one on the target."""
    first, second = group_on(state, source), group_on(state, target)
    card = state.ritual
    was = _share(first, source, _near(state, source), card, own)
    there = _share(second, target, _near(state, target), card, own)
    before = _Share(was.own + there.own, was.others + there.others)
    near, left = _near(state, target) - 1, _Left(SPACE_NAMES[source], 0)
    yield from _change(state, own, target, first + second, near, before, left)


def _lonelier(state: Fae, own: int, source: int, space: int) -> Iterator[FaeTerm]:
    """A group loses the moved one as its neighbour."""
    group, near = group_on(state, space), _near(state, space)
    before = _share(group, space, near, state.ritual, own)
    left = _Left(SPACE_NAMES[source], 1)
    yield from _change(state, own, space, group, near - 1, before, left)


def _share(group: int, space: int, near: int, card: int, own: int) -> _Share:
    """How the evaluator's worth of a group is made up; without the card of a ritual."""
    whole = worth(group, space, near, card, own)
    after = disrupted(group, space, card)
    scored = ritual_value(after, space, card) * POINT if count_of(after, own) else 0
    if near == 0:
        return _Share(scored, whole - CARD - scored)
    at = (VALUE[card] - 1) * BUCKETS + min(near, BUCKETS) - 1
    mine = scored * NOW[at] // 100 + (THERE[at] if count_of(group, own) else 0)
    return _Share(mine, whole - mine)


def _change(
    state: Fae, own: int, space: int, group: int, near: int, before: _Share, left: _Left
) -> Iterator[FaeTerm]:
    """The worth of having this group on the space, with this many neighbours."""
    now = _share(group, space, near, state.ritual, own)
    mine, others = now.own - before.own, now.others - before.others
    if near == 0:
        yield from _isolated(state, own, space, group, mine, others)
        return
    name, points = SPACE_NAMES[space], _points(group, space, state.ritual)
    rivals, about = _colours(group, own), {"space": name, **left._asdict()}
    if mine > 0:
        yield Gathers(
            **about,
            druids=size_of(group),
            points=points,
            near=near,
            colours=_colours(group),
            worth=mine,
        )
    elif mine < 0:
        yield Delays(**about, points=points, near=near, worth=mine)
    if others < 0:
        yield Feeds(**about, points=points, others=rivals, worth=others)
    elif others > 0:
        yield Hinders(**about, others=rivals, worth=others)


def _isolated(
    state: Fae, own: int, space: int, group: int, mine: int, others: int
) -> Iterator[FaeTerm]:
    """The ritual of a group that has no neighbours left."""
    name, after = SPACE_NAMES[space], disrupted(group, space, state.ritual)
    points = ritual_value(after, space, state.ritual)
    scores = bool(points and count_of(after, own))
    if scores:
        yield Scores(space=name, points=points, colours=_colours(after), worth=mine)
    elif mine:
        yield Vanishes(space=name, worth=mine)
    if points and _colours(after, own):
        rivals = _colours(after, own)
        yield Shares(space=name, points=points, others=rivals, alone=int(not scores), worth=others)
    elif others:
        yield Clears(space=name, others=_colours(group, own), worth=others)


def _points(group: int, space: int, card: int) -> int:
    """What a ritual would bring each colour in the group now."""
    return ritual_value(disrupted(group, space, card), space, card)


def _colours(group: int, besides: int = -1) -> Colours:
    """The colours in a group, perhaps besides one."""
    return tuple(
        name for colour, name in enumerate(COLOURS) if count_of(group, colour) and colour != besides
    )


def _ritual_terms(state: Fae, own: int, space: int) -> Iterator[FaeTerm]:
    """The change in worth if a ritual gets this card instead of the next."""
    group, card = group_on(state, space), state.ritual
    last = card + 1 == RITUAL_COUNT
    points, later = _points(group, space, card), 0 if last else _points(group, space, card + 1)
    mine = _scored(group, space, card, own) - (0 if last else _scored(group, space, card + 1, own))
    whole = ritual_gain(group, space, card, own)
    if not last:
        whole -= ritual_gain(group, space, card + 1, own)
    name = SPACE_NAMES[space]
    if mine:
        yield Hurries(space=name, points=points, later=later, worth=mine)
    if whole != mine:
        yield Spites(space=name, points=points, later=later, worth=whole - mine)


def _scored(group: int, space: int, card: int, own: int) -> int:
    after = disrupted(group, space, card)
    return ritual_value(after, space, card) * POINT if count_of(after, own) else 0
