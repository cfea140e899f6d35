"""Compiled rules make no Python objects of integers, except in functions that boxing.txt lists.

Entries of the journal are made of objects too, but only if someone reads them.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import elfhame

C = Path(elfhame.__file__).parents[2] / "native" / "c"
"""The C code that `make rules` compiled."""
CHECKED = ("kernel", "bots", "games")
ALLOWED = Path(__file__).parent / "boxing.txt"
LISTED = 56
"""How many functions boxing.txt lists. This number may only be lowered."""

FUNCTION = re.compile(
    r"^\w[\w ]*[ *]CPyDef_(\w+)\([^;{]*\) \{\n(.*?)^\}\n", re.MULTILINE | re.DOTALL
)
ENTRY = re.compile(r"PyList_New\((?:(?!PyList_New).)*?CPyDef_\w*note\w*\(", re.DOTALL)
"""From the making of a list to the call that puts it into the journal."""
BOX = re.compile(r"\b(?:PyLong_FromLongLong|CPyTagged_StealAsObject)\(")


def boxing_functions(module: str, code: str) -> Iterator[str]:
    """The functions of a module that make objects of integers, with their full names.

    Left out are the module's own code, which runs once, and glue for subclasses in pure Python.
    """
    for name, body in FUNCTION.findall(code):
        if name.endswith(("__top_level__", "_glue")) or not BOX.search(ENTRY.sub("", body)):
            continue
        yield f"{module}.{readable(module, name)}"


def readable(module: str, name: str) -> str:
    """A function's own name and that of its class, without what mypyc puts before them.

    >>> readable("elfhame.bots.tree", "tree___Tree____select"), readable("a.b", "a___b____put")
    ('Tree._select', '_put')
    """
    parts = module.split(".")
    known = ["___".join(parts[at:]) + "___" for at in range(len(parts))]
    prefix = next(prefix for prefix in known if name.startswith(prefix))
    return name.removeprefix(prefix).replace("___", ".", 1)


def compiled_code() -> dict[str, str]:
    """The C code of each module that is checked."""
    files = {path.stem.removeprefix("__native_"): path for path in C.glob("__native_elfhame*.c")}
    modules = {name.replace("___", "."): path for name, path in files.items()}
    return {
        module: path.read_text(encoding="utf-8")
        for module, path in modules.items()
        if module.split(".")[1] in CHECKED
    }


def allowed_functions() -> list[str]:
    lines = ALLOWED.read_text(encoding="utf-8").splitlines()
    return [line for line in lines if line and not line.startswith("#")]


def test_the_list_of_functions_that_make_objects_never_grows() -> None:
    found = len(allowed_functions())
    assert found <= LISTED, "use native integers instead of adding a function to the list"
    assert found == LISTED, "the list got shorter: lower LISTED, so that it stays so"


@pytest.mark.skipif(not elfhame.COMPILED, reason="nothing is compiled")
def test_only_listed_functions_make_objects_of_integers() -> None:
    code = compiled_code()
    assert code, f"there is no C code in {C}"
    found = {name for item in code.items() for name in boxing_functions(*item)}
    allowed = set(allowed_functions())
    boxing = sorted(found - allowed)
    assert boxing == [], "these functions make objects of integers:\n" + "\n".join(boxing)
    assert sorted(allowed - found) == [], "these no longer do: remove them from the list"


BODY = "    cpy_r_r2 = PyLong_FromLongLong(cpy_r_r1);\n"
NOTED = (
    "    cpy_r_r3 = PyList_New(1);\n"
    + BODY
    + "    cpy_r_r4 = CPyDef_journal___Journal___note(cpy_r_r0, 2, 0, cpy_r_r3);\n"
)


@pytest.mark.parametrize(
    ("name", "body", "found"),
    [
        ("rng___Rng___below", BODY, ["elfhame.kernel.rng.Rng.below"]),
        ("kernel___rng____keyed", NOTED + BODY, ["elfhame.kernel.rng._keyed"]),
        ("rng___Rng___below", NOTED, []),
        ("rng___Rng___below", "    return 1;\n", []),
        ("rng_____top_level__", BODY, []),
        ("rng___Rng___below__Rng_glue", BODY, []),
    ],
)
def test_objects_outside_the_journal_are_found(name: str, body: str, found: list[str]) -> None:
    code = f"static int x;\nPyObject *CPyDef_{name}(int64_t cpy_r_r1) {{\n{body}}}\n"
    assert [*boxing_functions("elfhame.kernel.rng", code)] == found
