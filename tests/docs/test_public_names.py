"""All public names are listed on one page, and the examples use no others."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from importlib import import_module
from typing import Final

import pytest

import elfhame
from tests.docs.pages import ROOT
from tests.docs.test_types import sources

ROW = re.compile(r"^\| `(?P<module>elfhame[\w.]*)` \| (?P<names>`.*`) \|$", re.MULTILINE)
PAGE: Final = (ROOT / "docs/reference/library.md").read_text("utf-8")
PUBLIC: Final = {
    found["module"]: re.findall(r"`(\w+)`", found["names"]) for found in ROW.finditer(PAGE)
}
COMPLETE: Final = ("elfhame", *(f"elfhame.games.{name}" for name in elfhame.catalogue()))
"""Modules whose public names are all in ``__all__``."""


def imported_names(source: str) -> Iterator[tuple[str, str]]:
    """The names that a module imports from Elfhame, each with the module that defines it."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("elfhame"):
            yield from ((str(node.module), alias.name) for alias in node.names)


def is_public(module: str, name: str) -> bool:
    return name in PUBLIC.get(module, ()) or f"{module}.{name}" in PUBLIC


@pytest.mark.parametrize("module", COMPLETE)
def test_the_page_lists_all_public_names(module: str) -> None:
    assert module in PUBLIC, f"docs/reference/library.md has no row for {module}"
    assert PUBLIC[module] == import_module(module).__all__


@pytest.mark.parametrize("module", PUBLIC)
def test_public_names_exist(module: str) -> None:
    found = import_module(module)
    assert [name for name in PUBLIC[module] if not hasattr(found, name)] == []


@pytest.mark.parametrize(("page", "source"), sources().items())
def test_examples_import_public_names_only(page: str, source: str) -> None:
    assert [
        (where, name) for where, name in imported_names(source) if not is_public(where, name)
    ] == []


def test_a_private_import_is_found() -> None:
    found = list(
        imported_names("import elfhame\nfrom elfhame.games.fae.state import Realm, spirit\n")
    )
    assert found == [(("elfhame.games.fae.state"), "Realm"), ("elfhame.games.fae.state", "spirit")]
    assert not any(is_public(*name) for name in found)
