"""Explains why a typed action can't be taken, even if it was abbreviated."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from ..kernel.game import Game
from ..kernel.play import Play
from ..kernel.refused import Refused


def refusal(play: Play, seat: int, typed: str) -> Refused:
    """Why a text that matches no choice is refused: a rule forbids it, or it isn't an action."""
    reasons = [play.why(text, seat) for text in _spellings(play.game, typed)]
    by_rule = [reason for reason in reasons if reason is not None and reason.rule is not None]
    if by_rule:
        return by_rule[0]
    kinds = [shape.__struct_config__.tag for shape in play.game.action_types]
    if reasons[0] is not None and typed.casefold().split()[0] in kinds:
        return reasons[0]
    return Refused(f"no choice matches {typed!r}; type ? for help")


def _spellings(game: Game, typed: str) -> Iterator[str]:
    """The action as typed, then with each kind of action in front."""
    words = _vocabulary(game)
    spelled = " ".join(words.get(word.casefold(), word) for word in typed.split())
    yield spelled
    for shape in game.action_types:
        yield f"{shape.__struct_config__.tag} {spelled}"


@cache
def _vocabulary(game: Game) -> dict[str, str]:
    """Every word in any action of the game, by its lower-case form."""
    return {word.casefold(): word for text in _actions(game) for word in text.split()}


def _actions(game: Game) -> Iterator[str]:
    for number in range(game.actions):
        try:
            yield str(game.action(number))
        except Refused:  # not every number is an action
            continue
