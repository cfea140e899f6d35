"""Positions of Fae as text: druids by space, ritual cards kept, points and spirits."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from msgspec.structs import replace

from ....kernel.bits import contains
from ....kernel.fields import NOTHING, UNKNOWN, Fields, by_seat, list_of
from ....kernel.game import REVIEWER
from ....kernel.position import PositionForm
from ..data.components import COLOURS, DRUIDS_OF_A_COLOUR, LETTERS, RITUALS
from ..data.tables import RITUAL_COUNT
from ..rules.engine import Fae
from ..state import NO_MOVE, RUNNING, TWELFTH_RITUAL, ways_from
from .actions import SPACE_NAMES
from .druids import Druids
from .view_types import FaeView
from .world import ENDINGS

_MOST_POINTS: Final = 999


class FaePositions(PositionForm[FaeView]):
    """The text form of a position of Fae.

    ``fae seats=2 spirits=blue/red druids=F5:BY,J1:K rituals=1 kept=-/1`` is a game after one
    ritual; the druids that aren't on the map are in the box.
    """

    def defaults(self, seats: int) -> Mapping[str, str]:
        return {
            "turn": "0",
            "rituals": "0",
            "kept": by_seat([NOTHING] * seats),
            "points": list_of([0] * len(COLOURS)),
            "given": by_seat([list_of([0] * len(COLOURS))] * seats),
            "due": NOTHING,
            "over": NOTHING,
        }

    def write(self, view: FaeView, memories: Sequence[FaeView]) -> dict[str, str]:
        return {
            "turn": str(view.turn),
            "spirits": by_seat(spirit or UNKNOWN for spirit in view.spirits),
            "rituals": str(RITUAL_COUNT - sum(view.piles)),
            "kept": by_seat(map(list_of, view.kept)),
            "points": list_of(view.points),
            "given": by_seat(map(list_of, view.given)),
            "druids": list_of(f"{name}:{_word(on)}" for name, on in view.druids.items() if any(on)),
            "due": list_of(view.due),
            "over": view.ending or NOTHING,
        }

    def read(self, fields: Fields, blank: FaeView) -> FaeView:
        done = fields.number("rituals", RITUAL_COUNT)
        due = fields.words("due", SPACE_NAMES)
        return replace(
            blank,
            turn=fields.number("turn", blank.seats - 1),
            spirits=_spirits(fields, blank),
            piles=_piles(done),
            kept=_kept(fields, blank.seats, done),
            points=_points(fields, "points", fields.text("points")),
            given=_given(fields, blank.seats),
            druids=_druids(fields),
            due=tuple(name for name in SPACE_NAMES if name in due),
            ending=fields.option("over", tuple(ENDINGS)),
        )

    def check(self, state: Fae) -> None:
        """Only lone groups hold rituals (FAE-30), and the twelfth one ends the game (FAE-50)."""
        for space, name in enumerate(SPACE_NAMES):
            if contains(state.due, space) and (
                ways_from(state, space) or not contains(state.occupied, space)
            ):
                Fields.refuse("due", f"no group stands alone on {name}", "FAE-30")
        if (state.ritual == RITUAL_COUNT) != (state.over == TWELFTH_RITUAL):
            Fields.refuse("over", "the twelfth ritual ends the game", "FAE-50")
        if state.over == NO_MOVE and _can_move(state):
            Fields.refuse("over", "there is still a move", "FAE-52")


def _can_move(state: Fae) -> bool:
    running = state.clone()
    running.over = RUNNING
    return bool(running.legal_actions(running.turn))


def _word(druids: Druids) -> str:
    return "".join(letter * count for letter, count in zip(LETTERS.values(), druids, strict=True))


def _druids(fields: Fields) -> dict[str, Druids]:
    """The druids on each space; there are twelve of each colour at most (FAE-1)."""
    found: dict[str, Druids] = dict.fromkeys(SPACE_NAMES, (0, 0, 0, 0, 0))
    for item in fields.items("druids"):
        name, _, letters = item.partition(":")
        fields.word("druids", name, SPACE_NAMES)
        if not letters or set(letters) - set(LETTERS.values()) or any(found[name]):
            fields.refuse("druids", f"{item!r} is no group of druids, like {name}:BYY")
        blue, yellow, red, purple, black = map(letters.count, LETTERS.values())
        found[name] = (blue, yellow, red, purple, black)
    for colour, name in enumerate(COLOURS):
        if sum(druids[colour] for druids in found.values()) > DRUIDS_OF_A_COLOUR:
            reason = f"there are {DRUIDS_OF_A_COLOUR} {name} druids at most"
            fields.refuse("druids", reason, "FAE-1")
    return found


def _spirits(fields: Fields, blank: FaeView) -> tuple[str | None, ...]:
    """The colour of each seat, each one different (FAE-12); an observer may not know all."""
    words = fields.seats("spirits", blank.seats)
    known = [word for word in words if word != UNKNOWN or blank.observer == REVIEWER]
    for word in known:
        fields.word("spirits", word, COLOURS)
    if len(set(known)) < len(known):
        fields.refuse("spirits", "two seats have the same colour", "FAE-12")
    return tuple(None if word == UNKNOWN else word for word in words)


def _kept(fields: Fields, seats: int, done: int) -> tuple[tuple[int, ...], ...]:
    """The cards of each seat: together, those of all rituals so far (FAE-41)."""
    found = [
        tuple(sorted(fields.numbers_in("kept", text, RITUAL_COUNT)))
        for text in fields.seats("kept", seats)
    ]
    if sorted(card for cards in found for card in cards) != list(range(1, done + 1)):
        fields.refuse("kept", f"after {done} rituals, the cards 1 to {done} are kept", "FAE-41")
    return tuple(found)


def _given(fields: Fields, seats: int) -> tuple[Druids, ...]:
    """The points that came from each seat's moves, at most those of the colour (FAE-72R)."""
    given = tuple(_points(fields, "given", text) for text in fields.seats("given", seats))
    points = _points(fields, "points", fields.text("points"))
    for colour, most in enumerate(points):
        if sum(by_colour[colour] for by_colour in given) > most:
            fields.refuse("given", f"{COLOURS[colour]} has fewer points than that", "FAE-72R")
    return given


def _points(fields: Fields, name: str, text: str) -> Druids:
    points = fields.numbers_in(name, text, _MOST_POINTS)
    if len(points) != len(COLOURS):
        fields.refuse(name, "there are five numbers, one for each colour")
    blue, yellow, red, purple, black = points
    return blue, yellow, red, purple, black


def _piles(done: int) -> tuple[int, ...]:
    """The cards left of each value after some rituals."""
    piles = []
    for ritual in RITUALS:
        gone = min(done, ritual.count)
        piles.append(ritual.count - gone)
        done -= gone
    return tuple(piles)
