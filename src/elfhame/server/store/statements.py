"""Statements made ready for a driver: their SQL once, their values each time."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from sqlalchemy import Integer, bindparam
from sqlalchemy.engine import Dialect
from sqlalchemy.sql.compiler import SQLCompiler

from .database import Change, Statement

MARK: Final = "write_in_group"
"""What a counted statement returns for each row it touched: the place of its write in the group."""


class Ready(NamedTuple):
    """A statement as a driver takes it. The schema's types need no conversion on either side."""

    sql: str
    values: tuple[object, ...]
    table: str
    mark: int

    def marked(self, place: int) -> tuple[object, ...]:
        """The values of a counted statement that stands at this place in its group."""
        return (*self.values[: self.mark], place, *self.values[self.mark + 1 :])


class _Form(NamedTuple):
    """A statement compiled: its SQL, and the names of its values in the order of the SQL."""

    compiled: SQLCompiler
    sql: str
    order: tuple[str, ...]
    names: frozenset[str]
    table: str
    mark: int

    def ready(self, values: Mapping[str, object]) -> Ready:
        """With these values; those that it does not name it brings itself."""
        if not values.keys() >= self.names:
            values = self.compiled.construct_params(values)
        return Ready(self.sql, tuple(map(values.__getitem__, self.order)), self.table, self.mark)


class Compiler:
    """Makes statements ready for one kind of database.

    It is the caller who makes them ready, so that a bad one is his alone and never in a group.
    """

    def __init__(self, dialect: Dialect, *, counted: bool) -> None:
        self._dialect = dialect
        self._counted = counted
        self._known: dict[Change, dict[tuple[str, ...], _Form]] = {}

    def ready(self, statement: Statement) -> Ready:
        """One statement, its values in the order of its SQL."""
        if isinstance(statement, tuple):
            change, values = statement
            return self._compiled_once(change, values).ready(values)
        return self._compiled(statement, None).ready({})

    def _compiled_once(self, change: Change, values: Mapping[str, object]) -> _Form:
        names = tuple(values)
        try:
            return self._known[change][names]
        except KeyError:
            form = self._compiled(change, list(names))
            return self._known.setdefault(change, {}).setdefault(names, form)

    def _compiled(self, change: Change, names: list[str] | None) -> _Form:
        if self._counted:
            change = change.returning(bindparam(MARK, None, Integer))
        compiled = change.compile(
            dialect=self._dialect,
            column_keys=names,
            compile_kwargs={"render_postcompile": True},
        )
        assert isinstance(compiled, SQLCompiler)
        order = tuple(compiled.positiontup or ())
        mark = order.index(MARK) if self._counted else -1
        return _Form(compiled, compiled.string, order, frozenset(order), str(change.table), mark)
