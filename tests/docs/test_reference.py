"""Reference pages and tutorials agree with the program: options, addresses, labels, source."""

from __future__ import annotations

import re
from collections.abc import Collection
from importlib.util import find_spec
from pathlib import Path

import click
import pytest
from litestar.handlers import HTTPRouteHandler

from elfhame.cli import elfhame
from elfhame.server.http.asgi import HANDLERS
from tests.cli.driver import output_of
from tests.docs.pages import GUIDES, ROOT, fences, name_of

OPTION = re.compile(r"--[a-z][a-z-]*")
HELPED = re.compile(r"^  (?:-h, )?(--[a-z-]+)", re.MULTILINE)
ROW = re.compile(r"^\| `(--[a-z-]+)", re.MULTILINE)
SECTION = re.compile(
    r"^## `elfhame (?P<command>\w+)[^`]*`\n(?P<text>.*?)(?=^## )", re.MULTILINE | re.DOTALL
)
SPAN = re.compile(r"`(?:bin/)?elfhame (?P<words>[^`]+)`")
REQUEST = re.compile(r"^\| `(?P<request>[A-Z]+ /[^`]+)`", re.MULTILINE)
MODULE = re.compile(r"python -m (?P<module>scripts[\w.]+)")
LABEL = re.compile(r"\*\*(?P<label>[^*]+)\*\*")
PARAMETER = re.compile(r"\{(\w+):\w+\}")

SECTIONS = {
    found["command"]: found["text"]
    for found in SECTION.finditer((ROOT / "docs/reference/commands.md").read_text("utf-8"))
}


def subcommands(command: str) -> Collection[str]:
    """The commands of a group such as ``lab``; none otherwise."""
    found = elfhame.commands[command]
    return found.commands if isinstance(found, click.Group) else ()


def test_every_command_has_a_section() -> None:
    assert set(SECTIONS) == set(elfhame.commands)


@pytest.mark.parametrize("command", elfhame.commands)
def test_a_section_lists_the_options_that_help_lists(command: str) -> None:
    listed = ROW.findall(SECTIONS[command])
    assert sorted([*listed, "--help"]) == sorted(HELPED.findall(output_of(command, "--help")))


@pytest.mark.parametrize("page", GUIDES, ids=name_of)
def test_commands_in_prose_exist(page: Path) -> None:
    for found in SPAN.finditer(page.read_text("utf-8")):
        command, *words = found["words"].split()
        assert command in elfhame.commands or command.startswith("--"), found[0]
        if command in elfhame.commands:
            named = set(OPTION.findall(" ".join(words)))
            inner = [word for word in words[:1] if word in subcommands(command)]
            assert named <= set(OPTION.findall(output_of(command, *inner, "--help"))), found[0]


@pytest.mark.parametrize("page", GUIDES, ids=name_of)
def test_scripts_in_prose_exist(page: Path) -> None:
    modules = MODULE.findall(page.read_text("utf-8"))
    assert [module for module in modules if find_spec(module) is None] == []


def test_the_server_reference_lists_every_address() -> None:
    listed = REQUEST.findall((ROOT / "docs/reference/server.md").read_text("utf-8"))
    handlers = [handler for handler in HANDLERS if isinstance(handler, HTTPRouteHandler)]
    served = {
        f"{method} {PARAMETER.sub(lambda found: found[1].upper(), path)}"
        for handler in handlers
        if handler.include_in_schema is not False
        for path in handler.paths
        for method in handler.http_methods
    }
    assert sorted(listed) == sorted(served)


@pytest.mark.parametrize("page", sorted(ROOT.glob("docs/tutorial/*.md")), ids=name_of)
def test_labels_in_tutorials_exist_on_the_page(page: Path) -> None:
    words = (ROOT / "client/src/i18n/en.ts").read_text("utf-8")
    assert [label for label in LABEL.findall(page.read_text("utf-8")) if label not in words] == []


def test_python_source_in_guides_is_that_of_the_examples() -> None:
    sources = [example.read_text("utf-8") for example in ROOT.glob("examples/*.py")]
    shown = [fence for page in GUIDES for fence in fences(page.read_text("utf-8"))]
    blocks = [fence.body for fence in shown if fence.language == "python"]
    assert blocks
    assert [block for block in blocks if not any(block in source for source in sources)] == []
