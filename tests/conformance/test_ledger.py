"""Every rule in every ledger has a test that names it, and tests name no other rules."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final

import pytest

from .kit import Kit
from .kits import KITS, every_kit

TESTS: Final = Path(__file__).parents[1]


def rules_named(source: str) -> Iterator[str]:
    """The ids in every ``pytest.mark.rule(...)`` of a test file."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call) and ast.unparse(node.func) == "pytest.mark.rule":
            for argument in node.args:
                assert isinstance(argument, ast.Constant), (
                    "a mark names its rules as string literals"
                )
                yield str(argument.value)


@cache
def files_by_rule() -> dict[str, list[str]]:
    """The test files that name each rule."""
    files: dict[str, list[str]] = {}
    for path in sorted(TESTS.rglob("*.py")):
        for rule in rules_named(path.read_text(encoding="utf-8")):
            files.setdefault(rule, []).append(str(path.relative_to(TESTS)))
    return files


@every_kit
def test_every_rule_is_named_by_a_test(kit: Kit) -> None:
    untested = sorted(kit.ledger() - files_by_rule().keys())
    assert not untested, f"no test of {kit.game.title} names {', '.join(untested)}"


def test_every_rule_that_a_test_names_is_in_a_ledger() -> None:
    ledgers = frozenset[str]().union(*(kit.ledger() for kit in KITS))
    unknown = {rule: files for rule, files in files_by_rule().items() if rule not in ledgers}
    assert not unknown, f"no ledger has these rules: {unknown}"


@every_kit
def test_the_ids_of_a_ledger_have_one_prefix(kit: Kit) -> None:
    assert kit.ledger(), f"{kit.game.title} has an empty ledger"
    assert all(rule.startswith(kit.prefix) for rule in kit.ledger())


@pytest.mark.parametrize(
    "source",
    [
        '@pytest.mark.rule("A-1", "A-2R")\ndef test(): ...',
        'pytestmark = [pytest.mark.rule("A-1"), pytest.mark.rule("A-2R")]',
        'cases = [pytest.param(1, marks=pytest.mark.rule("A-1")), pytest.mark.rule("A-2R")]',
        'class TestA:\n    @pytest.mark.rule("A-1")\n    @pytest.mark.rule("A-2R")\n'
        "    def test(self): ...",
    ],
)
def test_a_rule_is_found_wherever_it_is_named(source: str) -> None:
    assert sorted(rules_named(source)) == ["A-1", "A-2R"]
