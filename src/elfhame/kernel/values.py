"""States as ordinary values: their fields, for comparing, copying and pickling them."""
# compiled

from __future__ import annotations

import copyreg
from typing import Any, Final

from .arrays import COMPILED, i64, vec
from .journal import UNREAD

_NATIVE_FIELDS: Final = "__mypyc_attrs__"
"""The attribute of a compiled class that names its fields."""
_NO_PART: Final = ("journal", "telling")
"""Fields that aren't part of a state's value: a copy is silent."""


def fields_of(state: object) -> dict[str, Any]:
    """The fields of a state by name, without its journal."""
    if hasattr(state, "__dict__"):
        return dict(vars(state))
    return {name: getattr(state, name) for name in _names(type(state))}


def state_from(kind: Any, fields: dict[str, Any]) -> Any:
    """A silent state of a class, with these fields."""
    if kind.__dictoffset__:
        state = kind.__new__(kind)
        state.journal, state.telling = UNREAD, 0
        vars(state).update(fields)
        return state
    if _NATIVE_FIELDS in vars(kind):
        fields = {name: _native(value) for name, value in fields.items()}
    return kind(**fields)


def array_of(items: list[int]) -> vec[i64]:
    """The items as an array of the kernel that is loaded, compiled or not."""
    return vec[i64](items)


def _names(kind: type) -> list[str]:
    names: dict[str, None] = {}
    for base in kind.__mro__:
        declared = vars(base)
        for name in declared.get("__slots__", declared.get(_NATIVE_FIELDS, ())):
            if name not in _NO_PART:
                names[name] = None
    return list(names)


def _native(value: Any) -> Any:
    """A field for a compiled class; one that plain Python pickled may be a list."""
    return array_of(value) if isinstance(value, list) else value


def _reduce_array(items: Any) -> tuple[Any, tuple[list[int]]]:
    return array_of, (list(items),)


if COMPILED:
    copyreg.pickle(type(array_of([])), _reduce_array)
