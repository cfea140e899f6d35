"""The metadata that a package index shows: links in the description work, the page is mentioned."""

from __future__ import annotations

import re
import zipfile
from email.message import Message
from email.parser import Parser
from importlib.metadata import version
from pathlib import Path

import pytest

from scripts.check_package import ROOT
from tests.package.conftest import Packages

LINK = re.compile(r"\]\(([^)\s]+)|\s(?:src|srcset|href)=\"([^\"\s]+)")
OURS = re.compile(
    r"https://(?:github\.com/elfhame/elfhame/blob|raw\.githubusercontent\.com/elfhame/elfhame)/"
    r"v(?P<version>[^/]+)/(?P<file>[^#]+)"
)


@pytest.fixture
def metadata(packages: Packages) -> Message:
    with zipfile.ZipFile(packages.wheel) as archive:
        (name,) = (name for name in archive.namelist() if name.endswith(".dist-info/METADATA"))
        return Parser().parsestr(archive.read(name).decode("utf-8"))


def links(markdown: str) -> list[str]:
    return [first or second for first, second in LINK.findall(markdown)]


def test_the_description_has_no_relative_links(metadata: Message) -> None:
    found = links(str(metadata.get_payload()))
    assert len(found) == len(links((ROOT / "README.md").read_text("utf-8"))) > 0
    assert [link for link in found if not link.startswith(("https://", "http://", "#"))] == []


def test_links_to_our_files_point_to_files_of_this_version(metadata: Message) -> None:
    ours = [found for link in links(str(metadata.get_payload())) if (found := OURS.match(link))]
    assert ours
    assert {found["version"] for found in ours} == {version("elfhame")}
    assert [found["file"] for found in ours if not (ROOT / found["file"]).exists()] == []


def test_pictures_are_linked_as_files_not_as_pages(metadata: Message) -> None:
    pictures = [link for link in links(str(metadata.get_payload())) if Path(link).suffix == ".webp"]
    assert pictures
    assert [link for link in pictures if "raw.githubusercontent.com" not in link] == []


def test_the_summary_mentions_the_page(metadata: Message) -> None:
    assert "page" in metadata["Summary"]


def test_every_supported_python_has_a_classifier(metadata: Message) -> None:
    classified = set(metadata.get_all("Classifier") or [])
    oldest = metadata["Requires-Python"].removeprefix(">=")
    assert f"Programming Language :: Python :: {oldest}" in classified


def test_the_citation_names_this_version() -> None:
    lines = (ROOT / "CITATION.cff").read_text("utf-8").splitlines()
    assert f"version: {version('elfhame')}" in lines
