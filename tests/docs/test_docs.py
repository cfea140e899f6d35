"""The documentation is true: examples run, links work, and the rules and files it names exist."""

from __future__ import annotations

import doctest
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final
from xml.etree import ElementTree

import pytest

import elfhame
from elfhame.texts import rulebook
from tests.docs.pages import PAGES, ROOT, every_page, name_of

WITH_EXAMPLES: Final = [page for page in PAGES if ">>> " in page.read_text(encoding="utf-8")]
LEDGERS: Final = {rule.id for name in elfhame.catalogue() for rule in rulebook(name)}
PREFIXES: Final = "|".join(sorted({rule.partition("-")[0] for rule in LEDGERS}))

FENCE = re.compile(r"^```.*$", re.MULTILINE)
LINK = re.compile(r"\]\((?P<to>[^)\s]+)\)")
HEADING = re.compile(r"^#+ (?P<title>.+)$", re.MULTILINE)
RULE = re.compile(rf"\b(?:{PREFIXES})-\d+[A-Z]?\b")
BUTTON = re.compile(r"\*\*(?P<label>[^*\n]+)\*\*")
FILE = re.compile(r"`((?:src|tests|scripts|benchmarks|docs|examples)/[\w./-]+)`")


# ---------------------------------------------------------------- examples


def broken_examples(text: str, name: str = "a page") -> str:
    """Run the examples on a page in order; returns a report of wrong results, if any."""
    test = doctest.DocTestParser().get_doctest(FENCE.sub("", text), {}, name, name, 0)
    runner = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE)
    report: list[str] = []
    runner.run(test, out=report.append)
    return "".join(report)


@pytest.mark.parametrize("page", WITH_EXAMPLES, ids=name_of)
def test_examples_give_the_results_shown(
    page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)  # they may write files
    assert broken_examples(page.read_text(encoding="utf-8"), name_of(page)) == ""


def test_these_pages_have_examples() -> None:
    wanted = {
        "README.md",
        "docs/reference/fae.md",
        "docs/reference/library.md",
        "docs/reference/records.md",
        "docs/tutorial/first-bot.md",
    }
    assert wanted <= set(map(name_of, WITH_EXAMPLES))


@pytest.mark.parametrize("page", ["```\n>>> 1 + 1\n3\n```", ">>> 1 / 0\n", ">>> 2\n```\n2\n```"])
def test_a_broken_example_is_found(page: str) -> None:
    assert broken_examples(page)


def test_the_end_of_a_block_is_not_output() -> None:
    assert broken_examples("```pycon\n>>> 1 + 1\n2\n```\nProse.\n") == ""


# ---------------------------------------------------------------- links and names


def dead_links(page: Path) -> Iterator[str]:
    """The links on a page to missing files or headings."""
    for found in LINK.finditer(page.read_text(encoding="utf-8")):
        to = found["to"]
        if "://" in to:
            continue
        path, _, heading = to.partition("#")
        target = page.parent / path if path else page
        if not target.is_file() or (heading and heading not in anchors(target)):
            yield to


def anchors(page: Path) -> set[str]:
    """The anchors of a page's headings."""
    titles = (found["title"] for found in HEADING.finditer(page.read_text(encoding="utf-8")))
    return {re.sub(r"[^\w -]", "", title).lower().replace(" ", "-") for title in titles}


@every_page
def test_links_work(page: Path) -> None:
    assert list(dead_links(page)) == []


@every_page
def test_rules_named_on_a_page_exist(page: Path) -> None:
    named = set(RULE.findall(page.read_text(encoding="utf-8")))
    assert sorted(named - LEDGERS) == []


@every_page
def test_files_named_on_a_page_exist(page: Path) -> None:
    named = FILE.findall(page.read_text(encoding="utf-8"))
    assert [file for file in named if not (ROOT / file).exists()] == []


def test_missing_targets_are_found(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text("# A title, here\n[a](#a-title-here) [b](gone.md) [c](#gone) [d](page.md)\n")
    assert list(dead_links(page)) == ["gone.md", "#gone"]
    assert RULE.findall("FAE-20, FAE-24V and SHA-256") == ["FAE-20", "FAE-24V"]


def test_speed_figures_in_the_readme_are_measured() -> None:
    claimed = re.findall(r"([\d.]+) times", (ROOT / "README.md").read_text(encoding="utf-8"))
    measured = (ROOT / "docs" / "speed.md").read_text(encoding="utf-8").replace("**", "")
    assert [figure for figure in claimed if f"| {figure} |" not in measured] == []


def test_the_picture_is_a_drawing() -> None:
    drawing = ElementTree.parse(ROOT / "docs" / "pictures" / "fae.svg").getroot()
    assert drawing.tag == "{http://www.w3.org/2000/svg}svg"


# ---------------------------------------------------------------- the page's words


@pytest.mark.parametrize("name", ["first-game", "first-evening"])
def test_buttons_in_a_tutorial_have_the_names_that_the_page_gives_them(name: str) -> None:
    """Of the words in bold, which are otherwise names of games."""
    labels = (ROOT / "client" / "src" / "i18n" / "en.ts").read_text(encoding="utf-8")
    text = (ROOT / "docs" / "tutorial" / f"{name}.md").read_text(encoding="utf-8")
    named = {found["label"] for found in BUTTON.finditer(text)}
    assert named
    assert {label for label in named if f"'{label}'" not in labels} == set()
