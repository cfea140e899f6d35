"""Patterns: what must have happened in an attempt, compared with actions, events and the view.

A pattern names one thing and the values of its fields:

- ``{event = "moved", source = "F5"}``: an event of this kind happened;
- ``{no = "settled"}``: no such event happened;
- ``{action = "lay", x = 0, turns = [1, 3]}``: the learner took such an action;
- ``{view = "networks", ends = {count = 1}}``: the view has such a thing at this path, or with
  the path ``""`` is such itself;
- ``{asked = "home"}``: the learner is asked this question now;
- ``{tap = "pink"}``: the learner tapped this.

A list of values means any of them. ``{count = 1}``, ``{least = 1}`` and ``{above = 0}`` compare the
length of a list, or a number; ``{has = "pink"}`` looks into a list.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

import msgspec

from ..kernel.game import Action, Event, View
from .lesson import Pattern

Plain = dict[str, Any]


class Scene(msgspec.Struct, frozen=True):
    """What patterns are compared with: all that a learner did and saw at a step."""

    actions: list[Plain]
    events: list[Plain]
    view: Any
    taps: Sequence[str] = ()


def scene_of(actions: Sequence[Action], events: Sequence[Event], view: View) -> Scene:
    """The scene after some actions of the learner."""
    return Scene(plain(actions), plain(events), plain(view))


def plain(value: Any) -> Any:
    """The value as decoded JSON."""
    return msgspec.json.decode(msgspec.json.encode(value))


def all_match(patterns: Sequence[Pattern], scene: Scene) -> bool:
    """Whether all patterns match."""
    return all(_matches(pattern, scene) for pattern in patterns)


def _matches(pattern: Pattern, scene: Scene) -> bool:
    (about, named), *_ = pattern.items()
    fields = {name: wanted for name, wanted in pattern.items() if name != about}
    return _SUBJECTS[about](scene, named, fields)


def _any_fits(things: Sequence[Any], fields: Plain) -> bool:
    return any(
        all(_fits(thing.get(name), wanted) for name, wanted in fields.items()) for thing in things
    )


def _kinds(things: list[Plain], kind: str) -> list[Plain]:
    return [thing for thing in things if thing["kind"] == kind]


def _view(scene: Scene, path: str, fields: Plain) -> bool:
    found = scene.view
    for part in path.split(".") if path else ():
        found = found[int(part)] if part.isdigit() else found[part]
    return _any_fits(found if isinstance(found, list) else [found], fields)


def _asked(scene: Scene, question: str, _fields: Plain) -> bool:
    return bool(scene.view["question"] == question and 0 in scene.view["waiting"])


_SUBJECTS: Final[dict[str, Callable[[Scene, Any, Plain], bool]]] = {
    "event": lambda scene, kind, fields: _any_fits(_kinds(scene.events, kind), fields),
    "no": lambda scene, kind, fields: not _any_fits(_kinds(scene.events, kind), fields),
    "action": lambda scene, kind, fields: _any_fits(_kinds(scene.actions, kind), fields),
    "view": _view,
    "asked": _asked,
    "tap": lambda scene, thing, _fields: thing in scene.taps,
}


def _fits(value: Any, wanted: Any) -> bool:
    if isinstance(wanted, dict):
        return all(_MEASURES[name](value, number) for name, number in wanted.items())
    if isinstance(wanted, list) and not isinstance(value, list):
        return value in wanted
    return bool(value == wanted)


_MEASURES: Final[dict[str, Callable[[Any, Any], bool]]] = {
    "count": lambda value, number: len(value) == number,
    "least": lambda value, number: len(value) >= number,
    "above": lambda value, number: value > number,
    "has": lambda value, thing: thing in value,
}
