"""A playthrough: a finished game in words, each step with its rules."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ..kernel.game import REVIEWER
from ..kernel.play import Play
from .narrator import Narrator


def playthrough(play: Play, language: str = "en", names: Sequence[str] = ()) -> str:
    """A finished game as text, with all secrets revealed."""
    return "\n".join(_lines(play, Narrator(play.game.name, language, names))) + "\n"


def _lines(play: Play, narrator: Narrator) -> Iterator[str]:
    game = play.game
    about = {"title": game.title, "designer": game.designer, "count": play.seats}
    yield narrator.say("playthrough", about)
    last = -1
    for step, event in play.events(REVIEWER):
        number = f"{step:>3}" if step != last else "   "
        yield f"{number}  {narrator.event(event)}  [{' '.join(event.rules)}]"
        last = step
    yield ""
    yield game.show(play.view(REVIEWER))
