"""The group of all commands: whatever goes wrong in one, it says in one sentence."""

from __future__ import annotations

import errno
import os
import sys
from contextlib import suppress
from io import StringIO, TextIOWrapper
from typing import Any, Final, NoReturn

import click

from ..extras import MissingExtra
from ..kernel.refused import Refused

WRONG_INPUT: Final = 2
INTERRUPTED: Final = 130
PIPE_CLOSED: Final = 1


class Commands(click.Group):
    """Commands in the order they were added.

    Wrong input gets one sentence on standard error and exit code 2. Ctrl-C and a closed pipe end
    quietly. Only a fault of our own shows a traceback.
    """

    def list_commands(self, ctx: click.Context) -> list[str]:
        """The names of the commands, as help lists them."""
        return list(self.commands)

    def main(self, *args: Any, **kwargs: Any) -> NoReturn:
        """Run the command that the arguments name, then leave the process."""
        _mend_streams()
        try:
            _leave(self._run(*args, **kwargs))
        except OSError as error:
            _leave(_wrong_file(error))

    def _run(self, *args: Any, **kwargs: Any) -> int:
        try:
            code = super().main(*args, **{**kwargs, "standalone_mode": False})
        except click.Abort:
            return INTERRUPTED
        except click.ClickException as error:
            return _wrong(error.format_message())
        except MissingExtra as missing:
            return _wrong(str(missing))
        except Refused as refused:
            return _wrong(_reason(refused))
        sys.stdout.flush()
        return code if isinstance(code, int) else 0


def _reason(refused: Refused) -> str:
    """Why, and in brackets where and by which rule."""
    at = ", ".join(filter(None, (refused.field, refused.rule)))
    return f"{refused.reason} ({at})" if at else refused.reason


def _wrong(sentence: str) -> int:
    click.echo(f"elfhame: {' '.join(sentence.split())}", err=True)
    return WRONG_INPUT


def _wrong_file(error: OSError) -> int:
    if error.errno == errno.EPIPE:
        return PIPE_CLOSED
    where = f": {error.filename}" if error.filename is not None else ""
    return _wrong(f"{error.strerror or error}{where}")


def _leave(code: int) -> NoReturn:
    """Leave the process; what nobody can read any more is thrown away."""
    try:
        sys.stdout.flush()
    except OSError:
        with suppress(OSError):
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    sys.exit(code)


def _mend_streams() -> None:
    """A closed stream is an empty one; letters that a terminal cannot spell are question marks."""
    sys.stdin = sys.stdin or StringIO()
    sys.stdout = sys.stdout or StringIO()
    for stream in (sys.stdin, sys.stdout):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")
