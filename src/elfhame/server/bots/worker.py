"""The process that chooses for bots: reads requests as lines of JSON and writes answers.

It ends with its input, so it never outlives the server that started it. It receives only frames,
as the client of a seat would get them.
"""

from __future__ import annotations

import os
import signal
import sys
from argparse import ArgumentParser
from collections.abc import Sequence
from contextlib import redirect_stdout
from importlib import import_module
from typing import Final

import msgspec
from cachetools import LRUCache

from ...bots.bot import Bot, Frame
from ...bots.client_frames import ClientFrame
from ...bots.hints import hint
from ...bots.protocol import Answer, Key, Request
from ...bots.roster import known_bot, offer
from ...games import registry
from ...kernel.refused import Refused
from ...kernel.rng import Rng, keyed
from ...kernel.shapes import from_json, to_json

MOST_BOTS: Final = 2000
"""Most observing bots in memory; beyond that, the least recently asked are dropped."""
NICE: Final = 5
"""Lowers the worker's priority, so that the server answers people first."""


class _Numbered(msgspec.Struct):
    id: int


class _Seated(msgspec.Struct):
    """A bot, and the last frame that it was shown."""

    bot: Bot
    seen: int = -1
    frame: Frame | None = None

    def show(self, frames: Sequence[ClientFrame]) -> None:
        """Show the bot these frames."""
        for sent in frames:
            self.seen, self.frame = sent.seq, sent.frame(self.bot.game, self.bot.seat)
            if self.frame is not None and self.bot.follows(self.bot.game):
                self.bot.observe(self.frame)

    def question(self) -> Frame:
        """The last frame, about which the bot has to decide; Refused if it hasn't."""
        if self.frame is None or not self.frame.choices:
            raise Refused(f"seat {self.bot.seat} is not asked", field="frames")
        return self.frame


class BotWorker:
    """Answers requests, and keeps the bots that observe from one to the next."""

    def __init__(self, most: int = MOST_BOTS) -> None:
        self._observers: LRUCache[Key, _Seated] = LRUCache(most)

    def answer(self, line: bytes) -> Answer | None:
        """The answer to a line of input; errors are answers too. Frames alone get none."""
        number = None
        try:
            number = from_json(line, _Numbered, "request").id
            return self._answer_to(from_json(line, Request, "request"))
        except Exception as error:  # one bad request must not end the worker
            reason = (
                str(error) if isinstance(error, Refused) else f"{type(error).__name__}: {error}"
            )
            return Answer(id=number, error=reason)

    def _answer_to(self, request: Request) -> Answer | None:
        rng = keyed(bytes.fromhex(request.seed), f"bot/{request.seat}")
        seated = self._bot_for(request, rng)
        if seated is None:
            return Answer(id=request.id, lost=True)
        seated.show(request.frames)
        if seated.bot.follows(seated.bot.game):
            self._observers[request.key] = seated
        return self._chosen(request, seated, rng)

    def _chosen(self, request: Request, seated: _Seated, rng: Rng) -> Answer | None:
        budget = known_bot(request.level).budget
        match request.task:
            case "watch":
                return None
            case "hint":
                hints = hint(
                    seated.bot.game, seated.question(), budget, rng, belief=seated.bot.belief
                )
                return Answer(id=request.id, hints=hints)
            case "choose":
                return Answer(id=request.id, action=seated.bot.choose(seated.question(), budget))

    def _bot_for(self, request: Request, rng: Rng) -> _Seated | None:
        """The bot that has seen all frames up to the request, with this generator; None if lost.

        It is removed until it has seen the request's, so a failure leaves no half-updated bot.
        """
        if request.since == -1:
            game = registry.game(request.game)
            return _Seated(known_bot(request.level).factory(game, request.seat, rng))
        held = self._observers.pop(request.key, None)
        if held is None or held.seen != request.since:
            return None
        held.bot.rng = rng
        return held


def main(arguments: Sequence[str]) -> None:
    """Answer line after line until the input ends.

    ``--import NAME`` imports a module with a game, ``--bot NAME`` a custom bot.
    """
    parser = ArgumentParser(prog="python -m elfhame.server.bots.worker", description=__doc__)
    parser.add_argument("--import", dest="imports", action="append", default=[], metavar="NAME")
    parser.add_argument("--bot", dest="bots", action="append", default=[], metavar="NAME")
    _settle()
    answers, worker = sys.stdout.buffer, BotWorker()
    with redirect_stdout(sys.stderr):  # so that a custom bot's prints don't mix with the answers
        chosen = parser.parse_args(arguments)
        for name in chosen.imports:
            import_module(name)
        for name in chosen.bots:
            offer(name)
        for line in sys.stdin.buffer:
            answer = worker.answer(line)
            if answer is not None:
                answers.write(to_json(answer) + b"\n")
                answers.flush()


def _settle() -> None:
    """Ignore Ctrl-C, die silently when the pipe breaks, and lower the priority."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if sys.platform != "win32":
        signal.signal(signal.SIGPIPE, signal.SIG_DFL)
        os.nice(NICE)


if __name__ == "__main__":
    main(sys.argv[1:])
