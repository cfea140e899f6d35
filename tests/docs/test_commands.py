"""Every command in the README and docs runs as written, or is listed with the reason why not."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pytest

from tests.docs.commands import UNTRIED, Command, broken_commands, commands, untried_prefix
from tests.docs.pages import GUIDES, every_guide, fences, name_of


def _has_tried_commands(page: Path) -> bool:
    return any(not untried_prefix(command.line) for command in commands(page.read_text("utf-8")))


WITH_COMMANDS: Final = [page for page in GUIDES if _has_tried_commands(page)]


@pytest.mark.parametrize("page", WITH_COMMANDS, ids=name_of)
def test_commands_run_as_written(page: Path, tmp_path: Path) -> None:
    assert broken_commands(page.read_text("utf-8"), tmp_path) == []


def test_these_pages_have_commands() -> None:
    wanted = {"README.md", "docs/reference/commands.md", "docs/tutorial/first-game.md"}
    assert wanted <= set(map(name_of, WITH_COMMANDS))


def test_every_untried_command_is_in_the_documentation() -> None:
    lines = [command.line for page in GUIDES for command in commands(page.read_text("utf-8"))]
    assert set(UNTRIED) == {words for line in lines if (words := untried_prefix(line))}


@every_guide
def test_no_command_hides_in_a_block_that_is_not_run(page: Path) -> None:
    languages = {fence.language for fence in fences(page.read_text("utf-8"))}
    assert languages.isdisjoint({"", "bash", "console", "shell", "zsh"})


def test_broken_commands_are_found(tmp_path: Path) -> None:
    page = """
```sh
bin/elfhame rules fae FAE-9999
bin/elfhame fly
bin/elfhame --version
```

```text
elfhame 0.0.0
```
"""
    problems = broken_commands(page, tmp_path)
    assert [problem.partition(":")[0] for problem in problems] == [
        "bin/elfhame rules fae FAE-9999",
        "bin/elfhame fly",
        "bin/elfhame --version",
    ]


def test_comments_are_skipped_and_output_belongs_to_the_last_command() -> None:
    page = "```sh\n# first\na  # why\nb \\\n  c\n```\n\n```text\nd\n```\nProse.\n```text\ne\n```\n"
    assert list(commands(page)) == [Command("a"), Command("b c", ("d",))]


def test_only_whole_words_are_untried() -> None:
    assert untried_prefix("make test -j 2") == "make test"
    assert untried_prefix("make test-fast") is None
