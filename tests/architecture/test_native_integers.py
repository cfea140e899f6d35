"""Compiled functions avoid the two expressions that turn native integers into objects."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from scripts.setup.native import is_compiled

SRC = Path(__file__).parents[2] / "src" / "elfhame"
CHECKED = ("kernel", "bots", "games")


def faults(source: str) -> list[str]:
    """What should be written differently, with its line. Code outside functions runs only once."""
    functions = (node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.FunctionDef))
    nodes = {node for function in functions for node in ast.walk(function)}
    return sorted({f"{line}: {what}" for node in nodes for line, what in faults_of(node)})


def faults_of(node: ast.AST) -> Iterator[tuple[int, str]]:
    match node:
        case ast.IfExp(body=body, orelse=orelse) if is_number(body) != is_number(orelse):
            yield node.lineno, "a number in a conditional expression, use an if statement"
        case ast.For(target=ast.Name(id="_")) | ast.comprehension(target=ast.Name(id="_")):
            yield node.target.lineno, "an object counts the rounds, call it something else than _"


def is_number(node: ast.expr) -> bool:
    """Whether an expression is a literal integer or the name of a constant."""
    match node:
        case ast.UnaryOp(operand=operand):
            return is_number(operand)
        case ast.Constant(value=value):
            return type(value) is int
        case ast.Name(id=name):
            return name.isupper()
    return False


@pytest.mark.parametrize("part", CHECKED)
def test_functions_keep_integers_native(part: str) -> None:
    sources = {path: path.read_text(encoding="utf-8") for path in (SRC / part).rglob("*.py")}
    compiled = {path: source for path, source in sources.items() if is_compiled(source)}
    assert compiled
    found = {path.relative_to(SRC): faults(source) for path, source in compiled.items()}
    assert {path: lines for path, lines in found.items() if lines} == {}


@pytest.mark.parametrize(
    "code",
    [
        "share if visits else 0",
        "-1 if place == count else place",
        "seat if seat < 4 else NOBODY",
        "[rng.word() for _ in range(5)]",
    ],
)
def test_both_expressions_are_found(code: str) -> None:
    assert faults(f"def f():\n    return {code}\n")[0].startswith("2: ")
    assert faults(f"TABLE = {code}\n") == []


@pytest.mark.parametrize(
    "code", ["a if b else c", "FIRST if a else SECOND", "name if a else None", "1.5 if a else b"]
)
def test_other_expressions_are_fine(code: str) -> None:
    assert faults(f"def f():\n    return {code}\n") == []
