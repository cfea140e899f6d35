"""A board in a notebook: the picture of a game, its question, and choices to click on."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, ClassVar, Final

import anywidget
import traitlets

from ..bots.roster import BotLike
from ..bots.table import Table
from ..kernel.game import REVIEWER
from ..kernel.picture import marked
from ..kernel.play import Play
from ..kernel.refused import Refused
from ..texts.narrator import Narrator

MOST_EVENTS: Final = 12
"""How many of the latest events are shown."""
_HERE: Final = Path(__file__).parent


class Board(anywidget.AnyWidget):
    """A play in a notebook, from one seat.

    Click on a place of the picture, or type, to see the choices about it; click on a choice to take
    it. Bots have the seats they are given, and others are played here too: then the board is that
    of whoever is asked. Nothing is sent to the browser that the seat can't know.

        board = Board(elfhame.new("fae", seed=7), seat=0, bots={1: "hazel"})
    """

    _esm: ClassVar[Path] = _HERE / "board.js"
    _css: ClassVar[Path] = _HERE / "board.css"
    svg = traitlets.Unicode().tag(sync=True)
    spots: Any = traitlets.List().tag(sync=True)
    question = traitlets.Unicode().tag(sync=True)
    choices: Any = traitlets.List().tag(sync=True)
    events: Any = traitlets.List().tag(sync=True)
    refusal = traitlets.Unicode().tag(sync=True)

    def __init__(
        self,
        play: Play,
        seat: int | None = None,
        bots: Mapping[int, BotLike] | None = None,
        language: str = "en",
        size: int | None = None,
    ) -> None:
        super().__init__()
        if seat is not None and not 0 <= seat < play.seats:
            raise Refused(f"there is no seat {seat}", field="seat")
        self.play, self._seat, self._size = play, seat, size
        self._bots = dict(bots or {})
        self._table = Table(play, self._bots)
        self._narrator = Narrator(play.game.name, language)
        self.on_msg(self._receive)
        self._continue()

    def act(self, action: Any) -> None:
        """Take an action of the seat that is asked, in any of its forms; then bots play on."""
        self.play.act(action, self.observer)
        self._continue()

    @property
    def observer(self) -> int:
        """The seat whose view is shown: the board's own, or the one that is asked."""
        if self._seat is not None:
            return self._seat
        asked = [seat for seat in self.play.waiting if seat not in self._bots]
        return REVIEWER if self.play.over else asked[0]

    def _receive(self, _widget: object, content: Any, _buffers: object) -> None:
        """Take the action that was clicked on; a stale click is refused and changes nothing."""
        try:
            self.act(content["action"])
        except Refused as refused:
            self.refusal = self._narrator.refusal(refused)

    def _continue(self) -> None:
        while not self.play.over and any(seat in self._bots for seat in self.play.waiting):
            self._table.act()
        self._show()

    def _show(self) -> None:
        play, game = self.play, self.play.game
        observer = REVIEWER if play.over else self.observer
        view = play.view(observer)
        asked = not play.over and observer in play.waiting
        numbers = play.numbers(observer) if asked else []
        spots = game.spots(view)
        with self.hold_sync():
            self.refusal = ""
            self.svg = marked(game.draw(view), spots, size=self._size)
            self.spots = [[name, *spot] for name, spot in spots.items()]
            self.question = self._narrator.question(view)
            self.choices = [self._choice(number) for number in numbers]
            self.events = [self._narrator.event(event) for _, event in play.events(observer)][
                -MOST_EVENTS:
            ]

    def _choice(self, number: int) -> list[Any]:
        """The number of an action, its text, and what it means."""
        action = self.play.game.action(number)
        return [number, str(action), self._narrator.action(action)]
