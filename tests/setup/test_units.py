"""The C code is divided so that small functions of the kernel can be inlined in every game."""

from __future__ import annotations

from pathlib import Path

import pytest

from scripts.setup.units import INLINED, KERNEL, RUNTIME, Unit, units_of

BITS = """\
static PyMethodDef methods[] = {
};
int64_t CPyDef_bits___lowest(int64_t cpy_r_bits) {
    if (cpy_r_bits) {
        return 1;
    }
    return 0;
}

PyObject *CPyPy_bits___lowest(PyObject *self) {
    return NULL;
}

char CPyDef_bits_____top_level__(void) {
    return 1;
}
"""
RNG = "PyObject *CPyDef_rng___Rng___clone(PyObject *cpy_r_self) {\n    return NULL;\n}\n"
DIVIDE = "int64_t CPyInt64_Divide(int64_t x, int64_t y) {\n    return x / y;\n}\n"


@pytest.fixture
def units(tmp_path: Path) -> dict[str, Unit]:
    written = dict(zip((*INLINED, RUNTIME), (BITS, RNG, DIVIDE), strict=True))
    for name, code in written.items():
        (tmp_path / name).write_text(code, encoding="utf-8")
    games = ["games___fae___state.c", "games___fae___rules___move.c", "games___land___state.c"]
    names = [*INLINED, *(f"__native_elfhame___{name}" for name in games)]
    return {unit.name: unit for unit in units_of([tmp_path / name for name in names], tmp_path)}


def test_the_kernel_and_each_game_are_a_unit(units: dict[str, Unit]) -> None:
    assert {name: len(unit.sources) for name, unit in units.items()} == {
        KERNEL: 2,
        "fae": 2,
        "land": 1,
    }


def test_a_game_calls_its_own_copies_of_small_functions(units: dict[str, Unit]) -> None:
    code = units["fae"].code
    for name in ("CPyDef_bits___lowest", "CPyDef_rng___Rng___clone", "CPyInt64_Divide"):
        assert code.count(f"#define {name} {name}_inlined\nstatic inline ") == 1
        assert code.index(f"#define {name} ") < code.index("games___fae___rules___move.c")
    assert "    return 0;\n}\n#define" in code
    assert "CPyPy_" not in code
    assert "top_level" not in code


def test_the_kernel_keeps_the_functions_that_python_calls(units: dict[str, Unit]) -> None:
    assert "#define" not in units[KERNEL].code


def test_it_is_noticed_if_there_is_nothing_to_inline(tmp_path: Path) -> None:
    for name in (*INLINED, RUNTIME):
        (tmp_path / name).write_text("", encoding="utf-8")
    with pytest.raises(SystemExit, match="no functions to inline"):
        units_of([tmp_path / name for name in INLINED], tmp_path)
