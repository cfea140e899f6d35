"""The texts of a lesson in one language: titles, instructions and comments on moves."""

from __future__ import annotations

from itertools import count, takewhile

from ..texts.languages import canonical
from ..texts.phrasebook import phrasebook
from .attempt import NOT_YET
from .lesson import lesson


class Wording:
    """The texts of a lesson. ``**`` around words means that they stand out.

    >>> Wording("fae", "fr").of_step(2, "title")
    ['Conduire un groupe']
    """

    def __init__(self, name: str, language: str = "en") -> None:
        self.lesson = lesson(name)
        self._book = phrasebook(f"lessons/{name}", canonical(language))

    @property
    def title(self) -> str:
        """The title of the lesson."""
        return self._book.say("title")

    @property
    def about(self) -> str:
        """What the game is about, in one sentence."""
        return self._book.say("about")

    @property
    def titles(self) -> list[str]:
        """The titles of all steps."""
        return [self.of_step(number, "title")[0] for number in range(1, len(self.lesson.step) + 1)]

    @property
    def closing(self) -> list[str]:
        """The last screen: its title, then what the learner knows now, line by line."""
        lines = takewhile(self._book.__contains__, (f"closing-{number}" for number in count(1)))
        return [self._book.say("closing-title"), *map(self._book.say, lines)]

    def label(self, number: int, thing: str) -> str:
        """The name of something to tap that isn't on the board, such as a row of the score."""
        message = f"step-{number}-tap-{_word(thing)}"
        return self._book.say(message) if message in self._book else thing

    def remark(self, number: int, thing: str) -> list[str]:
        """The comment shown when it is tapped, if there is one."""
        key = f"tapped-{_word(thing)}"
        return self.of_step(number, key) if f"step-{number}-{key}" in self._book else []

    def of_step(self, number: int, key: str) -> list[str]:
        """A text of a step, line by line."""
        message = f"lesson-{NOT_YET}" if key == NOT_YET else f"step-{number}-{key}"
        return self._book.say(message).splitlines()


def _word(thing: str) -> str:
    """A thing's name as a part of a message's id."""
    return thing.replace(".", "-").replace(",", "-")
