"""``elfhame rules``: the ledger of a game, or one rule of it."""

from __future__ import annotations

import json
from collections.abc import Sequence
from itertools import groupby

import click
import msgspec
from rich.table import Table

from ..games import registry
from ..kernel.rulebook import Rule, Rulebook
from ..texts import rulebook
from . import parameters
from .terminal import Terminal


@click.command()
@parameters.game
@click.argument("rule", metavar="[RULE]", required=False)
@parameters.language
@parameters.as_json
def rules(game: str, rule: str | None, language: str, as_json: bool) -> None:
    """Show the rules of GAME, or the one whose id is RULE.

    Marked are rulings (how we read an unclear rule), designs (what the rulebook does not list and
    we made ourselves) and variants (options that change the game).
    """
    book = rulebook(registry.game(game).name, language)
    if rule is None:
        _json(_whole(game, book)) if as_json else _show(book)
    elif as_json:
        _json(msgspec.to_builtins(book[rule.upper()]))
    else:
        Terminal().print(table([book[rule.upper()]]))


def table(chosen: Sequence[Rule]) -> Table:
    """Rules as people read them: id, what kind of rule if it is a special one, text."""
    shown = Table(box=None, show_header=False, padding=(0, 2, 0, 0))
    shown.add_column(no_wrap=True, style="bold")
    shown.add_column(no_wrap=True, style="italic")
    shown.add_column(overflow="fold")
    for rule in chosen:
        shown.add_row(rule.id, rule.kind if rule.kind != "rule" else "", rule.text)
    return shown


def _show(book: Rulebook) -> None:
    terminal = Terminal()
    terminal.say(book.title, "bold underline")
    for section, chosen in groupby(book, lambda rule: rule.section):
        terminal.say(f"\n{section}", "bold")
        terminal.print(table(list(chosen)))


def _whole(game: str, book: Rulebook) -> object:
    return {"game": game, "title": book.title, "rules": msgspec.to_builtins(list(book))}


def _json(value: object) -> None:
    click.echo(json.dumps(value, ensure_ascii=False))
