"""The pages of the documentation and their fenced blocks."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

import pytest

ROOT: Final = Path(__file__).parents[2]
GUIDES: Final = sorted((ROOT / "README.md", *ROOT.glob("docs/**/*.md")))
"""Pages that readers follow step by step."""
PAGES: Final = sorted({*GUIDES, *ROOT.glob("*.md")})

_FENCE = re.compile(r"^ *```(?P<language>[\w-]*)\n(?P<body>.*?)^ *```$", re.MULTILINE | re.DOTALL)


class Fence(NamedTuple):
    """A fenced block: its language, its text, and the prose before it."""

    language: str
    body: str
    prose: str


def name_of(page: Path) -> str:
    """The page's path, as a reader would write it."""
    return page.relative_to(ROOT).as_posix()


def fences(text: str) -> Iterator[Fence]:
    """All fenced blocks on a page, in order."""
    end = 0
    for found in _FENCE.finditer(text):
        yield Fence(found["language"], found["body"], text[end : found.start()].strip())
        end = found.end()


every_page = pytest.mark.parametrize("page", PAGES, ids=name_of)
every_guide = pytest.mark.parametrize("page", GUIDES, ids=name_of)
