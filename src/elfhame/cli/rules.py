"""``elfhame rules``: prints the rules of a game, or one of them."""

from __future__ import annotations

import json
from collections.abc import Sequence
from itertools import groupby

import click
import msgspec
from rich.table import Table

from ..games import registry
from ..kernel.refused import Refused
from ..kernel.rulebook import Rule, Rulebook
from ..texts import rulebook
from ..texts.guide import Section, guide
from . import parameters
from .terminal import Terminal


@click.command()
@parameters.game
@click.argument("rule", metavar="[RULE]", required=False)
@parameters.language
@parameters.as_json
def rules(game: str, rule: str | None, language: str, as_json: bool) -> None:
    """Print the rules of GAME for players, then by id; or one RULE.

    Some rules are marked: rulings (how we read an unclear rule), designs (components that the
    rulebook doesn't list and we designed) and variants (options that change the game).
    """
    book = rulebook(registry.game(game).name, language)
    if rule is None and as_json:
        _print_json(_contents(game, book))
    elif rule is None:
        _print_guide(game, language)
        _print(book)
    elif as_json:
        _print_json(msgspec.to_builtins(book[rule.upper()]))
    else:
        Terminal().print(rule_table([book[rule.upper()]]))


def rule_table(rules: Sequence[Rule]) -> Table:
    """Rules formatted for people: id, kind unless it is an ordinary rule, text."""
    shown = Table(box=None, show_header=False, padding=(0, 2, 0, 0))
    shown.add_column(no_wrap=True, style="bold")
    shown.add_column(no_wrap=True, style="italic")
    shown.add_column(overflow="fold")
    for rule in rules:
        shown.add_row(rule.id, rule.kind if rule.kind != "rule" else "", rule.text)
    return shown


def _print_guide(game: str, language: str) -> None:
    """Print the rules for players, if the game has a guide."""
    try:
        found = guide(game, language)
    except Refused:
        return
    terminal = Terminal()
    terminal.say(found.title, "bold underline")
    for section in found.sections:
        if section.lesson is None:
            terminal.say(f"\n{section.title}", "bold")
            terminal.print(_section_table(section))
    terminal.say("")


def _section_table(section: Section) -> Table:
    """A section of a guide: a line for each sentence or question, or a table."""
    shown = Table(box=None, show_header=False, padding=(0, 2, 0, 0))
    for number, line in enumerate(section.lines, 1):
        parts = [part.replace("**", "") for part in line.parts]
        shown.add_row(*([f"{number}.", *parts] if section.kind == "steps" else parts))
    return shown


def _print(book: Rulebook) -> None:
    terminal = Terminal()
    terminal.say(book.title, "bold underline")
    for section, found in groupby(book, lambda rule: rule.section):
        terminal.say(f"\n{section}", "bold")
        terminal.print(rule_table(list(found)))


def _contents(game: str, book: Rulebook) -> object:
    return {"game": game, "title": book.title, "rules": msgspec.to_builtins(list(book))}


def _print_json(value: object) -> None:
    click.echo(json.dumps(value, ensure_ascii=False))
