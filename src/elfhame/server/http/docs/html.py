"""Builds HTML: elements that escape their text, and the bit of Markdown that docstrings use."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import Final
from xml.etree.ElementTree import Element, tostring

Content = str | Element
CODE: Final = re.compile(r"`([^`]+)`")


def element(tag: str, *content: Content, **attributes: str) -> Element:
    """An element with text and other elements in it; `class_` stands for `class`.

    >>> tostring(element("p", "see ", element("a", "it", href="#it"), "!", class_="note"))
    b'<p class="note">see <a href="#it">it</a>!</p>'
    """
    named = {name.rstrip("_").replace("_", "-"): value for name, value in attributes.items()}
    made = Element(tag, named)
    for part in content:
        if isinstance(part, Element):
            made.append(part)
        elif len(made):
            made[-1].tail = (made[-1].tail or "") + part
        else:
            made.text = (made.text or "") + part
    return made


def prose(text: str) -> list[Content]:
    """A sentence, with everything between backticks as code.

    >>> [part if isinstance(part, str) else tostring(part) for part in prose("Send `ask` back.")]
    ['Send ', b'<code>ask</code>', ' back.']
    """
    parts = CODE.split(text)
    return [element("code", part) if place % 2 else part for place, part in enumerate(parts)]


def paragraphs(text: str) -> Iterator[Element]:
    """A paragraph for each block of lines."""
    for block in text.split("\n\n"):
        yield element("p", *prose(" ".join(block.split())))


def definitions(rows: Iterable[tuple[list[Content], list[Content]]], **attributes: str) -> Element:
    """A list of terms, each with its definition."""
    listed = [part for term, text in rows for part in (element("dt", *term), element("dd", *text))]
    return element("dl", *listed, **attributes)


def page(title: str, style: str, *body: Content) -> bytes:
    """A whole page."""
    head = element(
        "head",
        element("meta", charset="utf-8"),
        element("meta", name="viewport", content="width=device-width, initial-scale=1"),
        element("title", title),
        element("link", rel="icon", href="/favicon.svg", type="image/svg+xml"),
        element("link", rel="stylesheet", href=style),
    )
    root = element("html", head, element("body", *body), lang="en")
    return f"<!doctype html>\n{tostring(root, encoding='unicode', method='html')}".encode()
