"""The terms of an answer in Faeries & Magical Creatures, as the evaluator's prior weighs it."""

from __future__ import annotations

from collections.abc import Iterator

from ..data.components import CARDS, MOST_STEPS
from ..data.effects import VERBS
from ..data.tables import (
    AT_END,
    BEFRIEND,
    BUILD,
    CALL,
    FOLK_COUNT,
    HELP,
    STEPS,
    TRUST,
    amount_of,
    branch_of,
    verb_of,
)
from ..rules import numbers
from ..rules.effect_choices import SPENT
from ..rules.engine import Faeries
from ..rules.numbers import card_of, moved_from, moved_seat, moved_to
from ..rules.scoring import counted_points
from ..rules.tasks import CALL_FAERIES, SPEND_CARD, question, task_card, task_tile, top_task
from ..state import HAND, card_count
from .evaluate import action_gain, average_draw, best_way, rivalry
from .gains import CARD_GAIN, POINT, keep_gain, play_gain, step_gain
from .garden_terms import home_terms, lay_terms
from .term_types import (
    ActionServes,
    ActionSuits,
    CardStep,
    CountsAtEnd,
    DrawsInstead,
    FaeriesTerm,
    GivesUpCard,
    OpensRoom,
    PrefersRival,
    SavesExtra,
)
from .token_terms import token_terms
from .turn_choice import best_offered, drawn_by, name_gain, others_gain

EFFECTS = {TRUST: "token", BUILD: "tile", BEFRIEND: "friend", HELP: "card", CALL: "draw"}
"""By action of the main board: what it is about."""


def terms_of(realm: Faeries, seat: int, action: int, followed: bool) -> list[FaeriesTerm]:
    """What an answer gains the seat, in hundredths of a point."""
    return [term for term in _terms(realm, seat, action, followed) if term.worth]


def _terms(realm: Faeries, seat: int, action: int, followed: bool) -> Iterator[FaeriesTerm]:
    if action >= numbers.LAYS_FROM:
        tile = task_tile(top_task(realm))
        yield from lay_terms(realm, seat, tile, action - numbers.LAYS_FROM)
    elif action >= numbers.HOMES_FROM:
        yield from home_terms(realm, seat, action - numbers.HOMES_FROM)
    elif action >= numbers.TILES_FROM:
        yield from () if followed else _tile_terms(realm, seat, action - numbers.TILES_FROM)
    elif action >= numbers.REMOVES_FROM:
        yield from _taking_terms(realm, seat, action)
    elif action >= numbers.PLAYS_FROM:
        yield from _card_terms(realm, seat, action)
    elif action >= numbers.OPTIONS_FROM:
        yield from _small_terms(realm, seat, action, followed)
    elif action >= numbers.PLACES_FROM:
        yield from token_terms(realm, seat, seat, action - numbers.PLACES_FROM, 1)
    else:
        yield from _name_terms(realm, seat, action)


def _tile_terms(realm: Faeries, seat: int, tile: int) -> Iterator[FaeriesTerm]:
    """A tile counts by the best way found to lay it."""
    gain, lay = best_way(realm, seat, tile)
    yield from (
        [OpensRoom(first=0, enough=1, worth=gain)] if lay < 0 else lay_terms(realm, seat, tile, lay)
    )


def _taking_terms(realm: Faeries, seat: int, action: int) -> Iterator[FaeriesTerm]:
    """Tokens that are moved, removed or stolen."""
    if action >= numbers.MOVES_FROM:
        whose = moved_seat(action)
        yield from token_terms(realm, seat, whose, moved_from(action), -1)
        yield from token_terms(realm, seat, whose, moved_to(action), 1)
    else:
        steals = action >= numbers.STEALS_FROM
        at = action - (numbers.STEALS_FROM if steals else numbers.REMOVES_FROM)
        whose, folk = at // FOLK_COUNT, at % FOLK_COUNT
        yield from token_terms(realm, seat, whose, folk, -1)
        yield from token_terms(realm, seat, seat, folk, 1) if steals else ()
    yield PrefersRival(rival=whose, worth=rivalry(realm, seat, whose))


def _small_terms(realm: Faeries, seat: int, action: int, followed: bool) -> Iterator[FaeriesTerm]:
    if action == numbers.PASS:
        yield from () if followed else [SavesExtra(worth=action_gain(realm, seat, action))]
    elif action >= numbers.RIVALS_FROM:
        whom = action - numbers.RIVALS_FROM
        yield PrefersRival(rival=whom, worth=action_gain(realm, seat, action))
    else:
        branch = action - numbers.OPTIONS_FROM + 1
        yield from _steps(realm, seat, task_card(top_task(realm)), (0, branch))


def _card_terms(realm: Faeries, seat: int, action: int) -> Iterator[FaeriesTerm]:
    card = card_of(action)
    if action >= numbers.BEFRIENDS_FROM:
        yield from _kept(realm, seat, card)
        return
    if action < numbers.DISCARDS_FROM:
        yield from _played(realm, seat, card)
        return
    worth, name = keep_gain(realm, seat, card), CARDS[card].name
    kind = question(realm)
    if kind == CALL_FAERIES:
        yield DrawsInstead(worth=average_draw(realm, seat))
    elif kind == SPEND_CARD:
        yield from _steps(realm, seat, task_card(top_task(realm)), (0, SPENT))
        worth = worth // 2 - CARD_GAIN // 2
    yield GivesUpCard(card=name, worth=-worth)


def _played(realm: Faeries, seat: int, card: int) -> Iterator[FaeriesTerm]:
    """The steps of a card with its better option, if one gains anything."""
    always = sum(term.worth for term in _steps(realm, seat, card, (0,)))
    extra = play_gain(realm, seat, card) - always
    gains = [sum(term.worth for term in _steps(realm, seat, card, (one,))) for one in (1, 2)]
    better = (gains.index(extra) + 1,) if extra > 0 else ()
    yield from _steps(realm, seat, card, (0, *better))


def _kept(realm: Faeries, seat: int, card: int) -> Iterator[FaeriesTerm]:
    """The steps of a card, and what it counts at the end."""
    yield from _played(realm, seat, card)
    if AT_END[card]:
        points = counted_points(realm, seat, AT_END[card])
        yield CountsAtEnd(card=CARDS[card].name, points=points, worth=POINT * (points + 1) // 2)


def _steps(
    realm: Faeries, seat: int, card: int, branches: tuple[int, ...]
) -> Iterator[FaeriesTerm]:
    """The steps of a card that belong to these branches."""
    for place in range(card * MOST_STEPS, card * MOST_STEPS + MOST_STEPS):
        step = STEPS[place]
        if step and branch_of(step) in branches:
            yield CardStep(
                card=CARDS[card].name,
                effect=f"step_{VERBS[verb_of(step) - 1]}",
                amount=amount_of(step),
                worth=step_gain(realm, seat, step),
            )


def _name_terms(realm: Faeries, seat: int, action: int) -> Iterator[FaeriesTerm]:
    """Everyone performs the action that is named: what it brings the player, and the others."""
    effect, others = EFFECTS[action], others_gain(realm, seat, action)
    count = card_count(realm, seat, HAND) if action == HELP else drawn_by(realm, seat)
    best = best_offered(realm)
    yield ActionSuits(
        effect=effect,
        count=count if action in (HELP, CALL) else 0,
        card=CARDS[best].name if action == BEFRIEND and best >= 0 else "",
        worth=name_gain(realm, seat, action) + others,
    )
    yield ActionServes(effect=effect, worth=-others)
