"""Everything that was done in a game, in order: the steps, and those that were taken back."""

from __future__ import annotations

from collections.abc import Sequence

from .play import Play
from .refused import Refused
from .steps import Step, TakenBack


def act_again(play: Play, steps: Sequence[Step], taken_back: Sequence[TakenBack]) -> None:
    """Repeat a game in a new play; refused if a step or a take-back wasn't possible."""
    first, *rest = _stretches(steps, taken_back)
    _act(play, first)
    for place, stretch in enumerate(rest):
        if place == len(play.taken_back):  # a rewind undoes several steps
            try:
                _undo(play, taken_back[place])
            except Refused as refused:
                raise refused.within(f"taken_back[{place}]") from None
        _act(play, stretch)


def _undo(play: Play, noted: TakenBack) -> None:
    if noted.by is None:
        play.take_back(noted.seat)
    else:
        play.rewind(noted.by)


def _act(play: Play, stretch: Sequence[Step]) -> None:
    for step in stretch:
        try:
            play.act(step.action, step.seat)
        except Refused as refused:
            raise refused.within(f"steps[{len(play.steps)}]") from None


def _stretches(steps: Sequence[Step], taken_back: Sequence[TakenBack]) -> list[list[Step]]:
    """The steps up to the first take-back, up to the second, and so on up to the end.

    They follow from the last to the first: a step that is gone at the end was taken back later.
    """
    found: list[list[Step]] = []
    then = list(steps)
    for place, undone in reversed(list(enumerate(taken_back))):
        if not 0 <= undone.after <= len(then):
            raise Refused("there was no such step", field=f"taken_back[{place}].after")
        found.append(then[undone.after :])
        then[undone.after :] = [Step(undone.seat, undone.action)]
    return [then, *reversed(found)]
