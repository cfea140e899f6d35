"""A process that thinks for bots: asked in lines of JSON on its input, it answers on its output.

It ends with its input, so it never outlives the server that started it. All it is told are
frames, as the client of a seat would get them.
"""

from __future__ import annotations

import os
import signal
import sys
from argparse import ArgumentParser
from collections import OrderedDict
from collections.abc import Sequence
from contextlib import redirect_stdout
from importlib import import_module
from typing import Final

import msgspec

from ..bots.bot import Bot, Frame
from ..bots.client_frames import ClientFrame
from ..bots.hints import hint
from ..bots.protocol import Answer, Key, Request
from ..bots.roster import known_bot, offer
from ..games import registry
from ..kernel.refused import Refused
from ..kernel.rng import Rng, keyed
from ..kernel.shapes import from_json, to_json

MOST_BOTS: Final = 2000
"""So many bots are remembered; of more, those asked longest ago are forgotten."""
NICE: Final = 5
"""How far the worker steps back, so that the server answers people first."""


class _Numbered(msgspec.Struct):
    id: int


class _Seated(msgspec.Struct):
    """A bot, and the last that it was shown."""

    bot: Bot
    seen: int = -1
    frame: Frame | None = None

    def watch(self, frames: Sequence[ClientFrame]) -> None:
        """Show the bot what happened."""
        for sent in frames:
            self.seen, self.frame = sent.seq, sent.frame(self.bot.game, self.bot.seat)
            if self.frame is not None and self.bot.observes:
                self.bot.observe(self.frame)


class Minds:
    """The bots of many tables."""

    def __init__(self, most: int = MOST_BOTS) -> None:
        self._most = most
        self._seated: OrderedDict[Key, _Seated] = OrderedDict()

    def answer(self, line: bytes) -> Answer:
        """The answer to a line, whatever it holds."""
        number = None
        try:
            number = from_json(line, _Numbered, "request").id
            return self._thought(from_json(line, Request, "request"))
        except Exception as error:  # whatever one request breaks, the others are not its fault
            said = str(error) if isinstance(error, Refused) else f"{type(error).__name__}: {error}"
            return Answer(id=number, error=said)

    def _thought(self, request: Request) -> Answer:
        rng = keyed(bytes.fromhex(request.seed), f"bot/{request.seat}")
        seated = self._called(request, rng)
        if seated is None:
            return Answer(id=request.id, lost=True)
        seated.watch(request.frames)
        self._remember(request, seated)
        if seated.frame is None or not seated.frame.choices:
            raise Refused(f"seat {request.seat} is not asked", field="frames")
        budget = known_bot(request.level).budget
        if request.task == "hint":
            hints = hint(seated.bot.game, seated.frame, budget, rng)
            return Answer(id=request.id, hints=hints)
        return Answer(id=request.id, action=seated.bot.choose(seated.frame, budget))

    def _called(self, request: Request, rng: Rng) -> _Seated | None:
        """The bot that has seen what the request says, with this generator; None if it is lost.

        Until it is remembered again it is forgotten: what fails half-way leaves nothing behind.
        """
        held = self._seated.pop(request.key, None)
        if request.since == -1:
            game = registry.game(request.game)
            return _Seated(known_bot(request.level).factory(game, request.seat, rng))
        if held is None or held.seen != request.since:
            return None
        held.bot.rng = rng
        return held

    def _remember(self, request: Request, seated: _Seated) -> None:
        self._seated[request.key] = seated
        if len(self._seated) > self._most:
            self._seated.popitem(last=False)


def main(arguments: Sequence[str]) -> None:
    """Answer line after line until the input ends.

    ``--import NAME`` imports a module with a game, ``--bot NAME`` a custom bot.
    """
    parser = ArgumentParser(prog="python -m elfhame.server.botworker", description=__doc__)
    parser.add_argument("--import", dest="imports", action="append", default=[], metavar="NAME")
    parser.add_argument("--bot", dest="bots", action="append", default=[], metavar="NAME")
    _settle()
    answers, minds = sys.stdout.buffer, Minds()
    with redirect_stdout(sys.stderr):  # a guest's print is no answer
        chosen = parser.parse_args(arguments)
        for name in chosen.imports:
            import_module(name)
        for name in chosen.bots:
            offer(name)
        for line in sys.stdin.buffer:
            answers.write(to_json(minds.answer(line)) + b"\n")
            answers.flush()


def _settle() -> None:
    """Be a quiet child: below the server in rank, deaf to its keys, gone when nobody listens."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if sys.platform != "win32":
        signal.signal(signal.SIGPIPE, signal.SIG_DFL)
        os.nice(NICE)


if __name__ == "__main__":
    main(sys.argv[1:])
