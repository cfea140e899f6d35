"""The command group: reports every user error in one sentence, and sets exit codes."""

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
    """Commands in the order in which they were added.

    Wrong input gets one sentence on standard error and exit code 2. Ctrl+C and a closed pipe end
    quietly. Only a bug shows a traceback.
    """

    def list_commands(self, ctx: click.Context) -> list[str]:
        """The names of the commands, in the order of the help text."""
        return list(self.commands)

    def main(self, *args: Any, **kwargs: Any) -> NoReturn:
        """Run the command named by the arguments, then exit."""
        _prepare_streams()
        try:
            _exit(self._run(*args, **kwargs))
        except OSError as error:
            _exit(_report_file(error))

    def _run(self, *args: Any, **kwargs: Any) -> int:
        try:
            code = super().main(*args, **{**kwargs, "standalone_mode": False})
        except click.Abort:
            return INTERRUPTED
        except click.ClickException as error:
            return _report(error.format_message())
        except MissingExtra as missing:
            return _report(str(missing).removeprefix("elfhame "))
        except Refused as refused:
            return _report(_reason(refused))
        sys.stdout.flush()
        return code if isinstance(code, int) else 0


def _reason(refused: Refused) -> str:
    """The reason, with the field and the rule in brackets."""
    at = ", ".join(filter(None, (refused.field, refused.rule)))
    return f"{refused.reason} ({at})" if at else refused.reason


def _report(sentence: str) -> int:
    click.echo(f"elfhame: {' '.join(sentence.split())}", err=True)
    return WRONG_INPUT


def _report_file(error: OSError) -> int:
    if error.errno == errno.EPIPE:
        return PIPE_CLOSED
    where = f": {error.filename}" if error.filename is not None else ""
    return _report(f"{error.strerror or error}{where}")


def _exit(code: int) -> NoReturn:
    """Exit; output that can no longer be written is discarded."""
    try:
        sys.stdout.flush()
    except OSError:
        with suppress(OSError):
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    sys.exit(code)


def _prepare_streams() -> None:
    """Treat closed streams as empty, and replace characters that a stream can't encode."""
    sys.stdin = sys.stdin or StringIO()
    sys.stdout = sys.stdout or StringIO()
    for stream in (sys.stdin, sys.stdout):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")
