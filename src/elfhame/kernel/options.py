"""The options of a game, and the kind of each: how a form offers it and what it may be."""

from __future__ import annotations

from functools import cache
from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import inspect

OptionKind = Literal["flag", "number", "choice", "seat"]
"""On or off; a whole number; one of several words; a seat of the table, or none."""

_SEAT: Final = "seat"

SeatOption = Annotated[int | None, msgspec.Meta(extra={"kind": _SEAT})]
"""The type of an option that names a seat; None leaves the choice to chance."""


class Options(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The options that a table's owner can choose; every field has a default.

    The type of a field declares the kind of the option: ``bool`` is a flag, ``int`` a number, a
    ``Literal`` a choice, and ``SeatOption`` a seat.
    """


@cache
def option_kinds(options: type[Options]) -> dict[str, OptionKind]:
    """The kind of each option, by name."""
    found = inspect.type_info(options)
    assert isinstance(found, inspect.StructType)
    return {field.name: _kind(field.name, field.type) for field in found.fields}


@cache
def seat_options(options: type[Options]) -> tuple[str, ...]:
    """The names of the options that name a seat."""
    return tuple(name for name, kind in option_kinds(options).items() if kind == _SEAT)


def _kind(name: str, declared: Any) -> OptionKind:
    match declared:
        case inspect.Metadata(extra={"kind": "seat"}):
            return "seat"
        case inspect.BoolType():
            return "flag"
        case inspect.IntType():
            return "number"
        case inspect.LiteralType():
            return "choice"
    raise TypeError(f"option {name!r} is neither a flag, a number, a choice nor a seat")
